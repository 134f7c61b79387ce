import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facts } from '@/seed/reference/facts';
import { sheets } from '@/seed/reference/sheets';
import { type Recognised, recogniseFacts } from './recognise';

/** What a text states, by keys; several choices of one fact in the order of the text. */
type Stated = Record<string, unknown>;
type Case = readonly [text: string, kind: string, sure: Stated, offered?: Stated];

const sheetOf = (kind: string) => {
  const [category, subCategory = null] = kind.split('/');
  const sheet = sheets.find((one) => one.category === category && one.subCategory === subCategory);
  if (!sheet) throw new Error(`There is no sheet of ${kind}`);
  return sheet;
};

const byKey = new Map(facts.map((fact) => [fact.key, fact]));
const recognise = (text: string, kind: string) => recogniseFacts(text, byKey, sheetOf(kind));

const told = (found: readonly Recognised[]): Stated => {
  const stated: Stated = {};
  for (const { key, value } of found) {
    const known = stated[key];
    stated[key] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
  }
  return stated;
};

const read = ([text, kind, sure, offered = {}]: Case) => {
  const found = recognise(text, kind);
  expect({
    sure: told(found.filter((one) => one.sure)),
    offered: told(found.filter((one) => !one.sure)),
  }).toEqual({ sure, offered });
};

/** A test of each text, which names it. */
const reads = (what: string, cases: readonly Case[]) =>
  describe(what, () => {
    for (const one of cases) test(one[0], () => read(one));
  });

const excavator = 'construction-machinery/crawler-excavators';
const wheeled = 'construction-machinery/wheeled-excavators';
const mini = 'construction-machinery/mini-excavators';
const loader = 'construction-machinery/wheel-loaders';
const backhoe = 'construction-machinery/backhoe-loaders';
const dozer = 'construction-machinery/bulldozers';
const grader = 'construction-machinery/motor-graders';
const crane = 'lifting-and-handling/mobile-cranes';
const forklift = 'lifting-and-handling/forklifts';
const generator = 'power-and-oilfield/generators';
const compressor = 'power-and-oilfield/compressors';
const hammer = 'attachments-and-parts/hammers';
const pump = 'concrete-and-crushing/concrete-pumps';
const tipper = 'trucks/tippers';
const head = 'trucks/tractor-units';
const trailer = 'trailers/lowbeds';
const tractor = 'tractors';
const combine = 'farm-machinery/combine-harvesters';
const car = 'cars';
const electric = 'cars/electric-and-hybrid';
const pickup = 'cars/pickups';
const bus = 'buses-and-vans/coaches';

reads('what an English seller types', [
  ['Komatsu PC200-8, undercarriage 80%, AC cab', excavator, { undercarriage: 80, equipment_site: ['ac'] }],
  ['Undercarriage: 80 %', excavator, { undercarriage: 80 }],
  ['U/C 80%, cab with A/C', excavator, { undercarriage: 80, equipment_site: ['ac'] }],
  ['Caterpillar 950H, AC cab', loader, { cab: 'closed_ac' }],
  ['5,200 original hours', excavator, { hours: 5200 }],
  ['92,000 original miles, 2 original. Hours unknown', car, { distance: 148060 }],
  [
    'Massey Ferguson 385 with front loader, A/C',
    tractor,
    { front_loader: 'fitted', tractor_cab: 'closed_ac' },
  ],
  ['MF 385, front loader brackets, AC cab', tractor, { front_loader: 'ready', tractor_cab: 'closed_ac' }],
  ['MF 385 without front loader', tractor, { front_loader: 'none' }],
  ['Scania R 450, 4x2, A/C', head, { wheel_formula: '4x2', equipment_truck: ['ac'] }],
  ['Komatsu PC200-8 2012, 8,500 h, 20.5 t', excavator, { year: 2012, hours: 8500, weight: 20500 }],
  [
    'CAT 320D 2010 model, working hours 11200, never opened',
    excavator,
    { year: 2010, hours: 11200, engine_state: 'sealed' },
  ],
  ['Hitachi ZX 330, operating weight: 33 t, engine power 184 kW', excavator, { weight: 33000, power: 247 }],
  [
    'Doosan DX225, tracks left 70 %, stick 2.9 m, bucket 1.1 m3',
    excavator,
    { undercarriage: 70, stick: 2900, bucket: 1100 },
  ],
  [
    'Volvo EW140, tyres left: 60%, quick coupler: hydraulic',
    wheeled,
    { tyres_left: 60, quick_coupler: 'hydraulic' },
  ],
  [
    'Kubota U17, 1.7 t, rubber tracks, closed cab, digging depth 2.3 m',
    mini,
    { weight: 1700, track_type: 'rubber', cab: 'closed', digging_depth: 2300 },
  ],
  [
    'Caterpillar 966H wheel loader, bucket 4.2 m³, tyre size 26.5R25',
    loader,
    { bucket: 4200, tyre_size: '26p5_r25' },
  ],
  [
    'JCB 3CX 4x4, air conditioning, powershift, 6,200 hours',
    backhoe,
    { drive_wheels: '4wd', equipment_site: ['ac'], transmission: 'powershift', hours: 6200 },
  ],
  [
    'Cat D8R, no ripper, semi-U blade, EROPS',
    dozer,
    { dozer_blade_kind: 'semi_u', cab: 'closed' },
    { ripper: 'none' },
  ],
  ['Grader CAT 140H 6x6, blade length 4.3 m', grader, { grader_drive: '6x6', blade_length: 4300 }],
  ['Tadano GR-500EX, 50 t, 2012', crane, { lift_capacity: 50000, year: 2012 }],
  [
    'Toyota forklift 3 t diesel triplex mast, lift height 4.7 m',
    forklift,
    { lift_capacity: 3000, fuel: 'diesel', lift_height: 4700, mast: 'triplex' },
  ],
  ['Perkins generator 150 kVA, silent, 6200 h', generator, { kva: 150, canopy: 'canopy', hours: 6200 }],
  [
    'Atlas Copco compressor, air flow 10 m3/min, pressure: 7 bar',
    compressor,
    { air_flow: 10000, pressure: 700 },
  ],
  ['Hydraulic breaker for 20 t machines, chisel diameter 140 mm', hammer, { chisel_diameter: 140 }],
  [
    'MAN TGS 41.400 8x4 2014, 320,000 km, 400 hp, manual gearbox, Euro 5',
    tipper,
    {
      wheel_formula: '8x4',
      year: 2014,
      distance: 320000,
      power: 400,
      gearbox: 'manual',
      euro_class: 'euro5',
    },
  ],
  [
    'Actros 1844, sleeper, automatic gearbox, retarder, 1.2 million km',
    head,
    { truck_cab: 'one_bed', gearbox: 'automatic', retarder: 'retarder', distance: 1200000 },
  ],
  ['Lowbed 60 t payload, 3 axles', trailer, { payload: 60000, axles: 3 }],
  [
    'Massey Ferguson 385, 85 hp, 4WD, hours: 3200, PTO 540/1000',
    tractor,
    { power: 85, drive_wheels: '4wd', hours: 3200, pto_speeds: ['540', '1000'] },
  ],
  [
    'Toyota Camry 2018, 92,000 km, no accident, original paint, Gulf import, white',
    car,
    {
      year: 2018,
      distance: 92000,
      accident_state: 'none',
      paint: 'original',
      import_origin: 'gulf',
      colour: 'white',
    },
  ],
  [
    'Tesla Model 3 2021, 75 kWh, battery health 94%',
    electric,
    { year: 2021, battery_kwh: 75000, battery_health: 94 },
    { charge_port: 'tesla' },
  ],
  [
    'Hilux double cab 2.4 L diesel manual transmission 4x4, 6 cylinders',
    pickup,
    {
      pickup_cab: 'double',
      engine_size: 2400,
      fuel: 'diesel',
      gearbox: 'manual',
      drive: '4wd',
      cylinders: 6,
    },
  ],
  [
    'Camry 2.5L petrol automatic, 4 cylinders, 2 owners, mileage 60k miles',
    car,
    { engine_size: 2500, fuel: 'petrol', gearbox: 'automatic', cylinders: 4, owners: 2, distance: 96561 },
  ],
  [
    'Condition: excellent. Customs: paid. Papers: customs receipt',
    excavator,
    { condition: 'excellent', customs: 'paid', papers: ['customs_receipt'] },
  ],
  ['Customs not paid, imported from Japan', excavator, { customs: 'unpaid', import_origin: 'japan' }],
  [
    'Claas Lexion, header width 7.5 m, threshing hours 1800 h, engine hours 2600 h',
    combine,
    { header_width: 7500, threshing_hours: 1800, hours: 2600 },
  ],
]);

reads('what an Arabic seller types', [
  ['حفارة كوماتسو PC200 موديل 2012 ساعات العمل 8500', excavator, { year: 2012, hours: 8500 }],
  [
    'للبيع حفار كاتربلر 320 موديل ٢٠١٨، ٥٬٢٠٠ ساعة، الوزن ٢٢ طن',
    excavator,
    { year: 2018, hours: 5200, weight: 22000 },
  ],
  [
    'حفارة فولفو EC210 وزنها 21 طن مكمركة والمحرك شد بلد',
    excavator,
    { customs: 'paid', engine_state: 'sealed', weight: 21000 },
  ],
  ['السرفة 70% والكيلة 1.2 متر مكعب', excavator, { undercarriage: 70, bucket: 1200 }],
  [
    'حفارة هيونداي 2015، غير مكمركة، بحالة ممتازة',
    excavator,
    { year: 2015, customs: 'unpaid', condition: 'excellent' },
  ],
  ['شفل كات 966 موديل 2009 التايرات 80% تبريد', loader, { year: 2009, tyres_left: 80 }, {}],
  ['بلدوزر D7 القدرة 240 حصان بدون ريبر', dozer, { power: 240 }, { ripper: 'none' }],
  ['كريدر 140 طول السكينة 14 قدم 6x4', grader, { blade_length: 4267, grader_drive: '6x4' }],
  [
    'كرين تادانو 50 طن موديل 2008 شهادة سارية',
    crane,
    { lift_capacity: 50000, year: 2008, certificate: 'valid' },
  ],
  [
    'رافعة شوكية تويوتا 2.5 طن ديزل ارتفاع الرفع 4.5 متر سايد شفت',
    forklift,
    { lift_capacity: 2500, fuel: 'diesel', lift_height: 4500, side_shift: 'side' },
  ],
  ['مولدة بيركنز 250 kVA كاتم صوت ساعات العمل 3400', generator, { kva: 250, hours: 3400 }],
  ['جاك همر لحفارة 20 طن', hammer, {}],
  ['بم كونكريت بوتزمايستر 42 متر طول البوم، ساعات 5200 ساعة', pump, { boom: 42000, hours: 5200 }],
  [
    'قلاب مان 8x4 موديل 2014 ماشي 320 الف كم كير عادي',
    tipper,
    { wheel_formula: '8x4', year: 2014, distance: 320000, gearbox: 'manual' },
  ],
  [
    'راس اكتروس 1844 موديل 2013 قدرة المحرك 440 حصان رقم اربيل',
    head,
    { year: 2013, power: 440, plate_state: 'erbil' },
  ],
  ['تريلة لوبد حمولة 60 طن 3 محاور', trailer, { payload: 60000, axles: 3 }],
  [
    'تركتر ماسي فيرغسون 385 قدرة 85 حصان دبل 3200 ساعة',
    tractor,
    { power: 85, drive_wheels: '4wd', hours: 3200 },
  ],
  [
    'تويوتا كامري 2018 وارد خليجي بدون صبغ بدون حادث ماشية 92 الف كيلومتر',
    car,
    { year: 2018, import_origin: 'gulf', paint: 'original', accident_state: 'none', distance: 92000 },
  ],
  [
    'النترا 2017 وارد امريكي رقم بغداد اللون ابيض كير اوتوماتيك بنزين',
    car,
    {
      year: 2017,
      import_origin: 'usa',
      plate_state: 'baghdad',
      colour: 'white',
      gearbox: 'automatic',
      fuel: 'petrol',
    },
  ],
  [
    'هايلكس دبل قمارة ديزل 4 سلندر محرك 2.4 لتر',
    pickup,
    { pickup_cab: 'double', fuel: 'diesel', cylinders: 4, engine_size: 2400 },
  ],
  ['باص كنك لونك 51 راكب موديل 2014 تبريد', bus, { bus_seats: 51, year: 2014 }],
  [
    'سيارة كهربائية 2021 صحة البطارية 94%',
    electric,
    { year: 2021, battery_health: 94 },
    { fuel: 'electric' },
  ],
  ['السعر 25000 دولار، رقم الهاتف 07501234567', excavator, {}],
  ['موديلها 2015 ووزنها 22 طن وساعاتها 8500', excavator, { year: 2015, weight: 22000, hours: 8500 }],
  ['ساعات العمل 9500 حسب العداد', excavator, { hours: 9500 }],
  ['تايراتها 80%', loader, { tyres_left: 80 }],
  ['العداد: 5200', excavator, { hours: 5200 }],
  [
    'حفارة مجنزرة بوم طويل لونك ريج طول الستيك 6 متر',
    excavator,
    { boom_kind: 'long_reach', stick: 6000 },
    { equipment_site: ['extending_arm'] },
  ],
  ['الحالة: جيدة', excavator, { condition: 'good' }],
  [
    'كومباين كلاس عرض الهيدر 6 متر ساعات الدراس 2100',
    combine,
    { header_width: 6000 },
    { threshing_hours: 2100 },
  ],
]);

reads('what a Kurdish seller types', [
  ['حەفارەی کۆماتسو PC200 مۆدێلی 2012، 8500 کاتژمێر', excavator, { year: 2012, hours: 8500 }],
  [
    'حەفارەی کاتەرپیلەر ٣٢٠ مۆدێل ٢٠١٨، ٥٢٠٠ سەعات، کێشی ٢٢ تۆن',
    excavator,
    { year: 2018, hours: 5200, weight: 22000 },
  ],
  [
    'حەفارەی ڤۆڵڤۆ ساڵی 2015 گومرگکراو، بزوێنەر نەکراوەتەوە',
    excavator,
    { year: 2015, customs: 'paid', engine_state: 'sealed' },
  ],
  ['بێ گومرگ، دۆخی باشە', excavator, { customs: 'unpaid', condition: 'good' }],
  ['سەرفە 70%، باکێت 1.2 م3', excavator, { undercarriage: 70, bucket: 1200 }],
  ['شۆفڵی کات 966 مۆدێلی 2009 تایە 80%', loader, { year: 2009, tyres_left: 80 }],
  ['بلدۆزەر D7 هێزی 240 ئەسپ', dozer, { power: 240 }],
  ['کرێنی تادانۆ 50 تۆن مۆدێل 2008', crane, { lift_capacity: 50000, year: 2008 }],
  [
    'فۆرکلیفتی تۆیۆتا 2.5 تۆن دیزڵ بەرزیی هەڵگرتن 4.5 مەتر',
    forklift,
    { lift_capacity: 2500, fuel: 'diesel', lift_height: 4500 },
  ],
  ['مۆلیدەی پێرکینز 250 kVA 3400 کاتژمێر', generator, { kva: 250, hours: 3400 }],
  ['چەکوش بۆ حەفارەی 20 تۆن', hammer, {}],
  [
    'قەلابەی مان 8x4 مۆدێل 2014، 320 هەزار کم ڕۆیشتووە، گێڕی عادی',
    tipper,
    { wheel_formula: '8x4', year: 2014, distance: 320000, gearbox: 'manual' },
  ],
  [
    'ئەکترۆس 1844 مۆدێلی 2013 هێز 440 ئەسپ ژمارەی هەولێر',
    head,
    { year: 2013, power: 440, plate_state: 'erbil' },
  ],
  ['لۆبێد توانای بار 60 تۆن 3 تەوەرە', trailer, { payload: 60000, axles: 3 }],
  ['تراکتۆری ماسی 385 85 ئەسپ دەبڵ 3200 کاتژمێر', tractor, { power: 85, drive_wheels: '4wd', hours: 3200 }],
  [
    'تۆیۆتا کامری 2018 واریدی خەلیج بێ بۆیاغ بێ لێدان، 92 هەزار کم',
    car,
    { year: 2018, import_origin: 'gulf', paint: 'original', accident_state: 'none', distance: 92000 },
  ],
  [
    'ئێلانترا ٢٠١٧ ڕەنگی سپی، ئۆتۆماتیک، بەنزین، ژمارەی سلێمانی',
    car,
    { year: 2017, colour: 'white', gearbox: 'automatic', fuel: 'petrol', plate_state: 'sulaymaniyah' },
  ],
  ['هایلۆکس دیزڵ 4 سلندەر', pickup, { fuel: 'diesel', cylinders: 4 }],
  ['کاتژمێری کار: 5200', excavator, { hours: 5200 }],
  ['لێدانی نییە', car, { accident_state: 'none' }],
  ['نرخ 25000 دۆلار، ژمارە 0750 123 4567', excavator, {}],
  ['تەسلا 2021 تەندروستیی باتری 94%', electric, { year: 2021, battery_health: 94 }],
  ['کێشەکەی 22 تۆنە، تایەکانی 60%', wheeled, { weight: 22000, tyres_left: 60 }],
  ['سەرفەکانی 70% ماون', excavator, { undercarriage: 70 }],
  ['ڕەنگەکەی سپییە', car, { colour: 'white' }],
  ['سەعاتی ئیشی 3450، دەستکاری نەکراوە', excavator, { hours: 3450 }],
  ['تا ئێستا 2260 سەعات ئیشی کردووە', tractor, { hours: 2260 }],
  ['پاسی 51 نەفەر مۆدێلی 2014', bus, { bus_seats: 51, year: 2014 }],
]);

reads('what is no fact', [
  ['Caterpillar 320', excavator, {}],
  ['PC200-8, ZX330, D-6, X4.70', excavator, {}],
  ['Cat 950H', loader, {}],
  ['call 0770 123 4567 or +964 750 123 4567', excavator, {}],
  ['price 22000 $, was 25,000 USD', excavator, {}],
  ['18-25 t', excavator, {}],
  ['from 10 to 12 t', excavator, {}],
  ['between 120.0 to 135.0 Horsepower', loader, {}],
  ['available 24 hours a day', excavator, {}],
  ['open 24/7, delivery within 48 hours', excavator, {}],
  ['new tyres, serviced in 2023', excavator, {}],
  ['service every 250 h', excavator, {}],
  ['12% of the price', excavator, {}],
  ['hammer 2 t', excavator, {}, { weight: 2000 }],
  ['bucket sold without teeth', excavator, {}],
  ['ripper: none or unspecified', dozer, {}],
  ['في خدمتكم 24 ساعة', excavator, {}],
  ['بدون دبل', car, {}],
  ['ضمان لغاية 2027', car, {}],
  ['الموعد 10:30', excavator, {}],
  ['کاتژمێر 10:30', excavator, {}],
  ['لە ماوەی 24 کاتژمێر', excavator, {}],
  ['12/05/2019', car, {}],
  ['Peugeot 2008', car, {}],
  ['25 ft x 8 ft container', forklift, {}],
  ['Crawler excavators: <70 t, > 5,000 h', excavator, {}],
  ['rent per month up to 200 hours', excavator, {}],
  ['بالشهر لحد 200 ساعة', excavator, {}],
  ['کرێی مانگێک، تا 200 کاتژمێر', excavator, {}],
  ['it worked about 300 dunams of wheat', tractor, {}],
  ['New Holland', tractor, {}],
  ['Ride Control: No', loader, {}],
  ['two panels painted, the rest factory paint', car, { paint: 'partial' }],
  ['for a 20 t excavator, suits 18 t', hammer, {}],
  ['سعره ٤٥ ورقة', tipper, {}],
  ['S/N 50123, part no. 2015-4471', dozer, {}],
  ['first registered 04.08.2015', tractor, {}],
]);

test('what stands under two years is offered with either, and none of them taken', () => {
  const found = recognise('Kia 2017 or 2019', car);
  expect(found).toMatchObject([
    { key: 'year', value: 2017, sure: false },
    { key: 'year', value: 2019, sure: false },
  ]);
});

test('of a power in two units the one counts that comes first', () => {
  expect(recognise('147 hp/109 kW', tractor)).toMatchObject([{ key: 'power', value: 147, sure: true }]);
});

test('two powers that differ are offered, and none of them taken', () => {
  expect(recognise('122 kW, with boost 150 kW', tractor).map(({ sure }) => sure)).toEqual([false, false]);
});

test('what is recognised stands where it says', () => {
  const text = 'للبيع حفارة، الوزن ٢٢ طن';
  const [weight] = recognise(text, excavator);
  expect(text.slice(weight?.start, weight?.end)).toBe('٢٢ طن');
});

test('what the sheet does not ask is not told', () => {
  expect(recognise('bus with 51 passenger seats', excavator)).toEqual([]);
});

describe('any text', () => {
  const kinds = [excavator, tractor, car, hammer];
  const pieces = fc.constantFrom(
    ...[
      'weight',
      'hours',
      'الوزن',
      'ساعة',
      'کێش',
      'تۆن',
      'بدون',
      'بێ',
      'no',
      ':',
      ',',
      '،',
      '\n',
      ' ',
      '-',
      '/',
      '.',
    ],
    ...[
      '22',
      '٢٢',
      '2018',
      '5,200',
      't',
      'h',
      'km',
      'm³',
      '%',
      '(',
      ')',
      '07501234567',
      'quick coupler',
      'hydraulic',
    ],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(pieces, { maxLength: 200 }).map((some) => some.join(' ')),
  );

  test('is read, and what is recognised stands in it', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...kinds), (text, kind) => {
        for (const { key, start, end } of recognise(text, kind)) {
          expect(0 <= start && start < end && end <= text.length, key).toBe(true);
        }
      }),
    );
  });

  test('has at most one value of a number or a choice that is sure', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...kinds), (text, kind) => {
        const sure = recognise(text, kind).filter((one) => one.sure && !Array.isArray(one.value));
        expect(new Set(sure.map(({ key }) => key)).size).toBe(sure.length);
      }),
    );
  });

  test.each([
    '1',
    '1 ',
    '1-',
    '1,',
    '07 ',
    '(',
    ' ',
    ':',
    '2018 ',
    'weight ',
    'weight: ',
    'weight 22 t ',
    'no ripper: ',
    '1 ft 2 in ',
    'hydraulic quick coupler ',
    'بدون ',
    '\u064b',
  ])('that repeats "%s" is read to five thousand characters and not beyond', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    expect(recognise(text, excavator).every(({ end }) => end <= 5_000)).toBe(true);
  });
});
