import { eq } from 'drizzle-orm';
import type { AuditAction } from '@/lib/contract/moderation/log';
import type { Rejection } from '@/lib/contract/moderation-fields';
import { connect } from '@/lib/db/connect';
import { accounts, ads } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { AccountRow } from '../../accounts/present';
import {
  acceptAd,
  type Decision,
  holdAd,
  type Open,
  rejectAd,
  restoreAd,
  type Tx,
  takeDownAd,
} from '../../ads/decisions';
import { readWritten } from '../../ads/read-written';
import { type Catalogue, getCatalogue } from '../../catalogue/rows';
import { announce } from '../../changes';
import { HttpError } from '../../http-error';
import { transact } from '../../transaction';
import { audit } from '../log/write';
import { mailAboutAd } from '../mails';
import { localeOf } from '../present';
import { conflictAbout } from './conflict';
import { reasonInWords } from './reasons';

/** Who decides, and in which language he is answered. */
export type Deciding = { moderator: AccountRow; lang: Locale };

const sellerOf = async (tx: Tx, { ad }: Pick<Open, 'ad'>): Promise<AccountRow> => {
  const [seller] = await tx.select().from(accounts).where(eq(accounts.id, ad.accountId));
  if (!seller) throw new Error(`The seller of ad ${ad.id} is gone.`);
  return seller;
};

/**
 * The seller of an ad, who is neither blocked nor gone until the transaction ends: what a block takes away is not
 * brought back beside it. Before the ad's own row, as everywhere. Null when there is no such ad.
 */
const holdSeller = async (tx: Tx, adId: number, lang: Locale): Promise<AccountRow | null> => {
  const [ad] = await tx.select({ accountId: ads.accountId }).from(ads).where(eq(ads.id, adId));
  if (!ad) return null;
  const [seller] = await tx.select().from(accounts).where(eq(accounts.id, ad.accountId)).for('share');
  const { sellerBlocked, sellerGone } = messagesOf(lang).moderationAnswers;
  if (!seller || seller.deletedAt) throw new HttpError(409, sellerGone);
  if (seller.blockedAt) throw new HttpError(409, sellerBlocked);
  return seller;
};

const answer = async (id: number) => {
  const { db } = await connect();
  const [ad] = await db.select().from(ads).where(eq(ads.id, id));
  return { id, status: ad?.status ?? ('rejected' as const), is_public: ad?.facetBucketId != null };
};

/** Makes a waiting ad or edit public, or takes a rejection back. 409 when it is not as the moderator saw it. */
export const accept = async (id: number, version: string, { moderator, lang }: Deciding) => {
  const done = await transact(async (tx) => {
    const seller = await holdSeller(tx, id, lang);
    const decision = seller && (await acceptAd(tx, id, version));
    if (!decision) return null;
    await audit(tx, {
      actorId: moderator.id,
      action: `${decision.subject}.accept`,
      subject: 'ad',
      subjectId: id,
      details: { title: decision.title },
    });
    await mailAboutAd(tx, decision.subject === 'edit' ? 'editAccepted' : 'adAccepted', seller, decision);
    return decision;
  });
  if (!done) throw await conflictAbout(id, version, lang);
  announce(done.changed);
  return answer(id);
};

type Refusing = {
  open: Open;
  catalogue: Catalogue;
  given: Pick<Rejection, 'reasons' | 'note'>;
  actionOn: (subject: Decision['subject']) => AuditAction;
  decide: (reason: string) => Promise<Decision | null>;
  mailOf: (subject: Decision['subject']) => Parameters<typeof mailAboutAd>[1];
};

/** Says no with a reason. The ad as it was is kept in the log: what its seller changes next is seen against it. */
const refuse = async (tx: Tx, moderator: AccountRow, refusing: Refusing) => {
  const { open, catalogue, given, actionOn, decide, mailOf } = refusing;
  const seller = await sellerOf(tx, open);
  const reason = reasonInWords(given, localeOf(seller.locale));
  const decision = await decide(reason);
  if (!decision) return null;
  const { subject, title } = decision;
  await audit(tx, {
    actorId: moderator.id,
    action: actionOn(subject),
    subject: 'ad',
    subjectId: open.ad.id,
    reason,
    details: {
      title,
      reasons: given.reasons,
      ...(subject === 'ad' ? { written: await readWritten(tx, open.ad, catalogue) } : {}),
    },
  });
  await mailAboutAd(tx, mailOf(subject), seller, decision, reason);
  return decision;
};

/** Rejects a waiting ad, or a waiting edit, which leaves the accepted ad public. 409 when it is not as it was seen. */
export const reject = async (id: number, given: Rejection, { moderator, lang }: Deciding) => {
  const catalogue = await getCatalogue();
  const done = await transact(async (tx) => {
    const open = await holdAd(tx, id);
    if (open?.version !== given.version) return null;
    return refuse(tx, moderator, {
      open,
      catalogue,
      given,
      actionOn: (subject) => `${subject}.reject`,
      decide: (reason) => rejectAd(tx, id, given.version, reason),
      mailOf: (subject) => (subject === 'edit' ? 'editRejected' : 'adRejected'),
    });
  });
  if (!done) throw await conflictAbout(id, given.version, lang);
  announce(done.changed);
  return answer(id);
};

/**
 * Takes a public ad down inside a transaction of the caller, who announces what it changed after the commit. Null when the
 * ad is not public as it was seen.
 */
export const takeDownIn = async (
  tx: Tx,
  id: number,
  given: Rejection,
  { moderator, catalogue }: { moderator: AccountRow; catalogue: Catalogue },
) => {
  const open = await holdAd(tx, id);
  if (open?.version !== given.version) return null;
  return refuse(tx, moderator, {
    open,
    catalogue,
    given,
    actionOn: () => 'ad.take-down',
    decide: (reason) => takeDownAd(tx, id, reason),
    mailOf: () => 'takenDown',
  });
};

/** Takes a public ad down. 409 when it is not as the moderator saw it, or not public. */
export const takeDown = async (id: number, given: Rejection, { moderator, lang }: Deciding) => {
  const catalogue = await getCatalogue();
  const done = await transact((tx) => takeDownIn(tx, id, given, { moderator, catalogue }));
  if (!done) throw await conflictAbout(id, given.version, lang);
  announce(done.changed);
  return answer(id);
};

/** Brings a deleted ad back as it was. 409 when it is not deleted any more, or for too long. */
export const restore = async (id: number, version: string, { moderator, lang }: Deciding) => {
  const done = await transact(async (tx) => {
    const seller = await holdSeller(tx, id, lang);
    const decision = seller && (await restoreAd(tx, id));
    if (!decision) return null;
    await audit(tx, {
      actorId: moderator.id,
      action: 'ad.restore',
      subject: 'ad',
      subjectId: id,
      details: { title: decision.title },
    });
    await mailAboutAd(tx, 'restored', seller, decision);
    return decision;
  });
  if (!done) throw await conflictAbout(id, version, lang);
  announce(done.changed);
  return answer(id);
};
