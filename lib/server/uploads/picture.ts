import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureLimits } from '@/lib/contract/file-limits';
import { avatarWidths, photographWidths } from '@/lib/contract/picture-widths';
import { inTurn } from '@/lib/storage/in-turn';
import { mediaFile } from '@/lib/storage/media-url';

// A picture that somebody sent becomes files of ours: told by its bytes, decoded, turned upright, encoded anew. What is
// stored holds pixels and nothing else: no place, no camera, no profile, nothing behind the last pixel.

export type Kind = 'photograph' | 'avatar';
export type PictureProblem = 'notPicture' | 'damaged' | 'heic' | 'tooManyPixels' | 'busy';

export class PictureError extends Error {
  constructor(readonly problem: PictureProblem) {
    super(`Not a picture that can be stored: ${problem}`);
    this.name = 'PictureError';
  }
}

/** A picture ready to be stored. `width` and `height` are those of its widest file. */
export type Prepared = {
  key: string;
  width: number;
  height: number;
  widths: number[];
  files: { name: string; bytes: Uint8Array }[];
};

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What the first bytes say. The decoder then has to agree: bytes that only begin like a picture are refused. */
const looksLike = (bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | null => {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (/^ftyp(avif|avis|mif1|msf1|hei[cxms]|hev[cxms])/.test(ascii(bytes, 4, 12))) return 'heif';
  return null;
};

/** WebP goes no further; what is taller than ten times its width is no photograph. */
const tallest = 10;
const options = { limitInputPixels: pictureLimits.pixels, failOn: 'error', sequentialRead: true } as const;

const readHead = async (bytes: Uint8Array) => {
  const looks = looksLike(bytes);
  if (!looks) throw new PictureError('notPicture');
  const head = await sharp(bytes, options)
    .metadata()
    .catch((error: Error) => {
      throw new PictureError(/pixel limit/i.test(error.message) ? 'tooManyPixels' : 'damaged');
    });
  if (head.format !== looks) throw new PictureError('notPicture');
  if (looks === 'heif' && head.compression !== 'av1') throw new PictureError('heic');
  const { width, height } = head.autoOrient;
  if (width * height > pictureLimits.pixels) throw new PictureError('tooManyPixels');
  if (height > width * tallest) throw new PictureError('damaged');
  return { width };
};

const shapes = {
  photograph: { widths: photographWidths as readonly number[], square: false },
  avatar: { widths: avatarWidths as readonly number[], square: true },
};

const encode = async (bytes: Uint8Array, kind: Kind, key: string): Promise<Prepared> => {
  const { width } = await readHead(bytes);
  const { widths: wanted, square } = shapes[kind];
  // An avatar has all its widths, however small it came: its address is known without looking.
  const own = square ? (wanted.at(-1) ?? width) : Math.min(width, wanted.at(-1) ?? width);
  const widths = [...wanted.filter((size) => size < own), own];
  try {
    // Decoded once, at the largest size; the others are made from that.
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: own, ...(square ? { height: own, fit: 'cover' } : {}) })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const files = [];
    for (const size of widths) {
      const webp = await sharp(data, { raw })
        .resize({ width: size })
        .webp({ quality: 78, effort: 3 })
        .toBuffer();
      files.push({ name: mediaFile(key, size), bytes: webp });
    }
    return { key, width: info.width, height: info.height, widths, files };
  } catch {
    throw new PictureError('damaged');
  }
};

/** Decoding takes memory and a whole core: two at a time, and a queue that is not endless and goes round by owners. */
const decodeInTurn = inTurn('uploads', { atOnce: 2, mostWaiting: 100, mostOfOne: 12 });

/** Named by content and owner: the same photograph of two sellers is two pictures, sent twice by one it is one. */
export const keyOf = (bytes: Uint8Array, kind: Kind, owner: string): string =>
  createHash('sha256').update(`${kind} ${owner} `).update(bytes).digest('hex').slice(0, 40);

/**
 * Makes the files of a picture, when it is the turn of `turnOf`, who sent it. Stores nothing. Throws a PictureError.
 */
export const preparePicture = async (
  bytes: Uint8Array,
  kind: Kind,
  owner: string,
  turnOf = owner,
): Promise<Prepared> => {
  const prepared = await decodeInTurn(() => encode(bytes, kind, keyOf(bytes, kind, owner)), turnOf);
  if (!prepared) throw new PictureError('busy');
  return prepared;
};
