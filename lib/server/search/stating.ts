import { isCode } from '@/lib/facts/recognise/choices';
import { type Found, findPhrases, phrasesOf } from '@/lib/facts/recognise/phrases';
import { coreNow } from '@/lib/facts/recognise/recognise';
import type { Token } from '@/lib/text/tokens';
import type { Catalogue, FactRow } from '../catalogue/rows';
import { choiceTokens } from './stated';

// "Diesel" and "four wheel drive" are words, and what an ad may have stated in a field of its own, in no language.

/** Some of the tokens of a search, the last one excluded. */
export type Span = { from: number; to: number };

/** Words of a search that name a choice or a flag, with its label and without: of which facts, and the lexemes of ads that state it. */
export type Stating = { spans: Span[]; named: Named[] };

type Facts = Catalogue['facts'];
type Named = { fact: FactRow; lexemes: string[] };

/** A closed cab with air conditioning is a closed one. */
const refinementsOf = ({ choices }: FactRow, key: string): string[] =>
  choices.flatMap((one) => (one.key === key || one.key.startsWith(`${key}_`) ? [one.key] : []));

/** "No accident" says of what there is none; "none" and "there is not any" do not. */
const noneNamedBy = ({ meanings }: Found): FactRow['key'] | undefined => {
  const [one, another] = meanings.filter(({ choice, standsAlone }) => choice?.key === 'none' && standsAlone);
  return another ? undefined : one?.fact.key;
};

const namedBy = (found: Found, facts: Facts): Named[] =>
  isCode(found.words)
    ? []
    : found.meanings.flatMap(({ fact: { key }, choice }) => {
        const fact = facts.get(key);
        if (!fact || (!choice && fact.kind !== 'flag')) return [];
        if (choice?.key === 'none' && key !== noneNamedBy(found)) return [];
        return [{ fact, lexemes: choiceTokens(fact, choice ? refinementsOf(fact, choice.key) : ['yes']) }];
      });

const labelledBy = ({ meanings }: Found, { key }: FactRow): boolean =>
  meanings.some(({ fact, choice }) => choice === null && fact.key === key);

const spanOf = (...found: Found[]): Span => ({
  from: Math.min(...found.map(({ start }) => start)),
  to: Math.max(...found.map(({ end }) => end)),
});

/** What the words state, each phrase with the label beside it: "automatic gearbox". */
export const readStating = (tokens: readonly Token[], { facts }: Catalogue): Stating[] => {
  const phrases = phrasesOf(facts, Object.values(coreNow()));
  const found = findPhrases({ tokens, clauses: tokens.map(() => 0) }, phrases, () => true);
  const named = found.map((phrase) => namedBy(phrase, facts));
  const taken = new Set<number>();
  return found.flatMap((phrase, at): Stating[] => {
    const all = named[at] ?? [];
    if (!all.length || taken.has(at)) return [];
    const neighbour = [at + 1, at - 1].find((other) => {
      const label = found[other];
      const isBeside = label && (label.start === phrase.end || label.end === phrase.start);
      return isBeside && !taken.has(other) && all.some(({ fact }) => labelledBy(label, fact));
    });
    const label = neighbour === undefined ? undefined : found[neighbour];
    if (neighbour !== undefined) taken.add(neighbour);
    const meant = label ? all.filter(({ fact }) => labelledBy(label, fact)) : all;
    return [
      {
        spans: [...(label ? [spanOf(phrase, label)] : []), spanOf(phrase)],
        named: meant,
      },
    ];
  });
};
