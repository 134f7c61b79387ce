import { sql } from 'drizzle-orm';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import type { Database } from '@/lib/db/connect';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError } from '../../http-error';
import { kinds, type UseName } from './kinds';

/** A count is exact up to this; one more means that there are more. */
const mostCounted = 1_000;

type Counted = { rows: { n: number }[] };

/**
 * Refuses with 409 when ads or other rows use a row, and says how many. The caller holds the row `for update`: whoever
 * is just writing a row that uses it is waited for, and nobody else begins to.
 */
export const assertUnused = async (
  tx: Pick<Database, 'execute'>,
  kind: ContentKind,
  id: string | number,
  lang: Locale,
): Promise<void> => {
  const { uses: names, inUse } = messagesOf(lang).consoleAnswers;
  const found: string[] = [];
  for (const [name, using] of Object.entries(kinds[kind].uses ?? {})) {
    const { rows } = (await tx.execute(
      sql`select count(*)::int as n from (${using(id)} limit ${mostCounted + 1}) counted`,
    )) as unknown as Counted;
    const n = rows[0]?.n ?? 0;
    const count = formatNumber(Math.min(n, mostCounted), lang) + (n > mostCounted ? '+' : '');
    if (n) found.push(fillIn(names[name as UseName], { count }));
  }
  if (found.length)
    throw new HttpError(409, fillIn(inUse, { uses: found.join(lang === 'en' ? ', ' : '، ') }));
};
