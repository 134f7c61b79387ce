/*
 * Words by which someone asks for money before anything was seen, in the three languages of the site and as people
 * write them. A message with one of them is answered by a warning; nothing is hidden or sent anywhere.
 */
const words = [
  // English
  'deposit',
  'down payment',
  'advance payment',
  'pay in advance',
  'prepay',
  'bank transfer',
  'wire transfer',
  'wire the money',
  'send money',
  'send the money',
  'transfer the money',
  'western union',
  'moneygram',
  'money gram',
  'gift card',
  'itunes card',
  'card code',
  'escrow',
  'shipping company will',
  'bitcoin',
  'usdt',
  'crypto',
  'paypal',
  'zaincash',
  'zain cash',
  'fastpay',
  'fast pay',
  'asiahawala',
  'asia hawala',
  'qi card',
  'fib account',
  'iban',
  'otp',
  // Arabic
  'عربون',
  'عربونا',
  'دفعة مقدمة',
  'دفع مقدم',
  'مقدما',
  'حوالة',
  'حواله',
  'حول المبلغ',
  'حول الفلوس',
  'تحويل بنكي',
  'تحويل مصرفي',
  'تحويل المبلغ',
  'ارسل المبلغ',
  'ارسل الفلوس',
  'دز الفلوس',
  'ويسترن يونيون',
  'وسترن يونيون',
  'موني جرام',
  'بطاقة هدايا',
  'رمز البطاقة',
  'كود البطاقة',
  'زين كاش',
  'زينكاش',
  'اسيا حوالة',
  'فاست باي',
  'كي كارد',
  'ماستر كارد',
  'بيتكوين',
  'ضمان مالي',
  // Central Kurdish
  'پێشەکی',
  'عەرەبوون',
  'عەربوون',
  'حەواڵە',
  'حەوالە',
  'پارە بنێرە',
  'پارەکە بنێرە',
  'پارەم بۆ بنێرە',
  'گواستنەوەی بانکی',
  'وێسترن یونیۆن',
  'وێستەرن یونیۆن',
  'مۆنیگرام',
  'کارتی دیاری',
  'کۆدی کارت',
  'زەین کاش',
  'فاست پەی',
  'ئاسیا حەواڵە',
  'بیتکۆین',
];

/** Forms of one letter become one, marks and invisible letters go: people type what their keyboard has. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\p{Cf}]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىيې]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةه]/g, 'ە')
    .replace(/ڵ/g, 'ل')
    .replace(/ڕ/g, 'ر')
    .replace(/\s+/g, ' ');

const escaped = words.map((word) => fold(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
// Arabic and Kurdish join small words to the front and endings to the back; Latin words stand alone.
const latin = escaped.filter((word) => /^[a-z]/.test(word)).join('|');
const joined = escaped.filter((word) => !/^[a-z]/.test(word)).join('|');
const asking = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${latin})s?(?![\\p{L}\\p{N}])|(?:و|ب|ل|ال|بال|وال)?(?:${joined}))`,
  'u',
);

/** Whether a message speaks of paying outside, or before the machine was seen. */
export const asksForPayment = (message: string): boolean => asking.test(fold(message));
