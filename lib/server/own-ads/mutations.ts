import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AdFields } from '@/lib/contract/ad-fields';
import { isOffered } from '@/lib/contract/availability';
import type { Database } from '@/lib/db/connect';
import { adRevisions, ads } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { holdAccount } from '../accounts/hold';
import { findOpenEdit, holdAd } from '../ads/decisions';
import { adChanged, priceChanged } from '../ads/events';
import { mayChange, type Reader } from '../ads/policy';
import { readWritten } from '../ads/read-written';
import { rewriteAd, storeAds } from '../ads/store';
import { rowsOf, type Written, writtenFrom } from '../ads/written';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { announce, type Tag } from '../changes';
import { notFound } from '../http-error';
import { refuseFields } from '../problems';
import { type Transaction, transact } from '../transaction';
import { takePictures } from '../uploads/take-pictures';
import { refuseAboveAllowance } from './allowance';
import { atOnce } from './at-once';
import { type Before, wrongFields } from './rules';

type Asked = { seller: Reader; lang: Locale };
type Tx = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
type AdRow = typeof ads.$inferSelect;

/** What became of a form: the ad, whether the site shows all that it says, and whether it did so before. */
export type Stored = { id: number; status: AdRow['status']; unchanged?: boolean };

const checked = (
  fields: AdFields,
  catalogue: Catalogue,
  lang: Locale,
  before?: readonly Before[],
): Written => {
  const written = writtenFrom(fields, lang);
  const wrong = wrongFields(written, catalogue, before);
  if (wrong.length) throw refuseFields(wrong, lang);
  return written;
};

const takeOrRefusePictures = async (tx: Tx, { images }: Written, { seller, lang }: Asked, adId?: number) => {
  if (!(await takePictures(tx, images, seller.id, adId)))
    throw refuseFields([['images', 'pictureUnknown']], lang);
};

const findSameForm = async (tx: Tx, accountId: number, formHash: string): Promise<Stored | undefined> => {
  const [ad] = await tx
    .select({ id: ads.id, status: ads.status })
    .from(ads)
    .where(
      and(
        eq(ads.accountId, accountId),
        eq(ads.formHash, formHash),
        isNull(ads.deletedAt),
        gt(ads.createdAt, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(desc(ads.id))
    .limit(1);
  return ad;
};

/**
 * Stores a new ad, which waits for a moderator: its row, pictures, social rows and words, or nothing of it. The same
 * form within a minute is the ad that it made the first time. Refuses with 409 above the plan's allowance and with 422.
 */
export const submitAd = async (fields: AdFields, asked: Asked): Promise<Stored> => {
  const catalogue = await getCatalogue();
  const written = checked(fields, catalogue, asked.lang);
  const formHash = createHash('sha256').update(JSON.stringify(written)).digest('base64url');
  const accountId = asked.seller.id;
  return transact(async (tx) => {
    // Of two forms at once the second finds what the first made, and the place that it took.
    await holdAccount(tx, accountId, asked.lang);
    const known = await findSameForm(tx, accountId, formHash);
    if (known) return known;
    await refuseAboveAllowance(tx, accountId, asked.lang);
    await takeOrRefusePictures(tx, written, asked);
    const { texts, pictures, socials } = rowsOf(written, catalogue);
    const ad = {
      ...texts,
      accountId,
      pictures,
      socials,
      formHash,
      status: 'pending' as const,
      rejectionReason: null,
      promotion: null,
      views: 0,
      source: null,
      sourceKey: null,
      createdAt: new Date(),
    };
    const [stored] = await storeAds(tx, [ad], catalogue);
    if (!stored) throw new Error('An ad was not stored.');
    return { id: stored.id, status: 'pending' as const };
  });
};

const noSuchAd = (lang: Locale) => notFound(messagesOf(lang).adAnswers.noSuchAd);

/** What an ad has said so far, the newest first: the edit that waits or was rejected, and the ad itself. */
const saidBefore = async (tx: Tx, ad: AdRow): Promise<[Before, ...Before[]]> => {
  const edit = await findOpenEdit(tx, ad.id);
  if (!edit) return [ad];
  // An edit of an older release says nothing of facts.
  const { year, facts = ad.facts } = edit.fields as Written;
  return [{ year, facts }, ad];
};

/** Puts what holds at once in the place of what is public. Returns what to announce, and what is public now. */
const changeAtOnce = async (tx: Transaction, ad: AdRow, wanted: Written, catalogue: Catalogue) => {
  const before = await readWritten(tx, ad, catalogue);
  const seenCents = ad.seenPriceCents ?? ad.priceCents;
  const shown = atOnce(before, wanted, seenCents === null ? null : seenCents / 100, catalogue);
  if (JSON.stringify(shown) === JSON.stringify(before)) return { shown, changed: [] };
  const rows = rowsOf(shown, catalogue);
  await rewriteAd(tx, ad.id, rows, catalogue, { seenPriceCents: seenCents });
  if (isOffered(ad.availability)) await priceChanged(tx, ad, rows.texts.priceCents);
  const changed: Tag[] = ['ads', `ad:${ad.id}`];
  return { shown, changed };
};

/**
 * Changes an own ad. Of one that is public some things change at once (`at-once.ts`); where there is more, it stays as
 * it is, and the whole change waits beside it in the place of any earlier one. Any other ad takes the new words at once,
 * and waits. A form that says nothing of facts leaves them as they are.
 */
export const changeAd = async (id: number, fields: AdFields, asked: Asked): Promise<Stored> => {
  const catalogue = await getCatalogue();
  const { stored, changed } = await transact(async (tx): Promise<{ stored: Stored; changed: Tag[] }> => {
    await holdAccount(tx, asked.seller.id, asked.lang);
    const held = await holdAd(tx, id);
    if (!held || !mayChange(asked.seller, held.ad)) throw noSuchAd(asked.lang);
    const { ad } = held;
    const before = await saidBefore(tx, ad);
    const facts = fields.facts ?? before[0].facts;
    const written = checked({ ...fields, facts }, catalogue, asked.lang, before);
    await takeOrRefusePictures(tx, written, asked, id);
    // What was waiting or rejected is said anew.
    await tx.delete(adRevisions).where(and(eq(adRevisions.adId, id), ne(adRevisions.status, 'accept')));
    if (ad.status === 'accept') {
      const { shown, changed } = await changeAtOnce(tx, ad, written, catalogue);
      if (JSON.stringify(shown) === JSON.stringify(written))
        return { stored: { id, status: 'accept', unchanged: changed.length === 0 }, changed };
      await tx.insert(adRevisions).values({ adId: id, fields: written });
      return { stored: { id, status: 'pending' }, changed };
    }
    if (ad.status === 'rejected') await refuseAboveAllowance(tx, asked.seller.id, asked.lang);
    const waiting = { status: 'pending' as const, rejectionReason: null, decidedAt: null };
    await rewriteAd(tx, id, rowsOf(written, catalogue), catalogue, waiting);
    return { stored: { id, status: 'pending' }, changed: [] };
  });
  announce(changed);
  return stored;
};

/** Takes an own ad from the site; a moderator can bring it back (`restoreAd`). */
export const deleteAd = async (id: number, { seller, lang }: Asked): Promise<void> => {
  const wasPublic = await transact(async (tx) => {
    const held = await holdAd(tx, id);
    if (!held || !mayChange(seller, held.ad)) throw noSuchAd(lang);
    await tx.update(ads).set({ deletedAt: new Date() }).where(eq(ads.id, id));
    if (held.ad.facetBucketId !== null) await adChanged(tx, { adId: id, kind: 'deleted' });
    return held.ad.status === 'accept';
  });
  if (wasPublic) announce(['ads', `ad:${id}`]);
};
