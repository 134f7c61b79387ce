import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';
import { type Asked, conjunctsOf, lexemesOf } from '../search/asked';
import type { RowSets } from '../search/words';
import { figureConditions } from './conditions';

// In a range of prices the word index reads the whole list of every lexeme: its ads lie everywhere. Of a common one that
// takes longer than to look at the few ads that have the others too.

/** Milliseconds of an entry in a list of the index, and of an ad that is looked at. */
const costs = { entry: 8e-6, ad: 2.2e-3 };

const readShares = async (): Promise<Map<string, number>> => {
  const { rows } = await connect();
  const found = await rows<{ lexeme: string; share: number }>(sql`
    select lexeme, share from pg_stats,
           unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (lexeme, share)
     where schemaname = current_schema() and tablename = 'ads' and attname = 'search' and share > 0.01`);
  return new Map(found.map(({ lexeme, share }) => [lexeme, share]));
};

/** Milliseconds; ads come and go all the time, and it hardly changes by that. */
const goodFor = 600_000;
const memory = oncePerProcess('shares of lexemes', () => ({
  at: 0,
  shares: undefined as Map<string, number> | undefined,
}));

/** What part of all ads has a lexeme, of those that are common, as PostgreSQL's statistics have it. */
const sharesOfLexemes = async (): Promise<Map<string, number>> => {
  if (!memory.shares || Date.now() - memory.at > goodFor)
    Object.assign(memory, { shares: await readShares(), at: Date.now() });
  return memory.shares ?? new Map();
};

/** The conditions of the words, of which the index is asked for the rarest, in a range of `reach` among `of` ads. */
export const havingRarest = async (
  asked: Asked,
  rows: RowSets,
  { reach, of }: { reach: number; of: number },
): Promise<SQL[]> => {
  const shares = await sharesOfLexemes();
  // What an ad must not have leads to no ad.
  const shareOf = (query: string) =>
    query.includes('!') ? 1 : lexemesOf(query).reduce((sum, one) => sum + (shares.get(one) ?? 0), 0);
  const conjuncts = conjunctsOf(asked, rows)
    .map((query) => ({ query, share: Math.min(1, shareOf(query)) }))
    .toSorted((one, other) => one.share - other.share);
  let left = reach;
  const conditions = conjuncts.map(({ query, share }, at) => {
    const isRead = at === 0 || share * of * costs.entry < left * (1 - share) * costs.ad;
    if (isRead) left *= share;
    return isRead ? sql`search @@ ${query}::tsquery` : sql`(search @@ ${query}::tsquery) is true`;
  });
  return [sql`facet_bucket_id is not null`, ...conditions, ...figureConditions(asked)];
};
