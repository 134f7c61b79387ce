import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';

// More than half of what a new ad costs is the word index, which takes every word on its own. While many ads come in,
// new words wait in a list that is merged by the thousand; searches read that list too, so nothing is missed. A
// process that dies in between leaves the index in this state: right, but slower to search.

const waitingKilobytes = 16_384;

/** Before many ads are stored. */
export const beginBulk = async (): Promise<void> => {
  const { db } = await connect();
  await db.execute(
    sql.raw(`alter index ads_search set (fastupdate = on, gin_pending_list_limit = ${waitingKilobytes})`),
  );
};

/** After them: nothing waits any more, and the planner knows how the tables have grown. */
export const endBulk = async (): Promise<void> => {
  const { db } = await connect();
  await db.execute(sql`alter index ads_search set (fastupdate = off)`);
  await db.execute(sql`alter index ads_search reset (gin_pending_list_limit)`);
  await db.execute(sql`select gin_clean_pending_list('ads_search')`);
  // The embedded database has nobody who clears up behind it.
  await db.execute(sql`vacuum analyze ads`);
  await db.execute(sql`vacuum analyze facet_buckets`);
};

/** The counts of the facet buckets are rewritten with every batch: what they leave behind goes. */
export const tidyFacetBuckets = async (): Promise<void> => {
  const { db } = await connect();
  await db.execute(sql`vacuum analyze facet_buckets`);
};

/** Ends what a killed process began; costs nothing where there is nothing to end. */
export const endCutBulk = async (): Promise<boolean> => {
  const { rows } = await connect();
  const left = await rows(sql`
    select 1 from pg_class where relname = 'ads_search' and 'fastupdate=on' = any(reloptions)`);
  if (left.length) await endBulk();
  return left.length > 0;
};
