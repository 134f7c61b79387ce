import { type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import { mostCounted } from '@/lib/contract/moderation/shapes';
import type { Database } from '@/lib/db/connect';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../../http-error';
import { kinds, type UseName } from './kinds';

type Counted = { rows: { n: number }[] };
type Reader = Pick<Database, 'execute'>;

/** How many rows there are, at most one more than `mostCounted`. */
export const countUpTo = async (db: Reader, rows: SQL): Promise<number> => {
  const counted = (await db.execute(
    sql`select count(*)::int as n from (${rows} limit ${mostCounted + 1}) counted`,
  )) as unknown as Counted;
  return counted.rows[0]?.n ?? 0;
};

/**
 * Refuses with 409 when ads or other rows use a row, and says how many. The caller holds the row `for update`: whoever
 * is just writing a row that uses it is waited for, and nobody else begins to.
 */
export const assertUnused = async (
  tx: Reader,
  kind: ContentKind,
  id: string | number,
  lang: Locale,
): Promise<void> => {
  const { uses: names, inUse } = messagesOf(lang).consoleAnswers;
  const found: string[] = [];
  for (const [name, using] of Object.entries(kinds[kind].uses ?? {})) {
    const n = await countUpTo(tx, using(id));
    const count = formatNumber(Math.min(n, mostCounted), lang) + (n > mostCounted ? '+' : '');
    if (n) found.push(fillIn(names[name as UseName], { count }));
  }
  if (found.length)
    throw new HttpError(409, fillIn(inUse, { uses: found.join(lang === 'en' ? ', ' : '، ') }));
};
