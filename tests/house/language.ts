import type { Locale } from '@/lib/i18n/locales';

/** A text taken apart: what stands between its gaps, the names of those, and the forms of each count in it. */
export type Parts = { words: string[]; gaps: string[]; plurals: Record<string, string>[] };

const closing = (text: string, from: number) => {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace stays open: ${text}`);
};

/** Takes an ICU text apart, as far as this site uses ICU: gaps, and counts with forms that may hold gaps again. */
export const partsOf = (text: string): Parts => {
  const parts: Parts = { words: [], gaps: [], plurals: [] };
  let at = 0;
  let words = '';
  while (at < text.length) {
    if (text[at] !== '{') {
      words += text[at++];
      continue;
    }
    const end = closing(text, at);
    const inside = text.slice(at + 1, end);
    const plural = /^(\w+), plural,\s*/.exec(inside);
    at = end + 1;
    if (!plural) {
      parts.gaps.push(inside);
      words += '{}';
      continue;
    }
    parts.gaps.push(plural[1] ?? '');
    const forms: Record<string, string> = {};
    for (let form = plural[0].length; form < inside.length; ) {
      const open = inside.indexOf('{', form);
      const shut = closing(inside, open);
      forms[inside.slice(form, open).trim()] = inside.slice(open + 1, shut);
      form = shut + 1;
      while (inside[form] === ' ') form++;
    }
    parts.plurals.push(forms);
    for (const inner of Object.values(forms).map(partsOf)) {
      parts.words.push(...inner.words);
      parts.gaps.push(...inner.gaps);
    }
    words += '{}';
  }
  return { ...parts, words: [...parts.words, words], gaps: [...new Set(parts.gaps)].toSorted() };
};

/** What is the same in every language: brands, formats, keys, units that are written so on the machine itself. */
const latin = new Set(
  (
    'JavaScript Enter Shift QR CSV JPEG PNG WebP GIF AVIF HEIC PDF SVG HTML MB URL OpenStreetMap CAT WhatsApp ' +
    'LED GPS PTO EBS ABS kVA IQD USD'
  ).split(' '),
);

/** Addresses and what stands between marks of direction (U+2066, U+2069) is Latin on purpose. */
const withoutAddresses = (text: string) =>
  text.replace(/\u2066[^\u2069]*\u2069/g, '').replace(/https?:\S+|\S+@\S+/g, '');

const englishIn = (text: string) =>
  (withoutAddresses(text).match(/\b[A-Za-z]{2,}\b/g) ?? []).filter((word) => !latin.has(word));

type Rule = readonly [name: string, breaks: RegExp];
const everyScript: readonly Rule[] = [
  ['a blank too many', /^\s|\s$| {2}| [،؛؟.:!»]|« /],
  ['a Latin mark between words', /[\p{Script=Arabic}»}\d%]\s*[,;?]\s*(?![\d,])|[“”"]/u],
  ['a tanwin behind its alif', /اً/],
  ['a mark that joins nothing', /[\u200b-\u200f\u0640]/],
  ['three dots where … belongs', /\.\.\./],
];
const rules: Record<Exclude<Locale, 'en'>, readonly Rule[]> = {
  ar: [...everyScript, ['a letter that is not Arabic', /[ەێۆڕڵڤپچژگیکھ]/]],
  ckb: [
    ...everyScript,
    ['a letter that is not Kurdish', /[كيىةأإآؤھ\u064b-\u065f]/],
    ['a word that begins with a light ر', /(^|[^\p{L}])ر/u],
    ['an ه at the end of a word, where ە belongs', /ه(?!\p{L})/u],
    ['an ending that hangs on a gap', /\}»?\p{Script=Arabic}/u],
    ['a plural behind a number', /(\{\}|\d) \p{L}+ەکان(?!\p{L})/u],
  ],
};

/** Words (patterns) that lost to another one of the same thing in the glossary of `messages/README.md`. */
const replaced: Record<Exclude<Locale, 'en'>, Record<string, string>> = {
  ar: {
    '(?<!\\p{L})(ال)?حديد(?!\\p{L})': 'الآليات (iron is reinforcing bars)',
    'الشركة المصنّعة': 'الماركة',
    الجمارك: 'الكمرك',
    الجردل: 'الكيلة',
    'إنزال الإعلان': 'حجب الإعلان',
    'من فضلك': 'يرجى',
    نرجو: 'يرجى',
    'غير مسموح(?! به)': 'غير مسموح به',
    موقوف: 'محظور',
    مراقب: 'مشرف',
    'خيارات البحث': 'عوامل التصفية',
    '^البريد$': 'البريد الإلكتروني (alone it is the post)',
    'مروَّج له من قبل': 'سبق ترويجه (the other is “promoted by”)',
    يقرأه: 'يقرؤه، يشير إليه (a counter does not read)',
    'تُ(ترك|ركت)(?!\\p{L})': 'تُستبعد (the other is left in its place)',
    'مشغّل الموقع': 'إدارة الموقع',
    'عنوان الموقع': 'another word (it is the address)',
    كبصمة: 'مشفّر',
    'الطريق كله': 'العراق كله',
  },
  ckb: {
    'ئاسن(?!گەر)': 'ئامێر (iron is scrap)',
    'دەستاودەست دەکات': 'دەکڕدرێت و دەفرۆشرێت',
    سەرپەرشت: 'چاودێر',
    براند: 'مارکە',
    پاڵاوتن: 'فلتەر',
    'پۆلی لاوەکی': 'ژێرپۆل',
    'بەشی لاوەکی': 'ژێرپۆل',
    مواسەفات: 'وردەکاریی تەکنیکی',
    'جێی گفتوگۆ': 'مامەڵە هەڵدەگرێت',
    'نرخی نەگۆڕ': 'نرخی جێگیر',
    سایت: 'ماڵپەڕ',
    ئیمەیل: 'ئیمەیڵ',
    زیپ: 'کۆدی پۆستە',
    سۆشیاڵ: 'تۆڕە کۆمەڵایەتییەکان',
    پەڕگە: 'فایل',
    نیشاندان: 'پیشاندان',
    نەخشێنراو: 'کێشراو',
    بەرەوپێشبردن: 'پێشخستن',
    پاشگەزبوونەوە: 'هەڵوەشاندنەوە',
    خوێندر: 'خوێنر',
    بێبەرامبەر: 'بەخۆڕایی',
    'پەڕەی سەرەتا': 'پەڕەی سەرەکی',
    فۆڕم: 'فۆرم',
    دەستلەناودەست: 'تەوقەکردن',
    'ناونیشانی ڕیکلام': 'سەردێڕی ڕیکلام',
    'سڕینەوەی (هەموو|فلتەر)': 'پاککردنەوە',
    'ئامێر[^.؛]*(ژوورەوە|دەرەوە)': 'مۆبایل یان کۆمپیوتەر (nobody logs in to what is sold)',
    '(باج.*|^)لەگەڵدا(یە| نییە)': 'لەناو نرخەکەدایە، لەناو نرخەکەدا نییە',
    'بەبێ باج': 'باج لەناو نرخەکەدا نییە',
    'گەڕان لە \\{|لە \\{\\} هیچ': 'لەناو (the other is “from”)',
    'ت بۆ [^.،؛]* بۆ دەنێر': 'بۆ once',
    'زانیاری (?=کۆمپانیا|فرۆشیار|ئامێر|ورد)': 'زانیاریی',
    'نامەیەک لەلایەن': 'نامەیەک لە',
    'چیتە ژوورەوەی': 'چیتە ناو',
    ڕێنووس: 'ئەلفوبێ',
    'ناونیشانی ماڵپەڕ': 'سەردێڕی ماڵپەڕ',
    پەنجەمۆرێک: 'شفرەکراو',
    'هەموو ڕێگاکە': 'هەموو عێراق',
  },
};

/** Words that mean another thing than what is meant, and the right one; they hold in what sellers write, too. */
const mistaken: Record<Exclude<Locale, 'en'>, Record<string, string>> = {
  ar: { مقطورات: 'تريلات' },
  ckb: {
    'ڕۆڵە(?!\\p{L})': 'ڕۆڵەر (the other is a child)',
    'کاوڕ(?!\\p{L})': 'وردکەری کا (the other is a ram)',
    'گرێدەری نوێ': 'گرێکەری نوێ (the other is a grader)',
    کانگە: 'کانگا',
  },
};

/** What is wrong with a text of one of the two languages, in words; nothing is right. */
export const faultsOf = (text: string, language: Exclude<Locale, 'en'>): string[] => {
  const found = rules[language].filter(([, breaks]) => breaks.test(text)).map(([name]) => name);
  for (const [kind, words] of Object.entries({ glossary: replaced, 'another thing': mistaken })) {
    for (const [word, better] of Object.entries(words[language])) {
      if (new RegExp(word, 'u').test(text)) found.push(`${kind}: ${better} instead of ${word}`);
    }
  }
  const english = englishIn(text);
  return english.length ? [...found, `English left over: ${english.join(', ')}`] : found;
};
