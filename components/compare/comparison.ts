import { distanceInBothUnits, factInBothUnits } from '@/components/ad/both-units';
import { yearOf } from '@/components/ad/machine-name';
import type { Ad } from '@/lib/contract/ads';
import type { Sheet } from '@/lib/contract/facts';
import { moneyParts } from '@/lib/format/money';
import { shownPrice } from '@/lib/format/shown-price';
import { formatHours } from '@/lib/format/units';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';

/** `sheet`: what is asked of its kind, in the language that the ad is written in. */
export type ComparedAd = { ad: Ad; sheet: Sheet };

type Best = {
  of: keyof Messages['compare']['best'];
  /** The better one has the smaller figure. */
  figure: (ad: Ad) => number | null;
  /** Only ads that are alike in this are measured by one another. */
  among?: (ad: Ad) => string;
};

type Field = {
  key: string;
  name: (words: Messages) => string;
  /** Null where the ad does not say. */
  text: (ad: Ad, locale: Locale) => string | null;
  best?: Best;
  /** By what the sheets of those kinds that have it call it: nobody counts the hours of a car. */
  core?: Sheet['core'][number];
};

const kilometres = { km: 1, mi: 1.609344 };

/** What every ad has a field for, in the order in which buyers ask. */
const fields: readonly Field[] = [
  {
    key: 'price',
    name: ({ ad }) => ad.price.title,
    text: (ad, locale) => {
      const money = shownPrice(ad, locale);
      return money && moneyParts(money).text;
    },
    best: { of: 'price', figure: ({ price }) => price, among: ({ ad_type, vat }) => `${ad_type.id} ${vat}` },
  },
  { key: 'adType', name: ({ ad }) => ad.facts.adType, text: ({ ad_type }) => ad_type.name },
  { key: 'vat', name: ({ ad }) => ad.facts.vat, text: ({ vat }, locale) => messagesOf(locale).ad.vat[vat] },
  { key: 'kind', name: ({ compare }) => compare.kind, text: ({ kind }) => kind },
  { key: 'brand', name: ({ ad }) => ad.facts.brand, text: ({ brand }) => brand?.name ?? null },
  { key: 'model', name: ({ ad }) => ad.facts.model, text: ({ car_model }) => car_model?.name ?? null },
  {
    key: 'year',
    core: 'year',
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
    core: 'hours',
    name: ({ ad }) => ad.facts.hours,
    text: ({ hours }, locale) => (hours === null ? null : formatHours(hours, locale)),
    best: { of: 'hours', figure: ({ hours }) => hours },
  },
  {
    key: 'distance',
    core: 'distance',
    name: ({ ad }) => ad.facts.distance,
    text: ({ distance, distance_type: unit }, locale) =>
      distance === null ? null : distanceInBothUnits(distance, unit, locale),
    best: {
      of: 'distance',
      figure: ({ distance, distance_type: unit }) => distance && distance * kilometres[unit],
    },
  },
  { key: 'state', name: ({ ad }) => ad.facts.state, text: ({ state }) => state?.name ?? null },
];

type Fact = {
  key: string;
  name: string;
  text: (ad: Ad) => string | null;
  best: Best | undefined;
  /** How its seller calls it, where such a machine has it at all. */
  question: (of: ComparedAd) => string | null;
};

const factOf = ({ key, name, text, best, core }: Field, locale: Locale): Fact => ({
  key,
  name: name(messagesOf(locale)),
  text: (ad) => text(ad, locale),
  best,
  question: ({ ad, sheet }) => (!core || sheet.core.includes(core) ? name(messagesOf(ad.language)) : null),
});

/** What any of them states beside its fields. Kinds may have a fact of their own under a name that others use too. */
const statedBy = (compared: readonly ComparedAd[]): Fact[] => {
  const stated = compared.flatMap(({ ad }) => ad.facts);
  return [...new Set(stated.map(({ name }) => name))].map((name) => {
    const alike = stated.filter((fact) => fact.name === name);
    const isIt = ({ key }: { key: string }) => alike.some((fact) => fact.key === key);
    return {
      key: alike[0]?.key ?? name,
      name,
      text: ({ facts }) => {
        const said = facts.find(isIt);
        return said ? factInBothUnits(said) : null;
      },
      best: undefined,
      question: ({ sheet }) => sheet.facts.find(isIt)?.name ?? null,
    };
  });
};

/** The better ones, where every ad has a figure, all can be measured by one another, and they differ. */
const bestAmong = (ads: readonly Ad[], best: Best | undefined): ReadonlySet<Ad> => {
  const none = new Set<Ad>();
  if (!best || ads.length < 2) return none;
  const { figure, among = () => '' } = best;
  const figures = ads.map(figure);
  const known = figures.filter((one) => one !== null);
  const least = Math.min(...known);
  const areAlike = new Set(ads.map(among)).size === 1 && known.length === ads.length;
  if (!areAlike || known.every((one) => one === least)) return none;
  return new Set(ads.filter((_, index) => figures[index] === least));
};

/** `question`: what its seller can be asked for, in his words, where the ad does not say it. */
type Cell = { ad: Ad; text: string | null; isBest: boolean; question: string | null };
export type Row = {
  key: string;
  name: string;
  cells: Cell[];
  /** Two ads say different things. What only one of them says is no difference, but a question. */
  differs: boolean;
  best: Best['of'] | null;
};

/** The ads fact by fact; what none of them says has no row. */
export const comparisonOf = (compared: readonly ComparedAd[], locale: Locale): Row[] => {
  const ads = compared.map(({ ad }) => ad);
  const facts = [...fields.map((field) => factOf(field, locale)), ...statedBy(compared)];
  return facts.flatMap(({ key, name, text, best, question }) => {
    const better = bestAmong(ads, best);
    const cells = compared.map((one): Cell => {
      const said = text(one.ad);
      return {
        ad: one.ad,
        text: said,
        isBest: better.has(one.ad),
        question: said === null ? question(one) : null,
      };
    });
    const said = cells.flatMap((cell) => cell.text ?? []);
    if (!said.length) return [];
    return {
      key,
      name,
      cells,
      differs: new Set(said).size > 1,
      best: best && better.size ? best.of : null,
    };
  });
};

/** A question, as the reader calls what it is about, and as the seller does. */
export type Question = { name: string; question: string };

/** All that an ad does not say and others do. */
export const questionsTo = (ad: Ad, rows: readonly Row[]): Question[] =>
  rows.flatMap(({ name, cells }) => {
    const question = cells.find((cell) => cell.ad === ad)?.question;
    return question ? { name, question } : [];
  });
