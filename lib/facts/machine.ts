import type { DistanceUnit } from '@/lib/format/units';
import type { Translated } from '@/lib/i18n/locales';
import type { ByGender, Fact, FactValue, Noun, Renaming, Sheet, SheetFact } from './fact';
import { choicesOf } from './text';

/** What an ad says of a machine beside the seller's own words: all that its line and paragraph are made of. */
export type Machine = {
  /** What a machine of its kind is called; null where nothing is known but the name of the kind. */
  noun: Noun | null;
  kind: Translated;
  brand: Translated | null;
  model: string | null;
  year: number | null;
  hours: number | null;
  distance: number | null;
  distanceUnit: DistanceUnit;
  place: Translated | null;
  sheet: Sheet;
  facts: readonly Stated[];
};

/** A fact and what is said of it. */
export type Stated = { fact: Fact; value: FactValue };
/** The same with its place in the sheet of the kind. */
export type OnSheet = Stated & SheetFact;

/** What is stated of what the sheet asks, in its order. */
export const onSheet = ({ sheet, facts }: Machine): OnSheet[] =>
  sheet.facts.flatMap((asked) => {
    const stated = facts.find(({ fact }) => fact.key === asked.key);
    return stated ? [{ ...asked, ...stated }] : [];
  });

/** The one choice that renames the machine: several at once would give it several names. */
export const renamingOf = ({ fact, value }: Stated): Renaming | null => {
  const chosen = choicesOf(fact, value);
  return chosen.length === 1 ? (chosen[0]?.noun ?? null) : null;
};

/** What the machine is called: by a choice that renames it, or else by its kind. */
export const nounOf = (machine: Machine): Noun | Renaming | null =>
  onSheet(machine).flatMap((stated) => renamingOf(stated) ?? [])[0] ?? machine.noun;

/** What agrees with a machine without a noun agrees with آلية. */
export const genderOf = (machine: Machine): keyof ByGender => nounOf(machine)?.ar.gender ?? 'f';

/** What is written alike in every language is a code: an axle layout, the size of a tyre. */
export const isCode = ({ fact, value }: Stated): boolean => {
  const [choice] = choicesOf(fact, value);
  return typeof value === 'string' && !!choice && new Set(Object.values(choice.name)).size === 1;
};
