import type { Ad } from '@/lib/contract/ads';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import { messagesOf } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/seo';

/** A chat that begins with what it is about, in the language in which the seller wrote: he is the one who reads it. */
export const whatsappLink = (digits: string, ad: Ad): string => {
  const money = shownPrice(ad, ad.language);
  const price = money ? moneyParts(money).text : messagesOf(ad.language).ad.price.onRequest;
  const text = [ad.title, price, absoluteUrl(ad.language, paths.ad(ad.id))].join('\n');
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
};
