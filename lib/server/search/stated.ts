import type { Range } from '@/lib/ad-filters';
import type { FactValue, FactValues } from '@/lib/facts/fact';
import type { Catalogue, FactRow } from '../catalogue/rows';

/*
 * What an ad states as facts, as lexemes of its `search`, by the numbers of the rows: "k345" has that choice, "f12" is so,
 * "n12" is not. A number stands in a band, of which 64 double it ("r12a8664"), and in the wider ones around that, of which 8
 * and 1 do ("r12b1083", "r12c135"), so that any range is some fifty lexemes at most. The first and the last of them may
 * hold other numbers too.
 */

const choiceToken = (id: number) => `k${id}`;
const flagToken = (id: number, is: boolean) => `${is ? 'f' : 'n'}${id}`;

const bandsInOctave = 64;
/** Below zero there are bands as well. */
const zero = bandsInOctave * 128;
const bandOf = (value: number) =>
  zero + Math.sign(value) * Math.floor(bandsInOctave * Math.log2(Math.abs(value) + 1));
const lowest = bandOf(-(2 ** 31));
const highest = bandOf(2 ** 31);

/** How many bands each width holds, the narrowest first. */
const widths = { a: 1, b: 8, c: 64 } as const;
type Width = keyof typeof widths;
const widest: readonly Width[] = ['c', 'b', 'a'];
const bandToken = (id: number, width: Width, band: number) =>
  `r${id}${width}${Math.floor(band / widths[width])}`;

const tokensOfValue = ({ id, choices }: FactRow, value: FactValue): string[] => {
  if (typeof value === 'boolean') return [flagToken(id, value)];
  if (typeof value === 'number') {
    const band = bandOf(value);
    return widest.map((width) => bandToken(id, width, band));
  }
  const chosen = [value].flat();
  return choices.filter(({ key }) => chosen.includes(key)).map((choice) => choiceToken(choice.id));
};

/** Any of them is what an ad has that states the fact, or one choice of it, as the text of a tsquery. */
export const statingQuery = ({ id, kind, choices }: FactRow, choice?: string): string => {
  if (kind === 'number') return `r${id}c:*`;
  if (kind === 'flag') return `${flagToken(id, true)} | ${flagToken(id, false)}`;
  return choices
    .filter(({ key }) => choice === undefined || key === choice)
    .map((row) => choiceToken(row.id))
    .join(' | ');
};

/** Everything that an ad states, as far as there are such facts. */
export const statedTokens = (values: FactValues, facts: Catalogue['facts']): string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const fact = facts.get(key);
    return fact ? tokensOfValue(fact, value) : [];
  });

/** Any of them is what an ad has to have that is in the range, and whether each that has one is. */
export const rangeTokens = (
  { id, least }: FactRow,
  { from, to }: Range,
): { tokens: string[]; sure: boolean } => {
  const first = from === null ? (least !== null && least < 0 ? lowest : zero) : bandOf(from);
  const last = to === null ? highest : bandOf(to);
  const tokens: string[] = [];
  for (let band = first; band <= last; ) {
    const fits = (width: Width) => band % widths[width] === 0 && band + widths[width] - 1 <= last;
    const width = widest.find(fits) ?? 'a';
    tokens.push(bandToken(id, width, band));
    band += widths[width];
  }
  const sure = (from === null || bandOf(from - 1) < first) && (to === null || bandOf(to + 1) > last);
  return { tokens, sure };
};

/** Any of them is what an ad has to have that states one of these: choices by their keys, "yes" or "no" of a flag. */
export const choiceTokens = ({ id, kind, choices }: FactRow, keys: readonly string[]): string[] =>
  kind === 'flag'
    ? keys.map((key) => flagToken(id, key === 'yes'))
    : choices.filter(({ key }) => keys.includes(key)).map((choice) => choiceToken(choice.id));
