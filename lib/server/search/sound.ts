/*
 * How a folded word sounds, roughly and in any script: كامري and کامری sound like "camry". What is written in one script
 * by ear is told from what merely looks alike by that.
 */

/** One letter for each class of sounds; a, e, i and o are vowels. Latin groups come before their letters. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/sch|tch|ch|sh/g, 'j'],
  [/ck|kh|gh|q/g, 'k'],
  [/tz|ts/g, 'ts'],
  [/ph|v/g, 'f'],
  [/th/g, 't'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cg]/g, 'k'],
  [/p/g, 'b'],
  [/z/g, 's'],
  [/[uw]/g, 'o'],
  [/y/g, 'i'],
];

const arabic: Record<string, string> = {
  ...Object.fromEntries(
    [...'بپتثجچحخدذرزژسشصضطظعغفقکگلمنهوی'].map((letter, at) => [
      letter,
      [...'bbtsjjhkdsrsjsjsdtsakfkkklmneoi'][at],
    ]),
  ),
  ا: 'a',
};

/** The sounds of a word, vowels and all. */
export const soundOf = (word: string): string => {
  const spoken = /^[a-z]/.test(word)
    ? latin.reduce((said, [letters, sound]) => said.replace(letters, sound), word)
    : [...word.replace(/^ه/, 'ح')].map((letter) => arabic[letter] ?? '').join('');
  // An h is heard at the beginning of a word alone; elsewhere ە is written with the same sign.
  return spoken.replace(/(?<=.)h/g, 'e').replace(/(.)\1+/g, '$1');
};

const vowels = /[aeio]/g;
const isVowel = (letter: string) => 'aeio'.includes(letter);

/** The consonants alone, for Arabic writes no others with certainty. */
export const skeletonOf = (sound: string): string => sound.replace(vowels, '');

const change = (one: string, other: string) =>
  one === other ? 0 : isVowel(one) && isVowel(other) ? 0.15 : isVowel(one) || isVowel(other) ? 1.2 : 1;
const drop = (letter: string) => (isVowel(letter) ? 0.3 : 1);

/** How far two sounds are from each other: 1 for each consonant that is another, less for a vowel. */
export const distance = (one: string, other: string): number => {
  let row = [0];
  for (const letter of other) row.push((row.at(-1) ?? 0) + drop(letter));
  for (const a of one) {
    const next = [(row[0] ?? 0) + drop(a)];
    [...other].forEach((b, at) => {
      next.push(
        Math.min((row[at] ?? 0) + change(a, b), (row[at + 1] ?? 0) + drop(a), (next[at] ?? 0) + drop(b)),
      );
    });
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** As far as two names of so many consonants may be from each other and still be meant as one. */
export const farthest = (consonants: number): number =>
  [0, 0, 0.2, 0.6, 0.8][consonants] ?? (consonants === 5 ? 1.2 : 1.4);

/** How many letters have to be put in, taken out, changed or swapped with the next to make one word of another. */
export const edits = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 0; i < one.length; i += 1) {
    const row = rows[i] ?? [];
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const isSwapped = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
      next.push(
        Math.min(
          (row[j] ?? 0) + Number(one[i] !== other[j]),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          isSwapped ? (rows[i - 1]?.[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(next);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

/** Whether one word is the other with its letters in another order. */
export const isReordered = (one: string, other: string): boolean =>
  [...one].sort().join('') === [...other].sort().join('');

/** Whether one word is what is left of another when letters are taken out. */
export const isLeftOf = (one: string, other: string): boolean => {
  let at = 0;
  for (const letter of other) if (letter === one[at]) at += 1;
  return at === one.length;
};
