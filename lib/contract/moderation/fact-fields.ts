import { z } from 'zod';
import { mayBeFact } from '@/lib/ad-filters';
import { coreFacts, factKinds, mostMarked } from '@/lib/facts/fact';
import { areAlike, units } from '@/lib/facts/units';
import { oneLine, orNull, problem, rowNumber, wholeNumber } from '../field-rules';
import { Aliases, EveryWords, orNothing } from './content-rules';

// What the operator writes about machines: facts with their choices, and what is asked of which kind. On zod alone, as
// field-rules.ts says.

const languages = ['en', 'ar', 'ckb'] as const;

const Word = oneLine(60);
const Gender = z.enum(['m', 'f'], problem('choice'));
const ByGender = z.object({ m: Word, f: Word }, problem('required'));

/** A word of a machine. `link` has the ezafe by which a brand follows. */
const arabicNoun = { word: Word, gender: Gender };
const kurdishNoun = { word: Word, link: Word };

/** What machines of a kind are called. */
export const Noun = orNothing(
  z.object({
    en: Word,
    ar: z.object({ ...arabicNoun, the: Word }, problem('required')),
    ckb: z.object({ ...kurdishNoun, the: Word }, problem('required')),
    inTitle: z.boolean(problem('choice')).optional(),
  }),
);

/** Beside the two values of a flag, and not what every object has. */
const isTaken = (key: string) => ['true', 'false'].includes(key) || key in Object.prototype;

const Choice = z.object({
  key: z
    .string(problem('required'))
    .regex(/^[a-z0-9][a-z0-9_]{0,39}$/, problem('choiceKey'))
    .refine((key) => !isTaken(key), problem('choiceKey')),
  name: EveryWords(60),
  tag: orNothing(z.object({ en: Word, ar: ByGender, ckb: Word })),
  agree: orNothing(ByGender),
  noun: orNothing(
    z.object({
      en: Word,
      ar: z.object(arabicNoun, problem('required')),
      ckb: z.object(kurdishNoun, problem('required')),
    }),
  ),
  also: Aliases,
});

const counting = Word.refine((text) => text.includes('{n}'), problem('countPlace'));

/** A number with the word that it counts. In Arabic one and two are said without a figure. */
const Counted = z.object({
  en: z.object({ one: Word, other: counting }, problem('required')),
  ar: z.object({ one: Word, two: Word, few: counting, many: counting, other: counting }, problem('required')),
  ckb: counting,
});

const phrase = Word.refine((text) => text.includes('{value}'), problem('valuePlace'));

/** What an address has room for, below zero too. */
const Integer = z
  .union([z.string().trim(), z.number().transform(String)], problem('wholeNumber'))
  .pipe(z.string().regex(/^-?\d{1,9}$/, problem('wholeNumber')))
  .transform(Number);

const Unit = orNull(z.enum(units, problem('choice')));

const FactShape = z.object({
  /** It, the kind and the unit stay as they are: ads state values by them. */
  key: z
    .string(problem('required'))
    // What has a value under a language’s code is words.
    .refine((key) => mayBeFact(key) && languages.every((code) => code !== key), problem('factKey')),
  kind: z.enum(factKinds, problem('choice')),
  name: EveryWords(60),
  short: EveryWords(40),
  unit: Unit,
  shown_in: Unit,
  decimals: orNull(wholeNumber(3)).transform((value) => value ?? 0),
  least: orNull(Integer),
  most: orNull(Integer),
  steps: z.array(Integer, problem('wholeNumber')).max(20, problem('tooManyRows')).default([]),
  counted: orNothing(Counted),
  title_phrase: orNothing(z.object({ en: phrase, ar: phrase, ckb: phrase })),
  /** A property of schema.org, such as vehicleEngine.enginePower. */
  schema_org: orNull(oneLine(60).regex(/^[a-z][A-Za-z.]*$/, problem('unusable'))),
  also: Aliases,
  choices: z.array(Choice, problem('unusable')).max(100, problem('tooManyRows')).default([]),
});
type FactShape = z.output<typeof FactShape>;

type Fault = [path: (string | number)[], message: string];

const faultsOfNumber = ({ unit, shown_in, least, most, steps, choices }: FactShape): Fault[] => {
  const faults: Fault[] = [];
  if (choices.length) faults.push([['choices'], problem('unusable')]);
  if (unit !== null && (shown_in === null || !areAlike(unit, shown_in)))
    faults.push([['shown_in'], problem('choice')]);
  if (unit === null && shown_in !== null) faults.push([['shown_in'], problem('unusable')]);
  if (least === null) faults.push([['least'], problem('required')]);
  if (most === null) faults.push([['most'], problem('required')]);
  if (least === null || most === null) return faults;
  if (most < least) faults.push([['most'], problem('range')]);
  const bounds = [least, ...steps, most];
  if (bounds.some((value, at) => at > 0 && value < (bounds[at - 1] ?? value)))
    faults.push([['steps'], problem('range')]);
  return faults;
};

const ofNumbers = ['unit', 'shown_in', 'least', 'most', 'counted', 'title_phrase'] as const;

const faultsOfOthers = (fact: FactShape): Fault[] => {
  const faults: Fault[] = ofNumbers
    .filter((name) => fact[name] !== null)
    .map((name) => [[name], problem('unusable')]);
  const { kind, choices } = fact;
  const isChosen = kind !== 'flag';
  if (isChosen !== choices.length > 1) faults.push([['choices'], problem(isChosen ? 'choices' : 'unusable')]);
  const repeats = (of: (choice: FactShape['choices'][number]) => string, ...path: string[]) =>
    choices.forEach((choice, n) => {
      if (choices.slice(0, n).some((one) => of(one) === of(choice)))
        faults.push([['choices', n, ...path], problem('nameTaken')]);
    });
  repeats(({ key }) => key, 'key');
  for (const code of languages) repeats(({ name }) => name[code], 'name', code);
  return faults;
};

/** What ads can state, with its choices. Numbers are whole ones of `unit`. */
export const FactFields = FactShape.superRefine((fact, { addIssue }) => {
  const faults = fact.kind === 'number' ? faultsOfNumber(fact) : faultsOfOthers(fact);
  for (const [path, message] of faults) addIssue({ code: 'custom', path, message });
});

const mark = z.boolean(problem('choice')).default(false);

/** What is asked of a category, or of one of its sub-categories, in the order in which buyers ask. */
export const SheetFields = z
  .object({
    category_id: rowNumber('choice'),
    sub_category_id: orNull(rowNumber('subCategory')),
    core: z
      .array(z.enum(coreFacts, problem('choice')), problem('choice'))
      .overwrite((asked) => coreFacts.filter((core) => asked.includes(core)))
      .default([]),
    facts: z
      .array(
        z.object({ fact_id: rowNumber('choice'), is_facet: mark, on_card: mark, in_title: mark }),
        problem('unusable'),
      )
      .max(40, problem('tooManyRows'))
      .default([]),
  })
  .superRefine(({ facts }, { addIssue }) => {
    const fault = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    if (facts.filter(({ is_facet }) => is_facet).length > mostMarked.is_facet)
      fault(['facts'], problem('facets'));
    if (facts.filter(({ on_card }) => on_card).length > mostMarked.on_card)
      fault(['facts'], problem('cardFacts'));
    facts.forEach(({ fact_id }, n) => {
      if (facts.slice(0, n).some((one) => one.fact_id === fact_id))
        fault(['facts', n, 'fact_id'], problem('nameTaken'));
    });
  });
