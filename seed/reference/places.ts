import { say, words } from './say';
import type { StateSeed } from './types';

/**
 * The governorates of Iraq with their seats. Halabja became the 19th in April 2025; ISO 3166-2 has no code
 * for it yet, so it carries one in the standard's style. `weight`: share of the ads, out of 100.
 */
export const states: readonly StateSeed[] = [
  {
    slug: 'erbil',
    iso: 'IQ-AR',
    name: say('Erbil', 'أربيل', 'هەولێر'),
    aliases: words(
      'arbil, hawler, hewler, hawlêr, irbil, اربيل, هولير, هوليرر, اربل, هەولیر, ئەربیل, سۆران, سوران, soran, شەقڵاوە, شقلاوة, shaqlawa, کۆیە, كويسنجق, koya, مەخموور, مخمور, makhmur, ڕەواندز, رواندوز, عينكاوة, عنكاوة, عەنکاوە, ankawa, خبات, چۆمان, جومان, choman, مێرگەسۆر, ميركسور, قوشتپە, قوشتبة, kurdistan, كردستان, كوردستان, کوردستان, اقليم كردستان, هەرێمی کوردستان',
    ),
    lat: 36.19,
    long: 44.01,
    weight: 20,
  },
  {
    slug: 'sulaymaniyah',
    iso: 'IQ-SU',
    name: say('Sulaymaniyah', 'السليمانية', 'سلێمانی'),
    aliases: words(
      'slemani, sulaimani, suli, sulaymaniya, sulaimaniya, sulaymaniyeh, سليمانية, سليماني, سلیمانی, سلێمانیە, ڕانیە, رانية, ranya, قەڵادزێ, قلعة دزة, چەمچەماڵ, جمجمال, chamchamal, کەلار, كلار, kalar, دەربەندیخان, دربندخان, پێنجوێن, بنجوين, دوکان, دوكان, بازیان, بازيان, bazyan, چوارتا, جوارتا, تاسڵوجە, سلێمانیا, slemany, kurdistan, كردستان, كوردستان, کوردستان, اقليم كردستان, هەرێمی کوردستان',
    ),
    lat: 35.56,
    long: 45.43,
    weight: 12,
  },
  {
    slug: 'duhok',
    iso: 'IQ-DA',
    name: say('Duhok', 'دهوك', 'دهۆک'),
    aliases: words(
      'dahuk, dohuk, dihok, دهوك, دهۆك, زاخۆ, زاخو, zakho, zaxo, ئاکرێ, عقرة, akre, aqrah, ئامێدی, العمادية, amedi, سێمێل, سميل, semel, شێخان, بەردەڕەش, بردرش, bardarash, شيخان, shekhan, kurdistan, كردستان, كوردستان, کوردستان, اقليم كردستان, هەرێمی کوردستان',
    ),
    lat: 36.87,
    long: 42.99,
    weight: 8,
  },
  {
    slug: 'halabja',
    iso: 'IQ-HA',
    name: say('Halabja', 'حلبجة', 'هەڵەبجە'),
    aliases: words(
      'halabcha, helebce, حلبجه, هەلەبجە, هەڵەبجەی شەهید, سەیدسادق, سيد صادق, خورماڵ, خورمال, kurdistan, كردستان, كوردستان, کوردستان, اقليم كردستان, هەرێمی کوردستان',
    ),
    lat: 35.18,
    long: 45.99,
    weight: 0.5,
  },
  {
    slug: 'kirkuk',
    iso: 'IQ-KI',
    name: say('Kirkuk', 'كركوك', 'کەرکووک'),
    aliases: words('karkuk, kerkuk, كركوك, کەرکوک, کرکوک, الحويجة, حویجە, hawija, داقوق, daquq, دوبز'),
    lat: 35.47,
    long: 44.39,
    weight: 6,
  },
  {
    slug: 'nineveh',
    iso: 'IQ-NI',
    name: say('Nineveh', 'نينوى', 'نەینەوا'),
    aliases: words(
      'mosul, ninawa, nineva, ninevah, mousl, الموصل, موصل, موسل, مووسڵ, مووسل, نینەوا, نەینەوا, تلعفر, تەلەعفەر, tal afar, سنجار, شنگال, شەنگال, sinjar, الحمدانية, قرقوش, بعشيقة, تلكيف, القيارة, الشيخان نينوى, برطلة, زمار, ربيعة',
    ),
    lat: 36.34,
    long: 43.13,
    weight: 7,
  },
  {
    slug: 'salah-al-din',
    iso: 'IQ-SD',
    name: say('Salah al-Din', 'صلاح الدين', 'سەڵاحەددین'),
    aliases: words(
      'salahaddin, saladin, salah ad din, tikrit, صلاح الدين, تكريت, تکریت, سامراء, سامەڕا, samarra, بيجي, بێجی, baiji, الدجيل, الشرقاط, طوزخورماتو, طوز, خورماتوو, tuz khurmatu',
    ),
    lat: 34.6,
    long: 43.68,
    weight: 0.7,
  },
  {
    slug: 'diyala',
    iso: 'IQ-DI',
    name: say('Diyala', 'ديالى', 'دیالە'),
    aliases: words(
      'diala, baqubah, baquba, baqouba, ديالي, بعقوبة, بعقوبه, بەعقووبە, بەعقوبە, خانقين, خانەقین, khanaqin, المقدادية, جلولاء, جەلەولا, كفري, کفری, الخالص, مندلي, مەندەلی, بلدروز',
    ),
    lat: 33.75,
    long: 44.64,
    weight: 0.9,
  },
  {
    slug: 'baghdad',
    iso: 'IQ-BG',
    name: say('Baghdad', 'بغداد', 'بەغدا'),
    aliases: words(
      'bagdad, baghdaad, بغداد, بەغداد, بەغدای, ابو غريب, أبو غريب, المحمودية, التاجي, الكرخ, الرصافة, مدينة الصدر, الكرادة, المنصور, الكاظمية, الدورة, النهضة, الشعلة, جميلة, البياع, بغدات',
    ),
    lat: 33.31,
    long: 44.36,
    weight: 18,
  },
  {
    slug: 'anbar',
    iso: 'IQ-AN',
    name: say('Anbar', 'الأنبار', 'ئەنبار'),
    aliases: words(
      'al anbar, ramadi, fallujah, falluja, الرمادي, رمادي, ڕومادی, ڕەمادی, الفلوجة, فلوجة, فەللوجە, هيت, heet, حديثة, haditha, القائم, الرطبة, الخالدية, راوة, كبيسة, عامرية الفلوجة',
    ),
    lat: 33.43,
    long: 43.3,
    weight: 3,
  },
  {
    slug: 'babil',
    iso: 'IQ-BB',
    name: say('Babil', 'بابل', 'بابل'),
    aliases: words(
      'babylon, babel, hilla, hillah, الحلة, حلة, حیللە, حلە, المسيب, المحاويل, الهاشمية, بابيل, الاسكندرية, القاسم',
    ),
    lat: 32.48,
    long: 44.43,
    weight: 3,
  },
  {
    slug: 'karbala',
    iso: 'IQ-KA',
    name: say('Karbala', 'كربلاء', 'کەربەلا'),
    aliases: words('kerbala, karbela, كربلا, كربله, کەربەلا, کەربلا, عين التمر, كربلاء المقدسة'),
    lat: 32.62,
    long: 44.02,
    weight: 4,
  },
  {
    slug: 'najaf',
    iso: 'IQ-NA',
    name: say('Najaf', 'النجف', 'نەجەف'),
    aliases: words('an najaf, kufa, نجف, نەجەف, الكوفة, كوفة, کوفە, المشخاب, المناذرة, النجف الأشرف'),
    lat: 32.03,
    long: 44.35,
    weight: 4,
  },
  {
    slug: 'al-qadisiyah',
    iso: 'IQ-QA',
    name: say('Al-Qadisiyah', 'القادسية', 'قادسییە'),
    aliases: words(
      'qadisiyah, qadisiya, diwaniyah, diwaniya, al diwaniyah, الديوانية, ديوانية, دیوانیە, دیوانییە, عفك, الشامية, الحمزة',
    ),
    lat: 31.99,
    long: 44.93,
    weight: 0.7,
  },
  {
    slug: 'wasit',
    iso: 'IQ-WA',
    name: say('Wasit', 'واسط', 'واست'),
    aliases: words(
      'kut, al kut, alkut, wasit, الكوت, كوت, کوت, کووت, واسيط, الصويرة, النعمانية, بدرة, العزيزية',
    ),
    lat: 32.51,
    long: 45.82,
    weight: 0.9,
  },
  {
    slug: 'maysan',
    iso: 'IQ-MA',
    name: say('Maysan', 'ميسان', 'میسان'),
    aliases: words(
      'amara, amarah, al amarah, misan, missan, العمارة, عمارة, عەمارە, میسان, المجر, علي الغربي, قلعة صالح',
    ),
    lat: 31.84,
    long: 47.14,
    weight: 0.7,
  },
  {
    slug: 'dhi-qar',
    iso: 'IQ-DQ',
    name: say('Dhi Qar', 'ذي قار', 'زیقار'),
    aliases: words(
      'thi qar, dhiqar, zi qar, nasiriyah, nasiriya, nasriya, الناصرية, ناصرية, ناسریە, ناسرییە, ذيقار, ذي قار, الشطرة, سوق الشيوخ, الرفاعي, زی قار',
    ),
    lat: 31.05,
    long: 46.26,
    weight: 1,
  },
  {
    slug: 'al-muthanna',
    iso: 'IQ-MU',
    name: say('Al-Muthanna', 'المثنى', 'موسەننا'),
    aliases: words(
      'muthanna, samawah, samawa, al samawah, السماوة, سماوة, سەماوە, المثني, مثنى, الرميثة, موسەنا',
    ),
    lat: 31.33,
    long: 45.28,
    weight: 0.6,
  },
  {
    slug: 'basra',
    iso: 'IQ-BA',
    name: say('Basra', 'البصرة', 'بەسرە'),
    aliases: words(
      'basrah, al basrah, bassra, بصره, البصره, بەسڕە, بسرە, الزبير, زبير, زوبێر, zubair, القرنة, ام قصر, أم قصر, umm qasr, الفاو, ابو الخصيب, شط العرب, خور الزبير, سفوان, safwan, البصرة الفيحاء',
    ),
    lat: 30.51,
    long: 47.78,
    weight: 9,
  },
];
