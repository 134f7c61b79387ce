import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { parseFilters, takesFactOf } from '@/lib/ad-filters';
import { mostCountedAlerts } from '@/lib/contract/saved-search-fields';
import { connect, type Database } from '@/lib/db/connect';
import { savedSearches, searchConditions } from '@/lib/db/schema';
import { matchesOf } from '../ads/conditions';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { narrowingOf } from './read-search';

export type SavedSearchRow = typeof savedSearches.$inferSelect & { query: string };

/** Saved searches with what they ask for; whoever calls it says which. */
export const selectSavedSearches = (db: Pick<Database, 'select'>) =>
  db
    .select({ ...getTableColumns(savedSearches), query: searchConditions.query })
    .from(savedSearches)
    .innerJoin(searchConditions, eq(searchConditions.id, savedSearches.conditionId));

/** Reads what is saved as the list reads its address. */
export const filtersOf = (query: string, { facts }: Catalogue) =>
  parseFilters(new URLSearchParams(query), takesFactOf(facts));

export const listSavedSearches = async (accountId: number): Promise<SavedSearchRow[]> => {
  const { db } = await connect();
  return selectSavedSearches(db)
    .where(eq(savedSearches.accountId, accountId))
    .orderBy(desc(savedSearches.id));
};

/** Of a wide search, which nobody is told of one by one: how many public ads are newer, up to `mostCountedAlerts`. */
export const countNewOfWide = async (
  { query }: Pick<SavedSearchRow, 'query'>,
  looked: Date,
  catalogue: Catalogue,
): Promise<number> => {
  const wish = await narrowingOf(filtersOf(query, catalogue), catalogue);
  const { rows } = await connect();
  const since = sql`id, coalesce(decided_at, created_at) as since`;
  const [counted] = await rows<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from (${matchesOf(wish, since)}) m where since > ${looked.toISOString()}::timestamptz
       limit ${mostCountedAlerts}) c`);
  return counted?.n ?? 0;
};

/** How many ads each of an account's searches has to tell of since it was looked at, up to `mostCountedAlerts`. */
export const countNew = async (searches: readonly SavedSearchRow[]): Promise<Map<number, number>> => {
  const { rows } = await connect();
  const told = searches.filter(({ wide }) => !wide).map(({ id }) => id);
  const counted = told.length
    ? await rows<{ id: number; n: number }>(sql`
        select s.id, c.n from saved_searches s cross join lateral (
          select count(*)::int as n from (
            select 1 from alerts where saved_search_id = s.id and created_at > s.looked_at
             limit ${mostCountedAlerts}) a) c
         where s.id = any(${sql.param(told)}::int[])`)
    : [];
  const counts = new Map(counted.map(({ id, n }) => [id, n]));
  const catalogue = await getCatalogue();
  for (const search of searches)
    if (search.wide) counts.set(search.id, await countNewOfWide(search, search.lookedAt, catalogue));
  return counts;
};
