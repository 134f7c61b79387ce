import { stemsOf } from '@/lib/text/endings';
import { foldAsOne } from '@/lib/text/fold';
import { codesOf } from '@/lib/text/letters';
import type { Token } from '@/lib/text/tokens';
import { bestOf, type Meaning, type Names } from './names';

/** What a code means that is said letter by letter: models and brands are called so. */
const meaningsOfCodes = (run: readonly Token[], names: Names): Meaning[] => {
  const codes = codesOf(run);
  const isCode = codes.some((code) => /\d/.test(code)) || run.length > 1;
  const found = isCode ? codes.flatMap((code) => names.exact.get(code) ?? []) : [];
  return (['carModel', 'brand'] as const).flatMap((kind) => {
    const of = found.filter((one) => one.kind === kind);
    const ids = [...new Set(of.flatMap((one) => one.ids))];
    return ids.length ? [{ kind, ids, quality: bestOf(of) }] : [];
  });
};

/** Whether a figure of the code is said too: دي سكس. */
const saysFigure = (run: readonly Token[]) =>
  run.some(({ letters }) => letters?.some((one) => /\d/.test(one)));

/** A name that says a code (دي 8 of دي 8 تي) means whatever else has that code. */
const withCodes = (plain: readonly Meaning[], coded: readonly Meaning[]): Meaning[] =>
  plain.map((one) => {
    const { ids = [] } = coded.find(({ kind }) => kind === one.kind) ?? {};
    return { ...one, ids: [...new Set([...one.ids, ...ids])] };
  });

/** `isPartOfCode`: letters of it are said before it or behind it. `asItStands`: its endings are known to be its own. */
type How = { isPartOfCode?: boolean; asItStands?: boolean };

/** What a run of words is the name of, with how much less certain that is than of the name as it is; null of nothing. */
export const lookUp = (
  run: readonly Token[],
  names: Names,
  { isPartOfCode = false, asItStands = false }: How = {},
): readonly [Meaning[], number] | null => {
  const whole = (words: readonly string[]) => names.exact.get(foldAsOne(words));
  const words = run.map(({ word }) => word);
  const plain =
    whole(words) ??
    (run.some(({ alike }) => alike) ? whole(run.map(({ word, alike }) => alike ?? word)) : undefined);
  const coded = isPartOfCode ? [] : meaningsOfCodes(run, names);
  if (plain) return [withCodes(plain, coded), 0];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  // Two letters alone are seldom a model, unless its brand stands beside them.
  if (coded.length)
    return [coded, run.length > 2 || words.some((word) => /\d/.test(word)) || saysFigure(run) ? 0.5 : 24];
  if (asItStands || (/\d/.test(last) && /\d/.test(first))) return null;
  // The ending may be at the last word, and what joins it to the one before at the first.
  for (const stem of stemsOf(last)) {
    const found = whole([...words.slice(0, -1), stem]);
    if (found) return [[...found], 1];
  }
  if (words.length > 1)
    for (const stem of stemsOf(first)) {
      const found =
        whole([stem, ...words.slice(1)]) ??
        stemsOf(last)
          .map((end) => whole([stem, ...words.slice(1, -1), end]))
          .find(Boolean);
      if (found) return [[...found], 1.5];
    }
  return null;
};
