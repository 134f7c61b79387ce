import { say, words } from '../say';
import type { CategorySeed } from '../types';
import { sub } from './sub';

export const power: CategorySeed = {
  slug: 'power-and-oilfield',
  name: say('Power and oilfield', 'مولدات ومعدات نفطية', 'مۆلیدە و ئامێری نەوتی'),
  aliases: words(
    'power, genset, oilfield, oil and gas, كهرباء, نفط, حقول نفط, مولدة, کارەبا, نەوت, کێڵگەی نەوت',
  ),
  subCategories: [
    sub(
      'generators',
      'Generators',
      'مولدات',
      'مۆلیدە',
      'generator, genset, مولدة, مولده, مولدة ديزل, مولدة سحب, مولیدە, جەنەرەیتەر, generator set, مولد, مولدة كهرباء, دينمو, دینەمۆ, موەلیدە, موەلیدەی کارەبا, مۆلیدەی کارەبا, موەلیدات, محرك توليد, mualida, muwalida, mwalida, جنريتر, جنريتور, جنراتور, جەنرەیتەر, جەنەرێتەر, جێنەرەیتەر, مولدات كهرباء',
    ),
    sub(
      'compressors',
      'Air compressors',
      'كمبريسرات هواء',
      'کۆمپرێسەری هەوا',
      'compressor, air compressor, كمبريسر, كمبريسر هواء, ضاغطة, ضاغط هواء, کۆمپرێسەر, کەمپرێسەر, كمبريسة, كمبرسر, كومبريسر, ضاغطة هواء, هواسة, کۆمپرێسۆر, کۆمپرێسر',
    ),
    sub(
      'light-towers',
      'Light towers',
      'أبراج إنارة',
      'بورجی ڕووناکی',
      'light tower, lighting tower, برج إنارة, تاور لايت, تاوەر لایت, light plant, انارة, برج انارة, ڕووناکی',
    ),
    sub(
      'welding-sets',
      'Welding sets',
      'مكائن لحام',
      'مەکینەی لەحیم',
      'welder, welding machine, ماكنة لحيم, لحيم, لحام, لەحیم, جۆشکاری, ماكنة لحام, مكينة لحيم, لەحیمکاری',
    ),
    sub(
      'industrial-pumps',
      'Pumps',
      'مضخات',
      'پەمپ',
      'pump, water pump, dewatering pump, مضخة, مضخة ديزل, طرمبة, پەمپی دیزڵ, پەمپی ئاو, پۆمپ, پۆمپی ئاو, واتر بمب, بمب ماي',
    ),
    sub(
      'oilfield-tanks',
      'Oilfield tanks',
      'خزانات نفطية',
      'تانکی نەوت',
      'frac tank, storage tank, خزان نفط, تانكي, خزان وقود, تانکی, خەزانی نەوت',
    ),
  ],
};

export const parts: CategorySeed = {
  slug: 'attachments-and-parts',
  name: say('Attachments and parts', 'ملحقات وقطع غيار', 'پاشکۆ و پارچە'),
  aliases: words(
    'attachment, spare parts, parts, أدوات احتياطية, مواد احتياطية, قطع غيار, ملحقات, پارچەی یەدەگ, کەرەستەی یەدەگ, ئەدەواتی ئیحتیات, accessories, قطع غيار حفارات, ادوات احتياطية, سبير بارت, پارچەی یەدەک, یەدەگ, پارچە, ئەدەوات',
  ),
  subCategories: [
    sub(
      'hammers',
      'Hydraulic hammers',
      'جاك همر (مطارق هدم)',
      'چەکوشی هایدرۆلیک',
      'hammer, breaker, rock breaker, مطرقة هدم, مطارق هيدروليكية, جاك همر, جاكهمر, شاكوش حفارة, دقاق, جاکهامەر, جاک هامەر, هامەر, hydraulic hammer, jackhammer, jack hammer, جاك هامر, هيلتي حفارة, كسارة هيدروليك, جكهمر, چەکوش, چەکووش, چاکهامەر, جاکهەمەر, دەقاق, جاكوج, جاكوج حفارة, jakoj, همر هيدروليك, همر, دقاقة, دقاكة, چەکوچ, چەکوچی حەفارە, هامەری هایدرۆلیک',
    ),
    sub(
      'buckets',
      'Buckets',
      'كيلات حفر وتحميل',
      'باکێت',
      'bucket, كيلة, كيلة حفارة, باكت, بكت, کێلە, باکیت, excavator bucket, باكيت, باكيتات, كيلات, كيله, کێلەی حەفارە, کێلەی شۆفڵ, سەتڵ, بەکێت',
    ),
    sub(
      'quick-couplers',
      'Quick couplers',
      'وصلات سريعة',
      'بەستەری خێرا',
      'quick coupler, quick hitch, كويك كبلر, وصلة سريعة, کویک کەپلەر',
    ),
    sub('forks', 'Forks', 'شوكات رفع', 'چنگاڵی هەڵگرتن', 'pallet forks, fork, شوكة, شوكات شفل, شەوکە, چەتاڵ'),
    sub(
      'undercarriage',
      'Undercarriage',
      'جنازير ورولات (سرف)',
      'زنجیر و ڕۆڵەر',
      'tracks, track chain, rollers, sprocket, سرفة, جنزير, رولات, سبروكت, سەرفە, زنجیر, track, جنازير, سلاسل, سرف, زنجیری حەفارە',
    ),
    sub(
      'engines',
      'Engines',
      'محركات',
      'بزوێنەر',
      'engine, motor, محرك, ماكنة, مكينة, مەکینە, مۆتۆر, engines, مكائن, محرك ديزل, ماكينة, بزوێنەری دیزڵ, مەکینەی سەیارە',
    ),
    sub(
      'gearboxes',
      'Gearboxes',
      'صناديق تروس (كير)',
      'گێڕ',
      'gearbox, transmission, كير, گير, قير, صندوق تروس, گیربۆکس, گێربۆکس, gear box, كير بوكس, كيربوكس, گێربوکس, کێر',
    ),
    sub(
      'tyres',
      'Tyres',
      'إطارات',
      'تایە',
      'tyre, tire, wheel, تاير, تايرات, اطارات, ويل, تایەر, tyres, tires, اطار, إطار, تايراات, تواير, تایەی شۆفڵ, تایەکان, تایرات, tayrat, tayer',
    ),
    sub('filters', 'Filters', 'فلاتر', 'فلتەر', 'filter, oil filter, فلتر, فلتر زيت, فلاتر مازوت, فیلتەر'),
  ],
};
