import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { env } from '@/lib/env';

// Text for drawn pictures, in the fonts of the site: the machine may have none for Arabic letters.

const packaged = [
  ['archivo', 'archivo-latin-wght-normal'],
  ['archivo', 'archivo-latin-ext-wght-normal'],
  ['vazirmatn', 'vazirmatn-arabic-wght-normal'],
] as const;
/** As their files say it. */
const families = 'Archivo SemiBold,Vazirmatn,sans-serif';

/** More than any of them has. */
const letters = Array.from({ length: 0xd7e0 }, (_, n) => String.fromCodePoint(0x20 + n)).join('');

/** The library that draws text reads no WOFF2. */
const unpackFonts = async (): Promise<string[]> => {
  const folder = path.join(env.dataDir, 'fonts');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    packaged.map(async ([family, name]) => {
      const source = path.join(process.cwd(), 'node_modules/@fontsource-variable', family, 'files');
      const whole = await readFile(path.join(source, `${name}.woff2`));
      const font = await subsetFont(whole, letters, { targetFormat: 'truetype' });
      const file = path.join(folder, `${name}.ttf`);
      // Another process may be reading it.
      await writeFile(`${file}.${process.pid}`, font);
      await rename(`${file}.${process.pid}`, file);
      return file;
    }),
  );
};

/** Once a font is named it is known for as long as the process runs. */
const nameFonts = async () => {
  for (const fontfile of await unpackFonts())
    await sharp({ text: { text: 'a', fontfile } })
      .raw()
      .toBuffer();
};

let named: Promise<void> | undefined;
const fontsNamed = () => {
  named ??= nameFonts().catch((error) => {
    named = undefined;
    throw error;
  });
  return named;
};

export type Drawn = { data: Buffer; width: number; height: number };
export type Style = { size: number; weight: 'Medium' | 'Bold'; color: string; dir: 'ltr' | 'rtl' };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Our fonts have no emoji, and a box says nothing. */
const drawable = (text: string) =>
  text
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\uFE0F]/gu, '')
    .replace(/\s+/g, ' ')
    .trim() || '…';

/** The direction of a text is that of its language, whatever it begins with. */
const mark = { ltr: '\u200e', rtl: '\u200f' };

const draw = async (text: string, width: number | undefined, style: Style): Promise<Drawn> => {
  await fontsNamed();
  const { size, weight, color, dir } = style;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${mark[dir]}${escaped(text)}</span>`,
      font: `${families}, ${weight} ${size}`,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      // Arabic letters bring enough of their own.
      spacing: dir === 'rtl' ? 0 : Math.round(size * 0.1),
      ...(width ? { width } : {}),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** One line, smaller where it would be wider than that. */
export const drawLine = async (text: string, width: number, style: Style): Promise<Drawn> => {
  const line = await draw(drawable(text), undefined, style);
  if (line.width <= width) return line;
  return draw(drawable(text), undefined, { ...style, size: Math.floor((style.size * width) / line.width) });
};

const longestWord = 40;
const shortened = (word: string) => {
  const letters = [...word];
  return letters.length > longestWord ? `${letters.slice(0, longestWord).join('')}…` : word;
};

/** As large as `sizes` (the largest first) allow in that room; what is too long even so is cut at a word. */
export const drawLines = async (
  text: string,
  room: { width: number; height: number },
  sizes: readonly number[],
  style: Omit<Style, 'size'>,
): Promise<Drawn> => {
  const words = drawable(text).split(' ').map(shortened);
  const cut = (count: number) =>
    count < words.length
      ? `${words
          .slice(0, count)
          .join(' ')
          .replace(/[^\p{L}\p{M}\p{N}]+$/u, '')}…`
      : words.join(' ');
  const fits = ({ width, height }: Drawn) => width <= room.width && height <= room.height;
  const smallest = sizes.at(-1) ?? 1;
  for (const size of sizes) {
    const whole = await draw(cut(words.length), room.width, { ...style, size });
    if (fits(whole)) return whole;
  }
  let [most, none] = [1, words.length];
  while (none - most > 1) {
    const middle = (most + none) >> 1;
    if (fits(await draw(cut(middle), room.width, { ...style, size: smallest }))) most = middle;
    else none = middle;
  }
  return draw(cut(most), room.width, { ...style, size: smallest });
};
