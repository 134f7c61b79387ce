import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';

export const EnterpriseCard = ({ locale }: { locale: Locale }) => {
  const t = useTranslations('pricing.enterprise');
  return (
    <section
      aria-labelledby="enterprise"
      className="mt-6 flex flex-wrap items-center justify-between gap-6 rounded bg-steel p-6 text-on-steel md:p-8"
    >
      <div>
        <h2 id="enterprise" className="display text-26">
          {t('title')}
        </h2>
        <p className="mt-2 text-17">{t('tailored')}</p>
        <p className="mt-1 text-on-steel-muted">{t('text')}</p>
      </div>
      {/* Spelled so in the specification; the middleware answers it with the way to the contact page. */}
      <LinkButton href={localePath(locale, '/contact-us1')} variant="on-steel" size="lg">
        {t('contact')}
      </LinkButton>
    </section>
  );
};
