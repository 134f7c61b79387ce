// Which letters are in which of our fonts. app/globals.css names them for the browser, which fetches what a page needs.

/** Letters of Arabic, Central Kurdish and Persian with their marks, figures and signs: of all in the font, what is written here. */
const writtenHere =
  'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066C,U+0670,U+067E,U+0686,U+0695,U+0698,U+06A4,U+06A9,U+06AF,U+06B5,U+06BE,U+06C0,U+06C6,U+06CC,U+06CE,U+06D5,U+06F0-06F9,U+200C-200F';

type Font = {
  source: string;
  file: string;
  /** Of unicode.json in the package. */
  script: string;
  /** Of these only those. */
  only?: string;
  /** Of these all others. */
  without?: string;
};

const arabic = {
  source: '@fontsource-variable/vazirmatn',
  file: 'vazirmatn-arabic-wght-normal.woff2',
  script: 'arabic',
};

export const fonts: Record<string, Font> = {
  'archivo.woff2': {
    source: '@fontsource-variable/archivo',
    file: 'archivo-latin-wght-normal.woff2',
    script: 'latin',
  },
  'vazirmatn-arabic.woff2': { ...arabic, only: writtenHere },
  'vazirmatn-rare.woff2': { ...arabic, without: writtenHere },
};

/** All letters of ranges like `U+0600-06FF, U+2122`. */
export const lettersOf = (ranges: string): string[] =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
  });

/** Those of a font, of all that its script has. */
export const lettersIn = ({ only, without = '' }: Font, script: string): string[] => {
  const left = new Set(without ? lettersOf(without) : []);
  const wanted = only === undefined ? null : new Set(lettersOf(only));
  return lettersOf(script).filter((letter) => !left.has(letter) && (wanted?.has(letter) ?? true));
};
