import { fillIn } from '@/lib/i18n/fill-in';
import { type Locale, wordsIn } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { meterOf, nameIn, offered } from './line';
import { genderOf, isCode, type Machine, nounOf, renamingOf, type Stated } from './machine';
import { factText, inARow, running, setInto, tagText, withInitial } from './text';

/** What is said of its state and its papers; everything else is what it has. */
export const stateFacts: ReadonlySet<string> = new Set([
  'condition',
  'part_state',
  'tyre_state',
  'restoration',
  'meter_state',
  'engine_state',
  'accident_state',
  'paint',
  'undercarriage',
  'tyres_left',
  'service_history',
  'certificate',
  'customs',
  'import_origin',
  'plate_state',
  'owners',
  'warranty',
]);

/** Choices that are names, which keep their capital amid a sentence: makes, countries, stages of emission, sockets. */
const named = /(?:_make|made_in|_stage|_class|_port)$/;

const choicesIn = ({ fact, choices }: Stated, locale: Locale): string =>
  inARow(
    choices.map(({ name }) => {
      const words = wordsIn(name, locale);
      return setInto(locale, named.test(fact.key) ? words : running(words));
    }),
    locale,
  );

/** Whether a choice has the word of its label itself, which then goes without saying: "closed cab" of the cab. */
const saysLabel = (label: string, said: string): boolean => {
  const word = label.replace(/^ال/, '');
  // With an ending only where it is long enough to be no other word: forklifts are not for anything.
  const isIt = (one: string) => one === word || (word.length > 3 && one.startsWith(word));
  return !word.includes(' ') && said.split(' ').some(isIt);
};

/*
 * A value beside its label is right in all three languages whatever it is: no verb that it would have to agree with, no
 * ending that would hang on it.
 */
const clauseOf = (stated: Stated, machine: Machine, locale: Locale): string => {
  const { fact, value } = stated;
  const label = running(wordsIn(fact.name, locale));
  if (value === true) return label;
  if (typeof value === 'number') {
    const amount = factText(fact, value, locale);
    if (fact.titlePhrase) return fillIn(wordsIn(fact.titlePhrase, locale), { value: amount });
    return fact.counted ? amount : `${label} ${amount}`;
  }
  const [choice] = typeof value === 'string' ? stated.choices : [];
  const tag = choice && tagText(choice, locale, genderOf(machine));
  if (tag) return tag;
  const said = value === false ? running(factText(fact, value, locale)) : choicesIn(stated, locale);
  if (choice && saysLabel(label, said)) return said;
  return fillIn(messagesOf(locale).line.paragraph.stated, { label, value: said });
};

const sentenceOf = (clauses: readonly string[], joint: string, locale: Locale): string[] => {
  const { sentence } = messagesOf(locale).line.paragraph;
  return clauses.length ? [withInitial(fillIn(sentence, { words: clauses.join(joint) }))] : [];
};

const meterClause = (machine: Machine, locale: Locale): string[] => {
  const words = messagesOf(locale).line.paragraph;
  const meter = meterOf(machine, locale);
  return meter ? [fillIn(words[meter.kind], { amount: meter.text })] : [];
};

/** Who looks for a machine has none yet: of his no year can be told in which it was built. */
const isWanted = ({ offer }: Machine) => offer?.slug === 'wanted';

const whatItIs = (machine: Machine, locale: Locale): string => {
  const { separator, paragraph } = messagesOf(locale).line;
  const { offer } = machine;
  const name = nameIn(machine, locale);
  const year = isWanted(machine) ? paragraph.yearWanted : paragraph.year;
  return [
    offer ? offered(offer, name, locale) : name,
    ...(machine.year ? [fillIn(year, { year: String(machine.year) })] : []),
    ...meterClause(machine, locale),
  ].join(separator);
};

/** "The excavator", also of a long-reach one; what is renamed altogether, a part among it, is what is offered. */
const definiteOf = (machine: Machine, locale: Locale): string => {
  const { it } = messagesOf(locale).line;
  const { noun } = machine;
  if (locale === 'en' || !noun) return it;
  const [head = ''] = noun[locale].word.split(' ');
  return nounOf(machine)?.[locale].word.startsWith(head) ? noun[locale].the : it;
};

const whereItStands = (machine: Machine, locale: Locale): string[] => {
  if (!machine.place) return [];
  const { seen, buyer } = messagesOf(locale).line.paragraph;
  const place = setInto(locale, wordsIn(machine.place, locale));
  return [fillIn(isWanted(machine) ? buyer : seen, { machine: definiteOf(machine, locale), place })];
};

const longestSentence = 5;

/**
 * The facts of a machine as two to four sentences: what it is, what it has, what is said of its state, where it stands.
 */
export const paragraphOf = (machine: Machine, locale: Locale): string => {
  const { apart } = messagesOf(locale).line.paragraph;
  const told = machine.facts.filter((stated) => !renamingOf(stated) && !(stated.inTitle && isCode(stated)));
  const clauses = (ofState: boolean) =>
    told
      .filter(({ fact }) => stateFacts.has(fact.key) === ofState)
      .slice(0, longestSentence)
      .map((stated) => clauseOf(stated, machine, locale));
  const has = clauses(false);
  const state = clauses(true);
  const facts = has.length + state.length > longestSentence ? [has, state] : [[...has, ...state]];
  return [
    ...sentenceOf([whatItIs(machine, locale)], apart, locale),
    ...facts.flatMap((sentence) => sentenceOf(sentence, apart, locale)),
    ...whereItStands(machine, locale),
  ].join(' ');
};
