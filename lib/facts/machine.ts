import type { DistanceUnit } from '@/lib/format/units';
import type { Translated } from '@/lib/i18n/locales';
import type {
  ByGender,
  CoreFact,
  Fact,
  FactValue,
  FactValues,
  Noun,
  Renaming,
  Sheet,
  SheetFact,
} from './fact';
import { choicesOf, isSayable } from './text';

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
  /** Which meters its buyers ask for. */
  core: readonly CoreFact[];
  facts: readonly Stated[];
};

/** A fact, what is said of it, and what the sheet of the kind says of it. */
export type Stated = SheetFact & { fact: Fact; value: FactValue };

/** What is stated of what the sheet of a kind asks, in its order. */
export const statedOn = (sheet: Sheet, values: FactValues, facts: ReadonlyMap<string, Fact>): Stated[] =>
  sheet.facts.flatMap((asked) => {
    const value = values[asked.key];
    const fact = value === undefined ? undefined : facts.get(asked.key);
    return fact && value !== undefined && isSayable(fact, value) ? [{ ...asked, fact, value }] : [];
  });

/** The one choice that renames the machine: several at once would give it several names. */
export const renamingOf = ({ fact, value }: Stated): Renaming | null => {
  const chosen = choicesOf(fact, value);
  return chosen.length === 1 ? (chosen[0]?.noun ?? null) : null;
};

/** What the machine is called: by a choice that renames it, or else by its kind. */
export const nounOf = (machine: Machine): Noun | Renaming | null =>
  machine.facts.flatMap((stated) => renamingOf(stated) ?? [])[0] ?? machine.noun;

/** What agrees with a machine without a noun agrees with آلية. */
export const genderOf = (machine: Machine): keyof ByGender => nounOf(machine)?.ar.gender ?? 'f';

/** What is written alike in every language is a code: an axle layout, the size of a tyre. */
export const isCode = ({ fact, value }: Stated): boolean => {
  const [choice] = choicesOf(fact, value);
  return typeof value === 'string' && !!choice && new Set(Object.values(choice.name)).size === 1;
};
