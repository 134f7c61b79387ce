import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import { conditionsOf, type Wanted } from './conditions';
import { type Found, findAds } from './find';

// "Featured": promoted ads first, then all others, shuffled. The order is another one every hour and the same within it,
// so that pages fit together: each ad comes once.

/** More of them than this stand among the others. */
const mostPromoted = 1_000;

const hash = (id: number, hour: number) => {
  let h = Math.imul(id ^ (hour * 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

type Promoted = { id: number; top: boolean };

const keep = keepAnswers<Promoted[]>('promoted', { max: 500, ttl: 10_000 });

/** The promoted ads that a list has. */
const findPromoted = (wanted: Wanted): Promise<Promoted[]> => {
  const { rows, fromCents, toCents, asked } = wanted;
  return keep(JSON.stringify([rows, fromCents, toCents, asked]), async () => {
    const connection = await connect();
    const tests = sql.join(
      [
        sql`promotion is not null and facet_bucket_id is not null and (promoted_until is null or promoted_until > now())`,
        ...conditionsOf(wanted),
      ],
      sql` and `,
    );
    return connection.rows<Promoted>(
      sql`select id, promotion = 'top' as top from ads where ${tests} order by id desc limit ${mostPromoted}`,
    );
  });
};

/** As `findAds`, in the order that is called random. */
export const findFeatured = async (wanted: Wanted): Promise<Found> => {
  const hour = Math.floor(Date.now() / 3_600_000);
  const promoted = (await findPromoted(wanted))
    .toSorted((a, b) => Number(b.top) - Number(a.top) || hash(a.id, hour) - hash(b.id, hour))
    .map(({ id }) => id);
  const first = promoted.slice(wanted.offset, wanted.offset + wanted.limit);
  const others = await findAds({
    ...wanted,
    start: hash(1, hour) / 2 ** 32,
    without: promoted,
    offset: Math.max(0, wanted.offset - promoted.length),
    limit: Math.max(1, wanted.limit - first.length),
  });
  return { ...others, ids: [...first, ...others.ids.slice(0, wanted.limit - first.length)] };
};
