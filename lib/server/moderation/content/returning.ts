import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '@/lib/contract/moderation/content-fields';
import { auditLog } from '@/lib/db/schema';
import type { Tx } from '../../ads/decisions';
import type { Fields, Stored } from './kinds';

const isLogged = async (tx: Tx, ...conditions: SQL[]): Promise<boolean> =>
  (
    await tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'facts'), ...conditions))
      .limit(1)
  ).length > 0;

const choiceKeys = (fields: Fields | Stored | null): string[] =>
  ((fields?.choices ?? []) as { key: string }[]).map(({ key }) => key);

/**
 * Whether a fact, or a choice of it, was there before under the same key. Ads that state it have kept it, but are found
 * by the number of the row that is gone, and have to be read anew.
 */
export const returns = async (
  tx: Tx,
  kind: ContentKind,
  fields: Fields,
  before: Stored | null,
): Promise<boolean> => {
  if (kind !== 'facts') return false;
  const said = sql`${auditLog.details} -> 'before'`;
  if (!before)
    return isLogged(tx, eq(auditLog.action, 'content.remove'), sql`${said} ->> 'key' = ${fields.key}`);
  const known = new Set(choiceKeys(before));
  const added = choiceKeys(fields).filter((key) => !known.has(key));
  if (!added.length) return false;
  return isLogged(
    tx,
    eq(auditLog.subjectId, String(before.id)),
    sql`jsonb_path_query_array(${said}, '$.choices[*].key') ?| ${sql.param(added)}::text[]`,
  );
};
