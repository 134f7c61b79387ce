import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fonts, lettersIn } from './fonts';

// Our fonts out of their packages, at an address that a page can preload. Of their weights only those are sent that the
// site writes in, and of the Arabic letters those that are written here, apart from the others: a sixth of the Latin font
// and half of the Arabic one are saved. Done once, when the site is built.

/** As globals.css names them. */
const weights = { min: 400, max: 720 };

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(fonts).map((name) => ({ name }));

export const GET = async (_request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const font = fonts[(await params).name];
  if (!font) return new Response(null, { status: 404 });
  const folder = path.join(process.cwd(), 'node_modules', font.source);
  const whole = await readFile(path.join(folder, 'files', font.file));
  const ranges = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'))[font.script];
  const light = await subsetFont(whole, lettersIn(font, ranges).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  return new Response(new Uint8Array(light), {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
