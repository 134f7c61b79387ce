import { describe, expect, test } from 'vitest';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { facts } from '@/seed/reference/facts';
import { machineOf, machinesInWords } from '@/tests/support/machines-in-words';
import { paragraphOf, stateFacts } from './paragraph';

const read = (text: string) => withoutIsolates(text).replaceAll('\u00a0', ' ');
const say = (locale: Locale, ...machine: Parameters<typeof machineOf>) =>
  read(paragraphOf(machineOf(...machine), locale));

const excavator = [
  'construction-machinery/crawler-excavators',
  'komatsu',
  'PC200-8',
  {
    as: 'sale',
    year: 2011,
    hours: 9_003,
    in: 'kirkuk',
    facts: {
      weight: 20_500,
      quick_coupler: 'hydraulic',
      hydraulic_lines: ['hammer', 'coupler'],
      meter_state: 'genuine',
      undercarriage: 70,
      customs: 'paid',
    },
  },
] as const satisfies Parameters<typeof machineOf>;

test('a paragraph says what the machine is, what it has, how it is and where it stands', () => {
  expect(say('en', ...excavator)).toBe(
    'For sale: Komatsu PC200-8 crawler excavator, built in 2011, 9,003 h on the meter. ' +
      'Operating weight 20.5 t; hydraulic lines: hammer line and quick-coupler line; quick coupler: hydraulic. ' +
      'Meter: genuine, works; tracks left 70%; customs paid. ' +
      'It can be seen in Kirkuk.',
  );
  expect(say('ar', ...excavator)).toBe(
    'للبيع: حفارة مجنزرة كوماتسو PC200-8، سنة الصنع 2011، 9,003 ساعات على العداد. ' +
      'وزن التشغيل 20.5 طن؛ خطوط الهيدروليك: خط جاك همر وخط الوصلة السريعة؛ الوصلة السريعة: هيدروليكية. ' +
      'العداد: أصلي ويعمل؛ نسبة الجنزير 70%؛ مكمركة. ' +
      'يمكن معاينة الحفارة في كركوك.',
  );
  expect(say('ckb', ...excavator)).toBe(
    'بۆ فرۆشتن: حەفارەی زنجیرداری کۆماتسو PC200-8، دروستکراوی ساڵی 2011، 9,003 کاتژمێر کاری کردووە. ' +
      'کێشی کارکردن 20.5 تۆن؛ هێڵەکانی هایدرۆلیک: هێڵی چەکوش و هێڵی بەستەری خێرا؛ بەستەری خێرا: هایدرۆلیکی. ' +
      'عەداد: ئەسڵییە و کار دەکات؛ ڕێژەی زنجیر 70%؛ گومرگکراو. ' +
      'دەتوانیت حەفارەکە لە کەرکووک ببینیت.',
  );
});

test('a label that its choice says again goes unsaid, and no other does', () => {
  const loader = (locale: Locale) =>
    say(locale, 'construction-machinery/wheel-loaders', null, null, { facts: { cab: 'closed' } });
  expect(localeCodes.map(loader)).toEqual([
    'Wheel loader. Closed cab.',
    'شفل. قمارة مغلقة.',
    'شۆفڵ. قەمەرەی داخراو.',
  ]);
  expect(say('en', 'attachments-and-parts/tyres', null, null, { facts: { tyre_use: 'forklift' } })).toBe(
    'Tyre. For: forklifts.',
  );
});

test('a few facts are one sentence', () => {
  const camry = [
    'cars/saloons',
    'toyota',
    'Camry',
    { as: 'sale', facts: { colour: 'white', paint: 'original' } },
  ] as const;
  expect(say('en', ...camry)).toBe('For sale: Toyota Camry. Colour: white; original paint.');
});

test('a machine of which nothing is known is one sentence', () => {
  expect(say('en', 'trailers/lowbeds', null, null)).toBe('Lowbed.');
  expect(say('ckb', 'trailers/lowbeds', null, null)).toBe('لۆبێد.');
});

test('a meter of one or two is said as Arabic says it', () => {
  expect(say('ar', 'tractors/orchard-tractors', null, null, { hours: 2 })).toBe(
    'تركتر بساتين، ساعتان على العداد.',
  );
});

describe('a machine that is wanted', () => {
  test.each([
    ['en', 'Wanted: Lowbed. The buyer is in Duhok.'],
    ['ar', 'مطلوب: لوبد. المشتري في دهوك.'],
    ['ckb', 'داواکراو: لۆبێد. شوێنی کڕیار: دهۆک.'],
  ] as const)('stands nowhere in %s: the buyer does', (locale, paragraph) => {
    expect(say(locale, 'trailers/lowbeds', null, null, { as: 'wanted', in: 'duhok' })).toBe(paragraph);
  });
});

test('the year of a machine that is wanted is none in which it was built', () => {
  const sorento = ['cars/suvs', 'kia', 'Sorento', { as: 'wanted', year: 2025 }] as const;
  expect(localeCodes.map((locale) => say(locale, ...sorento))).toEqual([
    'Wanted: Kia Sorento, year 2025.',
    'مطلوب: كيا Sorento، موديل 2025.',
    'داواکراو: کیا Sorento، مۆدێل 2025.',
  ]);
});

test('what the operator calls a kind of ad of his own stands in front, apart from a text of the other direction', () => {
  const lowbed = machineOf('trailers/lowbeds', null, null);
  const offer = { slug: 'leasing', name: { en: 'Leasing', ar: 'Leasing', ckb: 'لیزینگ' } };
  expect(paragraphOf({ ...lowbed, offer }, 'en')).toBe('Leasing: Lowbed.');
  expect(paragraphOf({ ...lowbed, offer }, 'ar')).toBe('\u2068Leasing\u2069: لوبد.');
});

describe('where it stands', () => {
  const seen = (kind: string, facts: Record<string, string>) =>
    say('ar', kind, null, null, { in: 'erbil', facts }).split('. ').at(-1);

  test('names the machine by the head of its noun, also where a choice adds to it', () => {
    expect(seen('concrete-and-crushing/crushers', { crusher_kind: 'jaw' })).toBe(
      'يمكن معاينة الكسارة في أربيل.',
    );
  });

  test('tells a tractor unit from the trailer that it pulls', () => {
    expect(say('ckb', 'trucks/tractor-units', null, null, { in: 'erbil' })).toBe(
      'سەری ترێلە. دەتوانیت سەری ترێلەکە لە هەولێر ببینیت.',
    );
  });

  test('says what is offered where a choice makes another thing of it', () => {
    expect(seen('lifting-and-handling/forklifts', { forklift_kind: 'reach_truck' })).toBe(
      'يمكن معاينة المعروض في أربيل.',
    );
    expect(seen('attachments-and-parts/undercarriage', { part_kind: 'chain' }), 'a part is no machine').toBe(
      'يمكن معاينة المعروض في أربيل.',
    );
  });
});

test('what is so is named, and what is not so is said to be not', () => {
  const silo = (compressor_included: boolean) =>
    say('en', 'trailers/silo-trailers', null, null, { facts: { compressor_included } });
  expect(silo(true)).toBe('Silo trailer. Compressor.');
  expect(silo(false)).toBe('Silo trailer. Compressor: no.');
});

test('a choice that was taken away is not said, nor the label of several that are all gone', () => {
  const [kind, brand, model, said] = excavator;
  const gone = { ...said, facts: { weight: 20_500, customs: 'gone', hydraulic_lines: ['gone', 'too'] } };
  for (const locale of localeCodes) {
    const { customs: _, hydraulic_lines: __, ...left } = gone.facts;
    expect(say(locale, kind, brand, model, gone)).toBe(
      say(locale, kind, brand, model, { ...said, facts: left }),
    );
  }
});

test('no machine takes more than four sentences', () => {
  for (const [machine] of machinesInWords) {
    for (const locale of localeCodes) {
      const sentences = read(paragraphOf(machine, locale)).split(/\. (?=\D)/);
      expect(sentences.length).toBeLessThanOrEqual(4);
    }
  }
});

test('what is said of its state are facts that there are', () => {
  const keys = new Set(facts.map(({ key }) => key));
  expect([...stateFacts].filter((key) => !keys.has(key))).toEqual([]);
});
