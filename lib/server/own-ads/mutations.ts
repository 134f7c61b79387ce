import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AdFields } from '@/lib/contract/ad-fields';
import type { Database } from '@/lib/db/connect';
import { adRevisions, ads } from '@/lib/db/schema';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { holdAccount } from '../accounts/hold';
import { findOpenEdit, holdAd } from '../ads/decisions';
import { adChanged } from '../ads/events';
import { mayChange, type Reader } from '../ads/policy';
import { readWritten } from '../ads/read-written';
import { rewriteAd, storeAds } from '../ads/store';
import { rowsOf, type Written, writtenFrom } from '../ads/written';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { announce } from '../changes';
import { HttpError, notFound } from '../http-error';
import { refuseFields } from '../problems';
import { countRegular, findActingPlan } from '../subscriptions/queries';
import { transact } from '../transaction';
import { takePictures } from '../uploads/take-pictures';
import { type Before, wrongFields } from './rules';

type Asked = { seller: Reader; lang: Locale };
type Tx = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
type AdRow = typeof ads.$inferSelect;

/** What became of a form: the ad, and whether the site shows what it says already. */
export type Stored = { id: number; status: AdRow['status'] };

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

const refuseAboveAllowance = async (tx: Tx, { seller, lang }: Asked) => {
  const { plan } = await findActingPlan(tx, seller.id);
  const allowed = plan?.regular ?? 0;
  if ((await countRegular(tx, seller.id)) >= allowed) {
    throw new HttpError(409, fillIn(messagesOf(lang).adAnswers.planFull, { count: String(allowed) }));
  }
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
    await refuseAboveAllowance(tx, asked);
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

/**
 * Changes an own ad. One that is public stays as it is, and the change waits beside it in the place of any earlier one;
 * any other takes the new words at once. Either way a moderator decides, unless the form says what is public already.
 * A form that says nothing of facts leaves them as they are.
 */
export const changeAd = async (id: number, fields: AdFields, asked: Asked): Promise<Stored> => {
  const catalogue = await getCatalogue();
  return transact(async (tx) => {
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
      const now = await readWritten(tx, ad, catalogue);
      if (JSON.stringify(now) === JSON.stringify(written)) return { id, status: 'accept' as const };
      await tx.insert(adRevisions).values({ adId: id, fields: written });
    } else {
      if (ad.status === 'rejected') await refuseAboveAllowance(tx, asked);
      const waiting = { status: 'pending' as const, rejectionReason: null, decidedAt: null };
      await rewriteAd(tx, id, rowsOf(written, catalogue), catalogue, waiting);
    }
    return { id, status: 'pending' as const };
  });
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
