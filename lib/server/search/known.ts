import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';

/**
 * Words become known, so that a misspelt one finds them. Tokens of rows hold a digit beside a letter: none is a word.
 * In one order: two that learn the same new words at once would else wait for each other.
 */
export const knowWords = async (tx: Pick<Database, 'execute'>, words: Iterable<string>) => {
  const known = [...words].filter((word) => /^\p{L}{3,}$/u.test(word)).sort();
  await tx.execute(sql`
    insert into search_words (word) select unnest(${sql.param(known)}::text[]) on conflict do nothing`);
};
