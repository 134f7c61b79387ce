import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

export const SafetyAdvice = ({ locale }: { locale: Locale }) => {
  const t = useTranslations('ad.safety');
  return (
    <section aria-labelledby="safety" className="p-5">
      <h2 id="safety" className="flex items-center gap-2 text-15">
        <Icon name="shield-check" size={18} className="text-good" />
        {t('title')}
      </h2>
      <ul className="mt-2 list-disc space-y-1 ps-5 text-15 text-muted marker:text-line">
        <li>{t('see')}</li>
        <li>{t('papers')}</li>
        <li>{t('deposit')}</li>
      </ul>
      <Link
        href={localePath(locale, paths.information('how-to-stay-safe'))}
        className="mt-2 inline-flex min-h-6 items-center text-15 text-petrol underline-offset-4 hover:underline"
      >
        {t('more')}
      </Link>
    </section>
  );
};
