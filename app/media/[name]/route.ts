import { mediaStore } from '@/lib/storage/stores';

export const dynamic = 'force-dynamic';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' };

/** A stored picture. Its name is made from its content, so it never changes. */
export const GET = async (_request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const { name } = await params;
  const type = types[name.split('.').at(-1) ?? ''];
  const bytes = type ? await mediaStore().read(name) : null;
  if (!type || !bytes)
    return new Response('Not Found 404', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
};
