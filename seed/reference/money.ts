import { say, words } from './say';
import type { AdTypeSeed, CurrencySeed, SocialMediaSeed } from './types';

/**
 * The rates only start a new installation: from then on they are rows that the operator edits.
 * No price shows decimals: machines are not sold to the cent.
 */
export const currencies: readonly CurrencySeed[] = [
  {
    code: 'USD',
    name: say('US dollar', 'دولار أمريكي', 'دۆلاری ئەمریکی'),
    symbol: '$',
    rate: 1,
    decimals: 0,
  },
  {
    code: 'IQD',
    name: say('Iraqi dinar', 'دينار عراقي', 'دیناری عێراقی'),
    symbol: 'IQD',
    rate: 1310,
    decimals: 0,
  },
  { code: 'EUR', name: say('Euro', 'يورو', 'یۆرۆ'), symbol: '€', rate: 0.86, decimals: 0 },
  {
    code: 'GBP',
    name: say('British pound', 'جنيه إسترليني', 'پاوەندی بەریتانی'),
    symbol: '£',
    rate: 0.76,
    decimals: 0,
  },
  {
    code: 'AED',
    name: say('UAE dirham', 'درهم إماراتي', 'درهەمی ئیماراتی'),
    symbol: 'AED',
    rate: 3.6725,
    decimals: 0,
  },
  { code: 'TRY', name: say('Turkish lira', 'ليرة تركية', 'لیرەی تورکی'), symbol: '₺', rate: 42, decimals: 0 },
  {
    code: 'SAR',
    name: say('Saudi riyal', 'ريال سعودي', 'ڕیاڵی سعوودی'),
    symbol: 'SAR',
    rate: 3.75,
    decimals: 0,
  },
  {
    code: 'JOD',
    name: say('Jordanian dinar', 'دينار أردني', 'دیناری ئوردنی'),
    symbol: 'JOD',
    rate: 0.709,
    decimals: 0,
  },
  {
    code: 'KWD',
    name: say('Kuwaiti dinar', 'دينار كويتي', 'دیناری کوێتی'),
    symbol: 'KWD',
    rate: 0.307,
    decimals: 0,
  },
];

export const adTypes: readonly AdTypeSeed[] = [
  {
    slug: 'sale',
    name: say('For sale', 'للبيع', 'بۆ فرۆشتن'),
    aliases: words(
      'sale, selling, to sell, for selling, بيع, للبيع فقط, معروض للبيع, فرۆشتن, فرۆش, بۆ فرۆش, دەفرۆشرێت, lilbay, lil bay, bo froshtn, bo firoshtn, bo frotan, bo frotin, bo frosh, بۆ فرۆتن, بۆ فرۆتنێ, فرۆتن, معروض, بە فرۆش',
    ),
  },
  {
    slug: 'rent',
    name: say('For rent', 'للإيجار', 'بۆ کرێ'),
    aliases: words(
      'rent, rental, hire, for hire, to rent, to let, lease, ايجار, للايجار, تأجير, للتأجير, للكراء, كراء, للكرا, کرێ, بە کرێ, بەکرێ, بۆ بەکرێدان, بەکرێدان, بۆ کرێدان, ئیجار, بۆ ئیجار, ijar, lil ijar, lilijar, bo kre, bo kri, بە کرێ دەدرێت, بەکرێ دەدرێت, بۆ کرێدانێ, کرێدان, ايجارات, تاجير, ba kre, bakre, be kre',
    ),
  },
  {
    slug: 'wanted',
    name: say('Wanted', 'مطلوب', 'داواکراو'),
    aliases: words(
      'wanted to buy, مطلوب للشراء, مطلوبة, داواکاری, داواکاریەکەی, matlub, matloob, dawakraw, مطلوبات, داواکارم, داوای کڕین, پێویستە, پێویستمە, matlob, daway',
    ),
  },
  {
    slug: 'exchange',
    name: say('Exchange', 'للمبادلة', 'بۆ ئاڵوگۆڕ'),
    aliases: words(
      'swap, trade in, part exchange, مراوس, مراوسة, للمراوس, للمراوسة, بيع او مراوس, مبادلة, تبديل, للتبديل, مقايضة, مراوەس, موراوەس, ئاڵوگۆڕ, ئالوگۆڕ, گۆڕینەوە, بۆ گۆڕینەوە, ئاڵوگۆر, murawas, mrawas, بدل, تبادل, للتبادل, گۆڕین, ئاڵ و گۆڕ, ئاڵووێر, مراوسه, bo gorinawa, badal',
    ),
  },
  {
    slug: 'auction',
    name: say('Auction', 'مزاد', 'مەزاد'),
    aliases: words(
      'bidding, bid, المزاد, مزايدة, بالمزاد, مزادات, هەراج, زیادکردن, هەڕاج, مزاد علني, مەزادی ئاشکرا',
    ),
  },
  {
    slug: 'parts',
    name: say('For parts', 'تفصيخ (قطع غيار)', 'بۆ پارچە'),
    aliases: words(
      'salvage, breaking, scrap, dismantling, تفصيخ, للتفصيخ, سكراب, تشليح, تەفسیخ, سکراپ, بۆ پارچەکردن, تفكيك, للتفكيك, بۆ تەفسیخ, بۆ سکراپ, as parts, parts, spare parts, قطع غيار, أدوات احتياطية, مواد احتياطية, سبير بارت, پارچە, پارچەی یەدەگ, پارچەی یەدەک, یەدەگ',
    ),
  },
  {
    slug: 'service',
    name: say('Service with operator', 'خدمة مع مشغّل', 'خزمەتگوزاری لەگەڵ شۆفێر'),
    aliases: words(
      'with operator, with driver, operator, خدمة, خدمات, مع سائق, مع سايق, مع مشغل, بسائق, خزمەتگوزاری, لەگەڵ شۆفێر, بە شۆفێرەوە, شۆفێر, بە شۆفێر, بە وەستاوە, لەگەڵ وەستا, مع العامل, مع سايقها',
    ),
  },
];

export const socialMedia: readonly SocialMediaSeed[] = [
  { slug: 'facebook', name: say('Facebook', 'فيسبوك', 'فەیسبووک') },
  { slug: 'instagram', name: say('Instagram', 'إنستغرام', 'ئینستاگرام') },
  { slug: 'tiktok', name: say('TikTok', 'تيك توك', 'تیکتۆک') },
  { slug: 'youtube', name: say('YouTube', 'يوتيوب', 'یوتیوب') },
  { slug: 'telegram', name: say('Telegram', 'تيليغرام', 'تێلێگرام') },
  { slug: 'viber', name: say('Viber', 'فايبر', 'ڤایبەر') },
  { slug: 'snapchat', name: say('Snapchat', 'سناب شات', 'سناپچات') },
  { slug: 'x', name: say('X', 'إكس', 'ئێکس') },
];
