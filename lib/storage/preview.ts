import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type OverlayOptions } from 'sharp';
import { oncePerProcess } from '@/lib/once-per-process';
import { inTurn } from './in-turn';
import { type Drawn, drawLine, drawLines } from './preview-text';
import { mediaStore } from './stores';

// The card that a shared link shows: an ad's cover picture beside a dark panel with its title, price and facts under the
// site's stripes. In a language that is written from right to left the panel stands on the right.

const card = { width: 1200, height: 630 };
const panel = 500;
const padding = 44;
const room = panel - 2 * padding;
const stripe = 14;
const logoHeight = 36;
const colors = { panel: '#15181c', signal: '#f2a900', text: '#ffffff', quiet: '#c3c8cf' };

/** What the card says, in the language of who is shown it. */
export type PreviewWords = {
  dir: 'ltr' | 'rtl';
  title: string;
  price: string;
  /** Whether that is a sum. */
  priced: boolean;
  /** A line each. */
  facts: readonly string[];
};

const stripes = Array.from(
  { length: Math.ceil(panel / 48) + 1 },
  (_, index) => `<path d="M${index * 48 - stripe} ${stripe}l${stripe}-${stripe}h24l-${stripe} ${stripe}z"/>`,
).join('');
const stripesSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${panel}" height="${stripe}">
<g fill="${colors.signal}">${stripes}</g></svg>`;

type Size = { width: number; height: number };

/** The largest part of a picture that has a shape. Cut before anything grows: a strip would grow beyond all bounds. */
export const partOf = ({ width, height }: Size, shape: number) => {
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * shape))),
    height: Math.max(1, Math.min(height, Math.round(width / shape))),
  };
  return {
    ...part,
    left: Math.round((width - part.width) / 2),
    // A machine stands in the lower half of its picture.
    top: Math.round((height - part.height) * 0.7),
  };
};

const photo = { width: card.width - panel, height: card.height };

/** For an ad without a picture: the drawing that its card has. */
const drawing = () => readFile(path.join(process.cwd(), 'public/illustrations/machine.svg'));

const drawPhoto = async (cover: Uint8Array | null): Promise<Buffer> => {
  const picture = cover ?? (await drawing());
  const { width, height } = await sharp(picture, { density: 160 }).metadata();
  return sharp(picture, { limitInputPixels: 50_000_000, density: 160 })
    .extract(partOf({ width, height }, photo.width / photo.height))
    .resize({ ...photo, fit: 'fill' })
    .removeAlpha()
    .toBuffer();
};

/** From below: the site's mark, the facts, the price; the title has what is left above. */
const drawPanel = async ({ dir, title, price, priced, facts }: PreviewWords): Promise<OverlayOptions[]> => {
  const start = dir === 'rtl' ? photo.width : 0;
  const leftOf = (width: number) => start + (dir === 'rtl' ? panel - padding - width : padding);
  const logo = await readFile(path.join(process.cwd(), 'public/logo-dark.svg'));
  const mark = await sharp(logo).resize({ height: logoHeight }).png().toBuffer({ resolveWithObject: true });
  let bottom = card.height - padding - logoHeight;
  const placed: OverlayOptions[] = [
    { input: Buffer.from(stripesSvg), left: start, top: 0 },
    { input: mark.data, left: leftOf(mark.info.width), top: bottom },
  ];
  const put = ({ data, width }: Drawn, top: number) => placed.push({ input: data, left: leftOf(width), top });

  bottom -= 48;
  for (const fact of facts.toReversed()) {
    const line = await drawLine(fact, room, { size: 30, weight: 'Medium', color: colors.quiet, dir });
    put(line, bottom - line.height);
    bottom -= line.height + 14;
  }
  bottom -= 12;
  const sum = await drawLine(price, room, {
    ...{ size: priced ? 60 : 40, weight: 'Bold', dir },
    color: priced ? colors.signal : colors.text,
  });
  put(sum, bottom - sum.height);
  bottom -= sum.height + 36;
  const top = stripe + padding;
  const style = { weight: 'Bold', color: colors.text, dir } as const;
  const height = bottom - top;
  put(await drawLines(title, { width: room, height }, [52, 46, 40, 36], style), top);
  return placed;
};

const draw = async (cover: Uint8Array | null, words: PreviewWords): Promise<Uint8Array> =>
  sharp({ create: { ...card, channels: 3, background: colors.panel } })
    .composite([
      { input: await drawPhoto(cover), left: words.dir === 'rtl' ? 0 : panel, top: 0 },
      ...(await drawPanel(words)),
    ])
    // Letters are thin: colour is kept for each pixel.
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

const megabyte = 1024 * 1024;

const kept = oncePerProcess(
  'previews',
  () =>
    new LRUCache<string, Uint8Array>({
      maxSize: 16 * megabyte,
      sizeCalculation: (bytes) => bytes.byteLength,
    }),
);

/** Who comes when more wait gets the site's own card instead. */
const drawInTurn = inTurn('previews', { atOnce: 2, mostWaiting: 12 });

/**
 * The card for an ad as JPEG, with a stored picture or, for null, a drawing; null when there is no such picture or too
 * many cards are asked for at once.
 */
export const previewOf = async (
  pictureName: string | null,
  words: PreviewWords,
): Promise<Uint8Array | null> => {
  const key = JSON.stringify([pictureName, words]);
  const known = kept.get(key);
  if (known) return known;
  return drawInTurn(async () => {
    const cover = pictureName === null ? null : await mediaStore().read(pictureName);
    if (pictureName !== null && !cover) return null;
    const drawn = kept.get(key) ?? (await draw(cover, words));
    kept.set(key, drawn);
    return drawn;
  });
};
