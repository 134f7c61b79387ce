import type { Locale } from '@/lib/i18n/locales';

/*
 * No collator knows Kurdish: the common order puts ڕ after ز and ە before و. A group of letters shares a place; what
 * differs only there is told apart by its spelling.
 */
const arabic = 'ء اأإآٱ ب پ ت ث ج چ ح خ د ذ ر ڕ ز ژ س ش ص ض ط ظ ع غ ف ڤ ق كک گ ل ڵ م ن هةھە وؤۆ يىئیێ';
const kurdish = 'ئ ء اأإآٱ ب پ ت ث ج چ ح خ د ذ ر ڕ ز ژ س ش ص ض ط ظ ع غ ف ڤ ق كک گ ل ڵ م ن وؤ ۆ هھ ەة يىی ێ';

const placesOf = (order: string) =>
  new Map(order.split(' ').flatMap((group, place) => [...group].map((letter) => [letter, place] as const)));

const places: Record<Locale, Map<string, number>> = {
  en: placesOf(arabic),
  ar: placesOf(arabic),
  ckb: placesOf(kurdish),
};

/** The script of the language comes first, the other after it, digits and signs before both. */
const scripts: Record<Locale, { arabic: number; latin: number }> = {
  en: { arabic: 0x2000, latin: 0x1000 },
  ar: { arabic: 0x1000, latin: 0x2000 },
  ckb: { arabic: 0x1000, latin: 0x2000 },
};

const keyOf = (name: string, locale: Locale) => {
  const { arabic, latin } = scripts[locale];
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    // Latin alone, for ئ would be taken apart too.
    .replace(/\p{Script=Latin}+/gu, (letters) => letters.normalize('NFD'))
    .replace(/[\p{M}\p{Cf}\u0640]+/gu, '')
    // PC200 before PC1250.
    .replace(/\d{1,9}/g, (digits) => digits.padStart(9, '0'));
  let key = '';
  for (const letter of plain) {
    const place = places[locale].get(letter);
    if (place !== undefined) key += String.fromCharCode(arabic + place);
    else if (/[a-z]/.test(letter)) key += String.fromCharCode(latin + letter.charCodeAt(0));
    else key += letter;
  }
  return key;
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A comparator for `sort`: names in the order of the language's own alphabet, small and capital letters alike. */
export const compareNames = (locale: Locale): ((a: string, b: string) => number) => {
  const keys = new Map<string, string>();
  const key = (name: string) => {
    const known = keys.get(name) ?? keyOf(name, locale);
    keys.set(name, known);
    return known;
  };
  return (a, b) => compare(key(a), key(b)) || compare(a, b);
};
