import { defaultCurrency, type Locale } from '@/lib/i18n/locales';
import { dollars, type Money } from './money';

type Priced = { show_price: string | null; currency: string; currency_symbol: string };

/** `show_price` as a plain number with a dot, as data formats want it: "37,312.50" is "37312.50". */
export const plainPrice = (showPrice: string) => showPrice.replace(/[^\d.]/g, '');

/** The price of an ad in the page's currency, or null when it is on request. */
export const shownPrice = (
  { show_price, currency, currency_symbol }: Priced,
  locale: Locale,
): Money | null => {
  if (show_price === null) return null;
  const plain = plainPrice(show_price);
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { amount: Number(plain), currency: { code: currency, symbol: currency_symbol, decimals }, locale };
};

type Asked = Priced & { price: number | null; price_currency: string; other_price: Priced | null };

/** What the seller asks for, whichever currency the page shows it in. */
export const askedPrice = (ad: Asked, locale: Locale): Money | null => {
  if (ad.price === null) return null;
  if (ad.price_currency === defaultCurrency) return dollars(ad.price, locale);
  const asked = ad.currency === ad.price_currency ? ad : ad.other_price;
  return asked && shownPrice(asked, locale);
};
