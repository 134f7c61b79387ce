import type { Choice, Fact } from '../fact';
import { money } from './amounts';
import { isNear, isNegated, isOpen, isWholeClause, linkOf } from './beside';
import { type Found, type Meaning, needsLabel } from './phrases';
import { type Reading, wordSet } from './reading';
import type { Asked, Recognised } from './recognise';

/** Single words that mean one thing beside a vehicle, wherever they stand. */
const plain: Readonly<Record<string, readonly string[]>> = {
  fuel: ['petrol', 'diesel', 'hybrid', 'plugin_hybrid'],
  gearbox: ['automatic'],
  import_origin: [],
  colour: [],
};
/** Parts that are themselves of diesel, or new. */
const parts = wordSet(
  'tank pump heater generator filter engine oil cap tyres tires battery مضخة طرمبة خزان تانكي فلتر هيتر مولدة بطارية تايرات پەمپ تانکی فلتەر مۆلیدە پاتری تایە',
);

const isPrice = ({ tokens }: Reading, { start, words }: Found) =>
  money.has(words[0] ?? '') && /^\d+$/.test(tokens[start - 1]?.word ?? '');

type Said = { fact: Fact; choice: Choice; at: Found; isLabelled: boolean; sure: boolean };

/** 540E, US, R: anything may be called so. */
export const isCode = (words: readonly string[]) => /^(?:\d+(?: e)?|[a-z]{1,2})$/.test(words.join(' '));

/** The choices and flags that a text states. */
export const findChoices = (reading: Reading, found: readonly Found[], asked: Asked): Recognised[] => {
  const { gaps, clauses } = reading;
  const isAsked = ({ fact }: Meaning) => asked.facts.has(fact.key);
  const labels = new Map<Fact, Found[]>();
  for (const at of found)
    for (const { fact, choice } of at.meanings)
      if (choice === null) {
        const known = labels.get(fact);
        if (known) known.push(at);
        else labels.set(fact, [at]);
      }

  const isLabelled = (fact: Fact, at: Found): boolean =>
    (labels.get(fact) ?? []).some((label) => label !== at && linkOf(reading, label, at) !== null);

  const said: Said[] = [];
  let last: Said | undefined;
  for (const at of found) {
    const meanings = at.meanings.filter((one) => one.choice !== null && isAsked(one));
    if (!meanings.length || isNegated(reading, at) || isPrice(reading, at)) continue;
    const labelled = meanings.filter(
      ({ fact }) =>
        isLabelled(fact, at) ||
        // 540/540E/1000: one label for the row of them.
        (last?.isLabelled &&
          last.fact === fact &&
          fact.kind === 'choices' &&
          last.at.end === at.start &&
          clauses[last.at.start] === clauses[at.start] &&
          /^\s*[/+&,]?\s*$/.test(gaps[at.start - 1] ?? '')),
    );
    const standing = meanings.filter(({ standsAlone }) => standsAlone);
    // Of "AC cab" the kind of cab says more than the equipment.
    const own = standing.filter(({ fact }) => fact.kind === 'choice');
    const alone = own.length ? own : standing;
    const facts = new Set(meanings.map(({ fact }) => fact));
    const [chosen, ...rivals] = labelled.length
      ? labelled
      : alone.length
        ? alone
        : facts.size === 1
          ? meanings
          : [];
    if (!chosen?.choice || rivals.length) continue;
    const { fact, choice } = chosen;
    const byLabel = labelled.length > 0;
    if (!byLabel && (isCode(at.words) || (needsLabel(fact) && !chosen.standsAlone))) continue;
    if (choice.key === 'none' && (byLabel ? isOpen(reading, at.end) : !chosen.standsAlone)) continue;
    const isPlain =
      plain[fact.key]?.includes(choice.key) &&
      !isNear(reading, at, parts, 0, 1) &&
      !/\//.test(`${gaps[at.start - 1]}${gaps[at.end - 1]}`);
    const isWhole = isWholeClause(reading, at);
    if (at.isCommon && !byLabel && !chosen.standsAlone && !plain[fact.key] && !isWhole) continue;
    last = {
      fact,
      choice,
      at,
      isLabelled: byLabel,
      sure: byLabel || (!at.isInside && (alone.length > 0 || isPlain || isWhole)),
    };
    said.push(last);
  }

  // "Without a ripper" is the choice of none.
  for (const at of found)
    for (const { fact, choice } of at.meanings) {
      const none =
        choice === null && asked.facts.has(fact.key) && fact.choices.find(({ key }) => key === 'none');
      if (none && isNegated(reading, at) && !isOpen(reading, at.end + 1))
        said.push({ fact, choice: none, at, isLabelled: true, sure: at.words.length > 1 });
    }

  return [...settled(said).map((one) => recognised(reading, one)), ...flagsOf(reading, found, asked)];
};

const placeOf = ({ tokens }: Reading, { start, end }: Found) => ({
  start: tokens[start]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
});

const recognised = (reading: Reading, { fact, choice, at, sure }: Said): Recognised => ({
  key: fact.key,
  value: fact.kind === 'choices' ? [choice.key] : choice.key,
  ...placeOf(reading, at),
  sure,
});

/** closed_ac says more than closed. */
const refines = (one: Said, other: Said) =>
  one.fact === other.fact && one.choice.key.startsWith(`${other.choice.key}_`);

/** Each choice once; of a fact that has one, what is labelled counts, and what contradicts is unsure. */
const settled = (said: readonly Said[]): Said[] => {
  const best = new Map<Choice, Said>();
  for (const one of said) {
    const known = best.get(one.choice);
    if (!known || (one.sure && !known.sure)) best.set(one.choice, one);
  }
  const once = [...best.values()];
  return once
    .filter((one) => one.fact.kind === 'choices' || !once.some((other) => refines(other, one)))
    .map((one) => {
      const rivals = once.filter(
        (other) =>
          other !== one && other.fact === one.fact && !refines(one, other) && (other.sure || !one.sure),
      );
      return one.fact.kind === 'choice' && rivals.length ? { ...one, sure: false } : one;
    });
};

/** Flags are stated by their label: "side door", "no side door". */
const flagsOf = (reading: Reading, found: readonly Found[], asked: Asked): Recognised[] => {
  const flags = found.flatMap((at) =>
    at.meanings
      .filter(({ fact }) => fact.kind === 'flag' && asked.facts.has(fact.key))
      .map(
        ({ fact }): Recognised => ({
          key: fact.key,
          value: !isNegated(reading, at),
          ...placeOf(reading, at),
          sure: at.words.length > 1 && !at.isInside,
        }),
      ),
  );
  const best = new Map<string, Recognised>();
  for (const one of flags) {
    const known = best.get(one.key);
    const isContradicted = known !== undefined && known.value !== one.value;
    if (isContradicted) best.set(one.key, { ...known, sure: false });
    else if (!known || (one.sure && !known.sure)) best.set(one.key, one);
  }
  return [...best.values()];
};
