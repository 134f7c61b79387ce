import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { StaticPart } from '@/components/ui/static-part';
import type { Settings } from '@/lib/contract/wordings';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { LanguageLink } from './language-link';
import { footerColumns } from './navigation';
import { FootSign } from './site-sign';

type Props = {
  locale: Locale;
  settings: Pick<Settings, 'logo' | 'company_name' | 'titleSite' | 'descriptionSite'>;
};

export const SiteFooter = async ({ locale, settings }: Props) => {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const year = String(new Date().getFullYear());
  return (
    <StaticPart
      as="footer"
      id="site-footer"
      className="below mt-auto bg-steel text-on-steel [--about:51rem] md:[--about:38rem] lg:[--about:26rem]"
    >
      <div className="page-width grid gap-10 py-12 md:py-16 lg:grid-cols-[1.4fr_2fr]">
        <FootSign {...settings} />
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title}`}>
              <h2 id={`footer-${title}`} className="text-15">
                {t(title)}
              </h2>
              <ul className="mt-3">
                {links.map(({ text, path }) => (
                  <li key={text}>
                    <Link href={localePath(locale, path)} className="footer-link">
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t border-steel-raised">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-13 text-on-steel-muted">
          <p>{t('rights', { year, company: settings.company_name })}</p>
          <nav aria-label={t('languages')}>
            <ul className="flex flex-wrap gap-x-5">
              {localeCodes.map((code) => (
                <li key={code}>
                  <LanguageLink
                    code={code}
                    name={locales[code].name}
                    href={localePath(code, paths.home)}
                    current={code === locale}
                  />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </StaticPart>
  );
};
