import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { type Limit, take } from '../limits';
import { countedAs } from './misses';

// What is searched for, week by week, for the operator: words that say nothing of who searched, and how often.

const weeksKept = 26;
const mostKept = 2_000;

/** What machines search for is not worth a row each. */
const perMinute: Limit = { name: 'searches that are counted', most: 600, seconds: 60 };
/** Opening ads is slower than that. */
const clicksPerMinute: Limit = { name: 'clicks that are counted', most: 600, seconds: 60 };
const clicksOfAddress: Limit = { name: 'clicks of address', most: 60, seconds: 600 };

/** The Monday of this week in Iraq. */
export const thisWeek = sql`date_trunc('week', now() at time zone 'Asia/Baghdad')::date`;

/** How a search ended: with ads, without any that has the words, or without any that its filters let through. */
export type Ending = 'found' | 'missed' | 'filtered';

/** One more search. With a new one the old weeks go, and of this week the rarest where there are too many. */
const count = async (query: string, ending: Ending) => {
  const { db, rows } = await connect();
  const [counted] = await rows<{ times: number }>(sql`
    insert into search_weeks as kept (week, query, times, found, missed)
    values (${thisWeek}, ${query}, 1, ${Number(ending === 'found')}, ${Number(ending === 'missed')})
    on conflict (week, query) do update set
      times = kept.times + 1, found = kept.found + excluded.found, missed = kept.missed + excluded.missed
    returning times`);
  if (counted?.times !== 1) return;
  await db.execute(sql`delete from search_weeks where week <= ${thisWeek} - ${weeksKept * 7}::int`);
  await db.execute(sql`
    delete from search_weeks where week = ${thisWeek} and query in (
      select query from search_weeks where week = ${thisWeek} and query <> ${query}
      order by times desc, query desc offset ${mostKept - 1})`);
};

/** Counts a search that stood (standing.ts). */
export const countSearch = async (search: string, ending: Ending) => {
  const query = countedAs(search);
  if (query && take(perMinute, 'all') === 0) await count(query, ending);
};

/** Counts that an ad was opened among those that a search found; one that was not counted itself is not begun here. */
export const countClick = async (search: string, address: string) => {
  const query = countedAs(search);
  if (!query || take(clicksOfAddress, address) > 0 || take(clicksPerMinute, 'all') > 0) return;
  const { db } = await connect();
  await db.execute(sql`
    update search_weeks set clicked = clicked + 1 where week = ${thisWeek} and query = ${query}`);
};
