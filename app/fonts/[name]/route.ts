import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

// Our fonts out of their packages, at an address that a page can preload. Of their weights only those are sent that the
// site writes in: a sixth of the Latin and a third of the Arabic one are saved. Done once, when the site is built.

const fonts: Record<string, { source: string; file: string; script: string }> = {
  'archivo.woff2': {
    source: '@fontsource-variable/archivo',
    file: 'archivo-latin-wght-normal.woff2',
    script: 'latin',
  },
  'vazirmatn-arabic.woff2': {
    source: '@fontsource-variable/vazirmatn',
    file: 'vazirmatn-arabic-wght-normal.woff2',
    script: 'arabic',
  },
};
/** As globals.css names them. */
const weights = { min: 400, max: 720 };

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(fonts).map((name) => ({ name }));

/** All letters of ranges like `U+0600-06FF,U+2122`. */
const lettersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    })
    .join('');

export const GET = async (_request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const font = fonts[(await params).name];
  if (!font) return new Response(null, { status: 404 });
  const folder = path.join(process.cwd(), 'node_modules', font.source);
  const whole = await readFile(path.join(folder, 'files', font.file));
  const ranges = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'))[font.script];
  const light = await subsetFont(whole, lettersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  return new Response(new Uint8Array(light), {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
