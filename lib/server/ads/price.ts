import type { OtherPrice } from '@/lib/contract/ads';
import { type PriceCurrency, priceCurrencies } from '@/lib/contract/price-currencies';
import type { ads } from '@/lib/db/schema';
import { roundConverted, roundPrice } from '@/lib/format/money';
import { formatAmount } from '@/lib/format/numbers';
import type { Catalogue } from '../catalogue/rows';

// A price is kept as it was asked, and beside it in US cents at the site's rate, by which ads are sorted and filtered.

type PriceColumns = Pick<typeof ads.$inferSelect, 'priceCents' | 'askedCents' | 'askedCurrency'>;
type Currencies = Pick<Catalogue, 'currencies'>;
type Currency = NonNullable<ReturnType<Catalogue['currencies']['get']>>;
/** In the seller's words. What was written down before prices had a currency is in dollars. */
type WrittenPrice = { price: number | null; price_currency?: PriceCurrency };

const dollar: PriceCurrency = 'USD';

export const writtenPrice = ({ priceCents, askedCents, askedCurrency }: PriceColumns) => ({
  price: (askedCents ?? priceCents) === null ? null : ((askedCents ?? priceCents) as number) / 100,
  price_currency: askedCents === null ? dollar : (askedCurrency ?? dollar),
});

/** US cents by `rate`; what costs something is never stored as free. */
const toCents = (amount: number, rate: number) =>
  amount === 0 ? 0 : Math.max(1, Math.round((amount * 100) / rate));

export const priceColumns = (
  { price, price_currency = dollar }: WrittenPrice,
  { currencies }: Currencies,
): PriceColumns => {
  if (price === null) return { priceCents: null, askedCents: null, askedCurrency: null };
  const rate = currencies.get(price_currency)?.rate ?? 1;
  const priceCents = toCents(price, rate);
  return price_currency === dollar
    ? { priceCents, askedCents: null, askedCurrency: null }
    : { priceCents, askedCents: Math.round(price * 100), askedCurrency: price_currency };
};

/** With cents only where there are some. */
export const exactly = (amount: number, decimals: number) =>
  formatAmount(amount, Number.isInteger(amount) ? decimals : Math.max(2, decimals));

/** The price in a currency: as asked where it was asked in that one, and otherwise rounded. Null on request. */
export const showPrice = (row: PriceColumns, { code, rate, decimals }: Currency): string | null => {
  if (row.priceCents === null) return null;
  const asked = writtenPrice(row);
  if (asked.price !== null && asked.price_currency === code && code !== dollar)
    return exactly(asked.price, decimals);
  const dollars = row.priceCents / 100;
  const shown =
    row.askedCents === null ? roundPrice(dollars, rate, decimals) : roundConverted(dollars * rate, decimals);
  return formatAmount(shown, decimals);
};

/** The price once more: as it was asked, or, where the reader sees just that, in the other one of dollars and dinars. */
export const otherPrice = (
  row: PriceColumns,
  { code }: Currency,
  { currencies }: Currencies,
): OtherPrice | null => {
  const { price, price_currency } = writtenPrice(row);
  const isAsked = price_currency !== code;
  const other = currencies.get(
    isAsked ? price_currency : (priceCurrencies.find((one) => one !== code) ?? ''),
  );
  if (price === null || !other) return null;
  const shown = isAsked ? exactly(price, other.decimals) : showPrice(row, other);
  return shown === null ? null : { show_price: shown, currency: other.code, currency_symbol: other.symbol };
};

/** US dollars of what a seller wrote. */
export const dollarsOf = (written: WrittenPrice, catalogue: Currencies): number | null => {
  const { priceCents } = priceColumns(written, catalogue);
  return priceCents === null ? null : priceCents / 100;
};
