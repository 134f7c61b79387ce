import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { everyAnswer } from './lib/front/every-answer';
import { localeCodes, locales } from './lib/i18n/locales';
import { messagesOf } from './lib/i18n/messages';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`, not by whoever starts the site.
  typescript: { ignoreBuildErrors: true },
  // These run as they are: native code, or what they load by name.
  serverExternalPackages: [
    'esbuild',
    'pg',
    'pg-copy-streams',
    'sharp',
    'subset-font',
    'tar-stream',
    'web-push',
  ],
  // A title and what else search engines read stands in the head of a page that is drawn for one visitor, too.
  htmlLimitedBots: /.*/,
  // Kept pages live in memory, within a bound of their own, and leave nothing on disk.
  cacheHandler: path.resolve('lib/front/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  experimental: { isrFlushToDisk: false },
  // Pictures are stored in the widths that pages show: nothing asks /_next/image, and it answers nobody.
  images: { unoptimized: true },
  // A script that every page loads (app/global-error.tsx) has these few words of all languages, not all messages.
  compiler: {
    define: {
      FAILURE_WORDS: JSON.stringify(
        localeCodes.map((lang) => {
          const { dir, prefix } = locales[lang];
          return { lang, dir, href: prefix || '/', ...messagesOf(lang).failure };
        }),
      ),
    },
  },
  env: { NEXT_PUBLIC_API_KEY: process.env.API_KEY || 'makinar-web' },
  // A sitemap speaks for its own folder and what is below, so all of them have their addresses at the root.
  async rewrites() {
    return [{ source: '/sitemap-:name.xml', destination: '/sitemaps/:name' }];
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: Object.entries(everyAnswer).map(([key, value]) => ({ key, value })),
      },
      {
        source: '/(icons|illustrations)/:path*',
        headers: [{ key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
    ];
  },
};

export default withNextIntl(config);
