/*
 * One private spelling for matching, never for display: an ad and a question are folded by the same rules, so the
 * Arabic, Kurdish and Persian keyboards, three digit sets and accents all meet. Two words agree when they fold alike,
 * and a folded word folds to itself.
 *
 * Kurdish ەکە, ەکان and ێک are left on: folded they look like the ends of ordinary words (شبکە, ئۆتۆماتیک), and a word
 * that is half typed would stop matching just before its ending is complete.
 */

/** Longer text than any field of an ad may hold; beyond it nothing is read. */
const maxText = 50_000;
const maxQuery = 1_000;
const maxQueryWords = 12;
const maxWord = 40;

/** The common form, and the letters that are written for it. */
const spellings: Record<string, string> = {
  ا: 'أإآٱٲٳ',
  و: 'ؤۆۇۈۊۋ',
  ی: 'يىێېےۓۍۑ',
  ک: 'كڪ',
  ر: 'ڕڒړ',
  ل: 'ڵ',
  ف: 'ڤ',
  ه: 'ةەھہۂۃۀۿ',
  '': 'ءٴ',
  i: 'ı',
  d: 'đð',
  e: 'ə',
  h: 'ħ',
  l: 'ł',
  o: 'ø',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
  // Kubota's U17-3α is asked for as "u17-3a".
  a: 'α',
  b: 'β',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, String.fromCharCode(0x660 + n, 0x6f0 + n)])),
};

/** Names that somebody wrote on a Russian keyboard, letter by letter. */
const cyrillic: Record<string, string> = {
  ...Object.fromEntries(
    [...'абвгдезийклмнопрстуфіјѕ'].map((letter, at) => [letter, [...'abvgdeziyklmnoprstufijs'][at]]),
  ),
  ё: 'e',
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  ї: 'yi',
  ґ: 'g',
};

const common = new Map<string, string>([
  ...Object.entries(spellings).flatMap(([form, letters]) =>
    [...letters].map((letter) => [letter, form] as const),
  ),
  ...Object.entries(cyrillic),
]);
const spelled = new RegExp(`[${[...common.keys()].join('')}]`, 'g');

const articles = ['وال', 'بال', 'ال', 'لل'];

/** Words of one letter that only join others: "and", the Kurdish genitive and "is" behind a Latin name (CATی). */
const joiners = new Set(['و', 'ی', 'ه']);

const foldLetters = (text: string) =>
  text
    // These would become letters of their neighbour: "Cat™" → "cattm", a loose vowel sign → a space inside a word.
    .replace(/[™℠]/g, ' ')
    .replace(/[\ufc5e-\ufc63\ufe70-\ufe7f]/g, '')
    .normalize('NFKC')
    .replace(/[یى]\u0654/g, 'ئ')
    // Fonts from before Unicode had the Kurdish ڵ in the place of this pair, which ends no other word and stands beside no
    // letter that is Kurdish alone.
    .replace(/لأ(?![\p{L}\p{M}])|(?<=[ەێۆ])لأ|لأ(?=[ەێۆ])/gu, 'ل')
    .toLowerCase()
    // Latin alone is taken apart: so would be ئ, into ي and a mark, and ئامێر would turn into يامێر.
    .replace(/\p{Script=Latin}+/gu, (letters) => letters.normalize('NFD'))
    // Accents, harakat, tatweel, joiners and direction marks.
    .replace(/[\p{M}\p{Cf}\u0640\u02b9-\u02c1]+/gu, '')
    // Korean letters that a dropped mark stood between come together here and not on the next fold.
    .normalize('NFKC')
    .replace(spelled, (letter) => common.get(letter) ?? '');

const dropArticle = (word: string): string => {
  const article = articles.find((start) => word.startsWith(start) && word.length - start.length >= 3);
  // Again, for الألماني is also written الماني and both have to end at the same word.
  return article ? dropArticle(word.slice(article.length)) : word;
};

/** The loose end: شفله is شفل, ديالى is دیاله, السليمانية is سلێمانی, and حەفارەی (with the genitive) is حەفارە. */
const dropEnding = (word: string): string => {
  const rest = word.slice(0, -1);
  const loose =
    (word.endsWith('ه') && rest.length >= 2) ||
    (word.endsWith('هی') && rest.length >= 3) ||
    // Four letters have to stay: جيلي, شيري and ساني are brands, جيل and شير are words. So has it after an alif: هونداي
    // is how many write Hyundai, and هوندا is Honda.
    (word.endsWith('ی') && rest.length >= 4 && !rest.endsWith('ا'));
  return loose ? dropEnding(rest) : word;
};

/** داواکاریەکەی and داواکارییەکەی are one word. */
const once = (word: string): string => word.replace(/و+/g, 'و').replace(/ی+/g, 'ی');

const foldWord = (word: string) => {
  const plain = once(word.replace(/^ئ(?=[اهوی])/, '').replaceAll('ئ', 'ی'))
    .slice(0, maxWord)
    // Half of a letter outside the basic plane, where the cut went through it.
    .replace(/[\ud800-\udbff]$/, '');
  return dropEnding(dropArticle(plain));
};

/** Words in their order, repeats and all. Letters, digits and scripts part: "CAT320D" → cat, 320, d. */
const wordsOf = (text: string) =>
  (foldLetters(text).match(/[0-9]+|[a-z]+|[^\P{L}a-z]+/gu) ?? []).map(foldWord);

const worthAsking = (word: string) => word !== '' && !joiners.has(word);

/** Display text → its matching words in their order, repeats and all. */
export const foldInOrder = (text: string): string[] => wordsOf(text.slice(0, maxText)).filter(worthAsking);

/** Folded words as one, for how a name is parted is anybody's guess: سانتا في and سانتافي are alike. */
export const foldAsOne = (words: readonly string[]): string => {
  const joined = words.join('');
  return words.length > 1 && /^[^\P{L}a-z]+$/u.test(joined) ? dropEnding(once(joined)) : joined;
};

/** Display text → its distinct matching words, for storing. Each is made of a-z, 0-9 and letters alone. */
export const foldWords = (text: string): string[] => [
  ...new Set(wordsOf(text.slice(0, maxText)).filter(worthAsking)),
];

/** What a visitor typed → the words to ask for; with `lastIsPrefix` the last of them may still be half typed. */
export const foldQuery = (text: string): { words: string[]; lastIsPrefix: boolean } => {
  const asked = text.slice(0, maxQuery);
  const all = wordsOf(asked);
  const words = [...new Set(all.filter(worthAsking))].slice(0, maxQueryWords);
  const last = words.at(-1);
  const typing = !/\s\p{Cf}*$/u.test(asked.slice(-10));
  return {
    words,
    lastIsPrefix: typing && last !== undefined && last === all.at(-1) && /^\p{L}{2,}$/u.test(last),
  };
};
