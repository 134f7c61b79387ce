import type { useTranslations } from 'next-intl';
import { type AdSort, adSorts, type RowFilter } from '@/lib/ad-filters';
import { unitName } from '@/lib/facts/text';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { type PluralForms, pluralForms } from '@/lib/i18n/plural';
import type { SaveSearchLabels } from '../../saved-searches/save-search';
import { sections } from '../filters/options';
import type { TitleWords } from './list-words';

type Translate = ReturnType<typeof useTranslations<'ads'>>;

/** What a section is called in its heading, and in the middle of "Loading brands...". */
type SectionName = { title: string; name: string };

/** What a figure of a search is of. */
const figures = ['year', 'price', 'weight', 'power', 'axles', 'hours', 'distance'] as const;
type Figure = (typeof figures)[number];

/** What the fields of ranges can be typed in, beside the units of the operator's own choice. */
const namedUnits = ['h', 'km', 'mi', 'kg', 't', 'hp', 'kw'] as const;

/** All that the list says: plain data from the server, so that no translator is sent to the browser. */
export type AdListLabels = {
  title: TitleWords;
  home: string;
  allAds: string;
  breadcrumbs: string;
  count: PluralForms;
  categories: string;
  moreThan: PluralForms;
  showCount: PluralForms;
  chosen: PluralForms;
  corrected: string;
  eased: string;
  comesFirst: string;
  asTyped: string;
  seeMore: string;
  seeMoreOf: string;
  loadingMore: string;
  empty: string;
  emptyHint: string;
  emptyWords: string;
  /** Above what a search would find with one of its conditions left out, and each of these. */
  allAtOnce: string;
  without: string;
  near: string;
  figures: Record<Figure, string>;
  units: Record<(typeof namedUnits)[number], string>;
  unitOf: string;
  didYouMean: string;
  shorter: string;
  failed: string;
  retry: string;
  filters: string;
  closeFilters: string;
  clearAll: string;
  quoted: string;
  active: string;
  remove: string;
  sort: string;
  sorts: Record<AdSort, string>;
  sections: Record<RowFilter, SectionName>;
  loading: string;
  error: string;
  none: string;
  brandFirst: string;
  about: string;
  showAll: string;
  showLess: string;
  searchWithin: string;
  price: string;
  from: string;
  to: string;
  fromDollars: string;
  toDollars: string;
  lowest: string;
  highest: string;
  priceFrom: string;
  priceTo: string;
  priceBetween: string;
  otherDetail: string;
  search: string;
  searchHint: string;
  apply: string;
  saveSearch: SaveSearchLabels;
};

const record = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

const titleWords = (t: Translate, locale: Locale): TitleWords => ({
  everything: t('title.everything'),
  kind: t('title.kind', { kind: '{kind}' }),
  brand: t('title.brand', { brand: '{brand}' }),
  model: t('title.model', { brand: '{brand}', model: '{model}' }),
  brandKind: t('title.brandKind', { brand: '{brand}', kind: '{kind}' }),
  inPlace: t('title.inPlace', { what: '{what}', state: '{state}' }),
  searched: t('title.searched', { what: '{what}', search: '{search}' }),
  withFact: t('title.withFact', { what: '{what}', fact: '{fact}' }),
  smallKind: locale === 'en',
});

export const adListLabels = (t: Translate, locale: Locale): AdListLabels => {
  const { adForm, common, home, saveSearch } = messagesOf(locale);
  return {
    title: titleWords(t, locale),
    home: t('home'),
    allAds: t('allAds'),
    breadcrumbs: t('breadcrumbs'),
    categories: home.categories.title,
    count: pluralForms((values) => t('count', values)),
    moreThan: pluralForms((values) => t('moreThan', values)),
    showCount: pluralForms((values) => t('showCount', values)),
    chosen: pluralForms((values) => t('chosen', values)),
    corrected: t('corrected', { search: '{search}' }),
    eased: t('eased', { parts: '{parts}' }),
    comesFirst: t('comesFirst'),
    asTyped: t('asTyped', { search: '{search}' }),
    seeMore: common.seeMore,
    seeMoreOf: t('seeMoreOf'),
    loadingMore: t('loadingMore'),
    empty: t('empty'),
    emptyHint: t('emptyHint'),
    emptyWords: t('emptyWords'),
    allAtOnce: t('allAtOnce'),
    without: t('without', { name: '{name}' }),
    near: t('near'),
    units: record(namedUnits, (unit) => unitName(unit, locale)),
    unitOf: adForm.facts.unitOf,
    figures: record(figures, (figure) => t(`figures.${figure}`)),
    didYouMean: t('didYouMean', { search: '{search}' }),
    shorter: t('shorter', { search: '{search}', count: '{count}' }),
    failed: t('failed'),
    retry: common.tryAgain,
    filters: t('filters'),
    closeFilters: t('closeFilters'),
    clearAll: t('clearAll'),
    quoted: t('quoted', { search: '{search}' }),
    active: t('active'),
    remove: t('remove', { name: '{name}' }),
    sort: t('sort'),
    sorts: record(adSorts, (sort) => t(`sorts.${sort}`)),
    sections: record(sections, (section) => ({
      title: t(`sections.${section}.title`),
      name: t(`sections.${section}.name`),
    })),
    loading: t('loading', { section: '{section}' }),
    error: t('error', { section: '{section}' }),
    none: t('none', { section: '{section}' }),
    brandFirst: t('brandFirst'),
    about: t('about', { n: '{n}' }),
    showAll: t('showAll', { n: '{n}' }),
    showLess: t('showLess'),
    searchWithin: t('searchWithin', { section: '{section}' }),
    price: t('price'),
    from: t('from'),
    to: t('to'),
    fromDollars: t('fromDollars'),
    toDollars: t('toDollars'),
    lowest: t('lowest'),
    highest: t('highest'),
    priceFrom: t('priceFrom', { price: '{price}' }),
    priceTo: t('priceTo', { price: '{price}' }),
    priceBetween: t('priceBetween', { from: '{from}', to: '{to}' }),
    otherDetail: t('otherDetail'),
    search: t('search'),
    searchHint: t('searchHint'),
    apply: t('apply'),
    saveSearch,
  };
};
