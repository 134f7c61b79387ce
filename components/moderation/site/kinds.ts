import type { ContentKind } from '@/lib/api/queries/console';
import type { Locale } from '@/lib/i18n/locales';
import { paths } from '@/lib/paths';
import type { IconName } from '../../ui/icon';
import type { Field, WordForm } from './fields';

// Everything that the operator keeps as rows: a kind is an entry here, and words of its name. The list, the form and
// its rules follow from it; what the site draws of it is in preview/row-previews.tsx.

export type Kind = {
  icon: IconName;
  fields: readonly Field[];
  /** Which field a row is called by. */
  title: string;
  /** What else the list says of a row. */
  facts?: readonly string[];
  /** The list grows long enough to be searched. */
  searched?: true;
  /** The list can be narrowed to the rows that belong to one of another kind. */
  narrowedBy?: string;
  /** Where visitors see it. */
  seenAt: string;
};

const title: Field = { kind: 'line', name: 'title', label: 'title' };
const name: Field = { kind: 'line', name: 'name', label: 'name' };
const image: Field = { kind: 'picture', name: 'image', label: 'picture' };
const aliases: Field = { kind: 'list', name: 'aliases', label: 'aliases', hint: 'aliases', optional: true };
const html: Field = { kind: 'html', name: 'description', label: 'text' };
const paragraph: Field = { kind: 'paragraph', name: 'description', label: 'text' };
const button: readonly Field[] = [
  { kind: 'line', name: 'ctaText', label: 'button', optional: true },
  { kind: 'address', name: 'link', label: 'link', hint: 'link', optional: true },
];

const word = (path: string, lang: Locale, label: WordForm['label']): WordForm => ({
  kind: 'word',
  path,
  lang,
  label,
});
const gender: WordForm = { kind: 'gender', path: 'ar.gender', lang: 'ar', label: 'gender' };

/** What a machine is called: an Arabic word has its gender, a Kurdish one its ezafe. */
const nounForms = [
  word('en', 'en', 'word'),
  word('ar.word', 'ar', 'word'),
  gender,
  word('ckb.word', 'ckb', 'word'),
  word('ckb.link', 'ckb', 'link'),
] as const;

const noun: Field = {
  kind: 'forms',
  name: 'noun',
  label: 'noun',
  hint: 'noun',
  optional: true,
  forms: [
    ...nounForms.slice(0, 3),
    word('ar.the', 'ar', 'the'),
    ...nounForms.slice(3),
    word('ckb.the', 'ckb', 'the'),
    { kind: 'tick', path: 'inTitle', lang: 'en', label: 'inTitle' },
  ],
};

const also: Field = { ...aliases, name: 'also' };
const ofNumber = { when: { field: 'kind', is: ['number'] } } as const;

const factChoice: readonly Field[] = [
  { kind: 'text', name: 'key', label: 'key', hint: 'choiceKey' },
  { ...name, hint: 'choiceName' },
  {
    kind: 'forms',
    name: 'tag',
    label: 'tag',
    hint: 'tag',
    optional: true,
    forms: [
      word('en', 'en', 'word'),
      word('ar.m', 'ar', 'm'),
      word('ar.f', 'ar', 'f'),
      word('ckb', 'ckb', 'word'),
    ],
  },
  {
    kind: 'forms',
    name: 'agree',
    label: 'agree',
    hint: 'agree',
    optional: true,
    forms: [word('m', 'ar', 'm'), word('f', 'ar', 'f')],
  },
  { kind: 'forms', name: 'noun', label: 'renaming', hint: 'renaming', optional: true, forms: nounForms },
  also,
];

export const kinds: Record<ContentKind, Kind> = {
  slides: {
    icon: 'images',
    title: 'title',
    fields: [image, title, html, ...button],
    seenAt: paths.home,
  },
  'why-choose': {
    icon: 'badge-check',
    title: 'title',
    fields: [image, title, paragraph],
    seenAt: paths.home,
  },
  'about-sections': {
    icon: 'file-text',
    title: 'title',
    fields: [image, title, html, ...button],
    seenAt: paths.about,
  },
  reasons: {
    icon: 'shield-check',
    title: 'title',
    fields: [image, title, paragraph],
    seenAt: paths.about,
  },
  faqs: {
    icon: 'help',
    title: 'title',
    facts: ['category'],
    searched: true,
    fields: [
      { kind: 'line', name: 'category', label: 'group', hint: 'faqGroup' },
      { ...title, label: 'question' },
      { ...html, label: 'answer' },
    ],
    seenAt: paths.faq,
  },
  plans: {
    icon: 'rocket',
    title: 'title',
    facts: ['price'],
    fields: [
      title,
      { kind: 'number', name: 'price', label: 'planPrice', hint: 'planPrice' },
      { kind: 'number', name: 'regular', label: 'regular' },
      { kind: 'number', name: 'featured', label: 'featured' },
      { kind: 'number', name: 'top', label: 'top' },
      { kind: 'number', name: 'ad_days', label: 'adDays', hint: 'planDays' },
      { kind: 'tick', name: 'popular', label: 'popular' },
    ],
    seenAt: paths.pricing,
  },
  categories: {
    icon: 'dashboard',
    title: 'name',
    facts: ['aliases'],
    searched: true,
    fields: [name, { kind: 'icon', name: 'icon', label: 'icon', of: 'categories' }, aliases, noun],
    seenAt: paths.home,
  },
  'sub-categories': {
    icon: 'list',
    title: 'name',
    facts: ['category_id', 'aliases'],
    searched: true,
    narrowedBy: 'category_id',
    fields: [{ kind: 'row', name: 'category_id', label: 'category', of: 'categories' }, name, aliases, noun],
    seenAt: paths.ads(),
  },
  facts: {
    icon: 'gauge',
    title: 'name',
    facts: ['key', 'kind'],
    searched: true,
    fields: [
      { kind: 'text', name: 'key', label: 'key', hint: 'factKey', stays: true },
      {
        kind: 'choice',
        name: 'kind',
        label: 'factKind',
        options: ['number', 'choice', 'choices', 'flag'],
        stays: true,
      },
      { ...name, hint: 'factName' },
      { kind: 'line', name: 'short', label: 'shortName', hint: 'shortName' },
      { kind: 'unit', name: 'unit', label: 'unit', hint: 'unit', optional: true, stays: true, ...ofNumber },
      { kind: 'unit', name: 'shown_in', label: 'shownIn', hint: 'shownIn', optional: true, ...ofNumber },
      { kind: 'number', name: 'decimals', label: 'decimals', hint: 'decimals', optional: true, ...ofNumber },
      { kind: 'number', name: 'least', label: 'least', hint: 'inUnit', ...ofNumber },
      { kind: 'number', name: 'most', label: 'most', hint: 'inUnit', ...ofNumber },
      { kind: 'list', name: 'steps', label: 'steps', hint: 'steps', optional: true, ...ofNumber },
      {
        kind: 'forms',
        name: 'counted',
        label: 'counted',
        hint: 'counted',
        optional: true,
        forms: [
          word('en.one', 'en', 'one'),
          word('en.other', 'en', 'other'),
          word('ar.one', 'ar', 'one'),
          word('ar.two', 'ar', 'two'),
          word('ar.few', 'ar', 'few'),
          word('ar.many', 'ar', 'many'),
          word('ar.other', 'ar', 'hundreds'),
          word('ckb', 'ckb', 'anyNumber'),
        ],
        ...ofNumber,
      },
      {
        kind: 'line',
        name: 'title_phrase',
        label: 'titlePhrase',
        hint: 'titlePhrase',
        optional: true,
        ...ofNumber,
      },
      {
        kind: 'rows',
        name: 'choices',
        label: 'factChoices',
        hint: 'factChoices',
        title: 'name',
        statedBy: 'key',
        fields: factChoice,
        when: { field: 'kind', is: ['choice', 'choices'] },
      },
      also,
      { kind: 'text', name: 'schema_org', label: 'schemaOrg', hint: 'schemaOrg', optional: true },
    ],
    seenAt: paths.ads(),
  },
  sheets: {
    icon: 'clipboard-list',
    title: 'name',
    searched: true,
    narrowedBy: 'category_id',
    fields: [
      { kind: 'row', name: 'category_id', label: 'category', of: 'categories' },
      {
        kind: 'row',
        name: 'sub_category_id',
        label: 'subCategory',
        hint: 'sheetOf',
        of: 'sub-categories',
        within: { field: 'category_id', theirs: 'category_id' },
        optional: true,
      },
      { kind: 'some', name: 'core', label: 'core', hint: 'core', options: ['year', 'hours', 'distance'] },
      { kind: 'asked', name: 'facts', label: 'asked', hint: 'asked' },
    ],
    seenAt: paths.ads(),
  },
  brands: {
    icon: 'tag',
    title: 'name',
    facts: ['aliases'],
    searched: true,
    fields: [name, aliases],
    seenAt: paths.ads(),
  },
  models: {
    icon: 'wrench',
    title: 'name',
    facts: ['brand_id', 'category_id'],
    searched: true,
    narrowedBy: 'brand_id',
    fields: [
      { kind: 'row', name: 'brand_id', label: 'brand', of: 'brands' },
      { kind: 'text', name: 'name', label: 'model', hint: 'model' },
      { kind: 'row', name: 'category_id', label: 'category', of: 'categories', optional: true },
      {
        kind: 'row',
        name: 'sub_category_id',
        label: 'subCategory',
        of: 'sub-categories',
        within: { field: 'category_id', theirs: 'category_id' },
        optional: true,
      },
      { kind: 'stated', name: 'facts', label: 'modelFacts', hint: 'modelFacts', optional: true },
      aliases,
    ],
    seenAt: paths.ads(),
  },
  states: {
    icon: 'map-pin',
    title: 'name',
    facts: ['aliases'],
    searched: true,
    fields: [
      name,
      aliases,
      { kind: 'text', name: 'iso', label: 'iso', hint: 'iso', optional: true },
      { kind: 'degrees', name: 'lat', label: 'lat', hint: 'place' },
      { kind: 'degrees', name: 'long', label: 'long' },
    ],
    seenAt: paths.ads(),
  },
  'ad-types': {
    icon: 'clipboard-list',
    title: 'name',
    facts: ['aliases'],
    fields: [name, aliases],
    seenAt: paths.ads(),
  },
  'social-media': {
    icon: 'share',
    title: 'name',
    fields: [name],
    seenAt: paths.createAd,
  },
  currencies: {
    icon: 'coins',
    title: 'name',
    facts: ['code', 'rate'],
    searched: true,
    fields: [
      { kind: 'text', name: 'code', label: 'code', hint: 'code', stays: true },
      name,
      { kind: 'text', name: 'symbol', label: 'symbol' },
      { kind: 'decimal', name: 'rate', label: 'rate', hint: 'rate' },
      { kind: 'number', name: 'decimals', label: 'decimals', hint: 'decimals' },
    ],
    seenAt: paths.home,
  },
  contacts: {
    icon: 'phone',
    title: 'name',
    facts: ['type'],
    fields: [
      { kind: 'choice', name: 'type', label: 'contactType', options: ['email', 'phone'] },
      { kind: 'text', name: 'name', label: 'contact' },
    ],
    seenAt: paths.contact,
  },
  'social-links': {
    icon: 'link',
    title: 'name',
    facts: ['link'],
    fields: [
      { kind: 'text', name: 'name', label: 'name' },
      { kind: 'icon', name: 'icon', label: 'icon', of: 'social' },
      { kind: 'address', name: 'link', label: 'socialLink' },
    ],
    seenAt: paths.home,
  },
};

export const isKind = (value: string): value is ContentKind => Object.hasOwn(kinds, value);
