/*
 * Letters that are said: PC200 is typed بي سي 200 and پی سی ٢٠٠, H100 ايتش 100. Any code can be, so no name has to be
 * listed so: a run of said letters and figures is written in Latin and then looked up.
 */

/** How each letter is called in Arabic and in Kurdish, in the spellings that people use. */
const spelled: Record<string, string> = {
  a: 'اي ايه ئەی',
  b: 'بي',
  c: 'سي',
  d: 'دي',
  e: 'اي ئی',
  f: 'اف ايف ئێف',
  g: 'جي غي گی',
  h: 'اتش ايتش اج ايج هاش ئێچ ئەیچ',
  i: 'اي ئای',
  j: 'جي جيه جەی',
  k: 'كي كيه کەی',
  l: 'ال ايل ئێڵ',
  m: 'ام ايم ئێم',
  n: 'ان اين ئێن',
  o: 'او ئۆ',
  p: 'بي پي',
  q: 'كيو',
  r: 'ار ئاڕ',
  s: 'اس ايس ئێس',
  t: 'تي',
  u: 'يو',
  v: 'في ڤي',
  w: 'دبليو دابليو دەبڵیو',
  x: 'اكس ايكس ئێکس',
  y: 'واي',
  z: 'زد زي زيد زێد',
  // English figures, as the trade says those of a code: دي سكس, راف فور.
  1: 'ون',
  2: 'تو',
  3: 'ثري',
  4: 'فور',
  5: 'فايف',
  6: 'سكس',
  7: 'سفن',
  8: 'ايت',
};

/** Keyboards agree, and all letters stay: folded, كيه would be كي, and ئی no word at all. */
const plain = (piece: string): string =>
  piece
    .normalize('NFKC')
    .replace(/[\p{Mn}\p{Cf}\u0640]/gu, '')
    .replace(/[يىێې]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ڵ/g, 'ل');

const letters = new Map<string, string[]>();
for (const [letter, names] of Object.entries(spelled))
  for (const name of names.split(' ').map(plain))
    letters.set(name, [...new Set([...(letters.get(name) ?? []), letter])]);

const mostJoined = 4;
const mostCodes = 128;

const each = (starts: readonly string[], ends: readonly string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => start + end)).slice(0, mostCodes);

const split = (text: string, left = mostJoined): string[] => {
  if (text === '') return [''];
  if (left === 0) return [];
  return [...letters].flatMap(([name, said]) =>
    text.startsWith(name) ? each(said, split(text.slice(name.length), left - 1)) : [],
  );
};

/** The Latin letters that a word may say: b and p for بي; of several that are written as one (بيسي) each reading. */
export const lettersSaid = (piece: string): string[] => split(plain(piece)).slice(0, mostCodes);

type Said = { word: string; letters?: readonly string[] };

/** The codes that a run of words may say, as they are written in Latin; none where no letter of it is said. */
export const codesOf = (run: readonly Said[]): string[] => {
  if (!run.some((one) => one.letters)) return [];
  if (!run.every((one) => one.letters || /^([a-z]{1,3}|\d+)$/.test(one.word))) return [];
  return run.reduce((codes, { word, letters: said }) => each(codes, said ?? [word]), ['']);
};
