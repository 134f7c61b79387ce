import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { pictureWidths } from '@/lib/contract/picture-widths';
import type { media } from '@/lib/db/schema';
import { mediaFile } from '@/lib/storage/media-url';
import { mediaStore } from '@/lib/storage/stores';

type Media = Omit<typeof media.$inferInsert, 'accountId' | 'createdAt'>;
/** An illustration to be made: what it shows, and its SVG. */
export type Illustration = { subject: string; svg: string };

// A whole desk, a phone’s whole width, a card.
const sizes = pictureWidths.toReversed();

/** Named by what is drawn, so the same drawing is drawn once, whatever runs again. */
const keyOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 20);

const drawOne = async ({ subject, svg }: Illustration): Promise<Media> => {
  const store = mediaStore();
  const key = keyOf(svg);
  const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  const widths = sizes.filter((size) => size <= width);
  const missing = [];
  for (const size of widths) if (!(await store.has(mediaFile(key, size)))) missing.push(size);
  if (missing.length) {
    const drawn = await sharp(Buffer.from(svg))
      .resize({ width: sizes[0] })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: drawn.info.width, height: drawn.info.height, channels: drawn.info.channels };
    for (const size of missing) {
      const webp = await sharp(drawn.data, { raw })
        .resize({ width: size })
        .webp({ quality: 78, effort: 1 })
        .toBuffer();
      await store.write(mediaFile(key, size), webp);
    }
  }
  return { key, width, height, widths: widths.toReversed(), illustration: subject };
};

/** Turns drawings into WebP files of several widths. Returns their rows for `media`, in the order given. */
export const drawPictures = async (
  illustrations: readonly Illustration[],
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Media[]> => {
  const done: Media[] = new Array(illustrations.length);
  let next = 0;
  let finished = 0;
  const work = async () => {
    while (next < illustrations.length) {
      const index = next++;
      const illustration = illustrations[index];
      if (!illustration) return;
      done[index] = await drawOne(illustration);
      onProgress(++finished, illustrations.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return done;
};
