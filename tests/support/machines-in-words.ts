import type { FactValues } from '@/lib/facts/fact';
import { type Machine, statedOn } from '@/lib/facts/machine';
import { brands } from '@/seed/reference/brands';
import { categories } from '@/seed/reference/categories';
import { facts } from '@/seed/reference/facts';
import { adTypes } from '@/seed/reference/money';
import { subCategoryNouns } from '@/seed/reference/nouns';
import { states } from '@/seed/reference/places';
import { sheets } from '@/seed/reference/sheets';

type Said = Partial<Pick<Machine, 'year' | 'hours' | 'distance' | 'distanceUnit'>> & {
  in?: string;
  /** The slug of the kind of ad. */
  as?: string;
  facts?: FactValues;
};

const factsByKey = new Map(facts.map((fact) => [fact.key, fact]));

const found = <T>(thing: T | undefined, called: string): T => {
  if (!thing) throw new Error(`There is no ${called}`);
  return thing;
};

/** A machine of the reference rows, by its kind ("tractors/orchard-tractors"), the slug of its brand and its model. */
export const machineOf = (
  kind: string,
  brand: string | null,
  model: string | null,
  { in: place, as: adType, facts: values = {}, ...said }: Said = {},
): Machine => {
  const [slug = '', subSlug = ''] = kind.split('/');
  const category = found(
    categories.find((one) => one.slug === slug),
    slug,
  );
  const subCategory = category.subCategories.find((one) => one.slug === subSlug);
  const ofCategory = sheets.filter((sheet) => sheet.category === slug);
  const sheet = found(
    ofCategory.find((one) => one.subCategory === subSlug) ??
      ofCategory.find((one) => one.subCategory === null),
    kind,
  );
  for (const key of Object.keys(values)) found(factsByKey.get(key), key);
  return {
    offer: adType
      ? found(
          adTypes.find((one) => one.slug === adType),
          adType,
        )
      : null,
    noun: subCategoryNouns[slug]?.[subSlug] ?? null,
    kind: (subCategory ?? category).name,
    brand: brand
      ? found(
          brands.find((one) => one.slug === brand),
          brand,
        ).name
      : null,
    model,
    year: null,
    hours: null,
    distance: null,
    distanceUnit: 'km',
    place: place
      ? found(
          states.find((one) => one.slug === place),
          place,
        ).name
      : null,
    core: sheet.core,
    facts: statedOn(sheet, values, factsByKey),
    ...said,
  };
};

/** A machine, and what it is called in English, Arabic and Kurdish, as somebody of the trade would write it. */
export type InWords = [machine: Machine, en: string, ar: string, ckb: string];

const construction: InWords[] = [
  [
    machineOf('construction-machinery/crawler-excavators', 'caterpillar', '320', {
      year: 2018,
      hours: 5_200,
      in: 'erbil',
      facts: { weight: 22_000 },
    }),
    'Caterpillar 320 crawler excavator, 2018, 5,200 h, 22 t · Erbil',
    'حفارة مجنزرة كاتربيلر 320، موديل 2018، 5,200 ساعة، 22 طنًا · أربيل',
    'حەفارەی زنجیرداری کاتەرپیلەر 320، مۆدێل 2018، 5,200 کاتژمێر، 22 تۆن · هەولێر',
  ],
  [
    machineOf('construction-machinery/crawler-excavators', 'komatsu', 'PC200-8', {
      year: 2011,
      hours: 9_003,
      in: 'kirkuk',
      facts: { undercarriage: 70, weight: 20_500 },
    }),
    'Komatsu PC200-8 crawler excavator, 2011, 9,003 h, 20.5 t, tracks 70% · Kirkuk',
    'حفارة مجنزرة كوماتسو PC200-8، موديل 2011، 9,003 ساعات، 20.5 طن، الجنزير 70% · كركوك',
    'حەفارەی زنجیرداری کۆماتسو PC200-8، مۆدێل 2011، 9,003 کاتژمێر، 20.5 تۆن، زنجیر 70% · کەرکووک',
  ],
  [
    machineOf('construction-machinery/wheeled-excavators', 'volvo', 'EW160C', {
      year: 2010,
      hours: 11_400,
      in: 'baghdad',
      facts: { weight: 16_800, customs: 'paid' },
    }),
    'Volvo EW160C wheeled excavator, 2010, 11,400 h, 16.8 t, customs paid · Baghdad',
    'حفارة مدولبة فولفو EW160C، موديل 2010، 11,400 ساعة، 16.8 طن، مكمركة · بغداد',
    'حەفارەی تایەداری ڤۆڵڤۆ EW160C، مۆدێل 2010، 11,400 کاتژمێر، 16.8 تۆن، گومرگکراو · بەغدا',
  ],
  [
    machineOf('construction-machinery/mini-excavators', 'kubota', 'U17-3α', {
      year: 2019,
      hours: 1_240,
      in: 'sulaymaniyah',
      facts: { weight: 1_700 },
    }),
    'Kubota U17-3α mini excavator, 2019, 1,240 h, 1.7 t · Sulaymaniyah',
    'حفارة صغيرة كوبوتا U17-3α، موديل 2019، 1,240 ساعة، 1.7 طن · السليمانية',
    'حەفارەی بچووکی کوبۆتا U17-3α، مۆدێل 2019، 1,240 کاتژمێر، 1.7 تۆن · سلێمانی',
  ],
  [
    machineOf('construction-machinery/wheel-loaders', 'caterpillar', '950H', {
      year: 2008,
      hours: 14_100,
      in: 'basra',
      facts: { bucket: 3_300, customs: 'unpaid' },
    }),
    'Caterpillar 950H wheel loader, 2008, 14,100 h, bucket 3.3 m³, customs not paid · Basra',
    'شفل كاتربيلر 950H، موديل 2008، 14,100 ساعة، الكيلة 3.3 م³، غير مكمرك · البصرة',
    'شۆفڵی کاتەرپیلەر 950H، مۆدێل 2008، 14,100 کاتژمێر، باکێت 3.3 م³، گومرگنەکراو · بەسرە',
  ],
  [
    machineOf('construction-machinery/backhoe-loaders', 'jcb', '3CX', {
      year: 2014,
      hours: 7_300,
      in: 'duhok',
      facts: { drive_wheels: '4wd' },
    }),
    'JCB 3CX backhoe loader, 2014, 7,300 h, 4WD · Duhok',
    'شفل حفار جي سي بي 3CX، موديل 2014، 7,300 ساعة، دبل · دهوك',
    'شۆفڵی حەفارەداری جەی سی بی 3CX، مۆدێل 2014، 7,300 کاتژمێر، دەبڵ · دهۆک',
  ],
  [
    machineOf('construction-machinery/skid-steer-loaders', 'bobcat', 'S570', {
      year: 2016,
      hours: 2_511,
      in: 'najaf',
      facts: { rated_load: 885 },
    }),
    'Bobcat S570 skid-steer loader, 2016, 2,511 h, 885 kg · Najaf',
    'شفل صغير بوبكات S570، موديل 2016، 2,511 ساعة، 885 كغم · النجف',
    'شۆفڵی بچووکی بۆبکات S570، مۆدێل 2016، 2,511 کاتژمێر، 885 کگم · نەجەف',
  ],
  [
    machineOf('construction-machinery/bulldozers', 'caterpillar', 'D6R', {
      year: 2005,
      hours: 12_850,
      in: 'nineveh',
      facts: { weight: 18_300, undercarriage: 45 },
    }),
    'Caterpillar D6R bulldozer, 2005, 12,850 h, 18.3 t, tracks 45% · Nineveh',
    'بلدوزر كاتربيلر D6R، موديل 2005، 12,850 ساعة، 18.3 طن، الجنزير 45% · نينوى',
    'بلدۆزەری کاتەرپیلەر D6R، مۆدێل 2005، 12,850 کاتژمێر، 18.3 تۆن، زنجیر 45% · نەینەوا',
  ],
  [
    machineOf('construction-machinery/motor-graders', 'caterpillar', '140H', {
      year: 2004,
      hours: 15_600,
      in: 'anbar',
      facts: { blade_length: 3_660, tyres_left: 60 },
    }),
    'Caterpillar 140H motor grader, 2004, 15,600 h, blade 3.66 m, tyres 60% · Anbar',
    'كريدر كاتربيلر 140H، موديل 2004، 15,600 ساعة، السكينة 3.66 متر، الإطارات 60% · الأنبار',
    'گرێدەری کاتەرپیلەر 140H، مۆدێل 2004، 15,600 کاتژمێر، چەقۆ 3.66 مەتر، تایە 60% · ئەنبار',
  ],
  [
    machineOf('construction-machinery/rollers', 'bomag', 'BW 213 D-4', {
      year: 2012,
      hours: 4_870,
      in: 'diyala',
      facts: { drum_kind: 'padfoot', weight: 12_500 },
    }),
    'Bomag BW 213 D-4 padfoot roller, 2012, 4,870 h, 12.5 t · Diyala',
    'حادلة رجل غنم بوماك BW 213 D-4، موديل 2012، 4,870 ساعة، 12.5 طن · ديالى',
    'ڕۆڵەری پێی مەڕی بۆماگ BW 213 D-4، مۆدێل 2012، 4,870 کاتژمێر، 12.5 تۆن · دیالە',
  ],
  [
    machineOf('construction-machinery/asphalt-pavers', 'vogele', 'Super 1800-2', {
      year: 2013,
      hours: 6_102,
      in: 'erbil',
      facts: { paving_width: 9_000 },
    }),
    'Vögele Super 1800-2 asphalt paver, 2013, 6,102 h, 9 m · Erbil',
    'فارشة أسفلت فوكله Super 1800-2، موديل 2013، 6,102 ساعة، 9 أمتار · أربيل',
    'مەکینەی قیرتاوی ڤۆگلە Super 1800-2، مۆدێل 2013، 6,102 کاتژمێر، 9 مەتر · هەولێر',
  ],
  [
    machineOf('construction-machinery/milling-machines', 'wirtgen', 'W 200', {
      year: 2011,
      hours: 8_011,
      in: 'baghdad',
      facts: { milling_width: 2_000, power: 550 },
    }),
    'Wirtgen W 200 milling machine, 2011, 8,011 h, 2,000 mm, power 550 hp · Baghdad',
    'كاشطة أسفلت فيرتكن W 200، موديل 2011، 8,011 ساعة، 2,000 ملم، القدرة 550 حصانًا · بغداد',
    'مەکینەی هەڵکەندنی قیری ڤیرتگن W 200، مۆدێل 2011، 8,011 کاتژمێر، 2,000 ملم، هێز 550 ئەسپ · بەغدا',
  ],
  [
    machineOf('construction-machinery/articulated-dumpers', 'volvo', 'A40F', {
      year: 2013,
      hours: 13_000,
      in: 'karbala',
      facts: { payload: 39_000 },
    }),
    'Volvo A40F articulated dumper, 2013, 13,000 h, 39 t · Karbala',
    'دمبر مفصلي فولفو A40F، موديل 2013، 13,000 ساعة، 39 طنًا · كربلاء',
    'دەمپەری جومگەداری ڤۆڵڤۆ A40F، مۆدێل 2013، 13,000 کاتژمێر، 39 تۆن · کەربەلا',
  ],
  [
    machineOf('construction-machinery/rigid-dumpers', 'komatsu', 'HD785-7', {
      year: 2010,
      hours: 22_450,
      in: 'wasit',
      facts: { payload: 91_000 },
    }),
    'Komatsu HD785-7 rigid dumper, 2010, 22,450 h, 91 t · Wasit',
    'دمبر مقلع كوماتسو HD785-7، موديل 2010، 22,450 ساعة، 91 طنًا · واسط',
    'دەمپەری کانگای کۆماتسو HD785-7، مۆدێل 2010، 22,450 کاتژمێر، 91 تۆن · واست',
  ],
  [
    machineOf('construction-machinery/telehandlers', 'manitou', 'MT 1840', {
      year: 2015,
      hours: 5_005,
      in: 'halabja',
      facts: { lift_height: 17_550, lift_capacity: 4_000 },
    }),
    'Manitou MT 1840 telehandler, 2015, 5,005 h, 17.55 m, 4 t · Halabja',
    'رافعة تلسكوبية مانيتو MT 1840، موديل 2015، 5,005 ساعات، 17.55 متر، 4 أطنان · حلبجة',
    'هەڵگری تەلەسکۆپیی مانیتۆ MT 1840، مۆدێل 2015، 5,005 کاتژمێر، 17.55 مەتر، 4 تۆن · هەڵەبجە',
  ],
  [
    machineOf('construction-machinery/drilling-rigs', 'atlas-copco', 'T3W', {
      year: 2009,
      hours: 10_000,
      in: 'al-muthanna',
      facts: { drill_depth: 300 },
    }),
    'Atlas Copco T3W drilling rig, 2009, 10,000 h, 300 m · Al-Muthanna',
    'ماكنة حفر أطلس كوبكو T3W، موديل 2009، 10,000 ساعة، 300 متر · المثنى',
    'مەکینەی کونکردنی ئەتڵەس کۆپکۆ T3W، مۆدێل 2009، 10,000 کاتژمێر، 300 مەتر · موسەننا',
  ],
  [
    machineOf('construction-machinery/piling-rigs', 'bauer', 'BG 28', {
      year: 2008,
      hours: 12_303,
      in: 'basra',
      facts: { pile_depth: 77 },
    }),
    'Bauer BG 28 piling rig, 2008, 12,303 h, depth 77 m · Basra',
    'ماكنة دق ركائز باور BG 28، موديل 2008، 12,303 ساعات، العمق 77 مترًا · البصرة',
    'مەکینەی پایلی باوەر BG 28، مۆدێل 2008، 12,303 کاتژمێر، قووڵی 77 مەتر · بەسرە',
  ],
];

const lifting: InWords[] = [
  [
    machineOf('lifting-and-handling/mobile-cranes', 'liebherr', 'LTM 1100-4.2', {
      year: 2014,
      hours: 9_400,
      in: 'erbil',
      facts: { lift_capacity: 100_000, crane_kind: 'all_terrain' },
    }),
    'Liebherr LTM 1100-4.2 all-terrain crane, 2014, 9,400 h, 100 t · Erbil',
    'كرين متحرك ليبهر LTM 1100-4.2، موديل 2014، 9,400 ساعة، 100 طن · أربيل',
    'کرێنی گەڕۆکی لیبهێر LTM 1100-4.2، مۆدێل 2014، 9,400 کاتژمێر، 100 تۆن · هەولێر',
  ],
  [
    machineOf('lifting-and-handling/truck-mounted-cranes', 'zoomlion', 'QY50V', {
      year: 2013,
      distance: 86_000,
      in: 'maysan',
      facts: { lift_capacity: 50_000, boom: 42_700 },
    }),
    'Zoomlion QY50V truck-mounted crane, 2013, 86,000 km, 50 t, boom 42.7 m · Maysan',
    'كرين على شاحنة زومليون QY50V، موديل 2013، 86,000 كم، 50 طنًا، البوم 42.7 متر · ميسان',
    'کرێنی سەر بارهەڵگری زوملایۆن QY50V، مۆدێل 2013، 86,000 کم، 50 تۆن، باڵ 42.7 مەتر · میسان',
  ],
  [
    machineOf('lifting-and-handling/tower-cranes', 'liebherr', '132 EC-H', {
      year: 2007,
      in: 'baghdad',
      facts: { lift_capacity: 8_000, jib: 55_000, tower_kind: 'hammerhead' },
    }),
    'Liebherr 132 EC-H hammerhead tower crane, 2007, 8 t, jib 55 m · Baghdad',
    'كرين برجي هامر هيد ليبهر 132 EC-H، موديل 2007، 8 أطنان، الجب 55 مترًا · بغداد',
    'کرێنی بورجیی لووتکەداری لیبهێر 132 EC-H، مۆدێل 2007، 8 تۆن، باڵی زیادە 55 مەتر · بەغدا',
  ],
  [
    machineOf('lifting-and-handling/rough-terrain-cranes', 'tadano', 'GR-500EX', {
      year: 2012,
      hours: 8_300,
      in: 'duhok',
      facts: { lift_capacity: 50_000 },
    }),
    'Tadano GR-500EX rough-terrain crane, 2012, 8,300 h, 50 t · Duhok',
    'كرين للأراضي الوعرة تادانو GR-500EX، موديل 2012، 8,300 ساعة، 50 طنًا · دهوك',
    'کرێنی زەوی سەختی تادانۆ GR-500EX، مۆدێل 2012، 8,300 کاتژمێر، 50 تۆن · دهۆک',
  ],
  [
    machineOf('lifting-and-handling/forklifts', 'linde', 'R16', {
      year: 2017,
      hours: 6_650,
      in: 'sulaymaniyah',
      facts: { forklift_kind: 'reach_truck', lift_capacity: 1_600, lift_height: 8_500, fuel: 'electric' },
    }),
    'Linde R16 reach truck, 2017, 6,650 h, 1.6 t, height 8.5 m · Sulaymaniyah',
    'ريج ترك ليندي R16، موديل 2017، 6,650 ساعة، 1.6 طن، الارتفاع 8.5 متر · السليمانية',
    'ڕیچ تراکی لیندە R16، مۆدێل 2017، 6,650 کاتژمێر، 1.6 تۆن، بەرزی 8.5 مەتر · سلێمانی',
  ],
  [
    machineOf('lifting-and-handling/forklifts', 'heli', 'CPCD30', {
      year: 2024,
      hours: 2,
      in: 'erbil',
      facts: { forklift_kind: 'counterbalance', lift_capacity: 3_000 },
    }),
    'Heli CPCD30 forklift, 2024, 2 h, 3 t · Erbil',
    'رافعة شوكية هيلي CPCD30، موديل 2024، ساعتان، 3 أطنان · أربيل',
    'فۆرکلیفتی هێلی CPCD30، مۆدێل 2024، 2 کاتژمێر، 3 تۆن · هەولێر',
  ],
  [
    machineOf('lifting-and-handling/reach-stackers', 'kalmar', 'DRG450', {
      year: 2016,
      hours: 14_700,
      in: 'basra',
      facts: { lift_capacity: 45_000, container_stack: 5 },
    }),
    'Kalmar DRG450 reach stacker, 2016, 14,700 h, 45 t, 5 containers high · Basra',
    'رافعة حاويات كالمار DRG450، موديل 2016، 14,700 ساعة، 45 طنًا، 5 حاويات · البصرة',
    'هەڵگری کانتێنەری کالمار DRG450، مۆدێل 2016، 14,700 کاتژمێر، 45 تۆن، 5 کانتێنەر · بەسرە',
  ],
  [
    machineOf('lifting-and-handling/aerial-platforms', 'jlg', '600AJ', {
      year: 2013,
      hours: 4_103,
      in: 'najaf',
      facts: { working_height: 20_290, platform_kind: 'articulated' },
    }),
    'JLG 600AJ articulated boom lift, 2013, 4,103 h, 20.3 m · Najaf',
    'مان لفت مفصلي جي إل جي 600AJ، موديل 2013، 4,103 ساعات، 20.3 متر · النجف',
    'مان لیفتی جومگەداری جەی ئێڵ جی 600AJ، مۆدێل 2013، 4,103 کاتژمێر، 20.3 مەتر · نەجەف',
  ],
];

const concrete: InWords[] = [
  [
    machineOf('concrete-and-crushing/concrete-pumps', 'putzmeister', 'M 36-4', {
      year: 2009,
      hours: 10_200,
      in: 'kirkuk',
      facts: { boom: 36_000, pump_kind: 'boom', pipes_left: 40 },
    }),
    'Putzmeister M 36-4 concrete boom pump, 2009, 10,200 h, 36 m, pipes 40% · Kirkuk',
    'مضخة كونكريت بذراع بوتسمايستر M 36-4، موديل 2009، 10,200 ساعة، 36 مترًا، الأنابيب 40% · كركوك',
    'پەمپی کۆنکرێتی باڵداری پوتسمایستەر M 36-4، مۆدێل 2009، 10,200 کاتژمێر، 36 مەتر، بۆری 40% · کەرکووک',
  ],
  [
    machineOf('concrete-and-crushing/mixer-trucks', 'sany', 'SY310C-8', {
      year: 2018,
      distance: 142_000,
      in: 'babil',
      facts: { drum_volume: 10_000, wheel_formula: '8x4', drum_wear: 80 },
    }),
    'SANY SY310C-8 concrete mixer, 2018, 142,000 km, 10 m³, blades 80% · Babil',
    'خباطة كونكريت ساني SY310C-8، موديل 2018، 142,000 كم، 10 م³، الريش 80% · بابل',
    'خەباتەی کۆنکرێتی سانی SY310C-8، مۆدێل 2018، 142,000 کم، 10 م³، پەڕە 80% · بابل',
  ],
  [
    machineOf('concrete-and-crushing/batching-plants', 'elkon', 'Mobile Master-60', {
      year: 2015,
      in: 'al-qadisiyah',
      facts: { plant_output: 60 },
    }),
    'Elkon Mobile Master-60 batching plant, 2015, 60 m³/h · Al-Qadisiyah',
    'معمل كونكريت إلكون Mobile Master-60، موديل 2015، 60 م³/ساعة · القادسية',
    'کارگەی کۆنکرێتی ئێلکۆن Mobile Master-60، مۆدێل 2015، 60 م³/کاتژمێر · قادسییە',
  ],
  [
    machineOf('concrete-and-crushing/crushers', 'sandvik', 'QJ341', {
      year: 2014,
      hours: 6_700,
      in: 'sulaymaniyah',
      facts: { crusher_kind: 'jaw', throughput: 400 },
    }),
    'Sandvik QJ341 jaw crusher, 2014, 6,700 h, output 400 t/h · Sulaymaniyah',
    'كسارة فكية ساندفيك QJ341، موديل 2014، 6,700 ساعة، الطاقة 400 طن/ساعة · السليمانية',
    'کەسارەی شەویلگەداری ساندڤیک QJ341، مۆدێل 2014، 6,700 کاتژمێر، بەرهەم 400 تۆن/کاتژمێر · سلێمانی',
  ],
  [
    machineOf('concrete-and-crushing/block-machines', null, null, {
      year: 2016,
      in: 'karbala',
      facts: { block_output: 1_000 },
    }),
    'Block machine, 2016, 1,000 blocks an hour · Karbala',
    'ماكنة بلوك، موديل 2016، 1,000 بلوكة في الساعة · كربلاء',
    'مەکینەی بلۆک، مۆدێل 2016، 1,000 بلۆک لە کاتژمێرێکدا · کەربەلا',
  ],
];

const tractorsAndFarm: InWords[] = [
  [
    machineOf('tractors/tractors-60-100-hp', 'massey-ferguson', '385', {
      year: 2015,
      hours: 3_200,
      in: 'erbil',
      facts: { power: 85, drive_wheels: '2wd' },
    }),
    'Massey Ferguson 385 tractor, 2015, 3,200 h, 85 hp, 2WD · Erbil',
    'تركتر ماسي فيركسون 385، موديل 2015، 3,200 ساعة، 85 حصانًا، دفع ثنائي · أربيل',
    'تراکتۆری ماسی فێرگسن 385، مۆدێل 2015، 3,200 کاتژمێر، 85 ئەسپ، کشانی دوو تایە · هەولێر',
  ],
  [
    machineOf('tractors/tractors-over-160-hp', 'john-deere', '8R 340', {
      year: 2019,
      hours: 2_900,
      in: 'wasit',
      facts: { power: 340, drive_wheels: '4wd' },
    }),
    'John Deere 8R 340 tractor, 2019, 2,900 h, 340 hp, 4WD · Wasit',
    'تركتر جون دير 8R 340، موديل 2019، 2,900 ساعة، 340 حصانًا، دبل · واسط',
    'تراکتۆری جۆن دیر 8R 340، مۆدێل 2019، 2,900 کاتژمێر، 340 ئەسپ، دەبڵ · واست',
  ],
  [
    machineOf('tractors/orchard-tractors', 'new-holland', 'T4.95N', {
      year: 2017,
      hours: 1_808,
      in: 'duhok',
      facts: { power: 94, width: 1_350 },
    }),
    'New Holland T4.95N orchard tractor, 2017, 1,808 h, 94 hp, width 1.35 m · Duhok',
    'تركتر بساتين نيو هولاند T4.95N، موديل 2017، 1,808 ساعات، 94 حصانًا، العرض 1.35 متر · دهوك',
    'تراکتۆری باخی نیو هۆڵاند T4.95N، مۆدێل 2017، 1,808 کاتژمێر، 94 ئەسپ، پانی 1.35 مەتر · دهۆک',
  ],
  [
    machineOf('tractors/tractors-60-100-hp', 'belarus', '82.1', {
      year: 1998,
      in: 'nineveh',
      facts: { power: 81 },
    }),
    'Belarus (MTZ) 82.1 tractor, 1998, 81 hp · Nineveh',
    'تركتر بيلاروس (إم تي زد) 82.1، موديل 1998، 81 حصانًا · نينوى',
    'تراکتۆری بێلاڕووس (ئێم تی زێد) 82.1، مۆدێل 1998، 81 ئەسپ · نەینەوا',
  ],
  [
    machineOf('farm-machinery/combine-harvesters', 'claas', 'Lexion 670', {
      year: 2014,
      hours: 3_100,
      in: 'kirkuk',
      facts: { header_width: 7_500, threshing_hours: 2_100 },
    }),
    'Claas Lexion 670 combine harvester, 2014, 3,100 h, 7.5 m header, threshing 2,100 h · Kirkuk',
    'حاصدة كلاس Lexion 670، موديل 2014، 3,100 ساعة، هيدر 7.5 متر، الدراس 2,100 ساعة · كركوك',
    'دەراسەی کلاس Lexion 670، مۆدێل 2014، 3,100 کاتژمێر، هێدەری 7.5 مەتری، کوتانەوە 2,100 کاتژمێر · کەرکووک',
  ],
  [
    machineOf('farm-machinery/balers', 'john-deere', 'V451R', {
      year: 2018,
      in: 'diyala',
      facts: { baler_kind: 'round', bale_counter: 12_000 },
    }),
    'John Deere V451R round baler, 2018, 12,000 bales · Diyala',
    'كابسة بالات دائرية جون دير V451R، موديل 2018، 12,000 بالة · ديالى',
    'مەکینەی باڵەی خڕی جۆن دیر V451R، مۆدێل 2018، 12,000 باڵە · دیالە',
  ],
  [
    machineOf('farm-machinery/ploughs', null, null, {
      year: 2012,
      in: 'salah-al-din',
      facts: { plough_kind: 'reversible', furrows: 4 },
    }),
    'Reversible plough, 2012, 4 furrows · Salah al-Din',
    'محراث قلاب، موديل 2012، 4 أبدان · صلاح الدين',
    'گاسنی هەڵگەڕاو، مۆدێل 2012، 4 گاسن · سەڵاحەددین',
  ],
  [
    machineOf('farm-machinery/irrigation-pumps', null, null, {
      in: 'babil',
      facts: { pump_outlet: 102, pump_drive: 'diesel', power: 27 },
    }),
    'Diesel water pump, 4 in, power 27 hp · Babil',
    'مضخة ماء ديزل، 4 إنج، القدرة 27 حصانًا · بابل',
    'پەمپی ئاوی دیزڵ، 4 ئینج، هێز 27 ئەسپ · بابل',
  ],
  [
    machineOf('farm-machinery/irrigation-pivots', null, null, {
      year: 2019,
      in: 'anbar',
      facts: { spans: 7, pivot_area: 160 },
    }),
    'Irrigation pivot, 2019, 7 spans, area 160 donums · Anbar',
    'مرشة محورية، موديل 2019، 7 أبراج، المساحة 160 دونمًا · الأنبار',
    'پیڤۆتی ئاودێری، مۆدێل 2019، 7 بورج، ڕووبەر 160 دۆنم · ئەنبار',
  ],
];

const road: InWords[] = [
  [
    machineOf('trucks/tractor-units', 'mercedes-benz', 'Actros 1844', {
      year: 2010,
      distance: 912_000,
      in: 'erbil',
      facts: { wheel_formula: '4x2', power: 435 },
    }),
    'Mercedes-Benz Actros 1844 tractor unit 4×2, 2010, 912,000 km, 435 hp · Erbil',
    'رأس تريلة مرسيدس بنز Actros 1844 4×2، موديل 2010، 912,000 كم، 435 حصانًا · أربيل',
    'سەری ترێلەی مێرسیدس بێنز Actros 1844 4×2، مۆدێل 2010، 912,000 کم، 435 ئەسپ · هەولێر',
  ],
  [
    machineOf('trucks/tippers', 'man', 'TGS 41.400', {
      year: 2014,
      distance: 320_000,
      in: 'basra',
      facts: { wheel_formula: '8x4', body_volume: 18_000 },
    }),
    'MAN TGS 41.400 tipper 8×4, 2014, 320,000 km, volume 18 m³ · Basra',
    'قلاب مان TGS 41.400 8×4، موديل 2014، 320,000 كم، الحجم 18 م³ · البصرة',
    'قەلابەی مان TGS 41.400 8×4، مۆدێل 2014، 320,000 کم، قەبارە 18 م³ · بەسرە',
  ],
  [
    machineOf('trucks/box-trucks', 'mercedes-benz', 'Atego 1218', {
      year: 2012,
      distance: 410_000,
      in: 'kirkuk',
      facts: { payload: 6_500, tail_lift: 1_500 },
    }),
    'Mercedes-Benz Atego 1218 box truck, 2012, 410,000 km, 6.5 t, tail lift 1.5 t · Kirkuk',
    'شاحنة صندوق مرسيدس بنز Atego 1218، موديل 2012، 410,000 كم، 6.5 طن، الرافعة 1.5 طن · كركوك',
    'بارهەڵگری سندوقداری مێرسیدس بێنز Atego 1218، مۆدێل 2012، 410,000 کم، 6.5 تۆن، بەرزکەرەوە 1.5 تۆن · کەرکووک',
  ],
  [
    machineOf('trucks/tanker-trucks', 'iveco', 'Trakker 380', {
      year: 2011,
      distance: 530_000,
      in: 'nineveh',
      facts: { tank_volume: 20_000, customs: 'region' },
    }),
    'Iveco Trakker 380 tanker, 2011, 530,000 km, 20,000 l, region customs · Nineveh',
    'صهريج إيفيكو Trakker 380، موديل 2011، 530,000 كم، 20,000 لتر، كمرك إقليم · نينوى',
    'تەنکەری ئیڤیکۆ Trakker 380، مۆدێل 2011، 530,000 کم، 20,000 لیتر، گومرگی هەرێم · نەینەوا',
  ],
  [
    machineOf('trucks/light-trucks', 'kia', 'Bongo K4000', {
      year: 2016,
      distance: 188_000,
      in: 'dhi-qar',
      facts: { light_body: 'tipper', payload: 2_500, plate_state: 'dhi_qar' },
    }),
    'Kia Bongo K4000 light tipper, 2016, 188,000 km, payload 2.5 t, Dhi Qar plate · Dhi Qar',
    'شاحنة خفيفة قلاب كيا Bongo K4000، موديل 2016، 188,000 كم، الحمولة 2.5 طن، رقم ذي قار · ذي قار',
    'بارهەڵگری سووکی قەلابەی کیا Bongo K4000، مۆدێل 2016، 188,000 کم، بار 2.5 تۆن، ژمارەی زیقار · زیقار',
  ],
  [
    machineOf('trucks/crane-trucks', 'volvo', 'FMX 460', {
      year: 2013,
      distance: 295_000,
      in: 'duhok',
      facts: { lift_capacity: 17_500, crane_reach: 14_200 },
    }),
    'Volvo FMX 460 crane truck, 2013, 295,000 km, 17.5 t, reach 14.2 m · Duhok',
    'شاحنة بكرين فولفو FMX 460، موديل 2013، 295,000 كم، 17.5 طن، المدى 14.2 متر · دهوك',
    'بارهەڵگری کرێنداری ڤۆڵڤۆ FMX 460، مۆدێل 2013، 295,000 کم، 17.5 تۆن، مەودا 14.2 مەتر · دهۆک',
  ],
  [
    machineOf('trailers/curtain-trailers', 'krone', 'SD Profi Liner', {
      year: 2013,
      in: 'erbil',
      facts: { axles: 3, length: 13_620 },
    }),
    'Krone SD Profi Liner curtain trailer, 2013, 3 axles, length 13.62 m · Erbil',
    'تريلة جادر كروني SD Profi Liner، موديل 2013، 3 محاور، الطول 13.62 متر · أربيل',
    'ترێلەی چادرداری کرۆنە SD Profi Liner، مۆدێل 2013، 3 تەوەرە، درێژی 13.62 مەتر · هەولێر',
  ],
  [
    machineOf('trailers/lowbeds', null, null, {
      in: 'duhok',
      facts: { axles: 2, payload: 60_000 },
    }),
    'Lowbed, 2 axles, 60 t · Duhok',
    'لوبد، محوران، 60 طنًا · دهوك',
    'لۆبێد، 2 تەوەرە، 60 تۆن · دهۆک',
  ],
  [
    machineOf('trailers/lowbeds', 'goldhofer', 'STZ-L 4', {
      year: 2011,
      in: 'basra',
      facts: { axles: 4, ramps: 'gooseneck' },
    }),
    'Goldhofer STZ-L 4 lowbed, 2011, 4 axles, detachable gooseneck · Basra',
    'لوبد كولدهوفر STZ-L 4، موديل 2011، 4 محاور، رقبة قابلة للفصل · البصرة',
    'لۆبێدی گۆڵدهۆفەر STZ-L 4، مۆدێل 2011، 4 تەوەرە، ملی جیاکراوە · بەسرە',
  ],
  [
    machineOf('trailers/tipper-trailers', 'schmitz-cargobull', 'S.KI 24', {
      year: 2015,
      in: 'sulaymaniyah',
      facts: { body_volume: 24_000, axles: 3 },
    }),
    'Schmitz Cargobull S.KI 24 tipper trailer, 2015, 24 m³, 3 axles · Sulaymaniyah',
    'تريلة قلاب شميتز كاركوبل S.KI 24، موديل 2015، 24 م³، 3 محاور · السليمانية',
    'ترێلەی قەلابەی شمیتز کارگۆبوڵ S.KI 24، مۆدێل 2015، 24 م³، 3 تەوەرە · سلێمانی',
  ],
  [
    machineOf('trailers/silo-trailers', null, null, {
      year: 2010,
      in: 'kirkuk',
      facts: { tank_capacity: 38_000, compressor_included: true },
    }),
    'Silo trailer, 2010, 38 m³, compressor · Kirkuk',
    'تريلة سايلو، موديل 2010، 38 م³، كمبريسر · كركوك',
    'ترێلەی سایلۆ، مۆدێل 2010، 38 م³، کۆمپرێسەر · کەرکووک',
  ],
  [
    machineOf('buses-and-vans/coaches', 'king-long', 'XMQ6900', {
      year: 2016,
      distance: 240_000,
      in: 'maysan',
      facts: { bus_seats: 35 },
    }),
    'King Long XMQ6900 coach, 2016, 240,000 km, 35 passengers · Maysan',
    'باص سفر كينك لونك XMQ6900، موديل 2016، 240,000 كم، 35 راكبًا · ميسان',
    'پاسی گەشتیاریی کینگ لۆنگ XMQ6900، مۆدێل 2016، 240,000 کم، 35 نەفەر · میسان',
  ],
  [
    machineOf('buses-and-vans/minibuses', 'toyota', 'Coaster', {
      year: 2012,
      distance: 310_000,
      in: 'baghdad',
      facts: { bus_seats: 29, ac_kind: 'roof' },
    }),
    'Toyota Coaster minibus, 2012, 310,000 km, 29 passengers, roof cooling · Baghdad',
    'باص صغير تويوتا Coaster، موديل 2012، 310,000 كم، 29 راكبًا، تبريد سقفي · بغداد',
    'پاسی بچووکی تۆیۆتا Coaster، مۆدێل 2012، 310,000 کم، 29 نەفەر، ساردکەرەوەی سەقف · بەغدا',
  ],
  [
    machineOf('buses-and-vans/work-pickups', 'isuzu', 'D-Max', {
      year: 2019,
      distance: 98_000,
      in: 'erbil',
      facts: { drive: '4wd', gearbox: 'manual' },
    }),
    'Isuzu D-Max double-cab pick-up, 2019, 98,000 km, 4WD, manual · Erbil',
    'بيكب دبل قمارة إيسوزو D-Max، موديل 2019، 98,000 كم، دبل، كير عادي · أربيل',
    'پیکەبی دوو قەمەرەی ئیسوزو D-Max، مۆدێل 2019، 98,000 کم، دەبڵ، گێڕی عادی · هەولێر',
  ],
  [
    machineOf('cars/saloons', 'toyota', 'Camry', {
      year: 2018,
      distance: 92_000,
      in: 'erbil',
      facts: { import_origin: 'gulf', plate_state: 'erbil' },
    }),
    'Toyota Camry, 2018, 92,000 km, Gulf import, Erbil plate · Erbil',
    'تويوتا Camry، موديل 2018، 92,000 كم، وارد خليجي، رقم أربيل · أربيل',
    'تۆیۆتا Camry، مۆدێل 2018، 92,000 کم، واریدی خەلیج، ژمارەی هەولێر · هەولێر',
  ],
  [
    machineOf('cars/pickups', 'ford', 'F-150', {
      year: 2017,
      distance: 61_000,
      distanceUnit: 'mi',
      in: 'sulaymaniyah',
      facts: { drive: '4wd', import_origin: 'usa' },
    }),
    'Ford F-150 pick-up, 2017, 61,000 mi, US import, 4WD · Sulaymaniyah',
    'بيكب فورد F-150، موديل 2017، 61,000 ميل، وارد أمريكي، دبل · السليمانية',
    'پیکەبی فۆرد F-150، مۆدێل 2017، 61,000 میل، واریدی ئەمریکا، دەبڵ · سلێمانی',
  ],
  [
    machineOf('cars/classics', 'chevrolet', 'Caprice', {
      year: 1984,
      in: 'baghdad',
      facts: { paint: 'original' },
    }),
    'Chevrolet Caprice classic car, 1984, original paint · Baghdad',
    'سيارة كلاسيك شوفرليت Caprice، موديل 1984، بدون صبغ · بغداد',
    'ئۆتۆمبێلی کلاسیکی شۆفرلێت Caprice، مۆدێل 1984، بێ بۆیاغ · بەغدا',
  ],
  [
    machineOf('cars/electric-and-hybrid', 'byd', 'Han', {
      year: 2023,
      distance: 12_000,
      in: 'erbil',
      facts: { fuel: 'electric', battery_health: 96, range: 605 },
    }),
    'BYD Han, 2023, 12,000 km, battery 96%, range 605 km · Erbil',
    'بي واي دي Han، موديل 2023، 12,000 كم، البطارية 96%، المدى 605 كم · أربيل',
    'بی وای دی Han، مۆدێل 2023، 12,000 کم، باتری 96%، مەودا 605 کم · هەولێر',
  ],
];

const support: InWords[] = [
  [
    machineOf('power-and-oilfield/generators', 'perkins', '1106A', {
      year: 2016,
      hours: 6_200,
      in: 'dhi-qar',
      facts: { kva: 150, engine_make: 'perkins', canopy: 'canopy' },
    }),
    'Perkins 1106A generator, 2016, 6,200 h, 150 kVA, soundproof · Dhi Qar',
    'مولدة بيركنز 1106A، موديل 2016، 6,200 ساعة، 150 kVA، كانوبي كاتم صوت · ذي قار',
    'مۆلیدەی پێرکینز 1106A، مۆدێل 2016، 6,200 کاتژمێر، 150 kVA، کانۆپی بێدەنگ · زیقار',
  ],
  [
    machineOf('power-and-oilfield/compressors', 'atlas-copco', 'XAS 186', {
      year: 2012,
      hours: 3_010,
      in: 'basra',
      facts: { air_flow: 11_100, pressure: 700 },
    }),
    'Atlas Copco XAS 186 air compressor, 2012, 3,010 h, 11.1 m³/min, pressure 7 bar · Basra',
    'كمبريسر هواء أطلس كوبكو XAS 186، موديل 2012، 3,010 ساعات، 11.1 م³/دقيقة، الضغط 7 بار · البصرة',
    'کۆمپرێسەری هەوای ئەتڵەس کۆپکۆ XAS 186، مۆدێل 2012، 3,010 کاتژمێر، 11.1 م³/خولەک، پەستان 7 بار · بەسرە',
  ],
  [
    machineOf('power-and-oilfield/oilfield-tanks', 'cimc', 'Frac Tank 500 bbl', {
      year: 2014,
      in: 'basra',
      facts: { tank_capacity: 80_000, tank_kind: 'frac', certificate: 'valid' },
    }),
    'CIMC Frac Tank 500 bbl, 2014, 80 m³, certified · Basra',
    'خزان فراك سي آي إم سي Frac Tank 500 bbl، موديل 2014، 80 م³، شهادة سارية · البصرة',
    'تانکی فراکی سی ئای ئێم سی Frac Tank 500 bbl، مۆدێل 2014، 80 م³، بڕوانامەی کارا · بەسرە',
  ],
  [
    machineOf('motorcycles-and-quads/motorcycles', 'yamaha', 'YBR 125', {
      year: 2018,
      distance: 21_000,
      in: 'najaf',
      facts: { engine_cc: 125, plate_state: 'none' },
    }),
    'Yamaha YBR 125 motorcycle, 2018, 21,000 km, 125 cc, no plate · Najaf',
    'دراجة نارية ياماها YBR 125، موديل 2018، 21,000 كم، 125 سي سي، بدون رقم · النجف',
    'ماتۆڕسکیلی یاماها YBR 125، مۆدێل 2018، 21,000 کم، 125 سی سی، بێ تابلۆ · نەجەف',
  ],
  [
    machineOf('motorcycles-and-quads/tricycles', 'dayun', 'DY200ZH', {
      year: 2020,
      distance: 9_500,
      in: 'babil',
      facts: { engine_cc: 200 },
    }),
    'Dayun DY200ZH cargo tricycle, 2020, 9,500 km, 200 cc · Babil',
    'ستوتة دايون DY200ZH، موديل 2020، 9,500 كم، 200 سي سي · بابل',
    'ستوتەی دایون DY200ZH، مۆدێل 2020، 9,500 کم، 200 سی سی · بابل',
  ],
  [
    machineOf('attachments-and-parts/hammers', 'furukawa', 'F22', {
      year: 2012,
      in: 'erbil',
      facts: { carrier: 20_000, attachment_weight: 1_800 },
    }),
    'Furukawa F22 hydraulic hammer, 2012, for 20 t machines, weight 1,800 kg · Erbil',
    'جاك همر فوروكاوا F22، موديل 2012، لآلية بوزن 20 طنًا، الوزن 1,800 كغم · أربيل',
    'چەکوشی هایدرۆلیکی فوروکاوا F22، مۆدێل 2012، بۆ ئامێری 20 تۆنی، کێش 1,800 کگم · هەولێر',
  ],
  [
    machineOf('attachments-and-parts/buckets', 'caterpillar', 'GD 1200', {
      in: 'kirkuk',
      facts: { bucket_kind: 'rock', carrier: 22_000 },
    }),
    'Caterpillar GD 1200 rock bucket, for 22 t machines · Kirkuk',
    'كيلة صخر كاتربيلر GD 1200، لآلية بوزن 22 طنًا · كركوك',
    'باکێتی بەردی کاتەرپیلەر GD 1200، بۆ ئامێری 22 تۆنی · کەرکووک',
  ],
  [
    machineOf('attachments-and-parts/tyres', null, null, {
      in: 'basra',
      facts: { tyre_size: '23p5_r25', parts_count: 4 },
    }),
    'Tyre 23.5 R25, 4 pieces · Basra',
    'إطار 23.5 R25، 4 قطع · البصرة',
    'تایەی 23.5 R25، 4 پارچە · بەسرە',
  ],
  [
    machineOf('attachments-and-parts/engines', 'cummins', 'QSX15', {
      year: 2011,
      in: 'nineveh',
      facts: { engine_build: 'complete', engine_size: 15_000 },
    }),
    'Cummins QSX15 complete engine, 2011, 15 l · Nineveh',
    'محرك كامل كمنز QSX15، موديل 2011، 15 لترًا · نينوى',
    'بزوێنەری تەواوی کەمینز QSX15، مۆدێل 2011، 15 لیتر · نەینەوا',
  ],
  [
    machineOf('attachments-and-parts/gearboxes', 'caterpillar', null, {
      in: 'baghdad',
      facts: { gearbox_kind: 'powershift', forward_gears: 6 },
    }),
    'Caterpillar powershift gearbox, 6 gears · Baghdad',
    'كير باور شفت كاتربيلر، 6 غيارات · بغداد',
    'گێڕی پاوەر شیفتی کاتەرپیلەر، 6 پلە · بەغدا',
  ],
];

export const machinesInWords: readonly InWords[] = [
  ...construction,
  ...lifting,
  ...concrete,
  ...tractorsAndFarm,
  ...road,
  ...support,
];
