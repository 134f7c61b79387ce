import type { AuditAction, AuditSubject } from '@/lib/contract/moderation/log';
import type { Database } from '@/lib/db/connect';
import { auditLog } from '@/lib/db/schema';

/** What the log keeps beside the row: what it was called, and what it said when it was decided. */
export type AuditDetails = { title?: string; written?: unknown; before?: unknown; [fact: string]: unknown };

export type Audited = {
  /** Null: the operator at the command line. */
  actorId: number | null;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: number | string;
  reason?: string | null;
  details?: AuditDetails;
};

/** Writes a decision down, in the transaction that makes it true. Rows of this table are never changed. */
export const audit = async (tx: Pick<Database, 'insert'>, decision: Audited): Promise<void> => {
  await tx.insert(auditLog).values({
    actorId: decision.actorId,
    action: decision.action,
    subject: decision.subject,
    subjectId: String(decision.subjectId),
    reason: decision.reason ?? null,
    details: decision.details ?? null,
  });
};
