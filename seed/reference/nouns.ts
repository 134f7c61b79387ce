import type { Noun } from '@/lib/facts/fact';

type Arabic = readonly [word: string, gender: 'm' | 'f', the: string];
type Kurdish = readonly [word: string, link: string, the: string];

const noun = (
  en: string,
  [word, gender, the]: Arabic,
  [plain, link, definite]: Kurdish,
  { inTitle } = { inTitle: true },
): Noun => ({ en, ar: { word, gender, the }, ckb: { word: plain, link, the: definite }, inTitle });

/** What a machine of a category is called where no more is known of its kind. */
export const categoryNouns: Readonly<Record<string, Noun>> = {
  'construction-machinery': noun(
    'construction machine',
    ['آلية إنشائية', 'f', 'الآلية'],
    ['ئامێری بیناسازی', 'ئامێری بیناسازیی', 'ئامێرەکە'],
  ),
  'lifting-and-handling': noun(
    'lifting machine',
    ['رافعة', 'f', 'الرافعة'],
    ['ئامێری هەڵگرتن', 'ئامێری هەڵگرتنی', 'ئامێرەکە'],
  ),
  'concrete-and-crushing': noun(
    'concrete machine',
    ['آلية كونكريت', 'f', 'الآلية'],
    ['ئامێری کۆنکرێت', 'ئامێری کۆنکرێتی', 'ئامێرەکە'],
  ),
  tractors: noun('tractor', ['تركتر', 'm', 'التركتر'], ['تراکتۆر', 'تراکتۆری', 'تراکتۆرەکە']),
  'farm-machinery': noun(
    'farm machine',
    ['آلية زراعية', 'f', 'الآلية'],
    ['ئامێری کشتوکاڵی', 'ئامێری کشتوکاڵیی', 'ئامێرەکە'],
  ),
  trucks: noun('truck', ['شاحنة', 'f', 'الشاحنة'], ['بارهەڵگر', 'بارهەڵگری', 'بارهەڵگرەکە']),
  trailers: noun('trailer', ['تريلة', 'f', 'التريلة'], ['ترێلە', 'ترێلەی', 'ترێلەکە']),
  'buses-and-vans': noun('bus', ['باص', 'm', 'الباص'], ['پاس', 'پاسی', 'پاسەکە']),
  cars: noun('car', ['سيارة', 'f', 'السيارة'], ['ئۆتۆمبێل', 'ئۆتۆمبێلی', 'ئۆتۆمبێلەکە'], { inTitle: false }),
  'power-and-oilfield': noun(
    'power machine',
    ['آلية طاقة', 'f', 'الآلية'],
    ['ئامێری وزە', 'ئامێری وزەی', 'ئامێرەکە'],
  ),
  'motorcycles-and-quads': noun(
    'motorcycle',
    ['دراجة نارية', 'f', 'الدراجة'],
    ['ماتۆڕسکیل', 'ماتۆڕسکیلی', 'ماتۆڕسکیلەکە'],
  ),
  'attachments-and-parts': noun('part', ['قطعة', 'f', 'القطعة'], ['پارچە', 'پارچەی', 'پارچەکە']),
};

/** What a machine of a sub-category is called, by the category's slug and its own. */
export const subCategoryNouns: Readonly<Record<string, Readonly<Record<string, Noun>>>> = {
  'construction-machinery': {
    'crawler-excavators': noun(
      'crawler excavator',
      ['حفارة مجنزرة', 'f', 'الحفارة'],
      ['حەفارەی زنجیردار', 'حەفارەی زنجیرداری', 'حەفارەکە'],
    ),
    'wheeled-excavators': noun(
      'wheeled excavator',
      ['حفارة مدولبة', 'f', 'الحفارة'],
      ['حەفارەی تایەدار', 'حەفارەی تایەداری', 'حەفارەکە'],
    ),
    'mini-excavators': noun(
      'mini excavator',
      ['حفارة صغيرة', 'f', 'الحفارة'],
      ['حەفارەی بچووک', 'حەفارەی بچووکی', 'حەفارەکە'],
    ),
    'wheel-loaders': noun('wheel loader', ['شفل', 'm', 'الشفل'], ['شۆفڵ', 'شۆفڵی', 'شۆفڵەکە']),
    'backhoe-loaders': noun(
      'backhoe loader',
      ['شفل حفار', 'm', 'الشفل'],
      ['شۆفڵی حەفارەدار', 'شۆفڵی حەفارەداری', 'شۆفڵەکە'],
    ),
    'skid-steer-loaders': noun(
      'skid-steer loader',
      ['شفل صغير', 'm', 'الشفل'],
      ['شۆفڵی بچووک', 'شۆفڵی بچووکی', 'شۆفڵەکە'],
    ),
    bulldozers: noun('bulldozer', ['بلدوزر', 'm', 'البلدوزر'], ['بلدۆزەر', 'بلدۆزەری', 'بلدۆزەرەکە']),
    'motor-graders': noun('motor grader', ['كريدر', 'm', 'الكريدر'], ['گرێدەر', 'گرێدەری', 'گرێدەرەکە']),
    rollers: noun('roller', ['حادلة', 'f', 'الحادلة'], ['ڕۆڵەر', 'ڕۆڵەری', 'ڕۆڵەرەکە']),
    'asphalt-pavers': noun(
      'asphalt paver',
      ['فارشة أسفلت', 'f', 'الفارشة'],
      ['مەکینەی قیرتاو', 'مەکینەی قیرتاوی', 'مەکینەکە'],
    ),
    'milling-machines': noun(
      'milling machine',
      ['كاشطة أسفلت', 'f', 'الكاشطة'],
      ['مەکینەی هەڵکەندنی قیر', 'مەکینەی هەڵکەندنی قیری', 'مەکینەکە'],
    ),
    'articulated-dumpers': noun(
      'articulated dumper',
      ['دمبر مفصلي', 'm', 'الدمبر'],
      ['دەمپەری جومگەدار', 'دەمپەری جومگەداری', 'دەمپەرەکە'],
    ),
    'rigid-dumpers': noun(
      'rigid dumper',
      ['دمبر مقلع', 'm', 'الدمبر'],
      ['دەمپەری کانگا', 'دەمپەری کانگای', 'دەمپەرەکە'],
    ),
    telehandlers: noun(
      'telehandler',
      ['رافعة تلسكوبية', 'f', 'الرافعة'],
      ['هەڵگری تەلەسکۆپی', 'هەڵگری تەلەسکۆپیی', 'ئامێرەکە'],
    ),
    'drilling-rigs': noun(
      'drilling rig',
      ['ماكنة حفر', 'f', 'الماكنة'],
      ['مەکینەی کونکردن', 'مەکینەی کونکردنی', 'مەکینەکە'],
    ),
    'piling-rigs': noun(
      'piling rig',
      ['ماكنة دق ركائز', 'f', 'الماكنة'],
      ['مەکینەی پایل', 'مەکینەی پایلی', 'مەکینەکە'],
    ),
  },
  'lifting-and-handling': {
    'mobile-cranes': noun(
      'mobile crane',
      ['كرين متحرك', 'm', 'الكرين'],
      ['کرێنی گەڕۆک', 'کرێنی گەڕۆکی', 'کرێنەکە'],
    ),
    'truck-mounted-cranes': noun(
      'truck-mounted crane',
      ['كرين على شاحنة', 'm', 'الكرين'],
      ['کرێنی سەر بارهەڵگر', 'کرێنی سەر بارهەڵگری', 'کرێنەکە'],
    ),
    'tower-cranes': noun(
      'tower crane',
      ['كرين برجي', 'm', 'الكرين'],
      ['کرێنی بورجی', 'کرێنی بورجیی', 'کرێنەکە'],
    ),
    'rough-terrain-cranes': noun(
      'rough-terrain crane',
      ['كرين للأراضي الوعرة', 'm', 'الكرين'],
      ['کرێنی زەوی سەخت', 'کرێنی زەوی سەختی', 'کرێنەکە'],
    ),
    forklifts: noun('forklift', ['رافعة شوكية', 'f', 'الرافعة'], ['فۆرکلیفت', 'فۆرکلیفتی', 'فۆرکلیفتەکە']),
    'reach-stackers': noun(
      'reach stacker',
      ['رافعة حاويات', 'f', 'الرافعة'],
      ['هەڵگری کانتێنەر', 'هەڵگری کانتێنەری', 'ئامێرەکە'],
    ),
    'aerial-platforms': noun(
      'aerial platform',
      ['منصة رفع', 'f', 'المنصة'],
      ['سەکۆی بەرزکەرەوە', 'سەکۆی بەرزکەرەوەی', 'سەکۆکە'],
    ),
  },
  'concrete-and-crushing': {
    'concrete-pumps': noun(
      'concrete pump',
      ['مضخة كونكريت', 'f', 'المضخة'],
      ['پەمپی کۆنکرێت', 'پەمپی کۆنکرێتی', 'پەمپەکە'],
    ),
    'mixer-trucks': noun(
      'concrete mixer',
      ['خباطة كونكريت', 'f', 'الخباطة'],
      ['خەباتەی کۆنکرێت', 'خەباتەی کۆنکرێتی', 'خەباتەکە'],
    ),
    'batching-plants': noun(
      'batching plant',
      ['معمل كونكريت', 'm', 'المعمل'],
      ['کارگەی کۆنکرێت', 'کارگەی کۆنکرێتی', 'کارگەکە'],
    ),
    crushers: noun('crusher', ['كسارة', 'f', 'الكسارة'], ['کەسارە', 'کەسارەی', 'کەسارەکە']),
    screens: noun('screen', ['غربال', 'm', 'الغربال'], ['بێژنگ', 'بێژنگی', 'بێژنگەکە']),
    'asphalt-plants': noun(
      'asphalt plant',
      ['معمل أسفلت', 'm', 'المعمل'],
      ['کارگەی قیر', 'کارگەی قیری', 'کارگەکە'],
    ),
    'block-machines': noun(
      'block machine',
      ['ماكنة بلوك', 'f', 'الماكنة'],
      ['مەکینەی بلۆک', 'مەکینەی بلۆکی', 'مەکینەکە'],
    ),
  },
  tractors: {
    'tractors-under-60-hp': noun('tractor', ['تركتر', 'm', 'التركتر'], ['تراکتۆر', 'تراکتۆری', 'تراکتۆرەکە']),
    'tractors-60-100-hp': noun('tractor', ['تركتر', 'm', 'التركتر'], ['تراکتۆر', 'تراکتۆری', 'تراکتۆرەکە']),
    'tractors-100-160-hp': noun('tractor', ['تركتر', 'm', 'التركتر'], ['تراکتۆر', 'تراکتۆری', 'تراکتۆرەکە']),
    'tractors-over-160-hp': noun('tractor', ['تركتر', 'm', 'التركتر'], ['تراکتۆر', 'تراکتۆری', 'تراکتۆرەکە']),
    'orchard-tractors': noun(
      'orchard tractor',
      ['تركتر بساتين', 'm', 'التركتر'],
      ['تراکتۆری باخ', 'تراکتۆری باخی', 'تراکتۆرەکە'],
    ),
    'crawler-tractors': noun(
      'crawler tractor',
      ['تركتر مجنزر', 'm', 'التركتر'],
      ['تراکتۆری زنجیردار', 'تراکتۆری زنجیرداری', 'تراکتۆرەکە'],
    ),
  },
  'farm-machinery': {
    'combine-harvesters': noun(
      'combine harvester',
      ['حاصدة', 'f', 'الحاصدة'],
      ['دەراسە', 'دەراسەی', 'دەراسەکە'],
    ),
    balers: noun('baler', ['كابسة تبن', 'f', 'الكابسة'], ['مەکینەی باڵە', 'مەکینەی باڵەی', 'مەکینەکە']),
    ploughs: noun('plough', ['محراث', 'm', 'المحراث'], ['گاسن', 'گاسنی', 'گاسنەکە']),
    'seed-drills': noun('seed drill', ['باذرة', 'f', 'الباذرة'], ['تۆوچێن', 'تۆوچێنی', 'تۆوچێنەکە']),
    sprayers: noun(
      'sprayer',
      ['مرشة مبيدات', 'f', 'المرشة'],
      ['دەرمانپرژێن', 'دەرمانپرژێنی', 'دەرمانپرژێنەکە'],
    ),
    mowers: noun('mower', ['محشة', 'f', 'المحشة'], ['گیابڕ', 'گیابڕی', 'گیابڕەکە']),
    'farm-trailers': noun(
      'farm trailer',
      ['عربانة زراعية', 'f', 'العربانة'],
      ['عەرەبانەی کشتوکاڵی', 'عەرەبانەی کشتوکاڵیی', 'عەرەبانەکە'],
    ),
    'irrigation-pivots': noun(
      'irrigation pivot',
      ['مرشة محورية', 'f', 'المرشة'],
      ['پیڤۆتی ئاودێری', 'پیڤۆتی ئاودێریی', 'پیڤۆتەکە'],
    ),
    'irrigation-pumps': noun(
      'irrigation pump',
      ['مضخة ري', 'f', 'المضخة'],
      ['پەمپی ئاودێری', 'پەمپی ئاودێریی', 'پەمپەکە'],
    ),
  },
  trucks: {
    'tractor-units': noun(
      'tractor unit',
      ['رأس تريلة', 'm', 'رأس التريلة'],
      ['سەری ترێلە', 'سەری ترێلەی', 'سەری ترێلەکە'],
    ),
    tippers: noun('tipper', ['قلاب', 'm', 'القلاب'], ['قەلابە', 'قەلابەی', 'قەلابەکە']),
    'box-trucks': noun(
      'box truck',
      ['شاحنة صندوق', 'f', 'الشاحنة'],
      ['بارهەڵگری سندوقدار', 'بارهەڵگری سندوقداری', 'بارهەڵگرەکە'],
    ),
    'flatbed-trucks': noun(
      'flatbed truck',
      ['شاحنة مسطحة', 'f', 'الشاحنة'],
      ['بارهەڵگری تەخت', 'بارهەڵگری تەختی', 'بارهەڵگرەکە'],
    ),
    'tanker-trucks': noun('tanker', ['صهريج', 'm', 'الصهريج'], ['تەنکەر', 'تەنکەری', 'تەنکەرەکە']),
    'truck-mixers': noun(
      'concrete mixer truck',
      ['شاحنة خباطة', 'f', 'الشاحنة'],
      ['بارهەڵگری خەباتە', 'بارهەڵگری خەباتەی', 'بارهەڵگرەکە'],
    ),
    'refrigerated-trucks': noun(
      'refrigerated truck',
      ['شاحنة مبردة', 'f', 'الشاحنة'],
      ['بارهەڵگری ساردکەرەوە', 'بارهەڵگری ساردکەرەوەی', 'بارهەڵگرەکە'],
    ),
    'crane-trucks': noun(
      'crane truck',
      ['شاحنة بكرين', 'f', 'الشاحنة'],
      ['بارهەڵگری کرێندار', 'بارهەڵگری کرێنداری', 'بارهەڵگرەکە'],
    ),
    'tow-trucks': noun('tow truck', ['شاحنة سطحة', 'f', 'الشاحنة'], ['سەتحە', 'سەتحەی', 'سەتحەکە']),
    'light-trucks': noun(
      'light truck',
      ['شاحنة خفيفة', 'f', 'الشاحنة'],
      ['بارهەڵگری سووک', 'بارهەڵگری سووکی', 'بارهەڵگرەکە'],
    ),
  },
  trailers: {
    'curtain-trailers': noun(
      'curtain trailer',
      ['تريلة جادر', 'f', 'التريلة'],
      ['ترێلەی چادردار', 'ترێلەی چادرداری', 'ترێلەکە'],
    ),
    'flatbed-trailers': noun(
      'flatbed trailer',
      ['تريلة مسطحة', 'f', 'التريلة'],
      ['ترێلەی تەخت', 'ترێلەی تەختی', 'ترێلەکە'],
    ),
    lowbeds: noun('lowbed', ['لوبد', 'm', 'اللوبد'], ['لۆبێد', 'لۆبێدی', 'لۆبێدەکە']),
    'tipper-trailers': noun(
      'tipper trailer',
      ['تريلة قلاب', 'f', 'التريلة'],
      ['ترێلەی قەلابە', 'ترێلەی قەلابەی', 'ترێلەکە'],
    ),
    'tanker-trailers': noun(
      'tanker trailer',
      ['تريلة صهريج', 'f', 'التريلة'],
      ['ترێلەی تەنکەر', 'ترێلەی تەنکەری', 'ترێلەکە'],
    ),
    'reefer-trailers': noun(
      'reefer trailer',
      ['تريلة براد', 'f', 'التريلة'],
      ['ترێلەی ساردکەرەوە', 'ترێلەی ساردکەرەوەی', 'ترێلەکە'],
    ),
    'silo-trailers': noun(
      'silo trailer',
      ['تريلة سايلو', 'f', 'التريلة'],
      ['ترێلەی سایلۆ', 'ترێلەی سایلۆی', 'ترێلەکە'],
    ),
    'livestock-trailers': noun(
      'livestock trailer',
      ['تريلة مواشي', 'f', 'التريلة'],
      ['ترێلەی ئاژەڵ', 'ترێلەی ئاژەڵی', 'ترێلەکە'],
    ),
  },
  'buses-and-vans': {
    minibuses: noun('minibus', ['باص صغير', 'm', 'الباص'], ['پاسی بچووک', 'پاسی بچووکی', 'پاسەکە']),
    coaches: noun('coach', ['باص سفر', 'm', 'الباص'], ['پاسی گەشتیاری', 'پاسی گەشتیاریی', 'پاسەکە']),
    'panel-vans': noun('panel van', ['فان حمل', 'm', 'الفان'], ['ڤانی بار', 'ڤانی باری', 'ڤانەکە']),
    'work-pickups': noun(
      'double-cab pick-up',
      ['بيكب دبل قمارة', 'm', 'البيكب'],
      ['پیکەبی دوو قەمەرە', 'پیکەبی دوو قەمەرەی', 'پیکەبەکە'],
    ),
  },
  cars: {
    saloons: noun(
      'saloon',
      ['سيارة صالون', 'f', 'السيارة'],
      ['ئۆتۆمبێلی سالۆن', 'ئۆتۆمبێلی سالۆنی', 'ئۆتۆمبێلەکە'],
      { inTitle: false },
    ),
    suvs: noun('SUV', ['جيب', 'm', 'الجيب'], ['جێب', 'جێبی', 'جێبەکە'], { inTitle: false }),
    pickups: noun('pick-up', ['بيكب', 'm', 'البيكب'], ['پیکەب', 'پیکەبی', 'پیکەبەکە']),
    hatchbacks: noun(
      'hatchback',
      ['سيارة هاتشباك', 'f', 'السيارة'],
      ['ئۆتۆمبێلی هاچباک', 'ئۆتۆمبێلی هاچباکی', 'ئۆتۆمبێلەکە'],
      { inTitle: false },
    ),
    coupes: noun(
      'coupe',
      ['سيارة كوبيه', 'f', 'السيارة'],
      ['ئۆتۆمبێلی کوپێ', 'ئۆتۆمبێلی کوپێی', 'ئۆتۆمبێلەکە'],
      { inTitle: false },
    ),
    estates: noun(
      'estate',
      ['سيارة ستيشن', 'f', 'السيارة'],
      ['ئۆتۆمبێلی ستەیشن', 'ئۆتۆمبێلی ستەیشنی', 'ئۆتۆمبێلەکە'],
      { inTitle: false },
    ),
    'passenger-vans': noun(
      'family van',
      ['فان عائلي', 'm', 'الفان'],
      ['ڤانی خێزانی', 'ڤانی خێزانیی', 'ڤانەکە'],
    ),
    'electric-and-hybrid': noun('car', ['سيارة', 'f', 'السيارة'], ['ئۆتۆمبێل', 'ئۆتۆمبێلی', 'ئۆتۆمبێلەکە'], {
      inTitle: false,
    }),
    classics: noun(
      'classic car',
      ['سيارة كلاسيك', 'f', 'السيارة'],
      ['ئۆتۆمبێلی کلاسیک', 'ئۆتۆمبێلی کلاسیکی', 'ئۆتۆمبێلەکە'],
    ),
  },
  'power-and-oilfield': {
    generators: noun('generator', ['مولدة', 'f', 'المولدة'], ['مۆلیدە', 'مۆلیدەی', 'مۆلیدەکە']),
    compressors: noun(
      'air compressor',
      ['كمبريسر هواء', 'm', 'الكمبريسر'],
      ['کۆمپرێسەری هەوا', 'کۆمپرێسەری هەوای', 'کۆمپرێسەرەکە'],
    ),
    'light-towers': noun(
      'light tower',
      ['برج إنارة', 'm', 'البرج'],
      ['بورجی ڕووناکی', 'بورجی ڕووناکیی', 'بورجەکە'],
    ),
    'welding-sets': noun(
      'welding set',
      ['ماكنة لحام', 'f', 'الماكنة'],
      ['مەکینەی لەحیم', 'مەکینەی لەحیمی', 'مەکینەکە'],
    ),
    'industrial-pumps': noun('pump', ['مضخة', 'f', 'المضخة'], ['پەمپ', 'پەمپی', 'پەمپەکە']),
    'oilfield-tanks': noun(
      'oilfield tank',
      ['خزان نفطي', 'm', 'الخزان'],
      ['تانکی نەوت', 'تانکی نەوتی', 'تانکییەکە'],
    ),
  },
  'motorcycles-and-quads': {
    motorcycles: noun('motorcycle', ['دراجة نارية', 'f', 'الدراجة'], ['ماتۆڕسکیل', 'ماتۆڕسکیلی', 'ماتۆڕەکە']),
    tricycles: noun('cargo tricycle', ['ستوتة', 'f', 'الستوتة'], ['ستوتە', 'ستوتەی', 'ستوتەکە']),
    quads: noun(
      'quad',
      ['دراجة رباعية', 'f', 'الدراجة'],
      ['ماتۆڕی چوار تایە', 'ماتۆڕی چوار تایەی', 'ماتۆڕەکە'],
    ),
  },
  'attachments-and-parts': {
    hammers: noun(
      'hydraulic hammer',
      ['جاك همر', 'm', 'الجاك همر'],
      ['چەکوشی هایدرۆلیک', 'چەکوشی هایدرۆلیکی', 'چەکوشەکە'],
    ),
    buckets: noun('bucket', ['كيلة', 'f', 'الكيلة'], ['باکێت', 'باکێتی', 'باکێتەکە']),
    'quick-couplers': noun(
      'quick coupler',
      ['وصلة سريعة', 'f', 'الوصلة'],
      ['بەستەری خێرا', 'بەستەری خێرای', 'بەستەرەکە'],
    ),
    forks: noun(
      'pallet forks',
      ['شوكات رفع', 'f', 'الشوكات'],
      ['چنگاڵی هەڵگرتن', 'چنگاڵی هەڵگرتنی', 'چنگاڵەکە'],
    ),
    undercarriage: noun(
      'undercarriage part',
      ['قطعة جنزير', 'f', 'القطعة'],
      ['پارچەی زنجیر', 'پارچەی زنجیری', 'پارچەکە'],
    ),
    engines: noun('engine', ['محرك', 'm', 'المحرك'], ['بزوێنەر', 'بزوێنەری', 'بزوێنەرەکە']),
    gearboxes: noun('gearbox', ['كير', 'm', 'الكير'], ['گێڕ', 'گێڕی', 'گێڕەکە']),
    tyres: noun('tyre', ['إطار', 'm', 'الإطار'], ['تایە', 'تایەی', 'تایەکە']),
    filters: noun('filter', ['فلتر', 'm', 'الفلتر'], ['فلتەر', 'فلتەری', 'فلتەرەکە']),
  },
};
