import { LRUCache } from 'lru-cache';
import { mostSuggestions } from '@/lib/ad-filters';
import { type Suggestion, type SuggestionKind, suggestionKinds } from '@/lib/contract/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerProcess } from '@/lib/once-per-process';
import { foldQuery } from '@/lib/text/fold';
import { afterCommit } from '../after-commit';
import { type CountedColumn, countBy } from '../catalogue/counts';
import { getCatalogue, nameOf } from '../catalogue/rows';
import { onChange } from '../changes';
import { type Entry, type NameIndex, namedLike, nameIndexOf } from './names';

const columns: Record<SuggestionKind, CountedColumn> = {
  car_model: 'car_model_id',
  brand: 'brand_id',
  category: 'category_id',
  sub_category: 'sub_category_id',
  state: 'state_id',
};

type Known = {
  /** Milliseconds since 1970; 0 once something has changed. */
  at: number;
  index: NameIndex;
  counts: Record<SuggestionKind, Map<number, number>>;
  answers: LRUCache<string, Suggestion[]>;
};

const keptFor = 30_000;

const read = async (): Promise<Known> => {
  const counted = suggestionKinds.map(async (kind) => [kind, await countBy(columns[kind])] as const);
  const [catalogue, counts] = await Promise.all([getCatalogue(), Promise.all(counted)]);
  return {
    at: Date.now(),
    index: nameIndexOf(catalogue),
    counts: Object.fromEntries(counts) as Known['counts'],
    answers: new LRUCache({ max: 1_000 }),
  };
};

const state = oncePerProcess('suggestions', () => ({
  known: null as Known | null,
  reading: null as Promise<Known> | null,
}));

onChange('suggestions', (tags) => {
  if (tags.includes('reference')) Object.assign(state, { known: null, reading: null });
  else if (tags.includes('ads') && state.known) state.known.at = 0;
});

const readAnew = (): Promise<Known> => {
  if (state.reading) return state.reading;
  const reading = read();
  state.reading = reading;
  const end = (known: Known | null) => {
    // Rows that changed meanwhile are read by another.
    if (state.reading === reading) Object.assign(state, { known: known ?? state.known, reading: null });
  };
  reading.then(end, () => end(null));
  return reading;
};

/** Nobody waits for the database while he types: what is old answers once more while it is read anew. */
const getKnown = async (): Promise<Known> => {
  const { known } = state;
  if (!known) return readAnew();
  if (Date.now() - known.at > keptFor && !state.reading) afterCommit('Reading what is suggested', readAnew);
  return known;
};

/** The article of a word that is half typed: it comes off in folding, but only where three letters follow. */
const halfArticle = /^ال(?=.)/;

const find = ({ index }: Known, words: readonly string[]): Set<Entry> => {
  const found = namedLike(index, words);
  const last = words.at(-1) ?? '';
  if (!halfArticle.test(last)) return found;
  return new Set([...found, ...namedLike(index, [...words.slice(0, -1), last.replace(halfArticle, '')])]);
};

/** So many of each kind before the others of one kind may take what is left. */
const firstOfEach = 2;

/** Those with most ads, but of each kind some, in the order of the kinds. */
const choose = (found: Iterable<Entry>, { counts }: Known) => {
  const counted = [...found]
    .map((entry) => ({ ...entry, count: counts[entry.kind].get(entry.row.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.row.id - b.row.id);
  const first = suggestionKinds.flatMap((kind) =>
    counted.filter((entry) => entry.kind === kind).slice(0, firstOfEach),
  );
  const chosen = [...first, ...counted.filter((entry) => !first.includes(entry))].slice(0, mostSuggestions);
  return suggestionKinds.flatMap((kind) =>
    chosen.filter((entry) => entry.kind === kind).sort((a, b) => b.count - a.count),
  );
};

/** What `typed` may become: at most eight rows with public ads, by kind, those with most ads first. From memory. */
export const findSuggestions = async (typed: string, lang: Locale): Promise<Suggestion[]> => {
  const { words } = foldQuery(typed);
  if (!words.length) return [];
  const known = await getKnown();
  const key = `${lang} ${words.join(' ')}`;
  const kept = known.answers.get(key);
  if (kept) return kept;
  const answer = choose(find(known, words), known).map(
    ({ kind, row, parent, count }): Suggestion => ({
      kind,
      id: row.id,
      name: nameOf(row, lang),
      parent: parent && { id: parent.id, name: nameOf(parent, lang) },
      count,
    }),
  );
  known.answers.set(key, answer);
  return answer;
};
