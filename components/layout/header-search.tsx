import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';

/** A plain form: it works before and without any script. */
export const HeaderSearch = async ({ locale, className }: { locale: Locale; className?: string }) => {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <search className={className}>
      <form action={localePath(locale, '/ads')} className="field-box flex overflow-clip">
        <input
          type="search"
          name="search"
          required
          maxLength={200}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          data-suggest=""
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          className="min-w-0 flex-1 bg-transparent ps-3 -outline-offset-3 placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={t('searchSubmit')}
          className="grid w-11 place-items-center text-muted -outline-offset-3 hover:text-ink"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
};
