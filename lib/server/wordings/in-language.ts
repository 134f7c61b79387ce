import { defaultLocale, type Locale, type Translated, wordsIn } from '@/lib/i18n/locales';

const isTranslated = (value: unknown): value is Translated =>
  typeof value === 'object' && value !== null && defaultLocale in value;

/** A stored value in one language: wherever it has one entry per language, that language's entry. */
export const inLanguage = (value: unknown, lang: Locale): unknown => {
  if (isTranslated(value)) return wordsIn(value, lang);
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, lang));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, lang)]));
  }
  return value;
};
