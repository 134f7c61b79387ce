import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Decision } from '@/lib/contract/moderation/log';
import type { Person } from '@/lib/contract/moderation/shapes';
import { connect, type Database } from '@/lib/db/connect';
import { accounts, auditLog } from '@/lib/db/schema';
import { presentUser } from '../../accounts/present';
import { cut, idCursor, perPage } from '../cursor';
import type { AuditDetails, Audited } from './write';

type LogFilters = {
  cursor?: string | undefined;
  actor?: number | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  subject_id?: string | undefined;
};

type Reader = Pick<Database, 'select'>;

const read = async (
  conditions: (SQL | undefined)[],
  limit: number,
  tx?: Reader | undefined,
): Promise<Decision[]> => {
  const db = tx ?? (await connect()).db;
  const rows = await db
    .select({ entry: auditLog, actor: accounts })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(...conditions))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ entry, actor }) => ({
    id: entry.id,
    date: entry.createdAt.toISOString(),
    actor: actor && { id: actor.id, name: presentUser(actor).full_name },
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subjectId,
    title: (entry.details as AuditDetails | null)?.title ?? null,
    reason: entry.reason,
  }));
};

/** A page of the log, newest first, by any of its filters. */
export const listLog = async ({ cursor, actor, action, subject, subject_id }: LogFilters) => {
  const from = idCursor(cursor);
  const rows = await read(
    [
      from === null ? undefined : lt(auditLog.id, from),
      actor === undefined ? undefined : eq(auditLog.actorId, actor),
      action === undefined ? undefined : eq(auditLog.action, action),
      subject === undefined ? undefined : eq(auditLog.subject, subject),
      subject_id === undefined ? undefined : eq(auditLog.subjectId, subject_id),
    ],
    perPage + 1,
  );
  const { page, next } = cut(rows, ({ id }) => String(id));
  return { data: page, next };
};

const about = (subject: Audited['subject'], id: Audited['subjectId']): SQL[] => [
  eq(auditLog.subject, subject),
  eq(auditLog.subjectId, String(id)),
];

/** The newest decisions about one row. */
export const decisionsAbout = (subject: 'ad' | 'account', id: number): Promise<Decision[]> =>
  read(about(subject, id), 20);

/** The newest decision about a row, of the actions that `which` leaves; by the transaction's own eyes, if one is given. */
export const findLastDecision = async (
  subject: Audited['subject'],
  id: Audited['subjectId'],
  { which, tx }: { which?: SQL; tx?: Reader } = {},
): Promise<Decision | null> => (await read([...about(subject, id), which], 1, tx))[0] ?? null;

/** Who may be asked for in the log's filter. */
export const listModerators = async (): Promise<Person[]> => {
  const { db } = await connect();
  const rows = await db
    .select()
    .from(accounts)
    .where(eq(accounts.role, 'moderator'))
    .orderBy(accounts.id)
    .limit(100);
  return rows.map((row) => ({ id: row.id, name: presentUser(row).full_name }));
};
