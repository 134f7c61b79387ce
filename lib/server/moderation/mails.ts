import { env } from '@/lib/env';
import { fillIn, fillIsolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { type AccountRow, presentUser } from '../accounts/present';
import { findTitles } from '../ads/titles';
import { afterCommit } from '../after-commit';
import { sendLetter } from '../mails/letter';
import { localeOf } from './present';

// What moderators decide, told to whom it is about, in the language of the account.

type Kind = keyof Messages['moderationMail'];
type Values = Record<string, string>;
type Told = {
  valuesIn?: (lang: Locale) => Values | Promise<Values>;
  reason?: string | undefined;
  path: string;
};

/** Imported sellers have an account and no mailbox behind it. */
const canBeTold = ({ passwordHash, deletedAt }: AccountRow) => passwordHash !== null && deletedAt === null;

const tell = (kind: Kind, account: AccountRow, { valuesIn, reason, path }: Told) => {
  if (!canBeTold(account)) return;
  const locale = localeOf(account.locale);
  const words = messagesOf(locale).moderationMail[kind];
  afterCommit(`The mail about a decision (${kind})`, async () => {
    const values = (await valuesIn?.(locale)) ?? {};
    await sendLetter({
      to: account.email,
      name: account.firstName || presentUser(account).full_name,
      locale,
      subject: fillIn(words.subject, values),
      paragraphs: [fillIsolated(words.text, values)],
      ...(reason ? { quote: reason } : {}),
      action: { text: words.action, href: `${env.siteUrl}${localePath(locale, path)}` },
      end: words.end,
    });
  });
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

/** After the commit. `reason` is in the seller's language already. */
export const mailAboutAd = (kind: AdMail, seller: AccountRow, ad: AboutAd, reason?: string) =>
  tell(kind, seller, {
    valuesIn: async (lang) => ({ title: (await findTitles([ad.adId])).get(ad.adId)?.(lang) ?? '' }),
    reason,
    path: pathAbout(kind, ad),
  });

export const mailAboutAccount = (kind: 'blocked' | 'unblocked', account: AccountRow, reason: string) =>
  tell(kind, account, { reason, path: kind === 'blocked' ? paths.contact : paths.profile });

export const mailAboutPlan = (
  kind: 'planActivated' | 'planDeclined' | 'planEnded',
  account: AccountRow,
  { plan, until = '', reason }: { plan: string; until?: string; reason?: string },
) =>
  tell(kind, account, {
    valuesIn: () => ({ plan, until }),
    reason,
    path: kind === 'planActivated' ? paths.myListings : paths.pricing,
  });
