import { get, set } from 'react-hook-form';
import { statedIn } from '@/components/form/facts/fact-value';
import type { FactValue, FactValues } from '@/lib/facts/fact';
import { latinDigits, parseNumber } from '@/lib/format/parse-number';
import { type Locale, localeCodes, type Translated } from '@/lib/i18n/locales';
import { type Field, isAsked, isTranslated, type WordForm } from './fields';

// Between what the API keeps and what stands in a form: there a number is what was typed, and what is empty is ''.

export type Values = Record<string, unknown>;

/** A row of names in every language, as a form holds it. */
export type NameRow = { name: Translated };
/** As many as the contract takes. */
export const mostNames = 30;

/** What is asked of a kind, as a form holds it. */
export type AskedRow = { fact_id: string; is_facet: boolean; on_card: boolean; in_title: boolean };

/** What is stated of a model, as a form holds it. */
export type StatedRow = Record<string, FactValue | undefined>;

const nothing: Translated = { en: '', ar: '', ckb: '' };

export const translatedIn = (values: unknown, name: string): Translated => ({
  ...nothing,
  ...(get(values, name) as Partial<Translated> | null),
});

const isBlank = (texts: Translated) => localeCodes.every((code) => !texts[code].trim());

/** Every form, whether it is said or not. */
const formsIn = (forms: readonly WordForm[], stored: unknown): Values => {
  const shown: Values = {};
  for (const { path, kind } of forms) {
    const said: unknown = get(stored, path);
    set(shown, path, kind === 'tick' ? said !== false : String(said ?? ''));
  }
  return shown;
};

const isUnsaid = (forms: readonly WordForm[], typed: unknown) =>
  forms.every(({ path, kind }) => kind === 'tick' || !String(get(typed, path) ?? '').trim());

const shownIn = (field: Field, row: Values | null): unknown => {
  if (isTranslated(field)) return translatedIn(row, field.name);
  const stored = get(row, field.name);
  if (field.kind === 'tick') return stored === true;
  if (field.kind === 'list' || field.kind === 'some') return Array.isArray(stored) ? stored.map(String) : [];
  if (field.kind === 'rows')
    return Array.isArray(stored) ? stored.map((row: Values) => valuesOf(field.fields, row)) : [];
  if (field.kind === 'asked')
    return Array.isArray(stored) ? stored.map((row) => ({ ...row, fact_id: String(row.fact_id) })) : [];
  if (field.kind === 'stated') return { ...(stored as FactValues | undefined) };
  if (field.kind === 'forms') return formsIn(field.forms, stored);
  if (field.kind === 'names') {
    return Array.isArray(stored) ? stored.map((one) => ({ name: translatedIn(one, 'name') })) : [];
  }
  return stored === null || stored === undefined ? '' : String(stored);
};

/** What the form begins with; of a row that does not exist yet, nothing. */
export const valuesOf = (fields: readonly Field[], row: Values | null): Values => {
  const values: Values = {};
  for (const field of fields) set(values, field.name, shownIn(field, row));
  return values;
};

const sentOf = (field: Field, typed: unknown): unknown => {
  if (field.kind === 'tick' || field.kind === 'list' || field.kind === 'some' || field.kind === 'asked')
    return typed;
  if (field.kind === 'stated') return statedIn(typed as StatedRow);
  if (field.kind === 'rows') return (typed as Values[]).map((row) => bodyOf(field.fields, row));
  if (field.kind === 'forms') return isUnsaid(field.forms, typed) ? null : typed;
  if (field.kind === 'names') return (typed as NameRow[]).filter(({ name }) => !isBlank(name));
  if (isTranslated(field)) return field.optional && isBlank(typed as Translated) ? null : typed;
  const text = String(typed ?? '').trim();
  if (text === '' && field.optional) return null;
  // What is no number is sent as it was typed, so that the rules say so.
  if (field.kind === 'number') return parseNumber(text) ?? text;
  if (field.kind === 'decimal' || field.kind === 'degrees') return latinDigits(text).replace(/[٫,]/, '.');
  return text;
};

/** What is sent, and what the rules are asked about; of what is not asked, nothing. */
export const bodyOf = (fields: readonly Field[], values: Values): Values => {
  const body: Values = {};
  const empty = valuesOf(fields, null);
  for (const field of fields) {
    const said = isAsked(field, values) ? values : empty;
    set(body, field.name, sentOf(field, get(said, field.name)));
  }
  return body;
};

const inLanguages = (name: string) => localeCodes.map((code) => `${name}.${code}`);

/** The names of all inputs, in the order of the screen. */
export const inputNames = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (isTranslated(field)) return inLanguages(field.name);
    if (field.kind === 'forms') return field.forms.map(({ path }) => `${field.name}.${path}`);
    if (field.kind !== 'names') return [field.name];
    return Array.from({ length: mostNames }, (_, n) => inLanguages(`${field.name}.${n}.name`)).flat();
  });

const textsOf = (fields: readonly Field[], values: unknown): Translated[] =>
  fields.flatMap((field) => {
    if (!isAsked(field, values)) return [];
    if (isTranslated(field)) return [translatedIn(values, field.name)];
    if (field.kind === 'rows')
      return ((get(values, field.name) ?? []) as Values[]).flatMap((row) => textsOf(field.fields, row));
    return field.kind === 'names'
      ? ((get(values, field.name) ?? []) as NameRow[]).map(({ name }) => name)
      : [];
  });

/** Whether visitors of this language read something else instead. */
export const isMissing = (texts: Translated, code: Locale) => !texts[code].trim() && !isBlank(texts);

/** Languages in which something is not said that is said in another. */
export const missingLanguages = (fields: readonly Field[], values: unknown): Locale[] => {
  const texts = textsOf(fields, values);
  return localeCodes.filter((code) => texts.some((text) => isMissing(text, code)));
};

/** A text in one language, or what visitors read instead; whatever is no text, as it is written. */
export const readIn = (values: unknown, name: string, locale: Locale): string => {
  const value = get(values, name);
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  const texts = translatedIn(values, name);
  return texts[locale].trim() ? texts[locale] : texts.en;
};
