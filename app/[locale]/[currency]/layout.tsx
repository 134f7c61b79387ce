import '../../globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Hearts } from '@/components/favourites/hearts';
import { Arrival } from '@/components/layout/arrival';
import { CategoryStrip } from '@/components/layout/category-strip';
import { FollowLinks } from '@/components/layout/follow-links';
import { KeepReading } from '@/components/layout/keep-reading';
import { LineState } from '@/components/layout/line-state';
import { SessionScript } from '@/components/layout/session-script';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { TopBar } from '@/components/layout/top-bar';
import { getSuggestionLabels } from '@/components/search/get-suggestion-labels';
import { SearchSuggestions } from '@/components/search/search-suggestions';
import { CloseMenus } from '@/components/ui/close-menus';
import { PictureGuard } from '@/components/ui/picture-guard';
import { getPublic } from '@/lib/api/server';
import { env } from '@/lib/env';
import { isLocale, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { siteUrl } from '@/lib/seo';
import { FailureWordsProvider } from './error';
import { knownAmong } from './known-currency';

export const generateStaticParams = () => [];
export const revalidate = 3600;

type Params = Promise<{ locale: string; currency: string }>;

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#2a3037' },
    { media: '(prefers-color-scheme: dark)', color: '#0a0c0e' },
  ],
};

export const generateMetadata = async ({ params }: { params: Params }): Promise<Metadata> => {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const { data: settings } = await getPublic('/v1/setting', { query: { lang: locale } });
  return {
    metadataBase: new URL(siteUrl),
    title: { default: settings.titleSite, template: `%s | ${settings.company_name}` },
    description: settings.descriptionSite,
    applicationName: settings.company_name,
    manifest: `/manifest.webmanifest?lang=${locale}`,
    icons: { icon: '/favicon.svg', apple: '/icons/apple-touch-icon.png' },
    formatDetection: { telephone: false, address: false, email: false },
  };
};

export default async function SiteLayout({ children, params }: { children: ReactNode; params: Params }) {
  const { locale, currency: asked } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const query = { lang: locale };
  const [t, settings, socialLinks, categories, languages, currencies] = await Promise.all([
    getTranslations({ locale }),
    getPublic('/v1/setting', { query }),
    getPublic('/v1/social-link', { query }),
    getPublic('/v1/category', { query: { ...query, per_page: 100 } }),
    getPublic('/v1/languages', {}),
    getPublic('/v1/currency', { query }),
  ]);
  const currency = knownAmong(currencies.data, asked);
  const { dir } = locales[locale];
  const suggestions = await getSuggestionLabels(locale);

  return (
    <html lang={locale} dir={dir}>
      <head>
        {/* The one that most of the text is in; the other comes when it is met, and does not hold up the first picture. */}
        <link
          rel="preload"
          href={dir === 'rtl' ? '/fonts/vazirmatn-arabic.woff2' : '/fonts/archivo.woff2'}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <SessionScript />
      </head>
      <body
        className="flex min-h-dvh flex-col"
        // For toasts and for code that does not come (components/ui): no page knows them beforehand.
        data-notices={t('common.notices')}
        data-close={t('common.close')}
        data-late={t('common.notLoaded')}
        data-again={t('common.tryAgain')}
      >
        <a href="#content" className="skip-link">
          {t('layout.skip')}
        </a>
        <header className="site-header">
          <TopBar
            locale={locale}
            currency={currency}
            languages={languages.data}
            currencies={currencies.data}
            socialLinks={socialLinks.data}
          />
          <CategoryStrip locale={locale} categories={categories.data} />
          <SiteHeader locale={locale} settings={settings.data} />
        </header>
        <div id="content" tabIndex={-1} className="flex-1 outline-none">
          <FailureWordsProvider
            words={{
              title: t('failure.title'),
              text: t('failure.text'),
              home: t('failure.home'),
              number: t('failure.number'),
              retry: t('common.tryAgain'),
              homeHref: localePath(locale, paths.home),
            }}
          >
            {children}
          </FailureWordsProvider>
        </div>
        <SiteFooter locale={locale} settings={settings.data} />
        <PictureGuard />
        <Hearts
          locale={locale}
          failed={t('hearts.failed')}
          keptHere={t('hearts.keptHere')}
          droppedHere={t('hearts.droppedHere')}
        />
        <SearchSuggestions locale={locale} labels={suggestions} />
        <FollowLinks />
        <CloseMenus />
        <Arrival />
        <LineState
          words={{
            offline: t('comfort.line.offline'),
            read: t('comfort.line.read', { time: '{time}' }),
            kept: t('comfort.line.kept', { time: '{time}' }),
            back: t('comfort.line.back'),
            reload: t('comfort.line.reload'),
          }}
        />
        {env.production ? (
          <KeepReading worker="/sw.js" offlinePage={localePath(locale, paths.offline)} />
        ) : null}
      </body>
    </html>
  );
}
