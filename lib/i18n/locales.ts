/** Every language of the site: adding one is a row here, a file in `messages/` and names in the reference rows. */
export const locales = {
  en: { code: 'en', name: 'English', shortName: 'English', dir: 'ltr', hreflang: 'en', prefix: '' },
  ar: { code: 'ar', name: 'العربية', shortName: 'العربية', dir: 'rtl', hreflang: 'ar', prefix: '/ar' },
  // Search engines know two-letter codes only, so Central Kurdish (`ckb`) is announced to them as `ku`.
  ckb: {
    code: 'ckb',
    name: 'کوردیی ناوەندی',
    shortName: 'کوردی',
    dir: 'rtl',
    hreflang: 'ku',
    prefix: '/ckb',
  },
} as const;

export type Locale = keyof typeof locales;
export type Direction = 'ltr' | 'rtl';

/** For what somebody wrote in a language, whichever letters it begins with: "CAT 320 للبيع" is an Arabic line. */
export const writtenAs = (language: Locale): { lang: Locale; dir: Direction } => ({
  lang: language,
  dir: locales[language].dir,
});

export const localeCodes = Object.keys(locales) as Locale[];
export const defaultLocale: Locale = 'en';
/** What prices are kept in, and shown in unless another one is chosen. */
export const defaultCurrency = 'USD';

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value);

/** A name or wording in every language of the site. */
export type Translated = Record<Locale, string>;

/** What is shown of it in a language: the words of the default one where its own are missing. */
export const wordsIn = (words: Translated, lang: Locale): string => words[lang] || words[defaultLocale];
