import { inArray, sql } from 'drizzle-orm';
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

/** The pictures of an ad, the cover first, as a column of a query of ads: one way to the database for both. */
export const picturesOfAd = sql<MediaRow[]>`(
  select coalesce(json_agg(json_build_object('key', m.key, 'width', m.width, 'height', m.height, 'widths', m.widths,
                                             'illustration', m.illustration) order by i.position), '[]')
    from ${adImages} i join ${media} m on m.key = i.media_key where i.ad_id = ads.id)`;

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
