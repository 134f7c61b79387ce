import type { Token } from './tokens';

/*
 * Arabic in Latin letters, as it is typed in a chat: a figure stands for a letter that Latin has not. 7afara is حفارة,
 * 3araba عربة.
 */

const letters: Record<string, string> = { 2: '', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'gh', 9: 'q' };

const fewestLetters = 3;

/** What a run of tokens is in Latin letters alone, if it is one word with such figures in it. */
export const chatWord = (run: readonly Token[]): string | null => {
  const isOne = run.every((token, at) => at === 0 || run[at - 1]?.end === token.start);
  const figures = run.filter(({ word }) => /^\d+$/.test(word));
  const said = run.filter(({ word }) => /^[a-z]+$/.test(word)).map(({ word }) => word);
  // A code has fewer letters together: D6R, 3CX.
  if (!isOne || !figures.length || figures.length + said.length < run.length) return null;
  if (figures.some(({ word }) => letters[word] === undefined)) return null;
  if (said.join('').length < fewestLetters || !said.some((word) => word.length > 1)) return null;
  return run
    .map(({ word }) => letters[word] ?? word)
    .join('')
    .replace(/aa+/g, 'a');
};
