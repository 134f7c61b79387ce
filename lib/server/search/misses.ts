import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { foldQuery } from '@/lib/text/fold';
import { type Limit, take } from '../limits';

const mostKept = 10_000;
const shortest = 3;
const longest = 80;
/** What machines search for is not worth a row each. */
const perMinute: Limit = { name: 'searches that found nothing', most: 120, seconds: 60 };

/** The words as they are counted; null for what says who somebody is, or nothing: addresses, numbers of phones. */
export const countedAs = (search: string): string | null => {
  const text = foldQuery(search).words.join(' ');
  const personal = search.includes('@') || /\bwww\.|https?:/i.test(search);
  const digits = text.replace(/\D/g, '').length;
  return personal || digits >= 7 || text.length < shortest || text.length > longest ? null : text;
};

/** One more search that found nothing. The rarest and oldest go when a new one makes too many. */
const count = async (query: string) => {
  const { db, rows } = await connect();
  const [counted] = await rows<{ times: number }>(sql`
    insert into search_misses (query) values (${query})
    on conflict (query) do update set times = search_misses.times + 1, last_at = now() returning times`);
  if (counted?.times !== 1) return;
  await db.execute(sql`
    delete from search_misses where query in (
      select query from search_misses where query <> ${query} order by times desc, last_at desc offset ${mostKept - 1})`);
};

/** Counts words that found nothing. */
export const countMiss = async (search: string) => {
  const query = countedAs(search);
  if (query && take(perMinute, 'all') === 0) await count(query);
};
