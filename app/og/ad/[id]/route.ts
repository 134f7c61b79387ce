import { ApiError } from '@/lib/api/client';
import { getPublic } from '@/lib/api/server';
import type { Ad } from '@/lib/contract/ads';
import { defaultLocale } from '@/lib/i18n/locales';
import { previewOf } from '@/lib/storage/preview';
import { previewWords } from './words';

export const dynamic = 'force-dynamic';

const hour = 3_600;

/** A public ad, with the names of its rows in its own language. */
const findAd = async (id: string): Promise<Ad | null> => {
  const read = (lang: Ad['language']) => getPublic('/v1/ads/{id}', { params: { id }, query: { lang } });
  try {
    const { data } = await read(defaultLocale);
    return data.language === defaultLocale ? data : (await read(data.language)).data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

const draw = (ad: Ad) => {
  const cover = /^\/media\/([\w-]+\.webp)$/.exec(ad.images[0] ?? '')?.[1] ?? null;
  // A picture that the API has elsewhere is not here to be drawn.
  return ad.images.length && !cover ? null : previewOf(cover, previewWords(ad));
};

/** What a shared link to an ad shows; the site's own card where there is no such ad, or no time to draw. */
export const GET = async (_request: Request, { params }: { params: Promise<{ id: string }> }) => {
  const { id } = await params;
  const ad = /^[1-9]\d{0,9}$/.test(id) ? await findAd(id) : null;
  const bytes = ad && (await draw(ad));
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
