import { type Locale, localeCodes, type Translated } from '@/lib/i18n/locales';
import { stemsOf } from '@/lib/text/endings';
import { tokensOf } from '@/lib/text/tokens';
import type { Choice, Fact, Tag } from '../fact';
import type { Reading } from './reading';
import { unitsByWords } from './unit-words';

/** What a phrase may mean: a fact's label, or one of its choices, said as it stands alone or only beside its label. */
export type Meaning = {
  fact: Fact;
  choice: Choice | null;
  standsAlone: boolean;
  /** Of which names of the row it is the one in which language; none of a word of the street. */
  called: { names: Translated; lang: Locale }[];
};
type Phrase = {
  words: readonly string[];
  meanings: Meaning[];
  /** A choice of more than one fact of the catalogue, "hydraulic" or "new". */
  isCommon: boolean;
};

/** All phrases of a catalogue by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** A phrase of a text, by its tokens. */
export type Found = {
  meanings: readonly Meaning[];
  words: readonly string[];
  isCommon: boolean;
  start: number;
  end: number;
  /** A part of a longer phrase that means nothing here: the diesel of "diesel hammer". */
  isInside: boolean;
};

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word);

/** Makes, places and "clean" are said of much; only a label tells that they are the engine's or the plate's. */
export const needsLabel = ({ key }: Fact): boolean => /_make$|^made_in$|^plate_|^interior_state$/.test(key);

/** "Tier 1 / Stage I" is said either way, "دفع رباعي (دبل)" with either half alone. */
const saidAs = (text: string): string[] =>
  text.split(' / ').flatMap((part) => {
    const inner = /\(([^(),]+)\)/.exec(part)?.[1];
    return inner ? [part.replace(/\s*\([^()]*\)/, ''), inner] : [part];
  });

/** Labels that are words of every sentence ("from", "up to"). */
const tooCommon = new Set([
  'from',
  'up to',
  'for',
  'left',
  'من',
  'الى',
  'له',
  'تا',
  'بو',
  'ید',
  'دهست',
  'لا',
  'with',
]);

const shortest = 2;

const tagsOf = ({ en, ar, ckb }: Tag) => [en, ar.m, ar.f, ckb];

const build = (catalogue: Iterable<Fact>, core: readonly Fact[]): Phrases => {
  const phrases = new Map<string, Phrase>();
  const add = (text: string, meaning: Meaning) => {
    const words = wordsOf(text);
    const key = words.join(' ');
    if (key.length < shortest && !/^\d/.test(key)) return;
    const phrase = phrases.get(key) ?? { words, meanings: [], isCommon: false };
    const known = phrase.meanings.find(
      ({ fact, choice }) => fact === meaning.fact && choice === meaning.choice,
    );
    if (known) {
      known.standsAlone ||= meaning.standsAlone;
      known.called.push(...meaning.called);
    } else phrase.meanings.push(meaning);
    phrases.set(key, phrase);
  };
  const addNames = (names: Translated, meaning: Omit<Meaning, 'called' | 'standsAlone'>) => {
    for (const lang of localeCodes)
      for (const text of saidAs(names[lang]))
        if (meaning.choice || isLabel(text, meaning.fact))
          add(text, { ...meaning, standsAlone: isAlone(text, meaning), called: [{ names, lang }] });
  };
  const isLabel = (text: string, fact: Fact) => {
    const key = wordsOf(text).join(' ');
    return !tooCommon.has(key) && (core.includes(fact) || !unitsByWords.has(key));
  };
  const isAlone = (text: string, { fact, choice }: Pick<Meaning, 'fact' | 'choice'>) =>
    choice !== null && wordsOf(text).length > 1 && !needsLabel(fact);
  for (const fact of [...catalogue, ...core]) {
    const label = { fact, choice: null };
    const addLabel = (text: string) => add(text, { ...label, standsAlone: false, called: [] });
    addNames(fact.name, label);
    addNames(fact.short, label);
    for (const text of fact.also.flatMap(saidAs)) if (isLabel(text, fact)) addLabel(text);
    for (const form of fact.counted
      ? [...Object.values(fact.counted.en), ...Object.values(fact.counted.ar), fact.counted.ckb]
      : [])
      if (form.includes('{n}')) addLabel(form.replace('{n}', ''));
    for (const choice of fact.choices) {
      const meaning = { fact, choice };
      addNames(choice.name, meaning);
      for (const text of [...(choice.agree ? Object.values(choice.agree) : []), ...choice.also])
        add(text, { ...meaning, standsAlone: isAlone(text, meaning), called: [] });
      for (const tag of choice.tag ? tagsOf(choice.tag) : [])
        add(tag, { ...meaning, standsAlone: true, called: [] });
    }
  }
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases.values()) {
    const facts = new Set(
      phrase.meanings.flatMap(({ fact, choice }) => (choice && !needsLabel(fact) ? [fact] : [])),
    );
    phrase.isCommon = phrase.words.length === 1 && facts.size > 1;
    const first = phrase.words[0];
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  for (const [first, list] of byFirst)
    byFirst.set(
      first,
      list.toSorted((one, other) => other.words.length - one.words.length),
    );
  return byFirst;
};

const built = new WeakMap<ReadonlyMap<string, Fact>, Phrases>();

/** The phrases of a catalogue and of the columns beside it, made once for it. */
export const phrasesOf = (facts: ReadonlyMap<string, Fact>, core: readonly Fact[]): Phrases => {
  const known = built.get(facts) ?? build(facts.values(), core);
  built.set(facts, known);
  return known;
};

/** The phrases of a text from left to right, each as long as it can be, and within those that nobody asks for what is asked. */
export const findPhrases = (
  { tokens, clauses }: Pick<Reading, 'tokens' | 'clauses'>,
  phrases: Phrases,
  isAsked: (key: string) => boolean,
): Found[] => {
  const known = new Map<string, readonly string[]>();
  const stems = (word: string): readonly string[] => {
    const found = known.get(word) ?? (/^\d|^[a-z]/.test(word) ? [] : stemsOf(word));
    known.set(word, found);
    return found;
  };
  const startingWith = (first: string, at: number, fits: (phrase: Phrase) => boolean) =>
    phrases
      .get(first)
      ?.find(
        (phrase) =>
          fits(phrase) &&
          phrase.words.every(
            (word, n) => n === 0 || (tokens[at + n]?.word === word && clauses[at + n] === clauses[at]),
          ),
      );
  const phraseAt = (at: number, fits: (phrase: Phrase) => boolean) => {
    const word = tokens[at]?.word ?? '';
    const found = startingWith(word, at, fits);
    if (found) return found;
    // "And" is written as one with the word behind it: وكاميرا.
    const joined = /^و.{3}/.test(word) ? startingWith(word.slice(1), at, fits) : undefined;
    if (joined) return joined;
    // A label with its ending (تایەکانی, وزنها). A choice without its own may be something else.
    for (const stem of stems(word)) {
      const phrase = startingWith(stem, at, fits);
      const labels = phrase?.meanings.filter(({ choice }) => choice === null) ?? [];
      if (phrase && labels.length) return { ...phrase, meanings: labels };
    }
    return undefined;
  };
  const means = ({ meanings }: Phrase) => meanings.some(({ fact }) => isAsked(fact.key));
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(at, () => true);
    const end = at + (phrase?.words.length ?? 1);
    if (phrase) found.push({ ...phrase, start: at, end, isInside: false });
    if (phrase && !means(phrase))
      for (let inner = at; inner < end; inner += 1) {
        const part = phraseAt(inner, (one) => means(one) && inner + one.words.length <= end);
        if (part) found.push({ ...part, start: inner, end: inner + part.words.length, isInside: true });
      }
    at = end;
  }
  return found;
};
