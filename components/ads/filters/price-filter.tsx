import { useState } from 'react';
import { formatMoney, roundPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/numbers';
import { parseNumber } from '@/lib/format/parse-number';
import type { Locale } from '@/lib/i18n/locales';
import type { AdListLabels } from '../list/ad-list-labels';
import type { ShownCurrency } from '../list/ad-list-types';
import { handlesOf, highestPrice, lowestPrice, type PriceFilter, priceAt, typePrice } from './price-scale';
import { PriceSlider } from './price-slider';
import { SectionSummary } from './section-summary';

type Field = keyof PriceFilter;

type Props = {
  price: PriceFilter;
  currency: ShownCurrency;
  locale: Locale;
  labels: AdListLabels;
  onChange: (price: PriceFilter) => void;
};

const inDollars = { fromPrice: 'from_price', toPrice: 'to_price' } as const;

/** Without script a form sends what is written, and the address says dollars. */
const PlainPrice = ({ price, labels }: { price: PriceFilter; labels: AdListLabels }) => (
  <div className="pb-4">
    {(['fromPrice', 'toPrice'] as const).map((name) => (
      <label key={name} className="block text-13 text-muted">
        {name === 'fromPrice' ? labels.fromDollars : labels.toDollars}
        <input
          type="number"
          name={inDollars[name]}
          defaultValue={price[name] ?? undefined}
          min={0}
          className="mt-1 h-11 w-full rounded border border-line bg-surface px-3 text-15 text-ink"
        />
      </label>
    ))}
  </div>
);

/** The slider and, beside it, two fields for whoever knows the figure. The filter itself is in US dollars. */
export const PriceFilterSection = ({ price, currency, locale, labels, onChange }: Props) => {
  // The list follows what is being typed; the field is left alone until it is done, for a caret must not jump.
  const [typing, setTyping] = useState<{ field: Field; text: string; before: PriceFilter } | null>(null);
  const shown = (dollars: number) => roundPrice(dollars, currency.rate, currency.decimals);
  const written = (field: Field) => {
    if (typing?.field === field) return typing.text;
    const dollars = price[field];
    return dollars === null ? '' : formatNumber(shown(dollars), locale);
  };
  const type = (field: Field, text: string) => {
    setTyping({ field, text, before: typing ? typing.before : price });
    const amount = text.trim() === '' ? null : parseNumber(text);
    if (text.trim() !== '' && amount === null) return;
    onChange(typePrice(price, field, amount === null ? null : amount / currency.rate));
  };
  const finish = () => {
    if (!typing) return;
    setTyping(null);
    if (typing.text.trim() !== '' && parseNumber(typing.text) === null) onChange(typing.before);
  };
  const { min, max } = handlesOf(price);
  const money = (dollars: number) => formatMoney({ amount: shown(dollars), currency, locale });
  const field = (name: Field, label: string, placeholder: number) => (
    <label className="min-w-0 flex-1 text-13 text-muted">
      {label}
      <input
        type="text"
        inputMode="numeric"
        value={written(name)}
        placeholder={formatNumber(shown(placeholder), locale)}
        dir="ltr"
        maxLength={18}
        onChange={({ target }) => type(name, target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          finish();
        }}
        className="mt-1 h-11 w-full rounded border border-line bg-surface px-3 text-start text-15 text-ink"
      />
    </label>
  );

  return (
    <details open className="filter-section">
      <SectionSummary>
        {labels.price}
        <bdi>{currency.code}</bdi>
      </SectionSummary>
      <div className="script-only pb-4">
        <PriceSlider
          price={price}
          onChange={onChange}
          labels={labels}
          say={(handle) => money(priceAt(handle === 'min' ? min : max))}
        />
        <div className="mt-3 flex gap-3">
          {field('fromPrice', labels.from, lowestPrice)}
          {field('toPrice', labels.to, highestPrice)}
        </div>
      </div>
      <noscript>
        <PlainPrice price={price} labels={labels} />
      </noscript>
    </details>
  );
};
