import { mayBeFact, mostFactFilters, type Range, readAsked } from '@/lib/ad-filters';
import type { AdListQuery } from '@/lib/contract/ads';
import type { FactKind } from '@/lib/facts/fact';
import type { Catalogue, FactRow } from '../catalogue/rows';
import { HttpError } from '../http-error';
import type { Besides } from '../search/asked';
import { isFolded } from '../search/folded';
import { choiceTokens, rangeTokens } from '../search/stated';
import { noToken } from '../search/words';

// What an address asks of the facts: GET /v1/ads?weight=18000-25000&condition=good,excellent.

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

const oneOfThem = 'must be keys of its choices in GET /v1/fact';
const problems: Record<FactKind, string> = {
  number: 'must be a range of whole numbers: 10-20, 10-, -20 or 10',
  choice: oneOfThem,
  choices: oneOfThem,
  flag: 'must be yes or no',
};

/** What a query asks besides rows, prices and words. Throws an HttpError 422 for a value that its fact cannot have. */
export const besidesOf = (query: AdListQuery, catalogue: Catalogue): Besides => {
  const tokens: string[][] = [];
  const ranges: Record<string, Range> = {};
  for (const { fact, value } of factsAskedOf(query, catalogue)) {
    const asked = readAsked(fact, value);
    if (!asked) throw refuse(fact.key, problems[fact.kind]);
    if (Array.isArray(asked)) {
      tokens.push(choiceTokens(fact, asked));
      continue;
    }
    const { tokens: some, sure } = rangeTokens(fact, asked);
    tokens.push(some);
    if (!sure) ranges[fact.key] = asked;
  }
  return {
    tokens: tokens.map((some) => (some.length ? some : [noToken])),
    paired: isFolded(),
    ranges: {
      ...(query.year ? { year: query.year } : {}),
      ...(query.hours ? { hours: query.hours } : {}),
      ...(query.distance ? { km: query.distance } : {}),
      ...(Object.keys(ranges).length ? { facts: ranges } : {}),
    },
  };
};
