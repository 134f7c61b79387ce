import { asc, lt } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { searchConditions } from '@/lib/db/schema';
import { getCatalogue } from '../catalogue/rows';
import { transact } from '../transaction';
import { replaceConditions } from './conditions';
import { filtersOf } from './queries';
import { conditionsOfSearch, narrowingOf } from './read-search';

const batch = 200;
const day = 24 * 60 * 60_000;
/** The site has the database most of the time. */
const pause = 50;

/**
 * Reads the searches anew that were not read for a day, each once however many have saved it: names, rates and what ads
 * say change what words mean, and what was rare may be common. Returns how many.
 */
export const rereadSearches = async (now = new Date()): Promise<number> => {
  const { db } = await connect();
  const catalogue = await getCatalogue();
  const before = new Date(now.getTime() - day);
  for (let done = 0; ; ) {
    const old = await db
      .select({ id: searchConditions.id, query: searchConditions.query })
      .from(searchConditions)
      .where(lt(searchConditions.readAt, before))
      .orderBy(asc(searchConditions.readAt), asc(searchConditions.id))
      .limit(batch);
    for (const { id, query } of old) {
      const wish = await narrowingOf(filtersOf(query, catalogue), catalogue);
      const read = await conditionsOfSearch(wish);
      await transact((tx) => replaceConditions(tx, id, read, now));
    }
    done += old.length;
    if (old.length < batch) return done;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
