import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';

export type AlertLabels = Messages['account']['alerts'] & {
  onRequest: string;
  states: Messages['life']['states'];
  noPicture: string;
  seeMore: string;
  loadingMore: string;
  tryAgain: string;
};

export const alertLabels = (locale: Locale): AlertLabels => {
  const { account, adCard, common, life } = messagesOf(locale);
  return {
    ...account.alerts,
    onRequest: adCard.onRequest,
    states: life.states,
    noPicture: common.machineImage,
    seeMore: common.seeMore,
    loadingMore: account.listings.loadingMore,
    tryAgain: common.tryAgain,
  };
};
