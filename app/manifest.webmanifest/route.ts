import { getTranslations } from 'next-intl/server';
import { getPublic } from '@/lib/api/server';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';

export const dynamic = 'force-dynamic';

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What the site is called and opens with once it is installed, in the language of the page that it was installed from. */
export const GET = async (request: Request) => {
  const asked = new URL(request.url).searchParams.get('lang');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const [t, { data: settings }] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getPublic('/v1/setting', { query: { lang: locale } }),
  ]);
  const shortcut = (name: string, path: string) => ({ name, url: localePath(locale, path) });
  const manifest = {
    // The same application in every language.
    id: '/',
    lang: locale,
    dir: locales[locale].dir,
    name: settings.titleSite,
    short_name: settings.company_name,
    description: settings.descriptionSite,
    start_url: localePath(locale, paths.home),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#2a3037',
    categories: ['shopping', 'business'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
    shortcuts: [
      shortcut(t('allAds'), paths.ads()),
      shortcut(t('placeAd'), paths.createAd),
      shortcut(t('favourites'), paths.favourites),
    ],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
};
