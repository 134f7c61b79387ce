import { mayBeFact, mostFactFilters, parseRange, type Range } from '@/lib/ad-filters';
import type { AdListQuery } from '@/lib/contract/ads';
import type { Catalogue, FactRow } from '../catalogue/rows';
import { HttpError } from '../http-error';
import type { Besides } from '../search/asked';
import { choiceTokens, flagTokens, rangeTokens } from '../search/stated';

// What an address asks of the facts: GET /v1/ads?weight=18000-25000&condition=good,excellent.

const mostChoices = 50;

const refuse = (key: string, problem: string) =>
  new HttpError(422, 'Some values are not usable.', { [key]: [problem] });

type AskedFact = { fact: FactRow; value: string };

/** The facts that a list is filtered by. A parameter that is no fact's is left alone, like any other that nobody knows. */
export const factsAskedOf = (query: AdListQuery, { facts }: Catalogue): AskedFact[] => {
  const asked = Object.entries(query).flatMap(([key, value]) => {
    const fact = mayBeFact(key) ? facts.get(key) : undefined;
    const text = [value].flat().join(',');
    return fact && text !== '' ? [{ fact, value: text }] : [];
  });
  const [tooMany] = asked.slice(mostFactFilters);
  if (tooMany) throw refuse(tooMany.fact.key, `is one too many: at most ${mostFactFilters} facts at once`);
  return asked;
};

/** The query without what it asks of facts, or of one of them. */
export const withoutFacts = (query: AdListQuery, only?: string): AdListQuery =>
  Object.fromEntries(
    Object.entries(query).filter(([key]) => (only === undefined ? !mayBeFact(key) : key !== only)),
  ) as AdListQuery;

const saidChoices = ({ key, choices }: FactRow, value: string): string[] => {
  const keys = value.split(',').slice(0, mostChoices);
  const known = new Set(choices.map((choice) => choice.key));
  if (!keys.every((one) => known.has(one))) throw refuse(key, 'must be keys of its choices in GET /v1/fact');
  return keys;
};

const saidRange = ({ key }: FactRow, value: string): Range => {
  const range = parseRange(value);
  if (!range) throw refuse(key, 'must be a range of whole numbers: 10-20, 10-, -20 or 10');
  return range;
};

const saidFlags = ({ key }: FactRow, value: string): boolean[] => {
  const either = value.split(',');
  if (!either.every((one) => one === 'yes' || one === 'no')) throw refuse(key, 'must be yes or no');
  return [...new Set(either)].map((one) => one === 'yes');
};

/** What no ad has. */
const nothing = ['none'];

/** What a query asks besides rows, prices and words. Throws an HttpError 422 for a value that its fact cannot have. */
export const besidesOf = (query: AdListQuery, catalogue: Catalogue): Besides => {
  const tokens: string[][] = [];
  const ranges: Record<string, Range> = {};
  for (const { fact, value } of factsAskedOf(query, catalogue)) {
    if (fact.kind === 'flag') tokens.push(flagTokens(fact, saidFlags(fact, value)));
    else if (fact.kind !== 'number') tokens.push(choiceTokens(fact, saidChoices(fact, value)));
    else {
      const range = saidRange(fact, value);
      const { tokens: some, sure } = rangeTokens(fact, range);
      tokens.push(some);
      if (!sure) ranges[fact.key] = range;
    }
  }
  return {
    tokens: tokens.map((some) => (some.length ? some : nothing)),
    ranges: {
      ...(query.year ? { year: query.year } : {}),
      ...(query.hours ? { hours: query.hours } : {}),
      ...(query.distance ? { km: query.distance } : {}),
      ...(Object.keys(ranges).length ? { facts: ranges } : {}),
    },
  };
};
