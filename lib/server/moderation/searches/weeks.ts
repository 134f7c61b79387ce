import { sql } from 'drizzle-orm';
import type { WeeklySearch } from '@/lib/contract/moderation/searches';
import { connect } from '@/lib/db/connect';
import { cut, readWordCursor, wordKey } from '../cursor';

/** Fewer than other lists: what found nothing stands below. */
const perPage = 10;

/** The weeks that have searches, the latest first: each is looked up in the index by the one after it. */
const weeksThere = async (): Promise<string[]> => {
  const { rows } = await connect();
  const found = await rows<{ week: string }>(sql`
    with recursive weeks(week) as (
      select max(week) from search_weeks
      union all
      select (select max(week) from search_weeks where week < weeks.week) from weeks where week is not null)
    select week::text as week from weeks where week is not null`);
  return found.map(({ week }) => week);
};

/** What was searched for in a week (its Monday, YYYY-MM-DD; the latest without one), the most frequent first. */
export const listWeek = async (asked: string | undefined, cursor: string | undefined) => {
  const { rows } = await connect();
  const weeks = await weeksThere();
  const week = asked ?? weeks[0] ?? null;
  const from = readWordCursor(cursor);
  const found = await rows<WeeklySearch>(sql`
    select query, times, found, clicked, missed from search_weeks
    where week = ${week}::date
      and ${from ? sql`(times, query) < (${from.number}::int, ${from.word})` : sql`true`}
    order by times desc, query desc limit ${perPage + 1}`);
  const { page, next } = cut(found, ({ query, times }) => wordKey(query, times), perPage);
  return { data: page, next, week, weeks };
};
