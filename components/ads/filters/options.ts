import { type AdFilters, type RowFilter, rowFilters } from '@/lib/ad-filters';

/** One choice of a section. A tuple, for the page carries a hundred of them; `parent` is a model's brand or a sub-category's category. */
export type Option<Id = number> = readonly [id: Id, name: string, count: number, parent?: number];

export const sections = Object.keys(rowFilters) as RowFilter[];

/** Null where they could not be read. */
export type Options = Record<RowFilter, readonly Option[] | null>;

const mostShown = 8;

/** What a section opens with: the chosen ones and the ones with most ads behind them, about eight in all. */
export const firstOptions = <Id>(
  options: readonly Option<Id>[],
  chosen: readonly Id[],
): readonly Option<Id>[] => {
  if (options.length <= mostShown + 2) return options;
  const rank = ([id, , count]: Option<Id>) => (chosen.includes(id) ? Number.MAX_SAFE_INTEGER : count);
  const first = new Set(
    options.toSorted((a, b) => rank(b) - rank(a)).slice(0, Math.max(mostShown, chosen.length)),
  );
  return options.filter((option) => first.has(option));
};

/** Options that lead somewhere, and chosen ones wherever they lead. */
export const offered = <Id>(options: readonly Option<Id>[], chosen: readonly Id[]): readonly Option<Id>[] =>
  options.filter(([id, , count]) => count > 0 || chosen.includes(id));

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[يىێئ]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ۆ', 'و')
    .replaceAll('ڕ', 'ر')
    .replaceAll('ڵ', 'ل')
    .replace(/[ةەھ]/g, 'ه')
    .replace(/[\u064b-\u0652\u0640\u200c]/g, '');

export const matching = <Id>(options: readonly Option<Id>[], typed: string): readonly Option<Id>[] => {
  const wanted = folded(typed.trim());
  return wanted ? options.filter(([, name]) => folded(name).includes(wanted)) : options;
};

/** The sections that stand open: those that most visitors start with, and those in use. */
export const opensFirst = (section: RowFilter, filters: AdFilters) =>
  filters[section].length > 0 || section === 'category' || section === 'brand';
