import type { RowFilter } from '@/lib/ad-filters';
import { chatWord } from '@/lib/text/chat';
import { foldAsOne } from '@/lib/text/fold';
import { searchTokens, type Token } from '@/lib/text/tokens';
import type { Catalogue } from '../catalogue/rows';
import { isEveryday, mayBeEveryday } from './everyday';
import { comparing, type Figure, readFigures } from './figures';
import { takeApart } from './joined';
import { lookUp } from './look-up';
import { type AdsOf, bestOf, type Meaning, type Names, namesBegun, namesIn, quality } from './names';
import { nearestName } from './nearest';
import { smallWords, wantingWords } from './small-words';
import { readStating, type Stating } from './stating';
import { isAttachment, isOf, modelsWith, overlap, type Relations, totalSupport } from './support';
import { withStated } from './with-stated';

/*
 * How a search is read. Every run of words is looked up among the names of rows and the figures; a reading is a choice
 * of runs that covers all words, and the best is the one that its parts support most: a model its brand, a longer name
 * against the words in it. What is the name of nothing stays a word for the text.
 */

type Place = {
  /** The first of its tokens, and the one behind the last. */
  from: number;
  to: number;
};
/** What only says which ads come first (ease.ts), and the rows that it keeps them to. */
type Eased = { within: { kind: RowFilter; ids: number[] }[] };
export type RowPart = Place & {
  is: 'rows';
  kind: RowFilter;
  ids: number[];
  /** What the same words are also the name of. */
  others: Meaning[];
  /** Rows of the same kind that follow. */
  behind?: number[];
  /** The name that was read instead of a misspelt one, folded. */
  meant: string | null;
  /** How certain it is that the words mean these rows (names.ts). */
  quality: number;
  /** Of models: those too that no kind of machine beside them allows. */
  ofAnyKind?: number[];
  eased?: Eased;
};
export type FigurePart = Place & { is: 'figure'; figure: Figure };
/** `begun`: the last word, of which more may follow. `stated`: lexemes of ads that state just that. */
export type TextPart = Place & {
  is: 'text';
  words: string[];
  begun: boolean;
  stated?: string[];
  eased?: Eased;
};
type SmallPart = Place & { is: 'small' };
export type Part = RowPart | FigurePart | TextPart | SmallPart;
export type Reading = { text: string; tokens: Token[]; parts: (RowPart | FigurePart | TextPart)[] };

/** What is asked of the ads themselves, before a word is taken for a misspelt name or for a beginning. */
export type Heard = {
  /** Words that stand in many ads. */
  common: ReadonlySet<string>;
  /** Words that stand in an ad at all. */
  said: ReadonlySet<string>;
  adsOf: AdsOf;
};

export const isKind = (part: Part): part is RowPart =>
  part.is === 'rows' && (part.kind === 'category' || part.kind === 'subCategory');

/** What is meant of several kinds: تايرات شفل are tyres, and a loader bucket is a bucket. */
export const headOf = (kinds: readonly RowPart[], { tokens }: Pick<Reading, 'tokens'>) =>
  /^[a-z]/.test(tokens[kinds[0]?.from ?? 0]?.word ?? '') ? kinds.at(-1) : kinds[0];

const mostTokens = 14;
const longestRun = 6;
const perWord = 10;
const longerName = 8;

type Candidate = { part: Part; score: number };

const withOthers = (
  meanings: readonly Meaning[],
  place: Place,
  score: (one: Meaning) => number,
  meant: string | null,
): Candidate[] =>
  meanings.map((meaning) => ({
    part: {
      ...place,
      is: 'rows',
      kind: meaning.kind,
      ids: meaning.ids,
      others: meanings.filter((one) => one !== meaning),
      meant,
      quality: meaning.quality,
      ...(meaning.behind ? { behind: meaning.behind } : {}),
    },
    score: score(meaning),
  }));

/** Of two kinds with the same name the wider one is meant: a category before its sub-category. */
const wider: Record<RowFilter, number> = {
  category: 0.5,
  brand: 0.4,
  carModel: 0.3,
  subCategory: 0.2,
  state: 0.1,
  type: 0,
};

/** Whether a word is a letter of a code that is said, for its neighbour is one as well: كي of كي في is no Kia. */
const isOfCode = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.letters !== undefined &&
  (tokens[at - 1]?.letters !== undefined || tokens[at + 1]?.letters !== undefined);

/** Whether more letters of the same code follow, or stand before: اس بي of يو اس بي. */
const isPartOfCode = (tokens: readonly Token[], { from, to }: Place): boolean => {
  const joins = (one: Token | undefined, other: Token | undefined) =>
    Boolean(one?.letters && other?.letters && !smallWords.has(one.word));
  return joins(tokens[from - 1], tokens[from]) || joins(tokens[to], tokens[to - 1]);
};

const fewestFuzzy = 4;

/** What is known of the words of a search besides names. */
type Known = Heard & {
  /** Words of every day as they are written. */
  everyday: ReadonlySet<Token>;
  /** Words that name a choice: petrol, whatever name its ending leaves. */
  stated: ReadonlySet<Token>;
};

const candidatesAt = (
  tokens: readonly Token[],
  from: number,
  names: Names,
  known: Known,
  typing: boolean,
): Candidate[] => {
  const candidates: Candidate[] = [];
  const word = tokens[from]?.word ?? '';
  // One name of several words before the names of the words; a model's may be such words (شفل 966).
  const longer = (kind: RowFilter, length: number) => (kind === 'carModel' ? 3 : longerName) * (length - 1);
  for (let to = from + 1; to <= Math.min(tokens.length, from + longestRun); to += 1) {
    const place = { from, to };
    const length = to - from;
    const said = tokens.slice(from, to);
    if (length === 1 && known.everyday.has(said[0] as Token)) continue;
    const isLetter = length === 1 && isOfCode(tokens, from);
    const found = isLetter
      ? null
      : lookUp(said, names, {
          isPartOfCode: isPartOfCode(tokens, place),
          asItStands: said.every((one) => known.stated.has(one) || mayBeEveryday(one.word)),
        });
    if (found) {
      const [meanings, less] = found;
      candidates.push(
        ...withOthers(
          meanings,
          place,
          (one) => length * perWord + longer(one.kind, length) + one.quality + wider[one.kind] - less,
          null,
        ),
      );
      continue;
    }
    const chat = isLetter ? null : chatWord(said);
    if (chat) {
      const name = names.exact.has(chat)
        ? chat
        : nearestName(chat, names, { isHeard: true, adsOf: known.adsOf })?.name;
      candidates.push(
        ...withOthers(
          names.exact.get(name ?? '') ?? [],
          place,
          (one) => length * perWord + one.quality / 2,
          name ?? null,
        ),
      );
      continue;
    }
    if (length > 2 || isLetter) continue;
    const run = said.map((token) => token.word);
    const joined = foldAsOne(run);
    // What begins a name is more likely to be half of it.
    if (typing && to === tokens.length && joined.length >= fewestFuzzy && namesBegun(joined, names).length)
      continue;
    const joins = (one: string) => smallWords.has(one) || comparing.has(one);
    const isWord = (one: string) => joins(one) || known.common.has(one) || mayBeEveryday(one);
    const misspelt = run.some((one) => !names.exact.has(one) && !isWord(one));
    if (!misspelt || !/^\p{L}+$/u.test(joined) || joined.length < fewestFuzzy) continue;
    // Two words are one misspelt name only where neither is a name or a word of its own.
    const own = (one: string) => joins(one) || bestOf(names.exact.get(one) ?? []) >= quality.alias;
    const scripts = new Set(run.map((one) => /^[a-z]/.test(one))).size;
    if (length > 1 && (run.some(own) || scripts > 1 || joined.length < fewestFuzzy + 2)) continue;
    const isHeard = said.every((one) => one.heard);
    const sounding = isHeard ? said.map((one) => one.heard).join('') : joined;
    const near = nearestName(sounding, names, { isHeard, adsOf: known.adsOf });
    if (near)
      candidates.push(
        ...withOthers(
          names.exact.get(near.name) ?? [],
          place,
          (one) => length * perWord + longer(one.kind, length) - 4 - 4 * near.far + one.quality / 2,
          near.name,
        ),
      );
  }
  const place = { from, to: from + 1 };
  if (smallWords.has(word)) candidates.push({ part: { ...place, is: 'small' }, score: perWord - 1 });
  const isLast = typing && from === tokens.length - 1 && /^\p{L}{2,}$/u.test(word);
  const isKnown =
    names.exact.has(word) ||
    known.said.has(word) ||
    candidates.some(({ part }) => part.is === 'rows' && !part.meant);
  candidates.push({ part: { ...place, is: 'text', words: [word], begun: isLast && !isKnown }, score: 0 });
  return candidates;
};

const beam = 48;

type Path = { parts: Part[]; score: number };

const bestPath = (
  tokens: readonly Token[],
  candidates: readonly Candidate[][],
  relations: Relations,
): Part[] => {
  const paths: Path[][] = Array.from({ length: tokens.length + 1 }, () => []);
  paths[0] = [{ parts: [], score: 0 }];
  for (let at = 0; at < tokens.length; at += 1) {
    const here = (paths[at] ?? []).toSorted((a, b) => b.score - a.score).slice(0, beam);
    for (const path of here)
      for (const { part, score } of candidates[at] ?? [])
        paths[part.to]?.push({ parts: [...path.parts, part], score: path.score + score });
  }
  let best: Path = { parts: [], score: Number.NEGATIVE_INFINITY };
  for (const path of (paths[tokens.length] ?? []).toSorted((a, b) => b.score - a.score).slice(0, beam)) {
    const score = path.score + totalSupport(path.parts, relations);
    if (score > best.score) best = { parts: path.parts, score };
  }
  return best.parts;
};

/** Models that the brand and the kind beside them allow, and one part for what was said twice. */
const settle = (parts: readonly Part[], relations: Relations): Reading['parts'] => {
  const rows = parts.filter((part): part is RowPart => part.is === 'rows');
  const settled = parts.flatMap((part): Reading['parts'] => {
    if (part.is === 'small') return [];
    if (part.is !== 'rows' || part.kind !== 'carModel') return [part];
    const narrowed = (from: readonly number[], others: readonly RowPart[]) =>
      others.reduce(
        (ids, other) => {
          const fitting =
            other.kind === 'carModel'
              ? overlap(ids, other.ids)
              : modelsWith({ ...part, ids }, other, relations);
          return fitting.length ? fitting : ids;
        },
        [...from],
      );
    const others = rows.filter((other) => other !== part);
    const ofAnyKind = narrowed(
      part.ids,
      others.filter((other) => !isKind(other)),
    );
    return [{ ...part, ids: narrowed(ofAnyKind, others.filter(isKind)), ofAnyKind }];
  });
  return settled.filter((part, at) => {
    const before = settled[at - 1];
    if (part.is !== 'rows' || before?.is !== 'rows' || before.kind !== part.kind) return true;
    if (!overlap(before.ids, part.ids).length || before.to !== part.from) return true;
    before.ids = overlap(before.ids, part.ids);
    if (before.ofAnyKind) before.ofAnyKind = overlap(before.ofAnyKind, part.ofAnyKind ?? part.ids);
    before.to = part.to;
    before.meant ??= part.meant;
    return false;
  });
};

/** Words of a search that are the name of nothing, whose standing among the ads a reading asks for. */
export const unknownWords = (text: string, catalogue: Catalogue): string[] => {
  const names = namesIn(catalogue);
  const words = searchTokens(text)
    .slice(0, mostTokens)
    .map(({ word }) => word);
  return [...new Set(words)].filter(
    (word) => word.length >= 2 && /^\p{L}+$/u.test(word) && !names.exact.has(word) && !smallWords.has(word),
  );
};

/**
 * Of kinds beside each other what only says which come first: "كيلة شفل" is a bucket, and the machine is what it is for;
 * سيارة قلاب is a tipper, for سيارة is any vehicle.
 */
const rankOnly = (reading: Reading, relations: Relations): Reading['parts'] => {
  const kinds = reading.parts.filter(isKind);
  const head = headOf(kinds, reading);
  const isVehicle = (one: RowPart) => one.kind === 'category' && isOf(one, 'cars', relations);
  const ranks = (part: RowPart) =>
    head && isAttachment(head, relations)
      ? part !== head && !isAttachment(part, relations)
      : isVehicle(part) && kinds.some((other) => !isOf(other, 'cars', relations));
  return reading.parts.map((part) =>
    isKind(part) && ranks(part) ? { ...part, eased: { within: [] } } : part,
  );
};

/** Where one only says that he wants to buy, the ads of others who do. */
const wantedAds = (tokens: readonly Token[], { adTypes }: Catalogue): RowPart[] => {
  const ids = [...adTypes.values()].flatMap(({ id, slug }) => (slug === 'wanted' ? [id] : []));
  if (!ids.length || !tokens.some(({ word }) => wantingWords.has(word))) return [];
  const place = { from: 0, to: tokens.length };
  return [{ ...place, is: 'rows', kind: 'type', ids, others: [], meant: null, quality: quality.alias }];
};

/** Reads a search; null where it holds no word at all. */
export const readSearch = (text: string, catalogue: Catalogue, given: Heard): Reading | null => {
  const names = namesIn(catalogue);
  const tokens = takeApart(searchTokens(text).slice(0, mostTokens), text, { names, said: given.said });
  if (!tokens.some(({ word }) => /[\p{L}\d]/u.test(word))) return null;
  const stating = readStating(tokens, catalogue);
  const tokensOf = (some: readonly Stating[]) =>
    some.flatMap(({ spans }) => spans.flatMap(({ from, to }) => tokens.slice(from, to)));
  const isChoice = ({ named }: Stating) => named.some(({ fact }) => fact.kind !== 'flag');
  const known = {
    ...given,
    common: new Set([...given.common, ...tokensOf(stating).map(({ word }) => word)]),
    everyday: new Set(tokens.filter(({ start, end }) => isEveryday(text.slice(start, end)))),
    stated: new Set(tokensOf(stating.filter(isChoice))),
  };
  const verbatim = (token: Token, from: number): TextPart => ({
    is: 'text',
    from,
    to: from + 1,
    words: [token.word],
    begun: false,
  });
  const words = tokens.flatMap((token, at) => (/[\p{L}\d]/u.test(token.word) ? [verbatim(token, at)] : []));
  const typing = !/\s\p{Cf}*$/u.test(text.slice(-10));
  const candidates = tokens.map((_, at) => candidatesAt(tokens, at, names, known, typing));
  for (const figure of readFigures(text, tokens)) {
    const length = figure.end - figure.start;
    // As a name of as many words: "under 60,000 $" is no place, kind or model with a figure behind it.
    const certain = length > 1 ? quality.alias + longerName * (length - 1) : quality.number + 1;
    candidates[figure.start]?.push({
      part: { is: 'figure', figure, from: figure.start, to: figure.end },
      score: length * perWord + certain - (figure.kind === 'axles' ? 10 : 0),
    });
  }
  const relations = { names, catalogue };
  const read = settle(bestPath(tokens, candidates, relations), relations).filter(
    (part) => part.is !== 'text' || /[\p{L}\d]/u.test(part.words.join('')),
  );
  const alone = read.length ? read : wantedAds(tokens, catalogue);
  // Small words alone are all that there is to search for.
  const parts = withStated(alone.length ? alone : words, stating, tokens, relations);
  return { text, tokens, parts: rankOnly({ text, tokens, parts }, relations) };
};

/** Rows whose names begin with a word that is still being typed, with the kind of each; those with most ads first. */
export const rowsBegun = (word: string, catalogue: Catalogue, adsOf: AdsOf): Meaning[] => {
  const names = namesIn(catalogue);
  const ads = ({ kind, ids }: Meaning) => ids.reduce((sum, id) => sum + adsOf(kind, id), 0);
  const begun =
    word.length < 3 ? [] : namesBegun(word, names).flatMap((name) => [...(names.exact.get(name) ?? [])]);
  return begun.toSorted((one, other) => ads(other) - ads(one));
};
