import { asc, eq, inArray } from 'drizzle-orm';
import type { Picture } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { adImages, media } from '@/lib/db/schema';
import { mediaUrl } from '@/lib/storage/media-url';

type MediaRow = Pick<typeof media.$inferSelect, 'key' | 'width' | 'height' | 'widths' | 'illustration'>;

/** A stored picture as it is shown. */
export const presentPicture = ({ key, width, height, widths, illustration }: MediaRow): Picture => ({
  src: mediaUrl(key, Math.max(...widths)),
  srcset: widths.map((size) => `${mediaUrl(key, size)} ${size}w`).join(', '),
  width,
  height,
  illustration: illustration !== null,
});

/** The same with the key by which an ad of its owner names it. */
export const pictureOf = (row: MediaRow): Picture & { key: string } => ({
  key: row.key,
  ...presentPicture(row),
});

const columns = {
  key: media.key,
  width: media.width,
  height: media.height,
  widths: media.widths,
  illustration: media.illustration,
};

/** The pictures of each of these ads, the cover first. */
export const picturesOf = async (ids: readonly number[]): Promise<Map<number, Picture[]>> => {
  const { db } = await connect();
  const rows = await db
    .select({ adId: adImages.adId, ...columns })
    .from(adImages)
    .innerJoin(media, eq(media.key, adImages.mediaKey))
    .where(inArray(adImages.adId, [...ids]))
    .orderBy(asc(adImages.adId), asc(adImages.position));
  const byAd = new Map<number, Picture[]>(ids.map((id) => [id, []]));
  for (const { adId, ...row } of rows) byAd.get(adId)?.push(presentPicture(row));
  return byAd;
};

/** The pictures of these keys, in their order; one that is gone is left out. */
export const picturesByKey = async (keys: readonly string[]) => {
  if (!keys.length) return [];
  const { db } = await connect();
  const rows = await db
    .select(columns)
    .from(media)
    .where(inArray(media.key, [...keys]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => {
    const row = byKey.get(key);
    return row ? [pictureOf(row)] : [];
  });
};
