import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import type { Found } from './find';

/** Of a kind with more buckets than this the fullest are looked at. */
const mostBuckets = 300;

type Like = {
  id: number;
  category_id: number;
  sub_category_id: number | null;
  ad_type_id: number;
  price_cents: string | null;
  year: number | null;
};

const columns = sql`id, price_cents, year`;

/** The first ads of a bucket on each side of a price, by the indexes of its two orders; without a price the newest. */
const nearest = (ad: Like, most: number): SQL =>
  ad.price_cents === null
    ? sql`(select ${columns} from ads where facet_bucket_id = b.id order by id desc limit ${most})`
    : sql`(select ${columns} from ads where facet_bucket_id = b.id and price_cents >= ${ad.price_cents}
            order by price_cents, id limit ${most})
          union all
          (select ${columns} from ads where facet_bucket_id = b.id and price_cents < ${ad.price_cents}
            order by price_cents desc nulls last, id desc nulls last limit ${most})`;

/** Half or twice the price is as far as some eleven years. */
const distance = ({ price_cents, year }: Like): SQL => sql`
  ${price_cents === null ? sql`0` : sql`abs(ln(greatest(a.price_cents, 1) / greatest(${price_cents}::numeric, 1)))`}
  + ${year === null ? sql`0` : sql`coalesce(abs(a.year - ${year}), 10) * 0.06`}`;

const findOn = async (buckets: SQL, ad: Like, most: number): Promise<number[]> => {
  const { rows } = await connect();
  const found = await rows<{ id: number }>(sql`
    select a.id from (
      select id from facet_buckets
       where ads > 0 and category_id = ${ad.category_id} and ad_type_id = ${ad.ad_type_id} and ${buckets}
       order by ads desc, id limit ${mostBuckets}
    ) b cross join lateral (${nearest(ad, most + 1)}) a
     where a.id <> ${ad.id}
     order by ${distance(ad)}, a.id desc limit ${most}`);
  return found.map(({ id }) => id);
};

/**
 * Public ads like one: of its sub-category first, then of its category, nearest in price and year. Reads a few ads of
 * each bucket, however many there are.
 */
export const findSimilar = async (id: number, most: number): Promise<Found> => {
  const { rows } = await connect();
  const [ad] = await rows<Like>(sql`
    select id, category_id, sub_category_id, ad_type_id, price_cents, year from ads
     where id = ${id} and status = 'accept' and deleted_at is null`);
  if (!ad) return { ids: [], total: 0, estimated: false };
  const own = ad.sub_category_id ?? 0;
  const ids = await findOn(sql`sub_category_id = ${own}`, ad, most);
  if (ids.length < most) ids.push(...(await findOn(sql`sub_category_id <> ${own}`, ad, most - ids.length)));
  return { ids, total: ids.length, estimated: false };
};
