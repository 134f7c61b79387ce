import type { MetadataRoute } from 'next';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/seo';

// The site's own address is known when it serves, not when it is built.
export const dynamic = 'force-dynamic';

const closed = [
  '/chat',
  paths.profile,
  paths.myListings,
  paths.favourites,
  paths.accountDetails,
  paths.createAd,
  paths.compare(),
  '/ad/*/edit',
  '/auth',
  paths.forgotPassword,
  '/moderation',
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api', ...localeCodes.flatMap((locale) => closed.map((path) => localePath(locale, path)))],
    },
    sitemap: absoluteUrl('en', '/sitemap.xml'),
  };
}
