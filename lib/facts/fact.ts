import type { Translated } from '@/lib/i18n/locales';
import type { Unit } from './units';

/*
 * What an ad can state of a machine beside its year and its meters. Facts, their choices, the sheets of the kinds and the
 * nouns of the machines are rows of the database; these are the shapes that server, seed, grammar and recognition share.
 */

export const factKinds = ['number', 'choice', 'choices', 'flag'] as const;
export type FactKind = (typeof factKinds)[number];

type Gender = 'm' | 'f';
/** An Arabic adjective, or any word that agrees with the machine. */
export type ByGender = Record<Gender, string>;

/** A value standing alone, without its label: on a card, a chip, in a title. In English as within a line: "customs paid". */
export type Tag = { en: string; ar: ByGender; ckb: string };

/** A choice that renames the machine: a padfoot roller. */
export type Renaming = {
  en: string;
  ar: { word: string; gender: Gender };
  /** `link` is the word with the ezafe by which a brand follows. */
  ckb: { word: string; link: string };
};

/** What a machine of a category or sub-category is called; `the` is the head of it with its article. */
export type Noun = {
  en: string;
  ar: { word: string; gender: Gender; the: string };
  ckb: { word: string; link: string; the: string };
  /** Nobody says "car" before Camry. */
  inTitle: boolean;
};

export type Choice = {
  key: string;
  /** The value beside its label. */
  name: Translated;
  tag: Tag | null;
  /** Where the Arabic name is an adjective: the name agrees with the label, this with the machine. */
  agree: ByGender | null;
  noun: Renaming | null;
  /** Words of the street, for searching and recognising. Never shown. */
  also: string[];
};

/** A number with the word that it counts: "3 axles". `{n}` is the number; Kurdish nouns stay singular. */
export type Counted = {
  en: Record<'one' | 'other', string>;
  ar: Record<'one' | 'two' | 'few' | 'many' | 'other', string>;
  ckb: string;
};

export type Fact = {
  /** Also the name of its parameter in addresses. */
  key: string;
  kind: FactKind;
  name: Translated;
  /** On a card, where the name is too long. */
  short: Translated;
  /**
   * Of a number: its values are whole numbers of `unit` wherever they are kept or sent, in addresses and in the API, so
   * that none depends on how it is shown. Readers see it in `shownIn`, with so many decimals.
   */
  unit: Unit | null;
  shownIn: Unit | null;
  decimals: number;
  least: number | null;
  most: number | null;
  /** Where bands of a facet begin. */
  steps: number[];
  counted: Counted | null;
  /** "{value} header": a number that needs a word in a title. */
  titlePhrase: Translated | null;
  /** The property of schema.org that it is. */
  schemaOrg: string | null;
  also: string[];
  choices: Choice[];
};

/** A number in the fact's unit, the key of a choice, the keys of several, or whether it is so. */
export type FactValue = number | string | string[] | boolean;
/** What an ad states, by the facts' keys. What is missing is unknown, which is not "no". */
export type FactValues = Record<string, FactValue>;

export type SheetFact = { key: string; isFacet: boolean; onCard: boolean; inTitle: boolean };

export const coreFacts = ['year', 'hours', 'distance'] as const;
export type CoreFact = (typeof coreFacts)[number];

/** Where bands of their facets begin. */
export const coreSteps: Record<CoreFact, readonly number[]> = {
  year: [1990, 2000, 2005, 2010, 2015, 2018, 2020, 2023],
  hours: [1_000, 3_000, 6_000, 10_000, 15_000],
  distance: [10_000, 50_000, 100_000, 150_000, 200_000, 400_000],
};

/** Longer than any text that a seller types: what stands beyond it is not read for facts. */
export const mostReadText = 5_000;

/** A list has as many filters by facts as its readers look through, and a card as many facts as it has room for. */
export const mostMarked = { is_facet: 8, on_card: 3 } as const;

/** What is asked of a kind of machine, in the order in which its buyers ask. */
export type Sheet = { core: CoreFact[]; facts: SheetFact[] };
