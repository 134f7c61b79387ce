import type { DistanceUnit } from '@/lib/format/units';
import type { Locale, Translated } from '@/lib/i18n/locales';
import type {
  ByGender,
  Choice,
  CoreFact,
  Fact,
  FactValue,
  FactValues,
  Noun,
  Renaming,
  Sheet,
  SheetFact,
} from './fact';
import { choicesOf } from './text';

/** What kind of ad it is, as the operator calls it; the slugs of the kinds that there are from the start stay. */
export type Offer = { slug: string; name: Translated };

/** What an ad says of a machine beside the seller's own words: all that its line and paragraph are made of. */
export type Machine = {
  /** Null where nobody asks: of the machine alone. */
  offer: Offer | null;
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

/** A fact, what is said of it with the choices that it names, and where the sheet of the kind wants it. */
export type Stated = Pick<SheetFact, 'onCard' | 'inTitle'> & {
  fact: Fact;
  value: FactValue;
  choices: readonly Choice[];
};

/** What is stated of what the sheet of a kind asks, in its order. */
export const statedOn = (sheet: Sheet, values: FactValues, facts: ReadonlyMap<string, Fact>): Stated[] =>
  sheet.facts.flatMap(({ key, onCard, inTitle }) => {
    const value = values[key];
    const fact = value === undefined ? undefined : facts.get(key);
    if (!fact || value === undefined) return [];
    const choices = choicesOf(fact, value);
    const isSayable = typeof value === 'number' || typeof value === 'boolean' || choices.length > 0;
    return isSayable ? [{ onCard, inTitle, fact, value, choices }] : [];
  });

/** The one choice that renames the machine: several at once would give it several names. */
export const renamingOf = ({ choices }: Stated): Renaming | null =>
  choices.length === 1 ? (choices[0]?.noun ?? null) : null;

/** What the machine is called: by a choice that renames it, or else by its kind. */
export const nounOf = (machine: Machine): Noun | Renaming | null =>
  machine.facts.flatMap((stated) => renamingOf(stated) ?? [])[0] ?? machine.noun;

/** "crawler excavator", as it stands within a sentence. */
export const wordOf = (noun: Noun | Renaming, locale: Locale): string =>
  locale === 'en' ? noun.en : noun[locale].word;

/** What agrees with a machine without a noun agrees with آلية. */
export const genderOf = (machine: Machine): keyof ByGender => nounOf(machine)?.ar.gender ?? 'f';

/** What is written alike in every language is a code: an axle layout, the size of a tyre. */
export const isCode = ({ value, choices: [choice] }: Stated): boolean =>
  typeof value === 'string' && !!choice && new Set(Object.values(choice.name)).size === 1;
