import { getTranslations } from 'next-intl/server';
import { type LifeLabels, lifeLabels } from '@/components/life/life-labels';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';

type Words = Messages['account']['listings'];

export type ListingCardLabels = Words['card'] & {
  life: LifeLabels;
  availability: Messages['life']['states'];
  status: Words['status'];
  onRequest: string;
  negotiable: string;
  noPicture: string;
  top: string;
  featured: string;
  photos: PluralForms;
};

export type ListingsLabels = Omit<Words, 'card' | 'shown' | 'promotion'> & {
  card: ListingCardLabels;
  shown: PluralForms;
  promotion: Omit<Words['promotion'], 'left'> & { left: PluralForms };
  place: string;
  seeMore: string;
  tryAgain: string;
  close: string;
  cancel: string;
  notDone: string;
};

export const listingCardLabels = async (locale: Locale): Promise<ListingCardLabels> => {
  const messages = messagesOf(locale);
  const { adCard, account, life } = messages;
  const t = await getTranslations({ locale, namespace: 'adCard' });
  const { onRequest, negotiable, noPicture, top, featured } = adCard;
  return {
    ...account.listings.card,
    life: lifeLabels(messages),
    availability: life.states,
    status: account.listings.status,
    onRequest,
    negotiable,
    noPicture,
    top,
    featured,
    photos: pluralForms((values) => t('photos', values)),
  };
};

export const listingsLabels = async (locale: Locale): Promise<ListingsLabels> => {
  const { account, common, layout } = messagesOf(locale);
  const t = await getTranslations({ locale, namespace: 'account.listings' });
  return {
    ...account.listings,
    card: await listingCardLabels(locale),
    shown: pluralForms((values) => t('shown', values)),
    promotion: { ...account.listings.promotion, left: pluralForms((values) => t('promotion.left', values)) },
    place: layout.placeAd,
    seeMore: common.seeMore,
    tryAgain: common.tryAgain,
    close: common.close,
    cancel: common.cancel,
    notDone: account.notDone,
  };
};
