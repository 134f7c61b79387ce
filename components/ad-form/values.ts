import type { z } from 'zod';
import type { AdFields } from '@/lib/contract/ad-fields';
import type { Account } from '@/lib/contract/auth';
import type { AdDraft } from '@/lib/contract/own-ads';
import type { FactValue, FactValues } from '@/lib/facts/fact';
import { parseNumber } from '@/lib/format/parse-number';
import { statedIn } from '../form/facts/fact-value';
import { type Point, placeOf, readPlace } from '../form/place/degrees';

/** What is typed or chosen, by section and in the order of the screen. */
const sections = {
  kind: ['ad_type_id', 'category_id', 'sub_category_id'],
  images: ['images'],
  product: [
    'title',
    'brand_id',
    'model',
    'year',
    'price',
    'price_currency',
    'price_type',
    'vat',
    'distance',
    'distance_type',
    'hours',
  ],
  facts: ['facts'],
  texts: ['description', 'information', 'feature', 'specification'],
  video: ['video_url'],
  contact: ['state_id', 'lat', 'long', 'zip_code', 'phone', 'whatsapp_number', 'website_url', 'email'],
  social: ['socials'],
} as const;
export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

export type FieldName = (typeof sections)[SectionName][number];
export type TextName = Exclude<FieldName, 'images' | 'facts' | 'socials'>;
export const fieldNames = Object.values(sections).flat() as FieldName[];
const others: ReadonlySet<FieldName> = new Set(['images', 'facts', 'socials']);
const textNames = fieldNames.filter((name): name is TextName => !others.has(name));

const optional: ReadonlySet<FieldName> = new Set([
  'hours',
  'facts',
  'video_url',
  'socials',
  'distance_type',
  'price_currency',
]);
export const isRequired = (name: FieldName) => !optional.has(name);

/** Facts that a model of the catalogue filled in and nobody has changed since. */
export type Filled = {
  /** As `modelKey` names it; one that the form began with fills nothing in. */
  model: string;
  keys: string[];
};
export const modelKey = (brand: string, model: string) => `${brand}/${model.trim().toLowerCase()}`;

export type SocialRow = { social_media_id: string; link: string };
export type AdValues = Record<TextName, string> & {
  /** Keys of pictures, and anything else for one that is still on its way. */
  images: string[];
  /** By key, as the contract has them; a number that cannot be read stays as it was typed. */
  facts: Record<string, FactValue | undefined>;
  filled: Filled;
  socials: SocialRow[];
};

export const emptySocial: SocialRow = { social_media_id: '', link: '' };
export const emptyValues: AdValues = {
  ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>),
  distance_type: 'km',
  price_currency: 'USD',
  images: [],
  facts: {},
  filled: { model: modelKey('', ''), keys: [] },
  socials: [emptySocial],
};

const written = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The form of an ad that is there already. */
export const valuesOf = (ad: AdDraft): AdValues => ({
  ...(Object.fromEntries(textNames.map((name) => [name, written(ad[name])])) as Record<TextName, string>),
  images: ad.pictures.map(({ key }) => key),
  facts: ad.facts,
  filled: { model: modelKey(written(ad.brand_id), written(ad.model)), keys: [] },
  socials: ad.socials.length
    ? ad.socials.map(({ social_media_id, link }) => ({
        social_media_id: written(social_media_id),
        link: link ?? '',
      }))
    : [emptySocial],
});

const placeIn = (account: Account, states: readonly (Point & { id: number })[]) => {
  const { lat, long } = account;
  if (lat !== null && long !== null) return { lat: written(lat), long: written(long) };
  const state = states.find(({ id }) => id === account.state_id);
  return state ? placeOf(state) : {};
};

/** What an account has said already is not typed twice. One without a place of its own stands in the middle of its state. */
export const contactOf = (
  account: Account,
  states: readonly (Point & { id: number })[],
): Partial<Record<TextName, string>> => ({
  state_id: written(account.state_id),
  ...placeIn(account, states),
  zip_code: written(account.zip_code),
  phone: written(account.phone_number),
  whatsapp_number: written(account.whatsapp_number),
  website_url: written(account.website_url),
  email: account.email,
});

const isFact = (value: unknown): value is FactValue =>
  ['number', 'string', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const readFacts = (kept: unknown): FactValues =>
  Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      (one): one is [string, FactValue] => isFact(one[1]),
    ),
  );

const readFilled = (kept: unknown, otherwise: string): Filled => {
  const { model, keys } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Filled>;
  return {
    model: typeof model === 'string' ? model : otherwise,
    keys: Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  };
};

/** What is in a draft of any age, as far as it fits this form. */
export const readValues = (kept: unknown): AdValues => {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const texts = textNames.map((name) => {
    const value = given[name];
    return [name, typeof value === 'string' ? value : emptyValues[name]];
  });
  const typed = Object.fromEntries(texts) as Record<TextName, string>;
  const rows = (Array.isArray(given.socials) ? given.socials : []).map((row) => ({
    social_media_id: written(row?.social_media_id),
    link: written(row?.link),
  }));
  return {
    ...typed,
    images: [],
    facts: readFacts(given.facts),
    filled: readFilled(given.filled, modelKey(typed.brand_id, typed.model)),
    socials: rows.length ? rows : [emptySocial],
  };
};

/** "٢٨٬٥٠٠" is 28500; what is no number stays as it is, for the rules to say so. */
const numberIn = (text: string) => {
  const value = parseNumber(text);
  return value === null ? text : String(value);
};

/** The values as the contract's rules read them. */
export const readTyped = (values: AdValues): AdValues => ({
  ...readPlace(values),
  price: numberIn(values.price),
  distance: numberIn(values.distance),
  hours: numberIn(values.hours),
  facts: statedIn(values.facts),
});

const isThere = ([, value]: [string, unknown]) => value !== '';

/** What is sent: nothing that is empty, and of a social row only what is filled in. */
export const bodyOf = (values: AdValues) => {
  const { socials, images, facts, filled: _, ...texts } = readTyped(values);
  const body: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(texts).filter(isThere)),
    ...(Object.keys(facts).length ? { facts } : {}),
    images,
    socials: socials
      .map((row) => Object.fromEntries(Object.entries(row).filter(isThere)))
      .filter((row) => Object.keys(row).length > 0),
  };
  return body as z.input<typeof AdFields>;
};

/**
 * The same as the contract's multipart form, whose lists are written `images[]`, `social_media_id[0]` and `link[0]`, and
 * whose facts are JSON.
 */
export const formOf = ({
  images = [],
  socials = [],
  facts,
  ...texts
}: z.input<typeof AdFields>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, String(value));
  if (facts) form.set('facts', JSON.stringify(facts));
  for (const key of images) form.append('images[]', key);
  for (const [index, row] of socials.entries())
    for (const [name, value] of Object.entries(row)) form.set(`${name}[${index}]`, String(value));
  return form;
};

const isFilled = (values: AdValues, name: FieldName) => {
  if (name === 'images') return values.images.length > 0;
  if (name === 'facts') return Object.keys(statedIn(values.facts)).length > 0;
  if (name === 'socials') return values.socials.some((row) => row.link !== '' || row.social_media_id !== '');
  return values[name].trim() !== '';
};

/** The required fields of a section, and those of them that are still empty. */
export const missingIn = (values: AdValues, section: SectionName) => {
  const required = (sections[section] as readonly FieldName[]).filter(isRequired);
  return { required, missing: required.filter((name) => !isFilled(values, name)) };
};

/** Everything that is needed, or of what is not needed anything. */
export const isDone = (values: AdValues, section: SectionName) => {
  const { required, missing } = missingIn(values, section);
  return required.length
    ? missing.length === 0
    : (sections[section] as readonly FieldName[]).some((name) => isFilled(values, name));
};
