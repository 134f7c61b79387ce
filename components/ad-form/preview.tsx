import { useDeferredValue } from 'react';
import type { AdCard as Card } from '@/lib/contract/ads';
import { kindName } from '@/lib/facts/kind-name';
import { priceIn } from '@/lib/format/money';
import { formatAmount } from '@/lib/format/numbers';
import { parseNumber } from '@/lib/format/parse-number';
import { defaultCurrency } from '@/lib/i18n/locales';
import { AdCard } from '../ads/ad-card';
import type { AdCardLabels } from '../ads/ad-card-labels';
import { canHave, sayValue } from '../form/facts/fact-value';
import { type AdFormContext, useAdFormContext } from './context';
import type { Photo } from './photos/photo-queue';
import type { AdValues } from './values';
import { writtenIn } from './written-in';

const whole = (text: string) => {
  const value = parseNumber(text);
  return value !== null && value >= 0 && value < 1e9 ? Math.round(value) : null;
};

/** What the API would say of the ad. What is not typed yet stands there as the name of its field. */
const cardOf = (values: AdValues, photos: readonly Photo[], context: AdFormContext): Card => {
  const { choices, labels, currency, priceCurrencies, locale, kindSheet } = context;
  const chosen = (rows: readonly { id: number; name: string }[], id: string) =>
    rows.find((row) => String(row.id) === id) ?? null;
  const unnamed = (name: string) => ({ id: 0, name });
  const price = parseNumber(values.price);
  const shown = price !== null && price > 0 && price < 1e12 ? price : null;
  const asked = priceCurrencies.find(({ name }) => name === values.price_currency);
  const decimals =
    currency.name === defaultCurrency ? (shown && !Number.isInteger(shown) ? 2 : 0) : currency.decimals;
  const category = chosen(choices.categories, values.category_id) ?? unnamed(labels.fields.category_id);
  const subCategory = chosen(choices.subCategories, values.sub_category_id);
  return {
    id: 0,
    title: values.title || labels.fields.title,
    // The seller reads his own words, whichever language the form is in.
    line: null,
    description: values.description || labels.fields.description,
    language: writtenIn(values.title, locale),
    date: '',
    views: 0,
    images: [],
    pictures: photos.flatMap(({ preview, state }) =>
      preview && state !== 'failed'
        ? [{ src: preview, srcset: '', width: 4, height: 3, illustration: false }]
        : [],
    ),
    category,
    sub_category: subCategory,
    // The word for one machine is known to the server alone.
    kind: kindName(category.name, subCategory?.name),
    brand: chosen(choices.brands, values.brand_id),
    car_model: values.model ? unnamed(values.model) : null,
    year: whole(values.year),
    ad_type: chosen(choices.adTypes, values.ad_type_id) ?? unnamed(labels.fields.ad_type_id),
    state: chosen(choices.states, values.state_id),
    distance: whole(values.distance),
    distance_type: values.distance_type === 'mi' ? 'mi' : 'km',
    hours: whole(values.hours),
    facts: (kindSheet.sheet?.facts ?? []).flatMap((fact) => {
      const value = values.facts[fact.key];
      if (!(fact.on_card || fact.in_title) || value === undefined || !canHave(fact, value)) return [];
      const { key, name, unit } = fact;
      return [{ key, name, value, unit, text: sayValue(fact, value, labels.facts) }];
    }),
    price: shown,
    show_price:
      shown === null || !asked
        ? null
        : formatAmount(priceIn(shown, asked, { ...currency, decimals }), decimals),
    currency: currency.name,
    currency_symbol: currency.symbol,
    price_type: values.price_type === 'negotiable' ? 'negotiable' : 'fix',
    vat: 'include',
    status: 'pending',
    availability: 'available',
    promotion: null,
    is_favourite: false,
    is_wishlisted: false,
  };
};

type Props = { values: AdValues; photos: readonly Photo[]; cardLabels: AdCardLabels };

/** The card that buyers will see, while it is being written. Nothing in it can be pressed. */
export const Preview = ({ values, photos, cardLabels }: Props) => {
  const context = useAdFormContext();
  const settled = useDeferredValue(values);
  return (
    <section aria-hidden inert className="ad-form-preview">
      <h2 className="mb-2 text-15 text-muted">{context.labels.rail.preview}</h2>
      <AdCard ad={cardOf(settled, photos, context)} labels={cardLabels} variant="home" place={null} />
    </section>
  );
};
