import { kindOf, yearOf } from '@/components/ad/machine-name';
import type { Ad } from '@/lib/contract/ads';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import { formatDistance, formatHours } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';

/** The rows in which one ad can be better than another as a matter of fact. */
type BestOf = keyof Messages['compare']['best'];

type Fact = {
  key: string;
  name: (words: Messages) => string;
  /** As a reader of that language is told it; null where the ad does not say. */
  text: (ad: Ad, locale: Locale) => string | null;
  best?: {
    of: BestOf;
    /** The better one has the smaller figure; null where it has none that could be set beside the others. */
    figure: (ad: Ad) => number | null;
    /** Only ads that are alike in this are measured by one another. */
    among?: (ad: Ad) => string;
  };
};

const kilometres = { km: 1, mi: 1.609344 };

/** Every row of the table, in the order in which buyers ask. */
const facts: readonly Fact[] = [
  {
    key: 'price',
    name: ({ ad }) => ad.price.title,
    text: (ad, locale) => {
      const money = shownPrice(ad, locale);
      return money && moneyParts(money).text;
    },
    best: {
      of: 'price',
      figure: ({ price }) => price,
      among: ({ ad_type, vat }) => `${ad_type.id} ${vat}`,
    },
  },
  { key: 'adType', name: ({ ad }) => ad.facts.adType, text: ({ ad_type }) => ad_type.name },
  { key: 'vat', name: ({ ad }) => ad.facts.vat, text: ({ vat }, locale) => messagesOf(locale).ad.vat[vat] },
  { key: 'kind', name: ({ compare }) => compare.kind, text: kindOf },
  { key: 'brand', name: ({ ad }) => ad.facts.brand, text: ({ brand }) => brand?.name ?? null },
  { key: 'model', name: ({ ad }) => ad.facts.model, text: ({ car_model }) => car_model?.name ?? null },
  {
    key: 'year',
    name: ({ ad }) => ad.facts.year,
    text: (ad) => yearOf(ad)?.toString() ?? null,
    best: {
      of: 'year',
      figure: (ad) => {
        const year = yearOf(ad);
        return year && -year;
      },
    },
  },
  {
    key: 'hours',
    name: ({ ad }) => ad.facts.hours,
    text: ({ hours }, locale) => (hours === null ? null : formatHours(hours, locale)),
    best: { of: 'hours', figure: ({ hours }) => hours },
  },
  {
    key: 'distance',
    name: ({ ad }) => ad.facts.distance,
    text: ({ distance, distance_type: unit }, locale) =>
      distance === null ? null : formatDistance(distance, unit, locale),
    best: {
      of: 'distance',
      figure: ({ distance, distance_type: unit }) => distance && distance * kilometres[unit],
    },
  },
  { key: 'state', name: ({ ad }) => ad.facts.state, text: ({ state }) => state?.name ?? null },
];

type Cell = { adId: number; text: string | null; isBest: boolean };
export type Row = {
  key: string;
  name: string;
  cells: Cell[];
  /** Two ads say different things. What only one of them says is no difference, but a question. */
  differs: boolean;
  best: BestOf | null;
};

/** The better ones, where every ad has a figure, all can be measured by one another, and they differ. */
const bestAmong = (ads: readonly Ad[], { best }: Fact): ReadonlySet<number> => {
  const none = new Set<number>();
  if (!best || ads.length < 2) return none;
  const { figure, among = () => '' } = best;
  const figures = ads.map(figure);
  if (new Set(ads.map(among)).size > 1) return none;
  const known = figures.filter((one) => one !== null);
  const least = Math.min(...known);
  if (known.length < ads.length || known.every((one) => one === least)) return none;
  return new Set(ads.filter((_, index) => figures[index] === least).map(({ id }) => id));
};

/** The ads fact by fact; what none of them says has no row. */
export const comparisonOf = (ads: readonly Ad[], locale: Locale): Row[] =>
  facts.flatMap((fact) => {
    const best = bestAmong(ads, fact);
    const cells = ads.map((ad) => ({
      adId: ad.id,
      text: fact.text(ad, locale),
      isBest: best.has(ad.id),
    }));
    const said = cells.flatMap(({ text }) => text ?? []);
    if (!said.length) return [];
    return {
      key: fact.key,
      name: fact.name(messagesOf(locale)),
      cells,
      differs: new Set(said).size > 1,
      best: best.size && fact.best ? fact.best.of : null,
    };
  });

/** The rows that others fill and this ad does not. */
export const missingOf = (adId: number, rows: readonly Row[]): string[] =>
  rows
    .filter(({ cells }) => cells.some((cell) => cell.adId === adId && cell.text === null))
    .map(({ key }) => key);

/** What facts are called in a language, in one line. */
export const namesOf = (keys: readonly string[], locale: Locale): string => {
  const words = messagesOf(locale);
  return facts
    .filter(({ key }) => keys.includes(key))
    .map(({ name }) => name(words))
    .join(words.ad.summary.and);
};
