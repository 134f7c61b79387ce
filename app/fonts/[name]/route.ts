import { readFile } from 'node:fs/promises';
import path from 'node:path';

// Our fonts out of their packages, at an address that a page can preload.

const files: Record<string, string> = {
  'archivo.woff2': '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  'vazirmatn-arabic.woff2': '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
};

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(files).map((name) => ({ name }));

export const GET = async (_request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const file = files[(await params).name];
  if (!file) return new Response(null, { status: 404 });
  const font = await readFile(path.join(process.cwd(), 'node_modules', file));
  return new Response(new Uint8Array(font), {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
