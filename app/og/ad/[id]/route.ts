import { ApiError } from '@/lib/api/client';
import { getPublic } from '@/lib/api/server';
import { previewOf } from '@/lib/storage/preview';

export const dynamic = 'force-dynamic';

const day = 86_400;

const coverOf = async (id: string): Promise<string | null> => {
  try {
    const { data } = await getPublic('/v1/ads/{id}', { params: { id }, query: {} });
    return /^\/media\/([\w-]+\.webp)$/.exec(data.images[0] ?? '')?.[1] ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

/** What a shared link to an ad shows; the site's own card where the ad has no picture. */
export const GET = async (_request: Request, { params }: { params: Promise<{ id: string }> }) => {
  const { id } = await params;
  const cover = /^[1-9]\d{0,9}$/.test(id) ? await coverOf(id) : null;
  const bytes = cover && (await previewOf(cover));
  if (!bytes) {
    return new Response(null, {
      status: 302,
      headers: { location: '/og-default.png', 'cache-control': 'public, max-age=300' },
    });
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
    },
  });
};
