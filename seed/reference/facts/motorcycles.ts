import { say, words } from '../say';
import type { FactSeed } from '../types';

export const motorcycles: readonly FactSeed[] = [
  {
    key: 'moto_kind',
    kind: 'choice',
    name: say('Kind', 'النوع', 'جۆر'),
    schemaOrg: 'vehicleConfiguration',
    also: words('ماطور, دراجة'),
    choices: [
      { key: 'street', name: say('Street', 'شارع', 'شەقام'), also: words('نايكد, naked') },
      { key: 'sport', name: say('Sport', 'رياضي', 'سپۆرت'), also: words('ريس, racing') },
      { key: 'scooter', name: say('Scooter', 'سكوتر', 'سکوتەر'), also: words('فيزبا, vespa') },
      { key: 'cross', name: say('Off-road', 'كروس', 'کرۆس'), also: words('تريل, dirt') },
      { key: 'cruiser', name: say('Cruiser', 'كروزر', 'کرۆزەر'), also: words('هارلي, harley') },
      { key: 'delivery', name: say('Delivery', 'توصيل', 'دیلیڤەری'), also: words('دلفري, گەیاندن') },
    ],
  },
  {
    key: 'moto_start',
    kind: 'choice',
    name: say('Starting', 'التشغيل', 'کارپێکردن'),
    short: say('Start', 'التشغيل', 'کارپێکردن'),
    also: words('سلف, كيك, هندل'),
    choices: [
      { key: 'electric', name: say('Electric', 'سلف كهربائي', 'سلفی کارەبایی') },
      { key: 'kick', name: say('Kick', 'كيك', 'کیک'), also: words('دواس, قاچ') },
      { key: 'both', name: say('Both', 'سلف وكيك', 'سلف و کیک') },
    ],
  },
  {
    key: 'tricycle_body',
    kind: 'choice',
    name: say('Body', 'البدن', 'بەدەن'),
    also: words('صندوق, بدن'),
    choices: [
      { key: 'open', name: say('Open bed', 'مكشوف', 'کراوە'), also: words('حوض') },
      { key: 'box', name: say('Box', 'صندوق مغلق', 'سندوقی داخراو') },
      {
        key: 'passengers',
        name: say('For passengers', 'نقل ركاب', 'نەفەر هەڵگر'),
        also: words('ركاب, تكتك'),
      },
      { key: 'tanker', name: say('Tank', 'خزان', 'تانک'), also: words('ماء, ماي') },
      { key: 'tipping', name: say('Tipping', 'قلاب', 'قەلاب') },
    ],
  },
  {
    key: 'atv_kind',
    kind: 'choice',
    name: say('Quad', 'نوع الدراجة', 'جۆری ماتۆڕ'),
    short: say('Kind', 'النوع', 'جۆر'),
    also: words('بانشي, بگي, ATV'),
    choices: [
      { key: 'sport', name: say('Sport', 'رياضية', 'سپۆرت'), also: words('بانشي') },
      { key: 'utility', name: say('Work', 'للعمل', 'بۆ ئیش'), also: words('4x4, farm') },
      { key: 'side_by_side', name: say('Side by side', 'بكي', 'بەگی'), also: words('UTV, SXS, بگي, باگي') },
      { key: 'children', name: say('For children', 'للأطفال', 'بۆ منداڵ') },
    ],
  },
  {
    key: 'equipment_moto',
    kind: 'choices',
    name: say('Fitted with', 'التجهيزات', 'تایبەتمەندییەکان'),
    short: say('Fitted', 'التجهيزات', 'تایبەتمەندی'),
    also: words('مواصفات, ئۆپشن'),
    choices: [
      { key: 'abs', name: say('ABS', 'بريك ABS', 'برێکی ABS') },
      { key: 'side_boxes', name: say('Side boxes', 'صناديق جانبية', 'سندوقی لا') },
      { key: 'windscreen', name: say('Windscreen', 'زجاج أمامي', 'شووشەی پێشەوە'), also: words('واقي') },
      { key: 'roof', name: say('Roof', 'سقف', 'سەقف'), also: words('شمسية') },
      { key: 'winch', name: say('Winch', 'ونش', 'وینچ') },
      { key: 'hitch', name: say('Tow hook', 'قطاف سحب', 'قولاپی ڕاکێشان') },
      { key: 'alarm', name: say('Alarm', 'جهاز إنذار', 'زەنگی ئاگاداری') },
      { key: 'led', name: say('LED lights', 'أضوية LED', 'گڵۆپی LED') },
      { key: 'rear_rack', name: say('Rear rack', 'سقف حمل خلفي', 'ڕەکی دواوە') },
    ],
  },
];
