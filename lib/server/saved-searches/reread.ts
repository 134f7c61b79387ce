import { asc, eq, lt } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { savedSearches } from '@/lib/db/schema';
import { getCatalogue } from '../catalogue/rows';
import { transact } from '../transaction';
import { putKeys } from './mutations';
import { filtersOf } from './queries';
import { conditionsOfSearch, narrowingOf } from './read-search';

const batch = 200;
const day = 24 * 60 * 60_000;
/** The site has the database most of the time. */
const pause = 50;

/**
 * Reads the searches anew that were not read for a day: names, rates and what ads say change what words mean, and what
 * was rare may be common. Returns how many.
 */
export const rereadSearches = async (now = new Date()): Promise<number> => {
  const { db } = await connect();
  const catalogue = await getCatalogue();
  const before = new Date(now.getTime() - day);
  for (let read = 0; ; ) {
    const old = await db
      .select({ id: savedSearches.id, query: savedSearches.query })
      .from(savedSearches)
      .where(lt(savedSearches.readAt, before))
      .orderBy(asc(savedSearches.readAt), asc(savedSearches.id))
      .limit(batch);
    for (const { id, query } of old) {
      const wish = await narrowingOf(filtersOf(query, catalogue), catalogue);
      const { conditions, keys } = await conditionsOfSearch(wish);
      await transact(async (tx) => {
        const [there] = await tx
          .update(savedSearches)
          .set({ ...conditions, readAt: now })
          .where(eq(savedSearches.id, id))
          .returning({ id: savedSearches.id });
        if (there) await putKeys(tx, id, keys);
      });
    }
    read += old.length;
    if (old.length < batch) return read;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
