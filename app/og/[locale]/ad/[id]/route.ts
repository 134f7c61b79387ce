import { ApiError } from '@/lib/api/client';
import { getPublic } from '@/lib/api/server';
import type { Ad } from '@/lib/contract/ads';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { previewOf } from '@/lib/storage/preview';
import { previewWords } from './words';

export const dynamic = 'force-dynamic';

const hour = 3_600;

const findAd = async (id: string, lang: Locale): Promise<Ad | null> => {
  try {
    return (await getPublic('/v1/ads/{id}', { params: { id }, query: { lang } })).data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

const slugOf = async ({ ad_type }: Ad, lang: Locale): Promise<string | undefined> =>
  (await getPublic('/v1/ad-type', { query: { lang } })).data.find(({ id }) => id === ad_type.id)?.slug;

const draw = async (id: string, locale: Locale) => {
  const ad = /^[1-9]\d{0,9}$/.test(id) ? await findAd(id, locale) : null;
  if (!ad) return null;
  const cover = /^\/media\/([\w-]+\.webp)$/.exec(ad.images[0] ?? '')?.[1] ?? null;
  // A picture that the API has elsewhere is not here to be drawn.
  if (ad.images.length && !cover) return null;
  return previewOf(cover, previewWords(ad, await slugOf(ad, locale), locale));
};

type Context = { params: Promise<{ locale: string; id: string }> };

/** What a shared link to an ad's page shows; the site's own card where there is no such ad, or no time to draw. */
export const GET = async (_request: Request, { params }: Context) => {
  const { locale, id } = await params;
  const bytes = isLocale(locale) ? await draw(id, locale) : null;
  if (!bytes) {
    return new Response(null, {
      status: 302,
      headers: { location: '/og-default.png', 'cache-control': 'public, max-age=300' },
    });
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/jpeg',
      // A price may change.
      'cache-control': `public, max-age=${hour}, stale-while-revalidate=${24 * hour}`,
    },
  });
};
