import { getTranslations } from 'next-intl/server';
import { getAdCardLabels } from '@/components/ads/get-ad-card-labels';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';
import { type ListingCardLabels, listingCardLabels } from '../listings/listing-labels';
import type { KeptHereProps } from './kept-here';

export type FavouriteLabels = Omit<Messages['account']['favourites'], 'count' | 'here'> & {
  count: PluralForms;
  card: ListingCardLabels;
  seeMore: string;
  loadingMore: string;
  tryAgain: string;
  notDone: string;
  compare: string;
};

export const favouriteLabels = async (locale: Locale): Promise<FavouriteLabels> => {
  const { account, adCard, common, hearts } = messagesOf(locale);
  const t = await getTranslations({ locale, namespace: 'account.favourites' });
  const { here, ...words } = account.favourites;
  return {
    ...words,
    count: pluralForms((values) => t('count', values)),
    card: await listingCardLabels(locale),
    seeMore: common.seeMore,
    loadingMore: account.listings.loadingMore,
    tryAgain: common.tryAgain,
    notDone: hearts.failed,
    compare: adCard.compare,
  };
};

export const keptHereLabels = async (locale: Locale): Promise<KeptHereProps['labels']> => {
  const t = await getTranslations({ locale, namespace: 'account.favourites.here' });
  return {
    title: t('title'),
    text: pluralForms((values) => t('text', values)),
    card: await getAdCardLabels(locale),
  };
};
