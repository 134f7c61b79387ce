import { mostSuggestions } from '@/lib/ad-filters';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Group } from './suggestion-labels';

export type Option =
  | { group: 'own'; key: string; search: string }
  /** Takes the own searches away. */
  | { group: 'own'; key: 'clear' }
  | { group: Exclude<Group, 'own'>; key: string; row: Suggestion };

const groupOf: Record<Suggestion['kind'], Exclude<Group, 'own'>> = {
  car_model: 'model',
  brand: 'brand',
  category: 'category',
  sub_category: 'category',
  state: 'place',
};

/** Own searches beside what is suggested for what is typed. */
const ownWhileTyping = 2;

/** The first ones of each kind, the last of the longest kind left out until they fit. */
const fitting = (found: readonly Suggestion[], most: number): readonly Suggestion[] => {
  if (found.length <= most) return found;
  const lengthOf = (kind: Suggestion['kind']) => found.filter((one) => one.kind === kind).length;
  const longest = found.reduce((most, { kind }) => Math.max(most, lengthOf(kind)), 0);
  const at = found.findLastIndex(({ kind }) => lengthOf(kind) === longest);
  return fitting(found.toSpliced(at, 1), most);
};

/** What is offered for what is typed: eight at most, in the order of their groups. Before typing, the own searches. */
export const optionsFor = (
  typed: string,
  own: readonly string[],
  found: readonly Suggestion[],
): readonly Option[] => {
  const ownOption = (search: string): Option => ({ group: 'own', key: `own ${search}`, search });
  if (typed === '') return own.length ? [...own.map(ownOption), { group: 'own', key: 'clear' }] : [];
  const words = typed.toLowerCase();
  const like = own
    .filter((search) => search.toLowerCase().includes(words) && search.toLowerCase() !== words)
    .slice(0, ownWhileTyping);
  const rows = fitting(found, mostSuggestions - like.length).map(
    (row): Option => ({ group: groupOf[row.kind], key: `${row.kind} ${row.id}`, row }),
  );
  // Both kinds of kinds stand in one group already: the API gives one after the other.
  return [...like.map(ownOption), ...rows];
};
