'use client';

import { useWatch } from 'react-hook-form';
import { dollars, formatMoney, roundPrice } from '@/lib/format/money';
import { parseNumber } from '@/lib/format/parse-number';
import { fillIn } from '@/lib/i18n/fill-in';
import { defaultCurrency } from '@/lib/i18n/locales';
import { useAdFormContext } from '../context';
import { Line } from '../fields';

/** Read back as it was understood, in the visitor's currency too: a price in dinars typed as dollars is seen at once. */
export const PriceLine = () => {
  const { labels, control, locale, currency } = useAdFormContext();
  const typed = parseNumber(useWatch({ control, name: 'price' }));
  const hint = () => {
    if (typed === null || typed <= 0 || typed >= 1e12) return labels.hints.price;
    const price = formatMoney(dollars(typed, locale));
    if (currency.name === defaultCurrency) return fillIn(labels.hints.priceRead, { price });
    const { name, symbol, rate, decimals } = currency;
    const converted = formatMoney({
      amount: roundPrice(typed, rate, decimals),
      currency: { code: name, symbol, decimals },
      locale,
    });
    return fillIn(labels.hints.priceConverted, { price, converted });
  };
  return (
    <Line
      name="price"
      hint={hint()}
      inputMode="decimal"
      dir="ltr"
      end={<span className="pe-3 text-muted">{defaultCurrency}</span>}
    />
  );
};
