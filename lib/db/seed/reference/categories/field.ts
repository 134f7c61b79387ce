import { say, words } from '../say';
import type { CategorySeed } from '../types';
import { sub } from './sub';

export const tractors: CategorySeed = {
  slug: 'tractors',
  name: say('Tractors', 'جرارات زراعية', 'تراکتۆر'),
  aliases: words(
    'tractor, farm tractor, تركتر, تركترات, تراكتر, تراكتور, ساحبة, جرار, تراکتەر, تەراکتۆر, تراکتور',
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
    'agricultural machinery, farm equipment, implements, مكائن زراعية, آلات زراعية, کەرەستەی کشتوکاڵ, کەلوپەلی کشتوکاڵی, مەکینەی جووتیاری',
  ),
  subCategories: [
    sub(
      'combine-harvesters',
      'Combine harvesters',
      'حاصدات',
      'دەراسە',
      'combine, harvester, حاصدة, حاصده, كومباين, دراسة, حصادة, کۆمباین, دەڕاسە, دروێنەکەر',
    ),
    sub(
      'balers',
      'Balers',
      'كابسات تبن',
      'مەکینەی باڵە',
      'baler, square baler, round baler, مكبس تبن, كابسة, كابسة بالات, بالات, پرێسی کا, باڵەی کا',
    ),
    sub(
      'ploughs',
      'Ploughs',
      'محاريث',
      'گاسن',
      'plow, plough, disc plough, محراث, محراث قلاب, خرماشة, گاوئاسن, کێڵان, خەرماشە',
    ),
    sub(
      'seed-drills',
      'Seed drills',
      'باذرات',
      'تۆوچێن',
      'seeder, planter, drill, باذرة, بذارة, باذرة حنطة, تۆوکار, تۆوهاوێژ',
    ),
    sub(
      'sprayers',
      'Sprayers',
      'مرشات مبيدات',
      'دەرمانپرژێن',
      'sprayer, boom sprayer, مرشة, مرشة زراعية, رشاشة, پرژێن, ڕەشاشە',
    ),
    sub(
      'mowers',
      'Mowers',
      'محشات',
      'گیابڕ',
      'mower, disc mower, rake, محشة, محش, حشاشة, قصابة حشيش, گیادروو, حاشە',
    ),
    sub(
      'farm-trailers',
      'Farm trailers',
      'عربات زراعية',
      'عەرەبانەی کشتوکاڵی',
      'tractor trailer, grain trailer, عربانة, عربانة تركتر, تريلة تركتر, عەرەبانە, ترێلەی تراکتۆر',
    ),
    sub(
      'irrigation-pivots',
      'Irrigation pivots',
      'مرشات محورية',
      'پیڤۆتی ئاودێری',
      'pivot, centre pivot, sprinkler, بيفوت, رش محوري, مرشات, منظومة ري, پیڤۆت, ڕەشاشەی ئاودێری',
    ),
    sub(
      'irrigation-pumps',
      'Irrigation pumps',
      'مضخات ري',
      'پەمپی ئاودێری',
      'water pump, ماطور ماي, مضخة ماء, غطاس, ماتۆڕی ئاو, پەمپی ئاو, غەتاس',
    ),
  ],
};
