import { truncate } from '@/lib/format/truncate';
import { formatDistance, formatHours } from '@/lib/format/units';
import { fillIn, withoutIsolates } from '@/lib/i18n/fill-in';
import { type Locale, wordsIn } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Noun, Renaming } from './fact';
import {
  genderOf,
  isCode,
  type Machine,
  nounOf,
  type Offer,
  renamingOf,
  type Stated,
  wordOf,
} from './machine';
import { factText, running, setInto, tagText, withInitial } from './text';

const factsInLine = 2;

/** As short as on a card where the sheet has it there; what is told beside may be less known by its short label. */
const labelOf = ({ fact, inTitle, onCard }: Stated, locale: Locale): string =>
  running(wordsIn(inTitle || onCard ? fact.short : fact.name, locale));

/** What names the size of its kind needs no label; any other number does, for a length might be any length. */
const numberIn = (stated: Stated, locale: Locale): string => {
  const { fact, value, inTitle } = stated;
  const text = factText(fact, value, locale);
  if (fact.titlePhrase) return fillIn(wordsIn(fact.titlePhrase, locale), { value: text });
  return inTitle || fact.counted ? text : `${labelOf(stated, locale)} ${text}`;
};

/** A fact as it stands in a line, without its label; null where it would say nothing so. */
const inLine = (stated: Stated, machine: Machine, locale: Locale): string | null => {
  const { value, choices } = stated;
  if (typeof value === 'number') return numberIn(stated, locale);
  if (typeof value === 'boolean') return value ? labelOf(stated, locale) : null;
  const [choice, another] = choices;
  return choice && !another ? tagText(choice, locale, genderOf(machine)) : null;
};

type HeadPart = 'noun' | 'brand' | 'model' | 'codes';

const wholeHead: readonly HeadPart[] = ['noun', 'brand', 'model', 'codes'];
/** What is left of it where there is less and less room: who looks for an Actros knows who makes it. */
const heads: readonly (readonly HeadPart[])[] = [
  wholeHead,
  ['noun', 'brand', 'model'],
  ['brand', 'model'],
  ['noun', 'model'],
  ['model'],
  ['noun', 'brand'],
  ['brand'],
  ['noun'],
];

const codesOf = (machine: Machine) => machine.facts.filter((stated) => stated.inTitle && isCode(stated));

/** Nobody says "car" before Camry, nor "tank" again after a model that is called one. */
const goesUnsaid = (noun: Noun | Renaming, { model }: Machine, locale: Locale): boolean => {
  return ('inTitle' in noun && !noun.inTitle) || !!model?.toLowerCase().includes(wordOf(noun, locale));
};

/** What a head is put together from, in the words of a language. */
type HeadWords = {
  noun: Noun | Renaming | null;
  /** Beside a name. */
  isUnsaid: boolean;
  brand: string[];
  model: string[];
  codes: string[];
};

const headWordsOf = (machine: Machine, locale: Locale): HeadWords => {
  const noun = nounOf(machine);
  return {
    noun,
    isUnsaid: noun !== null && goesUnsaid(noun, machine, locale),
    brand: machine.brand ? [setInto(locale, wordsIn(machine.brand, locale))] : [],
    model: machine.model ? [setInto(locale, withoutIsolates(machine.model))] : [],
    codes: codesOf(machine).map(({ fact, value }) => factText(fact, value, locale)),
  };
};

/** "Caterpillar 320 crawler excavator", "حفارة مجنزرة كاتربيلر 320", "حەفارەی زنجیرداری کاتەرپیلەر 320". */
const headOf = (words: HeadWords, locale: Locale, parts: readonly HeadPart[]): string => {
  const said = (part: 'brand' | 'model' | 'codes') => (parts.includes(part) ? words[part] : []);
  const [name, codes] = [[...said('brand'), ...said('model')], said('codes')];
  const noun = parts.includes('noun') ? words.noun : null;
  const after = [...name, ...codes];
  if (!noun || (name.length > 0 && words.isUnsaid)) return after.join(' ');
  if (locale === 'en') return [...name, noun.en, ...codes].join(' ');
  if (locale === 'ar') return [noun.ar.word, ...after].join(' ');
  return [after.length ? noun.ckb.link : noun.ckb.word, ...after].join(' ');
};

const yearIn = ({ year, model }: Machine, locale: Locale): string | null =>
  year && !model?.includes(String(year))
    ? fillIn(messagesOf(locale).line.year, { year: String(year) })
    : null;

/** The meter that is asked of the kind, or the other one where the seller stated only that. */
export const meterOf = (
  { core, hours, distance, distanceUnit }: Machine,
  locale: Locale,
): { kind: 'hours' | 'distance'; text: string } | null => {
  const run = hours === null ? null : ({ kind: 'hours', text: formatHours(hours, locale) } as const);
  const driven =
    distance === null
      ? null
      : ({ kind: 'distance', text: formatDistance(distance, distanceUnit, locale) } as const);
  return core.includes('distance') ? (driven ?? run) : (run ?? driven);
};

/** Models are often called by their figure: "1106A 150 kVA". */
const isInModel = ({ fact, value }: Stated, { model }: Machine): boolean =>
  typeof value === 'number' && !!model?.includes(factText(fact, value, 'en').replace('\u00a0', ' '));

/** Those of its title, then those of its card, then the others that the sheet has, each in the order of the sheet. */
const byWorth = (facts: Machine['facts']): Stated[] => [
  ...facts.filter(({ inTitle }) => inTitle),
  ...facts.filter(({ inTitle, onCard }) => onCard && !inTitle),
  ...facts.filter(({ inTitle, onCard }) => !onCard && !inTitle),
];

const factsIn = (machine: Machine, locale: Locale): string[] => {
  const codes = codesOf(machine);
  const said: string[] = [];
  for (const stated of byWorth(machine.facts)) {
    if (said.length + codes.length >= factsInLine) break;
    if (codes.includes(stated) || renamingOf(stated) || isInModel(stated, machine)) continue;
    const text = inLine(stated, machine, locale);
    if (text !== null) said.push(text);
  }
  return said;
};

const phrasesIn = (machine: Machine, locale: Locale): string[] =>
  [yearIn(machine, locale), meterOf(machine, locale)?.text ?? null, ...factsIn(machine, locale)].filter(
    (phrase) => phrase !== null,
  );

const nameFrom = (words: HeadWords, { kind }: Machine, locale: Locale): string =>
  withInitial(headOf(words, locale, wholeHead) || wordsIn(kind, locale));

/** What the machine is called: its kind, brand, model and layout of axles, or the name of the kind alone. */
export const nameIn = (machine: Machine, locale: Locale): string =>
  nameFrom(headWordsOf(machine, locale), machine, locale);

/** "Wanted: …": a word with a colon in front changes no ending behind it in any of the languages. */
export const offered = ({ name }: Offer, line: string, locale: Locale): string =>
  fillIn(messagesOf(locale).line.offered, { offer: setInto(locale, wordsIn(name, locale)), line });

/**
 * A machine in one line of a language, whatever its seller wrote in: `whole` is "Caterpillar 320 crawler excavator, 2018,
 * 5,200 h, 22 t · Erbil", with what kind of ad it is in front unless it is for sale, which goes without saying; `within`
 * as much of the machine as fits so many letters, ended where a part of it ends. Carries the isolates that names and codes
 * need.
 */
export const lineOf = (
  machine: Machine,
  locale: Locale,
): { whole: string; within: (most: number) => string } => {
  const { separator, placed } = messagesOf(locale).line;
  const words = headWordsOf(machine, locale);
  const name = nameFrom(words, machine, locale);
  const phrases = phrasesIn(machine, locale);
  const line = [name, ...phrases].join(separator);
  const place = machine.place && setInto(locale, wordsIn(machine.place, locale));

  const shorter = heads.map((parts) => headOf(words, locale, parts)).filter(Boolean);
  const within = (most: number) => {
    const fits = (text: string) => withoutIsolates(text).length <= most;
    const head = shorter.find(fits);
    if (!head) return truncate(withoutIsolates(name), most);
    const lines = phrases.map((_, at) => [head, ...phrases.slice(0, at + 1)].join(separator));
    return withInitial(lines.findLast(fits) ?? head);
  };
  const whole = place ? fillIn(placed, { line, place }) : line;
  const { offer } = machine;
  return { whole: offer && offer.slug !== 'sale' ? offered(offer, whole, locale) : whole, within };
};
