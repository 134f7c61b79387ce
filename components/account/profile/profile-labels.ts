import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type ListingCardLabels, listingCardLabels } from '../listings/listing-labels';

export type ProfileLabels = Messages['account']['profile'] & {
  card: ListingCardLabels;
  empty: { title: string; text: string; place: string };
  failed: string;
  tryAgain: string;
  notDone: string;
};

export const profileLabels = async (locale: Locale): Promise<ProfileLabels> => {
  const { account, common, layout } = messagesOf(locale);
  return {
    ...account.profile,
    card: await listingCardLabels(locale),
    empty: {
      title: account.listings.emptyTitle,
      text: account.listings.emptyText,
      place: layout.placeAd,
    },
    failed: account.failed,
    tryAgain: common.tryAgain,
    notDone: account.notDone,
  };
};
