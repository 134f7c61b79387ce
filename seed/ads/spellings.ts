import type { Locale } from '@/lib/i18n/locales';
import type { Random } from './random';

type Respelling = (text: string) => string;

const respelling = (pairs: Record<string, string>): Respelling => {
  const letters = new RegExp(`[${Object.keys(pairs).join('')}]`, 'g');
  return (text) => text.replace(letters, (letter) => pairs[letter]!);
};

// Each is how real texts are typed: an Arabic keyboard for Kurdish, a Kurdish or Persian one for Arabic.
const kurdishOnOtherKeyboards: readonly Respelling[] = [
  respelling({ ک: 'ك', ی: 'ي' }),
  respelling({ ه: 'ھ' }),
  respelling({ ک: 'ك', ی: 'ي', ە: 'ه' }),
  respelling({ ڕ: 'ر', ڵ: 'ل', ۆ: 'و', ێ: 'ی' }),
];
const arabicOnOtherKeyboards: readonly Respelling[] = [
  respelling({ ك: 'ک', ي: 'ی' }),
  respelling({ أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ى: 'ي' }),
  respelling({ ك: 'ک' }),
];

export const inAnotherAlphabet = (text: string, language: Locale, random: Random): string =>
  random.pick(language === 'ckb' ? kurdishOnOtherKeyboards : arabicOnOtherKeyboards)(text);

/** ٨٤٠٠ for 8,400; names of models keep their Latin digits, for nobody types 320D otherwise. */
export const inArabicDigits = (text: string): string =>
  text.replace(/(?<![\p{Script=Latin}\d.-])\d[\d,]*(?![\d.-]*\p{Script=Latin})/gu, (digits) =>
    digits.replaceAll(',', '').replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  );
