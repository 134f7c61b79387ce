import type { Locale } from '@/lib/i18n/locales';

/** Letters that Kurdish has and Arabic has not. */
const kurdish = /[ەێۆڕڵڤگچپژ]/g;
const arabic = /(?=\p{L})\p{Script=Arabic}/gu;
const latin = /\p{Script=Latin}/gu;
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language that a text is in, so that a voice reads it as it should; that of the page where it does not tell. */
export const writtenIn = (text: string, otherwise: Locale): Locale => {
  const inArabicScript = count(text, arabic);
  if (inArabicScript > count(text, latin)) {
    return count(text, kurdish) > inArabicScript * 0.05 ? 'ckb' : 'ar';
  }
  return count(text, latin) ? 'en' : otherwise;
};
