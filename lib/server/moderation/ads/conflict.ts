import { eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '@/lib/contract/moderation/log';
import { connect } from '@/lib/db/connect';
import { adRevisions, ads, auditLog } from '@/lib/db/schema';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { HttpError, notFound } from '../../http-error';
import { findLastDecision } from '../log/queries';

const said = {
  'ad.accept': 'accepted',
  'edit.accept': 'accepted',
  'ad.reject': 'rejected',
  'edit.reject': 'rejected',
  'ad.take-down': 'takenDown',
  'ad.restore': 'restored',
} as const satisfies Partial<Record<AuditAction, string>>;

/** Since when that version was there, and what it had been by then. */
const readVersion = async (version: string): Promise<{ status: string; since: Date } | null> => {
  const [, status = '', figure] = /^(accept|pending|rejected|edit)-(\d{1,15})$/.exec(version) ?? [];
  if (!figure) return null;
  if (status !== 'edit') return { status, since: new Date(Number(figure)) };
  const { db } = await connect();
  const [edit] = await db
    .select({ createdAt: adRevisions.createdAt })
    .from(adRevisions)
    .where(eq(adRevisions.id, Math.min(Number(figure), 2147483647)));
  return edit ? { status, since: edit.createdAt } : null;
};

/** A decision that made the version what it was is no news. */
const made = (status: string, action: keyof typeof said) =>
  (status === 'accept' && said[action] === 'accepted') ||
  (status === 'rejected' && (said[action] === 'rejected' || said[action] === 'takenDown'));

/** Why an ad is not as the moderator saw it: who was faster, and with what. Throws a 404 where there never was one. */
export const conflictAbout = async (id: number, version: string, lang: Locale): Promise<HttpError> => {
  const { db } = await connect();
  const { conflict } = messagesOf(lang).moderationAnswers;
  const [ad] = await db.select().from(ads).where(eq(ads.id, id));
  if (!ad) throw notFound();
  const seen = await readVersion(version);
  const last = await findLastDecision('ad', id, { which: inArray(auditLog.action, Object.keys(said)) });
  const action = last?.action as keyof typeof said | undefined;
  const at = last && new Date(last.date);
  const decided = at && action && (!seen || (at >= seen.since && !made(seen.status, action)));
  if (decided && !(ad.deletedAt && ad.deletedAt > at)) {
    const name = last.actor?.name ?? conflict.someone;
    return new HttpError(409, fillIn(conflict[said[action]], { name }));
  }
  return new HttpError(409, ad.deletedAt ? conflict.deleted : conflict.changed);
};
