import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { iconSymbols } from '@/components/ui/icon-shapes';

// All icons of the site in one file, so that a page with fifty of them asks once: the small ones by their names, the
// drawings under public/icons as `{folder}-{file}`, and our logo for light and for dark grounds.

export const dynamic = 'force-static';

const publicFolder = path.join(process.cwd(), 'public');
const unwanted =
  /\s(?:xmlns(?::\w+)?|width|height|id|class|role|aria-[\w-]+|fill|stroke(?:-[\w-]+)?)="[^"]*"/g;

const symbol = async (id: string, file: string) => {
  const svg = await readFile(path.join(publicFolder, file), 'utf8');
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return `<symbol id="${id}"${attributes.replace(unwanted, '')}>${drawing.trim()}</symbol>`;
};

const drawn = async (group: 'categories' | 'social') => {
  const folder = `icons/${group}`;
  const files = (await readdir(path.join(publicFolder, folder))).filter((file) => file.endsWith('.svg'));
  return Promise.all(
    files.sort().map((file) => symbol(`${group}-${path.basename(file, '.svg')}`, `${folder}/${file}`)),
  );
};

export const GET = async () => {
  const symbols = [
    ...iconSymbols(),
    ...(await drawn('categories')),
    ...(await drawn('social')),
    await symbol('logo', 'logo.svg'),
    await symbol('logo-dark', 'logo-dark.svg'),
  ];
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
