const alike: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ی',
  ي: 'ی',
  ێ: 'ی',
  ك: 'ک',
  ۆ: 'و',
  ؤ: 'و',
  ڕ: 'ر',
  ڵ: 'ل',
  ڤ: 'ف',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
};

/** Text for comparing what somebody typed with what is written: letters that keyboards exchange are one. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640\p{Cf}]/gu, '')
    .replace(/[أإآٱىيێكۆؤڕڵڤةەھ]/g, (letter) => alike[letter] ?? letter);
