import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { isOffered } from '@/lib/contract/availability';
import type { Database } from '@/lib/db/connect';
import { adRevisions, ads } from '@/lib/db/schema';
import { getCatalogue } from '../catalogue/rows';
import type { Tag } from '../changes';
import { nextExpiry } from './availability';
import { adChanged, priceChanged } from './events';
import { rewriteAd } from './store';
import { rowsOf, type Written } from './written';

// What a moderator can do to an ad, for lib/server/moderation: who may, why, the audit log and the mails are decided
// there. Each of these takes the transaction of its caller, holds the ad's row until that ends, and returns what has
// changed, or null when there was nothing to decide any more. After the commit: `announce(decision.changed)`.

export type Tx = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Restored for so long after its seller deleted it. */
export const daysToRestore = 30;

export type Decision = {
  adId: number;
  /** Its seller. */
  accountId: number;
  title: string;
  /** `edit`: a change of an ad that stays public in its old words until it is accepted. */
  subject: 'ad' | 'edit';
  /** From now on. */
  isPublic: boolean;
  /** To be announced after the commit; empty when nothing that is public has changed. */
  changed: readonly Tag[];
};

type AdRow = typeof ads.$inferSelect;
type Revision = typeof adRevisions.$inferSelect;

/** What is to be decided about an ad. */
export type Open = { ad: AdRow; edit: Revision | null; version: string };

/**
 * Names exactly what a moderator looks at: the ad in its state and words, or the edit that waits. It changes with every
 * change of the seller's and every decision, so that nobody decides about what he has not seen, or twice.
 */
export const versionOf = (ad: Pick<AdRow, 'status' | 'updatedAt'>, waitingEditId: number | null): string =>
  waitingEditId === null ? `${ad.status}-${ad.updatedAt.getTime()}` : `edit-${waitingEditId}`;

const tagsOf = (id: number): Tag[] => ['ads', `ad:${id}`];

/** An ad that is not deleted, held until the transaction ends, with the edit that waits. Null when there is none. */
export const holdAd = async (tx: Tx, adId: number): Promise<Open | null> => {
  const [ad] = await tx
    .select()
    .from(ads)
    .where(and(eq(ads.id, adId), isNull(ads.deletedAt)))
    .for('update');
  if (!ad) return null;
  const [edit = null] = await tx
    .select()
    .from(adRevisions)
    .where(and(eq(adRevisions.adId, adId), eq(adRevisions.status, 'pending')));
  return { ad, edit, version: versionOf(ad, edit?.id ?? null) };
};

const seen = async (tx: Tx, adId: number, version: string): Promise<Open | null> => {
  const open = await holdAd(tx, adId);
  return open?.version === version ? open : null;
};

const about = ({ ad, edit }: Open, isPublic: boolean, changed: readonly Tag[]): Decision => ({
  adId: ad.id,
  accountId: ad.accountId,
  title: ad.title,
  subject: edit ? 'edit' : 'ad',
  isPublic,
  changed,
});

/** Puts the words, pictures and social rows of a waiting edit in the place of the ad's own. */
const applyRevision = async (tx: Tx, ad: AdRow, edit: Revision) => {
  const catalogue = await getCatalogue();
  const rows = rowsOf(edit.fields as Written, catalogue);
  await rewriteAd(tx, ad.id, rows, catalogue, {
    status: 'accept',
    rejectionReason: null,
    decidedAt: new Date(),
    seenPriceCents: null,
  });
  await tx
    .update(adRevisions)
    .set({ status: 'accept', decidedAt: new Date() })
    .where(eq(adRevisions.id, edit.id));
  if (isOffered(ad.availability)) await priceChanged(tx, ad, rows.texts.priceCents);
};

/**
 * Accepts what waits: an ad becomes public, an edit replaces the public words. Also takes a rejection back.
 * `version` is that of `versionOf` as the moderator saw it; null when it is another one by now.
 */
export const acceptAd = async (tx: Tx, adId: number, version: string): Promise<Decision | null> => {
  const open = await seen(tx, adId, version);
  if (!open) return null;
  const { ad, edit } = open;
  if (edit) await applyRevision(tx, ad, edit);
  else if (ad.status === 'accept') return null;
  else {
    const now = new Date();
    const expiresAt =
      ad.expiresAt && ad.expiresAt > now ? ad.expiresAt : await nextExpiry(tx, ad.accountId, now);
    await tx
      .update(ads)
      .set({ status: 'accept', rejectionReason: null, decidedAt: now, expiresAt, seenPriceCents: null })
      .where(eq(ads.id, adId));
  }
  // Changed words may be what somebody waits for, as new ones are.
  if (isOffered(ad.availability)) await adChanged(tx, { adId, kind: 'published' });
  return about(open, isOffered(ad.availability), tagsOf(adId));
};

/**
 * Rejects what waits, with a reason for the seller: an ad, or an edit, whose ad stays public in its old words.
 * Null when it is not as `version` says any more, or nothing waits.
 */
export const rejectAd = async (
  tx: Tx,
  adId: number,
  version: string,
  reason: string,
): Promise<Decision | null> => {
  const open = await seen(tx, adId, version);
  if (!open) return null;
  const rejected = { status: 'rejected' as const, rejectionReason: reason, decidedAt: new Date() };
  if (open.edit) {
    await tx.update(adRevisions).set(rejected).where(eq(adRevisions.id, open.edit.id));
    return about(open, open.ad.facetBucketId !== null, []);
  }
  if (open.ad.status !== 'pending') return null;
  await tx.update(ads).set(rejected).where(eq(ads.id, adId));
  return about(open, false, []);
};

/**
 * Takes a public ad away, with a reason for the seller; an edit of it that waits is rejected with it. Its promotion
 * runs on, should it come back in time. Null when it is not public.
 */
export const takeDownAd = async (tx: Tx, adId: number, reason: string): Promise<Decision | null> => {
  const open = await holdAd(tx, adId);
  if (open?.ad.status !== 'accept') return null;
  const rejected = { status: 'rejected' as const, rejectionReason: reason, decidedAt: new Date() };
  await tx.update(ads).set(rejected).where(eq(ads.id, adId));
  if (open.edit) await tx.update(adRevisions).set(rejected).where(eq(adRevisions.id, open.edit.id));
  if (open.ad.facetBucketId !== null) await adChanged(tx, { adId, kind: 'withdrawn' });
  return about({ ...open, edit: null }, false, tagsOf(adId));
};

/**
 * Brings an ad back as it was when its seller deleted it, within `daysToRestore` days. Null when it is not deleted, or
 * for longer.
 */
export const restoreAd = async (tx: Tx, adId: number): Promise<Decision | null> => {
  const [ad] = await tx
    .update(ads)
    .set({ deletedAt: null })
    .where(and(eq(ads.id, adId), gt(ads.deletedAt, sql`now() - make_interval(days => ${daysToRestore})`)))
    .returning();
  if (!ad) return null;
  const isPublic = ad.facetBucketId !== null;
  if (isPublic) await adChanged(tx, { adId, kind: 'back' });
  return about({ ad, edit: null, version: '' }, isPublic, ad.status === 'accept' ? tagsOf(adId) : []);
};

/** The newest edit that is not part of the ad: it waits, or was rejected and is what its seller goes on from. */
export const findOpenEdit = async (tx: Pick<Database, 'select'>, adId: number): Promise<Revision | null> => {
  const [edit = null] = await tx
    .select()
    .from(adRevisions)
    .where(and(eq(adRevisions.adId, adId), ne(adRevisions.status, 'accept')))
    .orderBy(desc(adRevisions.id))
    .limit(1);
  return edit;
};
