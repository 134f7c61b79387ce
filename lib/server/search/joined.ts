import { foldInOrder } from '@/lib/text/fold';
import type { Token } from '@/lib/text/tokens';
import { mayBeEveryday } from './everyday';
import { lookUp } from './look-up';
import { bestOf, type Names, quality } from './names';
import { smallWords } from './small-words';

/*
 * Words that were typed as one: شفلكات is شفل كات, toyotahilux Toyota Hilux. Only what is the name of nothing and stands in
 * no ad is taken apart, and only into two names.
 */

const fewestLetters = 3;

type Known = { names: Names; said: ReadonlySet<string> };

const certainty = (piece: Token, names: Names): number => {
  const found = piece.word.length < fewestLetters ? null : lookUp([piece], names);
  return found && found[1] === 0 ? bestOf(found[0]) : 0;
};

const partOf = (text: string, start: number, end: number): Token | null => {
  const [word, ...more] = foldInOrder(text.slice(start, end));
  return word && !more.length ? { word, start, end } : null;
};

const apart = (token: Token, text: string, { names, said }: Known): Token[] => {
  const { word, start, end } = token;
  const isName = () => lookUp([token], names) !== null;
  const isWord = smallWords.has(word) || said.has(word) || mayBeEveryday(word);
  if (!/^\p{L}+$/u.test(word) || isWord || isName()) return [token];
  let best: { parts: Token[]; sure: number } = { parts: [token], sure: 0 };
  for (let cut = start + fewestLetters; cut <= end - fewestLetters; cut += 1) {
    const parts = [partOf(text, start, cut), partOf(text, cut, end)].filter((one) => one !== null);
    const sureties = parts.map((one) => certainty(one, names));
    const sure = sureties.reduce((sum, one) => sum + one, 0);
    if (parts.length === 2 && Math.min(...sureties) >= quality.family && sure > best.sure)
      best = { parts, sure };
  }
  return best.parts;
};

/** The tokens of a search, those of two names in one taken apart. */
export const takeApart = (tokens: readonly Token[], text: string, known: Known): Token[] =>
  tokens.flatMap((token) => apart(token, text, known));
