import { useWatch } from 'react-hook-form';
import type { Currency } from '@/lib/contract/reference';
import { formatMoney, priceIn } from '@/lib/format/money';
import { parseNumber } from '@/lib/format/parse-number';
import { fillIn } from '@/lib/i18n/fill-in';
import { useAdFormContext } from '../context';
import { Line } from '../fields';

/** Read back as it was understood, in another currency too: a price in dinars typed as dollars is seen at once. */
export const PriceLine = () => {
  const { labels, control, locale, currency, priceCurrencies, field } = useAdFormContext();
  const [text, code] = useWatch({ control, name: ['price', 'price_currency'] });
  const typed = parseNumber(text);
  const asked = priceCurrencies.find(({ name }) => name === code);
  const other = currency.name === code ? priceCurrencies.find(({ name }) => name !== code) : currency;
  const money = (amount: number, { name, symbol, decimals }: Currency) =>
    formatMoney({
      amount,
      currency: { code: name, symbol, decimals: Number.isInteger(amount) ? decimals : Math.max(2, decimals) },
      locale,
    });
  const hint = () => {
    if (typed === null || typed <= 0 || typed >= 1e12 || !asked) return labels.hints.price;
    const price = money(typed, asked);
    if (!other) return fillIn(labels.hints.priceRead, { price });
    return fillIn(labels.hints.priceConverted, {
      price,
      converted: money(priceIn(typed, asked, other), other),
    });
  };
  return (
    <Line
      name="price"
      hint={hint()}
      inputMode="decimal"
      dir="ltr"
      data-unit
      end={
        <select
          aria-label={labels.fields.price_currency}
          className="field-unit plain-select"
          {...field('price_currency')}
        >
          {priceCurrencies.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      }
    />
  );
};
