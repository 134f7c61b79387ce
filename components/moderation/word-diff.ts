export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** More comparisons than this would be felt; the two texts are then shown whole. */
const mostCells = 4_000_000;

const tokens = (text: string) => text.split(/(\s+)/).filter(Boolean);

const push = (parts: DiffPart[], kind: DiffPart['kind'], text: string) => {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else if (text) parts.push({ kind, text });
};

/** Lengths of the longest common run of words of all ends of both texts, row by row. */
const table = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return (i: number, j: number) => lengths[i * width + j] ?? 0;
};

const between = (parts: DiffPart[], before: readonly string[], after: readonly string[]) => {
  const rest = table(before, after);
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      push(parts, 'same', before[i] ?? '');
      i += 1;
      j += 1;
    } else if (rest(i + 1, j) >= rest(i, j + 1)) push(parts, 'removed', before[i++] ?? '');
    else push(parts, 'added', after[j++] ?? '');
  }
  push(parts, 'removed', before.slice(i).join(''));
  push(parts, 'added', after.slice(j).join(''));
};

/** What changed between two texts, word by word. Joined without what was removed, it is the new text again. */
export const wordDiff = (was: string, is: string): DiffPart[] => {
  const [before, after] = [tokens(was), tokens(is)];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const parts: DiffPart[] = [];
  push(parts, 'same', after.slice(0, start).join(''));
  if (old.length * fresh.length > mostCells) {
    push(parts, 'removed', old.join(''));
    push(parts, 'added', fresh.join(''));
  } else between(parts, old, fresh);
  push(parts, 'same', after.slice(after.length - end).join(''));
  return parts;
};
