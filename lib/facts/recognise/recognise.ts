import type { Fact, FactValue, Sheet, SheetFact } from '../fact';
import { amountsOf } from './amounts';
import { findChoices } from './choices';
import { coreAsFacts } from './core';
import { findNumbers } from './numbers';
import { findPhrases, phrasesOf } from './phrases';
import { readText } from './reading';
import { findYear } from './year';

/** A fact that a text states, and where: the characters from `start` to `end`. */
export type Recognised = {
  /** A fact's key, or year, hours or distance. */
  key: string;
  /** In the fact's unit; hours; kilometres. Of several choices one: each stands in a place of its own. */
  value: FactValue;
  start: number;
  end: number;
  /** Fit to be taken unseen; everything else is only offered. */
  sure: boolean;
};

/** What is asked of the kind of machine: its facts by their keys, and how its sheet marks them. */
export type Asked = { facts: ReadonlyMap<string, Fact>; marks: ReadonlyMap<string, SheetFact> };

/** All facts of the catalogue by their keys. What is made of it is made once for each such map. */
export type FactsByKey = ReadonlyMap<string, Fact>;

/** The facts of a sheet that a seller's text states, in the order of the text. */
export const recogniseFacts = (text: string, facts: FactsByKey, sheet: Sheet): Recognised[] => {
  const reading = readText(text);
  const core = coreNow();
  const marks = new Map(sheet.facts.map((one) => [one.key, one]));
  const onSheet = [...sheet.facts.map(({ key }) => facts.get(key)), ...sheet.core.map((key) => core[key])];
  const asked: Asked = {
    facts: new Map(onSheet.flatMap((fact) => (fact ? [[fact.key, fact] as const] : []))),
    marks,
  };
  const amounts = amountsOf(reading);
  const found = findPhrases(reading, phrasesOf(facts, Object.values(core)), (key) => asked.facts.has(key));
  const years = sheet.core.includes('year') ? findYear(reading, found, amounts, core.year) : [];
  return [
    ...years,
    ...findNumbers(reading, found, amounts, asked, years),
    ...findChoices(reading, found, asked),
  ].toSorted((one, other) => one.start - other.start);
};

let known: { year: number; core: ReturnType<typeof coreAsFacts> } | undefined;

/** The columns of an ad as facts, of which a year goes up to this one. */
export const coreNow = () => {
  const year = new Date().getFullYear();
  if (known?.year !== year) known = { year, core: coreAsFacts(year) };
  return known.core;
};
