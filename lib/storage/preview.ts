import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { inTurn } from './in-turn';
import { mediaStore } from './stores';

// The card that a shared link shows: an ad's cover picture above a dark band with the site's mark and stripes.

const card = { width: 1200, height: 630 };
const band = 104;
const stripe = 14;

const stripes = Array.from(
  { length: Math.ceil(card.width / 48) + 1 },
  (_, index) => `<path d="M${index * 48 - stripe} ${stripe}l${stripe}-${stripe}h24l-${stripe} ${stripe}z"/>`,
).join('');

const bandSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${band}">
<rect width="100%" height="100%" fill="#15181c"/><g fill="#f2a900">${stripes}</g></svg>`;

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

const draw = async (cover: Uint8Array): Promise<Uint8Array> => {
  const logo = await readFile(path.join(process.cwd(), 'public/logo-dark.svg'));
  const mark = await sharp(logo).resize({ height: 46 }).png().toBuffer();
  const top = card.height - band;
  const { width, height } = await sharp(cover).metadata();
  return sharp(cover, { limitInputPixels: 50_000_000 })
    .extract(partOf({ width, height }, card.width / top))
    .resize({ width: card.width, height: top, fit: 'fill' })
    .extend({ bottom: band, background: '#15181c' })
    .composite([
      { input: Buffer.from(bandSvg), top, left: 0 },
      { input: mark, top: top + stripe + Math.round((band - stripe - 46) / 2), left: 48 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
};

const megabyte = 1024 * 1024;

const shared = globalThis as typeof globalThis & { makinarPreviews?: LRUCache<string, Uint8Array> };
shared.makinarPreviews ??= new LRUCache({
  maxSize: 16 * megabyte,
  sizeCalculation: (bytes) => bytes.byteLength,
});
const kept = shared.makinarPreviews;

/** Who comes when more wait gets the site's own card instead. */
const drawInTurn = inTurn('previews', { atOnce: 2, mostWaiting: 12 });

/** The card for a stored picture as JPEG; null when there is no such picture or too many are asked for at once. */
export const previewOf = async (pictureName: string): Promise<Uint8Array | null> => {
  const known = kept.get(pictureName);
  if (known) return known;
  return drawInTurn(async () => {
    const cover = await mediaStore().read(pictureName);
    if (!cover) return null;
    const drawn = kept.get(pictureName) ?? (await draw(cover));
    kept.set(pictureName, drawn);
    return drawn;
  });
};
