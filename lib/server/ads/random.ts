import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { type Found, findAds, type Wanted } from './find';

// "Featured": promoted ads first, shuffled. A page is shuffled anew every hour, so that See More repeats nothing.

const mostPromoted = 200;

const hash = (id: number, hour: number) => {
  let h = Math.imul(id ^ (hour * 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

type Promoted = { id: number; top: boolean };

const findPromoted = async (): Promise<Promoted[]> => {
  const { rows } = await connect();
  return rows<Promoted>(sql`
    select id, promotion = 'top' as top from ads
     where promotion is not null and shelf_id is not null and (promoted_until is null or promoted_until > now())
     order by id desc limit ${mostPromoted}`);
};

/** As `findAds`, for an unnarrowed list; under filters the plain shuffled order is what promoted ads stand in. */
export const findFeatured = async (wanted: Wanted): Promise<Found> => {
  const hour = Math.floor(Date.now() / 3_600_000);
  const promoted = (await findPromoted())
    .sort((a, b) => Number(b.top) - Number(a.top) || hash(a.id, hour) - hash(b.id, hour))
    .map(({ id }) => id);
  const first = promoted.slice(wanted.offset, wanted.offset + wanted.limit);
  const missing = wanted.limit - first.length;
  // Promoted ads come once: what the shuffled order repeats of them is read over.
  const rest = await findAds({
    ...wanted,
    limit: Math.min(wanted.limit + promoted.length, 300),
    offset: Math.max(0, wanted.offset - promoted.length),
  });
  const others = rest.ids.filter((id) => !promoted.includes(id)).slice(0, missing);
  return { ...rest, ids: [...first, ...others] };
};
