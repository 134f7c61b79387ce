import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldAsOne, foldQuery, foldWords } from './fold';

/** Written by one person and looked for by another. */
const meet: readonly (readonly [string, string])[] = [
  // Kurdish and Arabic keyboards
  ['كوردستان', 'کوردستان'],
  ['ھەڵەبجە', 'هەڵەبجە'],
  ['هه\u200cڵه\u200cبجه', 'هەڵەبجە'],
  ['ئهمرو', 'ئەمڕۆ'],
  ['ههشتهمین', 'هەشتەمین'],
  ['ھەینی', 'هەینی'],
  ['كەركووك', 'کەرکوک'],
  ['كركوك', 'کرکوک'],
  ['هەولێر', 'ھەوليَر'],
  ['سلێمانی', 'سليماني'],
  ['دهۆک', 'دهوك'],
  ['مووسڵ', 'موسل'],
  ['بارهەڵگر', 'بارھەلگر'],
  ['تراکتۆر', 'تراكتور'],
  ['گرێدەر', 'گرێدهر'],
  ['ڤۆڵڤۆ', 'فولفو'],
  ['کۆماتسو', 'كوماتسو'],
  ['پاشکۆ', 'پاشكو'],
  ['ئامێر', 'ئاميَر'],
  ['ئەنبار', 'ئه\u200cنبار'],
  // The Kurdish genitive
  ['حەفارەی', 'حەفارە'],
  ['حەفارەی کۆماتسو', 'حەفارە كۆماتسو'],
  ['شۆفڵی', 'شۆفڵ'],
  ['ئامێری بیناسازی', 'ئامێر بیناساز'],
  ['تراکتۆری', 'تراکتۆر'],
  // One ی or two, and the ڵ of old fonts
  ['داواکاریەکەی', 'داواکارییەکەی'],
  ['قادسیە', 'قادسییە'],
  ['شۆفلأ', 'شۆفڵ'],
  ['پێکلأ شۆفلأ', 'پێکڵ شۆفڵ'],
  ['شۆفلأەکە', 'شۆفڵەکە'],
  ['كۆمەلأگا', 'كۆمەڵگا'],
  // A Russian keyboard
  ['тойота', 'toyota'],
  ['КАМАЗ', 'kamaz'],
  ['Хёндай', 'khenday'],
  // Hamza, alif, ya and ta marbuta
  ['اربیل', 'أربيل'],
  ['الانبار', 'الأنبار'],
  ['إيجار', 'ايجار'],
  ['آليات', 'اليات'],
  ['كربلاء', 'كربلا'],
  ['ٱلعراق', 'العراق'],
  ['بصره', 'البصرة'],
  ['حلبجه', 'حلبجة'],
  ['دیاله', 'ديالى'],
  ['دیالە', 'ديالى'],
  ['نينوى', 'نينوي'],
  ['حفارة', 'حفاره'],
  ['حفارة', 'حفار'],
  ['شفله', 'شفل'],
  ['مولدة', 'مولده'],
  ['سائق', 'سايق'],
  ['لؤلؤ', 'لولو'],
  // The article
  ['السليمانية', 'سلێمانی'],
  ['القادسية', 'قادسییە'],
  ['الديوانية', 'دیوانییە'],
  ['الموصل', 'موصل'],
  ['النجف', 'نجف'],
  ['والشفل', 'شفل'],
  ['بالشفل', 'الشفل'],
  ['للبيع', 'بيع'],
  ['للإيجار', 'الإيجار'],
  ['الألماني', 'الماني'],
  // Forms that a keyboard or a copied page leaves behind
  ['ﻻ', 'لا'],
  ['ﺍﻟﺒﺼﺮﺓ', 'البصرة'],
  ['ﺷﻔﻞ', 'شفل'],
  ['شـــفل', 'شفل'],
  ['حَفّارةٌ', 'حفارة'],
  ['كٰتربلر', 'كتربلر'],
  ['\u200fحفارة\u200f', 'حفارة'],
  ['\u2067حفارة\u2069', 'حفارة'],
  ['\ufeffحفارة', 'حفارة'],
  ['حفا\u200dرة', 'حفارة'],
  // Digits and model codes
  ['٣٢٠', '320'],
  ['۳۲۰', '320'],
  ['３２０', '320'],
  ['حفارة كاتربلر ٣٢٠', 'حفاره کاتربلر 320'],
  ['حەفارەی کاتەرپیلەر 320', 'حەفارە كاتەرپيلەر ۳۲۰'],
  ['كات 320', 'کات٣٢٠'],
  ['cat 320d', 'CAT320 D'],
  ['CAT320D', 'cat 320 d'],
  ['PC200-8', 'pc 200 8'],
  ['PC210LC-11', 'pc210 lc11'],
  ['336D2 L', '336 d2l'],
  ['ZX210LC-5G', 'zx 210 lc 5 g'],
  ['U17-3α', 'u17 3a'],
  ['(JCB) 3CX/4CX', 'jcb 3cx 4cx'],
  ['CAT۳٢0ی', 'cat 320'],
  // Latin
  ['Vögele', 'vogele'],
  ['Tümosan', 'tumosan'],
  ['Başak', 'basak'],
  ['BAŞAK', 'basak'],
  ['İŞ MAKİNASI', 'is makinasi'],
  ['ısıtıcı', 'isitici'],
  ['Škoda', 'skoda'],
  ['Citroe\u0308n', 'citroen'],
  ['Straße', 'STRASSE'],
  ['Mærsk', 'maersk'],
  ['Caterpillar™', 'caterpillar'],
  ['Cat® 320', 'cat 320'],
  ['ＣＡＴ', 'cat'],
  ['Hewlêr', 'hewler'],
];

/** Told apart here: what means the same is the business of the alias rows. */
const differ: readonly (readonly [string, string])[] = [
  ['شفل', 'شۆفڵ'],
  ['ئامێر', 'يامێر'],
  ['ئامێر', 'یامیر'],
  ['حفارة', 'حەفارە'],
  ['حلبجة', 'هەڵەبجە'],
  ['cat', 'كات'],
  ['320', '330'],
  ['جيلي', 'جيل'],
  ['شيري', 'شير'],
  ['هونداي', 'هوندا'],
  ['پاس', 'باس'],
  ['گرێدەر', 'كرێدەر'],
  ['mercedes', 'mercedes benz'],
];

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // Lone halves of a letter, which `binary` never makes.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
  // Mostly Arabic letters and marks, where the rules are.
  fc
    .array(fc.oneof(fc.integer({ min: 0x600, max: 0x6ff }), fc.constantFrom(0x20, 0x200c, 0x41, 0x33)))
    .map((points) => String.fromCodePoint(...points)),
  fc.array(fc.constantFrom(...'ابتلوىيیێهةەئءأرڕ'), { maxLength: 50 }).map((letters) => letters.join('')),
);

describe('two spellings of one word find the same ads', () => {
  it.each(meet)('%s = %s', (one, other) => {
    expect(foldWords(one)).toEqual(foldWords(other));
    expect(foldWords(one)).not.toEqual([]);
  });
});

describe('two different words stay different', () => {
  it.each(differ)('%s ≠ %s', (one, other) => {
    expect(foldWords(one)).not.toEqual(foldWords(other));
  });
});

test.each([
  ['سانتا في', 'سانتافي'],
  ['بيك اب', 'بيكاب'],
  ['مان لفت', 'مانلفت'],
  ['جي سي بي', 'جيسيبي'],
])('%s is one name, as %s is', (parted, joined) => {
  expect(foldAsOne(foldWords(parted))).toBe(foldAsOne(foldWords(joined)));
});

describe('foldWords', () => {
  it('parts letters from digits and one script from another', () => {
    expect(foldWords('320d')).toEqual(['320', 'd']);
    expect(foldWords('CAT320')).toEqual(['cat', '320']);
    expect(foldWords('PC200-8')).toEqual(['pc', '200', '8']);
    expect(foldWords('کۆماتسوPC')).toEqual(['کوماتسو', 'pc']);
  });

  it('keeps the hamza seat of ئامێر from turning into a letter of its own', () => {
    expect(foldWords('ئامێر')).toEqual(['امیر']);
    expect(foldWords('ی\u0654امێر')).toEqual(['امیر']);
  });

  it('leaves the article on what would be too short without it', () => {
    expect(foldWords('الو')).toEqual(['الو']);
    expect(foldWords('بالون')).toEqual(['بالون']);
  });

  it('says a word once, and a joining letter never', () => {
    expect(foldWords('کرین و کرین')).toEqual(['کرین']);
    expect(foldWords('و')).toEqual([]);
  });

  it('finds no word where there is none', () => {
    for (const text of ['', ' \n', '🚜🏗️', '\0', '\ud800', '\u200f\u2067', '--//…', 'ء', '\u064e']) {
      expect(foldWords(text)).toEqual([]);
    }
  });

  it('folds a folded word to itself', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const word of foldWords(text)) expect(foldWords(word)).toEqual([word]);
      }),
      { numRuns: 2000 },
    );
  });

  it('makes words of nothing but letters and ASCII digits, at most 40 of them', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const word of foldWords(text)) expect(word).toMatch(/^(?:[0-9]+|\p{L}+)$/u);
        for (const word of foldWords(text)) expect(word.length).toBeLessThanOrEqual(40);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes long and odd text in its stride', () => {
    const odd = ['a', 'ه', 'ی', 'و', 'ئ', 'ال', 'ﷺ', '\u200f', '\u0301', '\ud800', '𐐷', ' ', '1a', '\0', 'İ'];
    const started = performance.now();
    for (const piece of odd) {
      expect(foldWords(piece.repeat(10_000)).every((word) => word.length <= 40)).toBe(true);
      foldQuery(piece.repeat(100_000));
    }
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('foldQuery', () => {
  it('keeps the order, and each word once', () => {
    expect(foldQuery('D CAT 320 cat d ').words).toEqual(['d', 'cat', '320']);
  });

  it('asks for at most twelve words of at most forty letters', () => {
    const letters = 'abcdefghijklmnopqrst';
    expect(foldQuery([...letters].join(' ')).words).toEqual([...'abcdefghijkl']);
    expect(foldQuery('x'.repeat(200)).words).toEqual(['x'.repeat(40)]);
  });

  it.each([
    ['cat', true],
    ['cat ', false],
    ['cat \u200f', false],
    ['320', false],
    ['cat 320', false],
    ['320d', false],
    ['320 ca', true],
    ['شف', true],
    ['شفل ', false],
    ['کرین و', false],
    ['cat 320 cat', false],
    ['a b c d e f g h i j k l mm', false],
    ['', false],
    ['🚜', false],
  ])('%j: is the last word still being typed? %s', (text, lastIsPrefix) => {
    expect(foldQuery(text).lastIsPrefix).toBe(lastIsPrefix);
  });

  it('asks for the words that were stored', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(foldQuery(text).words).toEqual(foldWords(text).slice(0, 12));
      }),
    );
  });

  it('finds a word at every letter of typing it, from the second on', () => {
    for (const word of ['حەفارەی', 'سلێمانی', 'شفله', 'قادسییە', 'ديالى', 'caterpillar', 'میتسوبیشی']) {
      const [stored] = foldWords(word);
      for (let typed = 2; typed <= word.length; typed++) {
        const { words, lastIsPrefix } = foldQuery(word.slice(0, typed));
        expect(lastIsPrefix).toBe(true);
        expect(stored?.startsWith(words[0] ?? '?')).toBe(true);
      }
    }
  });
});
