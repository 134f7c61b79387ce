import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { getCatalogue } from '../../catalogue/rows';
import { notFound } from '../../http-error';
import { statingQuery } from '../../search/stated';
import { countUpTo } from './uses';

/** Ads of any status that have not been deleted and state something, by the text of a tsquery. */
export const adsStating = (query: string) =>
  sql`select 1 from ads where search @@ ${query}::tsquery and deleted_at is null`;

/** How many ads state a fact or one of its choices, up to one more than `mostCounted`. */
export const countStating = async (id: number, choice: string | undefined): Promise<number> => {
  const { facts } = await getCatalogue();
  const fact = [...facts.values()].find((row) => row.id === id);
  const isThere = choice === undefined || fact?.choices.some(({ key }) => key === choice);
  if (!fact || !isThere) throw notFound();
  const { db } = await connect();
  return db.transaction(async (tx) => {
    // So few rows are asked for that reading the table from its beginning looks cheap, and it is not where no ad has it.
    await tx.execute(sql`set local enable_seqscan = off`);
    return countUpTo(tx, adsStating(statingQuery(fact, choice)));
  });
};
