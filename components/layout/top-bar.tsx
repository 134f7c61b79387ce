import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { StaticPart } from '@/components/ui/static-part';
import type { Currency, Language } from '@/lib/contract/reference';
import type { SocialLink } from '@/lib/contract/wordings';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';
import { PreferencesLater } from './header-later';
import { headerLinks, topBarLinks } from './navigation';
import { getSelectLabels } from './select-labels';
import { SocialLinks } from './social-links';

type Props = {
  locale: Locale;
  currency: string;
  languages: readonly Language[];
  currencies: readonly Currency[];
  socialLinks: readonly SocialLink[];
};

export const TopBar = async ({ locale, currency, languages, currencies, socialLinks }: Props) => {
  const t = await getTranslations({ locale });
  const code = locale.toUpperCase();
  // Whoever does not know the code of a language knows its name.
  const name = locales[locale].shortName;
  return (
    <div className="top-bar">
      <div className="page-width flex min-h-10 items-center justify-between gap-4">
        <StaticPart id="site-social" className="-ms-2 hidden sm:flex">
          <SocialLinks
            links={socialLinks}
            newTabLabel={t('common.opensInNewTab')}
            className="flex"
            linkClassName="top-bar-link"
          />
        </StaticPart>
        <StaticPart as="ul" id="site-links" className="ms-auto hidden sm:flex">
          {headerLinks.map(({ text, path }) => (
            <li key={text} className="hidden lg:block">
              <Link href={localePath(locale, path)} className="top-bar-link">
                {t(`layout.${text}`)}
              </Link>
            </li>
          ))}
          {topBarLinks.map(({ text, path }) => (
            <li key={text}>
              <Link href={localePath(locale, path)} className="top-bar-link">
                {t(`layout.${text}`)}
              </Link>
            </li>
          ))}
        </StaticPart>
        <PreferencesLater
          label={t('layout.preferences', { language: `${name} ${code}`, currency })}
          name={name}
          caption={`${code} | ${currency}`}
          language={locale}
          currency={currency}
          languages={languages.map(({ code, name }) => ({ code, name }))}
          currencies={currencies.map(({ name }) => name)}
          rtl={locales[locale].dir === 'rtl'}
          labels={{
            title: t('preferences.title'),
            language: t('preferences.language'),
            currency: t('preferences.currency'),
            selectLanguage: t('preferences.selectLanguage'),
            selectCurrency: t('preferences.selectCurrency'),
            cancel: t('common.cancel'),
            save: t('preferences.save'),
            close: t('common.close'),
            select: await getSelectLabels(locale),
          }}
        />
      </div>
    </div>
  );
};
