import { say, words } from '../say';
import type { CategorySeed } from '../types';
import { sub } from './sub';

export const tractors: CategorySeed = {
  slug: 'tractors',
  name: say('Tractors', 'جرارات زراعية', 'تراکتۆر'),
  aliases: words(
    'tractor, farm tractor, تركتر, تركترات, تراكتر, تراكتور, ساحبة, جرار, تراکتەر, تەراکتۆر, تراکتور, tractors, traktor, جرار زراعي, جرارة, جراره, تراكتورات, تراكتر زراعي, تركتر زراعي, ساحبة زراعية, ساحبات, تراکتۆری کشتوکاڵی, تەرەکتەر, تراکتر, تەڕاکتۆر',
  ),
  subCategories: [
    sub(
      'tractors-under-60-hp',
      'Under 60 hp',
      'أقل من 60 حصانًا',
      'کەمتر لە 60 ئەسپ',
      'small tractor, compact tractor, تركتر صغير, ساحبة صغيرة, تراکتۆری بچووک',
    ),
    sub(
      'tractors-60-100-hp',
      '60–100 hp',
      'من 60 إلى 100 حصان',
      '60 تا 100 ئەسپ',
      'utility tractor, تركتر 75 حصان, تركتر وسط, تراکتۆری ناوەند',
    ),
    sub(
      'tractors-100-160-hp',
      '100–160 hp',
      'من 100 إلى 160 حصانًا',
      '100 تا 160 ئەسپ',
      'medium tractor, تركتر 110 حصان, تراکتۆری 110 ئەسپ',
    ),
    sub(
      'tractors-over-160-hp',
      'Over 160 hp',
      'أكثر من 160 حصانًا',
      'زیاتر لە 160 ئەسپ',
      'high horsepower tractor, big tractor, تركتر كبير, ساحبة كبيرة, تراکتۆری گەورە',
    ),
    sub(
      'orchard-tractors',
      'Orchard tractors',
      'جرارات بساتين',
      'تراکتۆری باخ',
      'narrow tractor, vineyard tractor, تركتر بستان, تركتر بساتين, تراکتۆری بێستان',
    ),
    sub(
      'crawler-tractors',
      'Crawler tractors',
      'جرارات مجنزرة',
      'تراکتۆری زنجیردار',
      'track tractor, تركتر سرفة, تركتر جنزير, تراکتۆری زنجیر',
    ),
  ],
};

export const farm: CategorySeed = {
  slug: 'farm-machinery',
  name: say('Farm machinery', 'معدات زراعية', 'ئامێری کشتوکاڵی'),
  aliases: words(
    'agricultural machinery, farm equipment, implements, مكائن زراعية, آلات زراعية, کەرەستەی کشتوکاڵ, کەلوپەلی کشتوکاڵی, مەکینەی جووتیاری, agriculture, معدات زراعيه, الات زراعية, زراعة, ئامێری کشتوکاڵ, ئامێری جوتیاری, ئامێری جووتیاری, کشتوکاڵ',
  ),
  subCategories: [
    sub(
      'combine-harvesters',
      'Combine harvesters',
      'حاصدات',
      'دەراسە',
      'combine, harvester, حاصدة, حاصده, كومباين, دراسة, حصادة, کۆمباین, دەڕاسە, دروێنەکەر, combine harvester, حاصودة, حصادات, حصاده, دراسات, كومباين حصاد, کۆمباینی دروێنە, دەراسەی گەنم, دەڕاسەی گەنم, دروێنە, کۆمبایین, hasida, hasada, darasa, ماكنة حصاد, مەکینەی دروێنە',
    ),
    sub(
      'balers',
      'Balers',
      'كابسات تبن',
      'مەکینەی باڵە',
      'baler, square baler, round baler, مكبس تبن, كابسة, كابسة بالات, بالات, پرێسی کا, باڵەی کا, hay baler, مكبس, مكابس, كباسة, ماكنة بالات, باڵە, پرێس, بالەی کا, مەکینەی کا',
    ),
    sub(
      'ploughs',
      'Ploughs',
      'محاريث',
      'گاسن',
      'plow, plough, disc plough, محراث, محراث قلاب, خرماشة, گاوئاسن, کێڵان, خەرماشە, plows, گاسنی, سكة, خرماشه, گاسنە',
    ),
    sub(
      'seed-drills',
      'Seed drills',
      'باذرات',
      'تۆوچێن',
      'seeder, planter, drill, باذرة, بذارة, باذرة حنطة, تۆوکار, تۆوهاوێژ, seeding, بذر, باذره, بذارات, تۆو چێن, تۆوکەر',
    ),
    sub(
      'sprayers',
      'Sprayers',
      'مرشات مبيدات',
      'دەرمانپرژێن',
      'sprayer, boom sprayer, مرشة, مرشة زراعية, رشاشة, پرژێن, ڕەشاشە, مرش, مرشات, رش مبيدات, دەرمان پرژێن, ڕەشاش',
    ),
    sub(
      'mowers',
      'Mowers',
      'محشات',
      'گیابڕ',
      'mower, disc mower, rake, محشة, محش, حشاشة, قصابة حشيش, گیادروو, حاشە, grass cutter, حشاشات, قصاصة, گیا بڕ',
    ),
    sub(
      'farm-trailers',
      'Farm trailers',
      'عربات زراعية',
      'عەرەبانەی کشتوکاڵی',
      'tractor trailer, grain trailer, عربانة, عربانة تركتر, تريلة تركتر, عەرەبانە, ترێلەی تراکتۆر, farm trailer, عربانه, عربات, عربة, عەرەبانەی تراکتۆر',
    ),
    sub(
      'irrigation-pivots',
      'Irrigation pivots',
      'مرشات محورية',
      'پیڤۆتی ئاودێری',
      'pivot, centre pivot, sprinkler, بيفوت, رش محوري, مرشات, منظومة ري, پیڤۆت, ڕەشاشەی ئاودێری, pivot irrigation, مرشات محوريه, بيفوت ري, رشاش محوري, پیڤوت',
    ),
    sub(
      'irrigation-pumps',
      'Irrigation pumps',
      'مضخات ري',
      'پەمپی ئاودێری',
      'water pump, ماطور ماي, مضخة ماء, غطاس, ماتۆڕی ئاو, پەمپی ئاو, غەتاس, irrigation pump, مضخات, مضخة ري, ماطور مي, ماتۆری ئاو, پەمپ, پۆمپ, پۆمپی ئاو',
    ),
  ],
};
