import { asc, desc, sql } from 'drizzle-orm';
import type { SearchMiss } from '@/lib/contract/moderation/searches';
import { connect } from '@/lib/db/connect';
import { searchMisses } from '@/lib/db/schema';
import { cut, perPage, readWordCursor, wordKey } from '../cursor';

/** Searches that found nothing, the most frequent first. */
export const listMisses = async (cursor: string | undefined) => {
  const { db } = await connect();
  const from = readWordCursor(cursor);
  const { query, times } = searchMisses;
  const rows = await db
    .select()
    .from(searchMisses)
    .where(
      from
        ? sql`(${times} < ${from.number} or (${times} = ${from.number} and ${query} > ${from.word}))`
        : undefined,
    )
    .orderBy(desc(times), asc(query))
    .limit(perPage + 1);
  const { page, next } = cut(rows, (row) => wordKey(row.query, row.times));
  const data = page.map(
    (row): SearchMiss => ({ query: row.query, times: row.times, last_at: row.lastAt.toISOString() }),
  );
  return { data, next };
};
