import type { AdCard } from '@/lib/contract/ads';
import type { Money } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';

type Priced = Pick<AdCard, 'show_price' | 'currency' | 'currency_symbol'>;

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
