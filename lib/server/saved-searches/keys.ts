import type { Range } from '@/lib/ad-filters';

/*
 * The keys by which an ad finds the saved searches that may want it. A search stands under the keys of its one condition
 * that fewest ads meet, and every ad that meets that has one of them:
 *  - a lexeme of `ads.search`: a model ("m55"), a word ("hilux"), a choice of a fact ("k345");
 *  - two rows together ("b3 c1"), which fewer ads have than either;
 *  - one or two rows with the octave of a price ("c1 price 22"), where a price is asked for;
 *  - the beginning of a word that was not written out ("~hil");
 *  - where nothing but figures is asked for, the year ("year 2018") or the octave of a price, of hours or of kilometres.
 */

/** A condition as keys, of which an ad that meets it has one; `query` is what the planner is asked about it. */
export type Condition = { keys: readonly string[]; query: string; priced: boolean };

const begunLetters = 3;
const begunKey = (beginning: string) => `~${beginning.slice(0, begunLetters)}`;

type Node = { is: 'lexeme'; key: string; text: string } | { is: 'all' | 'any'; parts: Node[] };

/** Reads the text of a tsquery as `asked.ts` writes it: lexemes in quotes, `:*`, `&`, `|` and parentheses. */
const parse = (query: string): Node => {
  const tokens = query.match(/'[^']*'(?::\*)?|[&|()]/g) ?? [];
  let at = 0;
  const one = (): Node => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inside = either();
      at += 1;
      return inside;
    }
    const lexeme = token.slice(1, token.lastIndexOf("'"));
    return { is: 'lexeme', key: token.endsWith('*') ? begunKey(lexeme) : lexeme, text: token };
  };
  const several = (is: 'all' | 'any', sign: string, next: () => Node): Node => {
    const parts = [next()];
    for (; tokens[at] === sign; parts.push(next())) at += 1;
    const [first] = parts;
    return first && parts.length === 1 ? first : { is, parts };
  };
  const every = () => several('all', '&', one);
  const either = (): Node => several('any', '|', every);
  return either();
};

/** Longest first: what is said in more letters, fewer ads have. */
const narrowest = (options: readonly string[][]): string[] =>
  options.toSorted((a, b) => a.length - b.length || (b[0] ?? '').length - (a[0] ?? '').length)[0] ?? [];

/** Of what has to be there all at once, any one part will do. */
const keysOf = (node: Node): string[] => {
  if (node.is === 'lexeme') return [node.key];
  const parts = node.parts.map(keysOf);
  return node.is === 'any' ? [...new Set(parts.flat())] : narrowest(parts);
};

const textOf = (node: Node): string =>
  node.is === 'lexeme' ? node.text : `(${node.parts.map(textOf).join(node.is === 'any' ? ' | ' : ' & ')})`;

const isRow = (key: string) => /^[cubmts]\d+$/.test(key);
const pairKey = (one: string, other: string) => [one, other].sort().join(' ');
const mostTogether = 40;

/** Two conditions of rows as one. */
const pairsOf = (ofRows: readonly Condition[]): Condition[] =>
  ofRows.flatMap((one, index) =>
    ofRows.slice(index + 1).flatMap((other) =>
      one.keys.length * other.keys.length > mostTogether
        ? []
        : [
            {
              keys: one.keys.flatMap((key) => other.keys.map((with_) => pairKey(key, with_))),
              query: `${one.query} & ${other.query}`,
              priced: false,
            },
          ],
    ),
  );

export type Figures = { price: Range; year: Range; hours: Range; km: Range };
type Figure = keyof Figures;

const [oldest, newest] = [1900, 2100];
const largest = 2 ** 47;
/** From some thousand dollars to some hundred thousand; cheaper and dearer ones are few, and have an octave each. */
const [lowest, highest] = [17, 25];
const octave = (value: number) => Math.floor(Math.log2(Math.max(value, 0) + 1));
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const step = (figure: Figure, value: number): number => {
  if (figure === 'year') return within(Math.trunc(value), oldest, newest);
  return figure === 'price' ? within(octave(value), lowest, highest) : octave(value);
};
const figureKey = (figure: Figure, value: number) => `${figure} ${step(figure, value)}`;

const keysInRange = (figure: Figure, { from, to }: Range): string[] => {
  const first = step(figure, from ?? 0);
  const last = step(figure, to ?? largest);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `${figure} ${first + index}`);
};

/** Conditions of rows that a price makes rarer. */
const pricedOf = (conditions: readonly Condition[], price: Range): Condition[] => {
  if (price.from === null && price.to === null) return [];
  const octaves = keysInRange('price', price);
  return conditions.flatMap(({ keys, query }) =>
    keys.length * octaves.length > mostTogether
      ? []
      : [{ keys: keys.flatMap((key) => octaves.map((octave) => `${key} ${octave}`)), query, priced: true }],
  );
};

/** What the text of a tsquery asks for, each condition as keys, with what they are together. */
export const conditionsIn = (query: string, price: Range): Condition[] => {
  const node = parse(query);
  const single = (node.is === 'all' ? node.parts : [node]).map((part) => ({
    keys: keysOf(part),
    query: textOf(part),
    priced: false,
  }));
  const ofRows = single.filter(({ keys }) => keys.every(isRow));
  const pairs = pairsOf(ofRows);
  return [...pricedOf([...pairs, ...ofRows], price), ...pairs, ...single];
};

/** The keys of a search that asks for figures alone: those of the narrowest; none where it asks for nothing. */
export const keysOfFigures = (figures: Figures): string[] =>
  (Object.entries(figures) as [Figure, Range][])
    .filter(([, { from, to }]) => from !== null || to !== null)
    .map(([figure, range]) => keysInRange(figure, range))
    .toSorted((a, b) => a.length - b.length)[0] ?? [];

/** Every key that a search can stand under which an ad meets, in one order. */
export const keysOfAd = (
  lexemes: readonly string[],
  figures: Readonly<Record<Figure, number | null>>,
): string[] => {
  const rows = lexemes.filter(isRow);
  const pairs = rows.flatMap((one, index) => rows.slice(index + 1).map((other) => pairKey(one, other)));
  const words = lexemes.filter((lexeme) => !lexeme.startsWith('='));
  const begun = words.flatMap((lexeme) =>
    Array.from({ length: begunLetters }, (_, n) => begunKey(lexeme.slice(0, n + 1))),
  );
  const stated = (Object.entries(figures) as [Figure, number | null][]).flatMap(([figure, value]) =>
    value === null ? [] : [figureKey(figure, value)],
  );
  const { price } = figures;
  const priced =
    price === null ? [] : [...rows, ...pairs].map((key) => `${key} ${figureKey('price', price)}`);
  return [...new Set([...lexemes, ...pairs, ...priced, ...begun, ...stated])].sort();
};
