import type { Database } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type AccountRow, presentUser } from '../accounts/present';
import { findById } from '../accounts/queries';
import { findTitles } from '../ads/titles';
import { sendLetter } from '../mails/letter';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { localeOf } from './present';

// What moderators decide, told to whom it is about, in the language of the account.

type Writing = Pick<Database, 'insert'>;
type Decision = PayloadOf<'decision-mail'>;

/** Imported sellers have an account and no mailbox behind it. */
const canBeTold = ({ passwordHash, deletedAt }: AccountRow) => passwordHash !== null && deletedAt === null;

const titleOf = async (adId: number, lang: Locale) => (await findTitles([adId])).get(adId)?.(lang) ?? '';

/** The mail of a decision that was written down. */
export const sendDecision = async (
  { kind, accountId, adId, values = {}, reason, path }: Decision,
  told: Told,
): Promise<void> => {
  const account = await findById(accountId);
  if (!account || !canBeTold(account)) return;
  const locale = localeOf(account.locale);
  const words = messagesOf(locale).moderationMail[kind];
  const said = { ...values, ...(adId === undefined ? {} : { title: await titleOf(adId, locale) }) };
  const letter = {
    to: account.email,
    name: account.firstName || presentUser(account).full_name,
    locale,
    subject: fillIn(words.subject, said),
    paragraphs: [fillIsolated(words.text, said)],
    ...(reason ? { quote: reason } : {}),
    action: { text: words.action, href: `${env.siteUrl}${localePath(locale, path)}` },
    end: words.end,
  };
  await sendLetter(letter, told);
};

const tell = async (tx: Writing, account: AccountRow, decision: Omit<Decision, 'accountId'>) => {
  const accountId = account.id;
  if (canBeTold(account)) await enqueue(tx, 'decision-mail', { ...decision, accountId }, { accountId });
};

type AboutAd = { adId: number; isPublic: boolean };
type AdMail = 'adAccepted' | 'editAccepted' | 'adRejected' | 'editRejected' | 'takenDown' | 'restored';

/** Links to the ad where it is public, to its form where something is to be done, else to the seller's list. */
const pathAbout = (kind: AdMail, { adId, isPublic }: AboutAd) => {
  if (kind === 'restored' && !isPublic) return paths.myListings;
  return kind === 'adAccepted' || kind === 'editAccepted' || kind === 'restored'
    ? paths.ad(adId)
    : paths.editAd(adId);
};

/** `reason` is in the seller's language already. */
export const mailAboutAd = (tx: Writing, kind: AdMail, seller: AccountRow, ad: AboutAd, reason?: string) =>
  tell(tx, seller, { kind, adId: ad.adId, reason, path: pathAbout(kind, ad) });

export const mailAboutAccount = (
  tx: Writing,
  kind: 'blocked' | 'unblocked',
  account: AccountRow,
  reason: string,
) => tell(tx, account, { kind, reason, path: kind === 'blocked' ? paths.contact : paths.profile });

export const mailAboutPlan = (
  tx: Writing,
  kind: 'planActivated' | 'planDeclined' | 'planEnded',
  account: AccountRow,
  { plan, until = '', reason }: { plan: string; until?: string; reason?: string },
) =>
  tell(tx, account, {
    kind,
    values: { plan, until },
    reason,
    path: kind === 'planActivated' ? paths.myListings : paths.pricing,
  });
