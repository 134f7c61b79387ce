import { foldInOrder } from './fold';

/** How the letters of a code are said in Arabic and in Kurdish: PC200 is typed بي سي 200 and پی سی ٢٠٠. */
const spelled: Record<string, string> = {
  a: 'اي ئەی',
  b: 'بي بی',
  c: 'سي سی',
  d: 'دي دی',
  e: 'إي ئی',
  f: 'اف ئێف',
  g: 'جي جی',
  h: 'اتش ئێچ',
  i: 'اي ئای',
  j: 'جي جەی',
  k: 'كي کەی',
  l: 'ال ئێڵ',
  m: 'ام ئێم',
  n: 'ان ئێن',
  o: 'او ئۆ',
  p: 'بي پی',
  q: 'كيو کیو',
  r: 'ار ئاڕ',
  s: 'اس ئێس',
  t: 'تي تی',
  u: 'يو یو',
  v: 'في ڤی',
  w: 'دبليو دەبڵیو',
  x: 'اكس ئێکس',
  y: 'واي وای',
  z: 'زد زێد',
};
const said = new Map(
  Object.entries(spelled).map(([letter, names]) => [
    letter,
    names.split(' ').map((name) => foldInOrder(name).join('')),
  ]),
);

const longestCode = 4;

/**
 * The words of a model's name with its codes said letter by letter, in each of the two languages; none for a name that
 * has no code beside a number.
 */
export const spelledOut = (words: readonly string[]): string[][] => {
  const isCode = (word: string) => /^[a-z]+$/.test(word) && word.length <= longestCode;
  if (!words.some(isCode) || !words.some((word) => /^\d+$/.test(word))) return [];
  if (words.some((word) => !isCode(word) && !/^\d+$/.test(word))) return [];
  return [0, 1].map((language) =>
    words.map((word) =>
      isCode(word) ? [...word].map((letter) => said.get(letter)?.[language]).join('') : word,
    ),
  );
};
