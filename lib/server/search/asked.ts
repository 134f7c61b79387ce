import type { Range } from '@/lib/ad-filters';
import type { Catalogue } from '../catalogue/rows';
import { hear, readAdsOf, takenAsSaid, wordsBegun } from './heard';
import type { Meaning } from './names';
import {
  type FigurePart,
  type Reading,
  type RowPart,
  readSearch,
  rowsBegun,
  type TextPart,
  unknownWords,
} from './read';
import { isTold, tokensOfFigure } from './told';
import { noRows, noToken, type RowSets, rowTokens, withinCategory } from './words';

/** What figures narrow by columns of the ad; facts by their keys. */
export type Ranges = {
  usd?: Range;
  iqd?: Range;
  hours?: Range;
  km?: Range;
  year?: Range;
  facts?: Readonly<Record<string, Range>>;
};

/** What is asked of the ads: the text queries of one reading. */
export type Asked = {
  text: string;
  /** What an ad has to have to be found, as the text of a tsquery; empty where only figures are asked for. */
  query: string;
  /** The same, narrower, the best matches first; the last one is `query` itself. An ad stands at its first. */
  tiers: string[];
  /** With the figures that only rank (a year, a weight) as conditions too; null where there are none of them. */
  strict: { query: string; tiers: string[]; surely: null } | null;
  ranges: Ranges;
  /** What filters ask for besides, each as the text of a tsquery of its own: any of many lexemes. */
  besides?: readonly string[];
  /** Whether all ads have what they state within their category, too. */
  paired?: boolean;
  /**
   * Every ad in all of these rows is found, if its price is in `ranges`, so there are at least as many as those; null where
   * something else narrows.
   */
  surely: RowSets | null;
  /** More than one condition in it. */
  several: boolean;
};

const quoted = (lexeme: string) => `'${lexeme}'`;
const any = (options: readonly string[]) =>
  options.length === 1 ? (options[0] ?? '') : `(${options.join(' | ')})`;
const every = (all: readonly string[]) => [...new Set(all)].join(' & ');

const rowQuery = ({ kind, ids }: Pick<Meaning, 'kind' | 'ids'>): string[] =>
  ids.map((id) => quoted(`${rowTokens[kind]}${id}`));

/** What each tier asks of a part. */
type Parted = {
  rows: string;
  /** With the rows that follow those. */
  behind: string;
  /** Its rows, or of a model what titles say of it. */
  named: string;
  title: string;
  any: string;
  also: string | null;
  isText: boolean;
  textTitle: string;
};

const wordsQuery = (words: readonly string[], sign = ''): string => {
  const all = words.filter((word) => /^[\p{L}\d]+$/u.test(word)).map((word) => quoted(sign + word));
  return all.length > 1 ? `(${every(all)})` : (all[0] ?? '');
};

const ofRows = (part: RowPart, { tokens }: Reading): Parted => {
  const words = tokens.slice(part.from, part.to).map(({ word }) => word);
  const rows = rowQuery(part);
  const others = part.others.flatMap(rowQuery);
  const behind = rowQuery({ kind: part.kind, ids: part.behind ?? [] });
  const said = wordsQuery(words);
  const title = wordsQuery(words, '=');
  // A word that was taken for a misspelt name is in the text as it is.
  return {
    rows: any(rows),
    behind: any([...rows, ...behind]),
    named: any([...rows, ...behind, ...(part.kind === 'carModel' ? [title] : [])].filter(Boolean)),
    title: any([...rows, title].filter(Boolean)),
    any: any([...rows, ...behind, ...others, said].filter(Boolean)),
    also: others.length ? `${any(rows)} & ${any(others)}` : null,
    isText: false,
    textTitle: any(rows),
  };
};

type Begun = { words: readonly string[]; rows: readonly Meaning[] };

const mostBegunRows = 60;

const ofText = ({ words, begun, stated = [] }: TextPart, { words: endings, rows }: Begun): Parted => {
  const tokens = [...new Set(begun ? rows.flatMap(rowQuery) : [])].slice(0, mostBegunRows);
  // Of what may be meant the most frequent comes first.
  const best = begun && rows[0] ? rowQuery(rows[0]).length : 0;
  const said = (sign: string) => {
    if (!begun) return [wordsQuery(words, sign)];
    const [word = ''] = words;
    return endings.length
      ? [...new Set([word, ...endings])].map((one) => quoted(sign + one))
      : [`${quoted(sign + word)}:*`];
  };
  const here = any([...tokens, ...stated.map(quoted), ...said('')]);
  const title = any([...tokens, ...said('=')]);
  return {
    rows: here,
    behind: here,
    named: here,
    title,
    any: here,
    also: tokens.length ? any(tokens.slice(0, best)) : null,
    isText: true,
    textTitle: title,
  };
};

/** `first`: what is soft are words that were typed, so an ad that has them all comes before a row that has none. */
const tiersOf = (parts: readonly Parted[], soft: readonly string[], first = false): string[] => {
  const all = (of: (part: Parted) => string, more: readonly string[] = []) =>
    every([...parts.map(of), ...more]);
  const tiers = [
    ...(parts.some(({ also }) => also) ? [all((part) => part.also ?? part.textTitle, soft)] : []),
    all((part) => part.textTitle, soft),
    all((part) => part.rows, soft),
    ...(first ? [all((part) => part.any, soft)] : []),
    all((part) => part.textTitle),
    all((part) => part.rows),
    all((part) => part.behind),
    all((part) => part.named),
    all((part) => part.title),
    all((part) => part.any),
  ];
  return [...new Set(tiers)];
};

const isRange = ({ figure: { from, to } }: FigurePart) => from !== to;
/** A single figure is asked for with what is as good: a tenth more or less. */
const around = ({ figure: { from, to } }: FigurePart): Range =>
  from === to ? { from: Math.floor((from ?? 0) * 0.9), to: Math.ceil((to ?? 0) * 1.1) } : { from, to };

const rangesOf = (figures: readonly FigurePart[]): Ranges => {
  const ranges: Ranges = {};
  for (const part of figures) {
    const { kind, unit } = part.figure;
    if (kind === 'price') ranges[unit === 'IQD' ? 'iqd' : 'usd'] = around(part);
    else if (kind === 'hours') ranges.hours = around(part);
    else if (kind === 'distance') ranges.km = around(part);
  }
  return ranges;
};

/** What only ranks by itself: a year, a weight or a power alone; a range of years is a condition. */
export const isWish = (part: Reading['parts'][number]): part is FigurePart =>
  part.is === 'figure' && isTold(part.figure.kind) && !(part.figure.kind === 'year' && isRange(part));

const condition = (query: string): Parted => ({
  rows: query,
  behind: query,
  named: query,
  title: query,
  any: query,
  also: null,
  isText: false,
  textTitle: query,
});

const isPrice = (part: Reading['parts'][number]) => part.is === 'figure' && part.figure.kind === 'price';

/** The rows of a reading that asks for nothing else but a price, each kind once. */
const rowsAlone = (parts: Reading['parts']): RowSets | null => {
  const rows = { ...noRows };
  for (const part of parts) {
    if (isPrice(part) || isWish(part)) continue;
    if (part.is !== 'rows' || part.eased || rows[part.kind].length) return null;
    rows[part.kind] = part.ids;
  }
  return rows;
};

/** The queries of a reading. */
export const askedOf = (reading: Reading, begun: Begun, catalogue: Catalogue): Asked => {
  const figures = reading.parts.filter((part): part is FigurePart => part.is === 'figure');
  const asTokens = (part: FigurePart) => any(tokensOfFigure(part.figure).map(quoted));
  const wishes = figures.filter(isWish);
  const hard = figures.filter((part) => isTold(part.figure.kind) && !isWish(part)).map(asTokens);
  const words = reading.parts.flatMap((part) => {
    if (part.is === 'figure') return [];
    const { eased } = part;
    return [{ eased, ...(part.is === 'rows' ? ofRows(part, reading) : ofText(part, begun)) }];
  });
  const eased = words.flatMap((part) => (part.eased ? [part.any] : [])).filter(Boolean);
  const within = words.flatMap(({ eased }) =>
    (eased?.within ?? []).flatMap((rows) => (rows.ids.length ? [any(rowQuery(rows))] : [])),
  );
  const parted = [
    ...words.filter((part) => !part.eased),
    ...[...hard, ...within].filter(Boolean).map(condition),
  ].filter((part) => part.any !== '');
  const soft = wishes.map(asTokens).filter(Boolean);
  if (!parted.length) {
    // Figures are all that was asked for: an ad has to have them, or says them in words.
    const plain = wishes.map((part): Parted => {
      const words = wordsQuery(reading.tokens.slice(part.from, part.to).map(({ word }) => word));
      const tokens = asTokens(part);
      return {
        rows: tokens,
        behind: tokens,
        named: tokens,
        title: tokens,
        any: any([tokens, words].filter(Boolean)),
        also: null,
        isText: false,
        textTitle: tokens,
      };
    });
    // Every ad has a category.
    const everything = any(
      [...catalogue.categories.keys()].map((id) => quoted(`${rowTokens.category}${id}`)),
    );
    const tiers = plain.length ? tiersOf(plain, []) : [everything];
    return {
      text: reading.text,
      query: tiers.at(-1) ?? '',
      tiers,
      strict: null,
      ranges: rangesOf(figures),
      surely: null,
      several: figures.length > 1,
    };
  }
  const tiers = tiersOf(
    parted,
    eased.length ? [...soft, any(eased)] : soft,
    words.some((part) => part.eased && part.isText),
  );
  const strict = soft.length ? tiersOf(parted, []).map((tier) => every([tier, ...soft])) : null;
  return {
    text: reading.text,
    query: tiers.at(-1) ?? '',
    tiers,
    strict: strict && { query: strict.at(-1) ?? '', tiers: strict, surely: null },
    ranges: rangesOf(figures),
    surely: rowsAlone(reading.parts),
    several: reading.parts.length > 1,
  };
};

/** In quotation marks: as it is written, with no word taken for another one. */
const asWritten = (text: string): string | null => /^["“”«](.+)["“”»]$/su.exec(text.trim())?.[1] ?? null;

/** Reads a search and makes the queries of it; null where it holds no word. `heard` tells known words from misspelt ones. */
export const ask = async (
  text: string,
  catalogue: Catalogue,
): Promise<{ reading: Reading; asked: Asked; exact: boolean } | null> => {
  const written = asWritten(text);
  const unknown = unknownWords(written ?? text, catalogue);
  const heard = written === null ? await hear(unknown) : takenAsSaid(unknown);
  const reading = readSearch(written ?? text, catalogue, heard);
  if (!reading) return null;
  return { reading, asked: await askReading(reading, catalogue), exact: written !== null };
};

export const askReading = async (reading: Reading, catalogue: Catalogue): Promise<Asked> => {
  const last = reading.parts.at(-1);
  const word = last?.is === 'text' && last.begun ? (last.words[0] ?? '') : '';
  const begun = word
    ? { words: await wordsBegun(word), rows: rowsBegun(word, catalogue, await readAdsOf()) }
    : { words: [], rows: [] };
  return askedOf(reading, begun, catalogue);
};

const tokensOfRows = (rows: RowSets): string[] =>
  (Object.entries(rowTokens) as [keyof RowSets, string][])
    .filter(([key]) => rows[key].length)
    .map(([key, letter]) => any(rows[key].map((id) => quoted(`${letter}${id}`))));

/** Whether the best matches are all ads in certain rows, and nothing else. */
export const firstTierIsRows = ({ tiers: [first = ''], surely }: Asked): boolean =>
  surely !== null && first.split(' & ').toSorted().join() === tokensOfRows(surely).toSorted().join();

/** The query of the words with chosen rows in it, so that one index answers words and rows together. */
export const wordAndRowQuery = ({ query }: Pick<Asked, 'query'>, rows: RowSets): string =>
  [query.includes(' | ') || query.includes('!') ? `(${query})` : query, ...tokensOfRows(rows)]
    .filter(Boolean)
    .join(' & ');

const statedLexeme = /'([kfn]\d+|r\d+[abc]\d+)'/g;

/** What the word index is asked for, one query beside the other: in one category what is stated within that. */
export const indexQueries = (asked: Asked, rows: RowSets): string[] => {
  const { query, besides = [], paired } = asked;
  const [category, ...others] = rows.category;
  const isWithin = paired && category !== undefined && !others.length;
  if (!isWithin || ![query, ...besides].some((one) => one.search(statedLexeme) >= 0))
    return [wordAndRowQuery(asked, rows), ...besides];
  // That says the category as well.
  return [wordAndRowQuery(asked, { ...rows, category: [] }), ...besides].map((one) =>
    one.replace(statedLexeme, (_, stated: string) => quoted(withinCategory(category, stated))),
  );
};

/** The text of a tsquery between its outermost &. */
const split = (query: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < query.length; at += 1) {
    if (query[at] === '(') depth += 1;
    else if (query[at] === ')') depth -= 1;
    else if (query[at] === '&' && depth === 0) {
      parts.push(query.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, query.slice(from).trim()].filter(Boolean);
};

/** The same in as many queries as may be: an ad has to have every one. */
export const conjunctsOf = (asked: Asked, rows: RowSets): string[] =>
  indexQueries(asked, rows).flatMap(split);

/** The lexemes that a query is made of, in any sense. */
export const lexemesOf = (query: string): string[] =>
  [...query.matchAll(/'([^']+)'/g)].map(([, lexeme = '']) => lexeme);

/** Of two ranges what is in both. */
const both = (one: Range | undefined, other: Range | undefined): Range | undefined => {
  if (!one || !other) return one ?? other;
  const ends = (a: number | null, b: number | null, choose: (...of: number[]) => number) =>
    a === null ? b : b === null ? a : choose(a, b);
  return { from: ends(one.from, other.from, Math.max), to: ends(one.to, other.to, Math.min) };
};

/** What filters ask for besides words: of each of these lexemes any, and figures. */
export type Besides = {
  tokens: readonly (readonly string[])[];
  ranges: Pick<Ranges, 'hours' | 'km' | 'year' | 'facts'>;
  paired: boolean;
};

/**
 * What words ask for, if there are any, and filters with it. Any of many lexemes is a condition of its own: within another
 * query the index would read all that have one of them, beside it only as far as the others go.
 */
export const askedWith = (asked: Asked | null, { tokens, ranges, paired }: Besides): Asked | null => {
  if (!tokens.length && !Object.keys(ranges).length) return asked;
  const filters = tokens.flatMap((some) => (some.length === 1 ? some.map(quoted) : []));
  const narrow = (query: string) =>
    every([...(query ? [filters.length ? `(${query})` : query] : []), ...filters]);
  const words: Asked = asked ?? {
    text: '',
    query: '',
    tiers: [''],
    strict: null,
    ranges: {},
    surely: null,
    several: true,
  };
  return {
    ...words,
    query: narrow(words.query),
    besides: tokens.flatMap((some) => (some.length > 1 ? [any(some.map(quoted))] : [])),
    paired,
    tiers: words.tiers.map(narrow),
    strict: null,
    ranges: {
      ...words.ranges,
      ...ranges,
      hours: both(words.ranges.hours, ranges.hours),
      km: both(words.ranges.km, ranges.km),
    },
    surely: null,
    several: true,
  };
};

/** What is found, but not by these rows. */
export const besidesRows = (asked: Asked, rows: RowSets): Asked => {
  const kinds = tokensOfRows(rows);
  const tokens = kinds.length === 1 ? (kinds[0]?.match(/'[^']+'/g) ?? []) : [];
  // An ad that is left has none of them: beside an alternative that no ad has, the index need not read theirs.
  const others = tokens.reduce((query, token) => query.replaceAll(token, quoted(noToken)), asked.query);
  return { ...asked, query: `(${others}) & !(${kinds.join(' & ')})`, surely: null };
};
