import { describe, expect, test } from 'vitest';
import { byIsolates, withoutIsolates } from '@/lib/i18n/fill-in';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { machineOf, machinesInWords } from '@/tests/support/machines-in-words';
import type { FactValues } from './fact';
import { lineOf } from './line';

const machines = machinesInWords.map(([machine]) => machine);
const column = { en: 1, ar: 2, ckb: 3 } as const;
const rightToLeft = ['ar', 'ckb'] as const;

const read = (text: string) => withoutIsolates(text).replaceAll('\u00a0', ' ');
const say = (locale: Locale, ...machine: Parameters<typeof machineOf>) =>
  read(lineOf(machineOf(...machine), locale).whole);

describe('a machine is called as its trade calls it', () => {
  test.each(localeCodes)('in %s', (locale) => {
    expect(machines.map((machine) => read(lineOf(machine, locale).whole))).toEqual(
      machinesInWords.map((row) => row[column[locale]]),
    );
  });
});

describe('what nobody said is not in the line', () => {
  const kind = 'construction-machinery/crawler-excavators';

  test('of a machine of which only its kind is known', () => {
    expect(say('en', kind, null, null)).toBe('Crawler excavator');
    expect(say('ar', kind, null, null)).toBe('حفارة مجنزرة');
    expect(say('ckb', kind, null, null)).toBe('حەفارەی زنجیردار');
  });

  test('of one without a model, whose Kurdish kind keeps its ezafe for the brand', () => {
    expect(say('en', kind, 'komatsu', null, { year: 2011 })).toBe('Komatsu crawler excavator, 2011');
    expect(say('ar', kind, 'komatsu', null, { year: 2011 })).toBe('حفارة مجنزرة كوماتسو، موديل 2011');
    expect(say('ckb', kind, 'komatsu', null, { year: 2011 })).toBe('حەفارەی زنجیرداری کۆماتسو، مۆدێل 2011');
  });

  test('of one whose kind has no noun, which goes by its name, or by that of the kind', () => {
    expect(say('en', 'construction-machinery', 'sany', 'SY500H')).toBe('SANY SY500H');
    expect(say('en', 'construction-machinery', null, null)).toBe('Construction machinery');
    expect(say('ar', 'construction-machinery', null, null)).toBe('معدات إنشائية');
  });

  test('of a year that its model says already', () => {
    expect(say('en', kind, 'caterpillar', '320D 2011', { year: 2011 })).toBe(
      'Caterpillar 320D 2011 crawler excavator',
    );
  });

  test('of a power that its model says already', () => {
    const model = '1106A 150 kVA';
    expect(say('en', 'power-and-oilfield/generators', 'perkins', model, { facts: { kva: 150 } })).toBe(
      'Perkins 1106A 150 kVA generator',
    );
  });

  test('of a choice that the operator has taken away since', () => {
    expect(say('en', kind, 'komatsu', 'PC200-8', { facts: { customs: 'forgiven' } })).toBe(
      'Komatsu PC200-8 crawler excavator',
    );
  });

  test('of a fact that is no fact of its kind', () => {
    expect(say('en', kind, 'komatsu', 'PC200-8', { facts: { bus_seats: 1 } })).toBe(
      'Komatsu PC200-8 crawler excavator',
    );
  });
});

describe('a car goes without the word for car', () => {
  test('after its name', () => {
    expect(say('en', 'cars/saloons', 'toyota', 'Camry')).toBe('Toyota Camry');
    expect(say('ar', 'cars/saloons', 'toyota', 'Camry')).toBe('تويوتا Camry');
  });

  test('but not without a name', () => {
    expect(say('en', 'cars/saloons', null, null, { year: 2018 })).toBe('Saloon, 2018');
    expect(say('ckb', 'cars/saloons', null, null, { year: 2018 })).toBe('ئۆتۆمبێلی سالۆن، مۆدێل 2018');
  });
});

describe('two facts of the sheet', () => {
  const reefer = (facts: FactValues) => (locale: Locale) =>
    say(locale, 'trailers/reefer-trailers', 'schmitz-cargobull', 'S.KO Cool', { facts });

  test('are those of titles and cards, and then what else reads without its sheet, by whole labels', () => {
    const facts = {
      lift_axle: 'one',
      tyres_left: 85,
      plate_state: 'erbil',
      customs: 'paid',
      condition: 'fair',
    };
    expect(localeCodes.map(reefer(facts))).toEqual([
      'Schmitz Cargobull S.KO Cool reefer trailer, tyres left 85%, Erbil plate',
      'تريلة براد شميتز كاركوبل S.KO Cool، نسبة الإطارات 85%، رقم أربيل',
      'ترێلەی ساردکەرەوەی شمیتز کارگۆبوڵ S.KO Cool، ڕێژەی تایە 85%، ژمارەی هەولێر',
    ]);
    expect(reefer({ ...facts, length: 13_400 })('en')).toMatch(/trailer, 13\.4 m, tyres left 85%$/);
    expect(reefer({ condition: 'fair', hub_reduction: false })('en')).toBe(
      'Schmitz Cargobull S.KO Cool reefer trailer',
    );
  });

  test('are so where they are true, and are not said where they are not', () => {
    const unit = (hub_reduction: boolean) =>
      say('en', 'trucks/tractor-units', 'man', 'TGX', { facts: { hub_reduction } });
    expect(unit(true)).toBe('MAN TGX tractor unit, hub reduction');
    expect(unit(false)).toBe('MAN TGX tractor unit');
  });
});

describe('what kind of ad it is', () => {
  const sorento = (as: string) => machineOf('cars/suvs', 'kia', 'Sorento', { as, year: 2025, in: 'babil' });

  test.each([
    ['wanted', 'Wanted', 'مطلوب', 'داواکراو'],
    ['rent', 'For rent', 'للإيجار', 'بۆ کرێ'],
    ['exchange', 'Exchange', 'للمبادلة', 'بۆ ئاڵوگۆڕ'],
    ['auction', 'Auction', 'مزاد', 'مەزاد'],
    ['parts', 'For parts', 'تفصيخ (قطع غيار)', 'بۆ پارچە'],
    ['service', 'Service with operator', 'خدمة مع مشغّل', 'خزمەتگوزاری لەگەڵ شۆفێر'],
  ])('stands in front: %s', (as, en, ar, ckb) => {
    expect(localeCodes.map((locale) => read(lineOf(sorento(as), locale).whole))).toEqual([
      `${en}: Kia Sorento, 2025 · Babil`,
      `${ar}: كيا Sorento، موديل 2025 · بابل`,
      `${ckb}: کیا Sorento، مۆدێل 2025 · بابل`,
    ]);
  });

  test('goes without saying where it is for sale', () => {
    expect(lineOf(sorento('sale'), 'en').whole).toBe('Kia Sorento, 2025 · Babil');
  });

  test('takes none of the few letters of a card, which has a badge of it', () => {
    expect(lineOf(sorento('wanted'), 'en').within(30)).toBe('Kia Sorento, 2025');
  });
});

describe('a meter', () => {
  const worked = (hours: number) => say('ar', 'tractors/orchard-tractors', null, null, { hours });

  test.each([
    [0, 'تركتر بساتين، 0 ساعة'],
    [1, 'تركتر بساتين، ساعة واحدة'],
    [2, 'تركتر بساتين، ساعتان'],
    [3, 'تركتر بساتين، 3 ساعات'],
    [11, 'تركتر بساتين، 11 ساعة'],
    [100, 'تركتر بساتين، 100 ساعة'],
    [9_003, 'تركتر بساتين، 9,003 ساعات'],
  ])('of %d hours counts as Arabic does', (hours, line) => {
    expect(worked(hours)).toBe(line);
  });

  test('is the one that buyers of the kind ask for where an ad has both', () => {
    const both = { hours: 8_000, distance: 86_000 };
    expect(say('en', 'lifting-and-handling/truck-mounted-cranes', null, null, both)).toBe(
      'Truck-mounted crane, 86,000 km',
    );
    expect(say('en', 'lifting-and-handling/mobile-cranes', null, null, both)).toBe('Mobile crane, 8,000 h');
  });

  test('is the other one where the ad has only that', () => {
    expect(say('en', 'trucks/tippers', null, null, { hours: 8_000 })).toBe('Tipper, 8,000 h');
  });
});

describe('a choice that renames the machine', () => {
  const filters = (filter_kind: string[]) =>
    say('en', 'attachments-and-parts/filters', 'caterpillar', null, { facts: { filter_kind } });

  test('gives it its gender, too, which what is said of it agrees with', () => {
    const pump = (facts: FactValues) =>
      say('ar', 'concrete-and-crushing/concrete-pumps', null, null, { facts: { customs: 'paid', ...facts } });
    expect(pump({})).toBe('مضخة كونكريت، مكمركة');
    expect(pump({ pump_kind: 'placing' })).toBe('ذراع توزيع كونكريت، مكمرك');
  });

  test('does so where it is the only one of several', () => {
    expect(filters(['oil'])).toBe('Caterpillar oil filter');
    expect(filters(['oil', 'air'])).toBe('Caterpillar filter');
  });
});

describe('in a line from right to left', () => {
  const around = (text: string) =>
    byIsolates(text)
      .filter(({ isIsolated }) => !isIsolated)
      .map((part) => part.text);

  test.each(rightToLeft)('what %s would tear apart stands in isolates', (locale) => {
    for (const machine of machines) {
      for (const part of around(lineOf(machine, locale).whole)) {
        expect(part).not.toMatch(/[A-Za-z%°×]/);
        // A figure that is not isolated leans on a word: "موديل 2018", "5,200 ساعة".
        const bare = [...part.matchAll(/(?<before>\p{L} )?[\d,.]+(?<after>\u00a0\p{L})?/gu)].filter(
          ({ groups, 0: figure }) => /\d/.test(figure) && !groups?.before && !groups?.after,
        );
        expect(bare.map(([figure]) => figure)).toEqual([]);
      }
    }
  });

  test.each(rightToLeft)('isolates open and close by turns in %s', (locale) => {
    for (const machine of machines) {
      const marks = lineOf(machine, locale).whole.replace(/[^\u2066-\u2069]/g, '');
      expect(marks).toMatch(/^([\u2066\u2068]\u2069)*$/);
    }
  });

  test('a model that is a number is apart from the year behind it', () => {
    const line = lineOf(
      machineOf('tractors/tractors-60-100-hp', 'massey-ferguson', '385', { year: 2015 }),
      'ar',
    ).whole;
    expect(line).toBe('تركتر ماسي فيركسون \u2068385\u2069، موديل 2015');
  });

  test('an axle layout is apart from the model before it', () => {
    const truck = machineOf('trucks/tippers', 'man', 'TGS 41.400', { facts: { wheel_formula: '8x4' } });
    expect(lineOf(truck, 'ckb').whole).toBe('قەلابەی مان \u2068TGS 41.400\u2069 \u20688×4\u2069');
  });

  test('a model in Arabic letters needs no isolates, and in an English line it does', () => {
    const pickUp = machineOf('cars/pickups', 'toyota', 'هايلوكس');
    expect(lineOf(pickUp, 'ar').whole).toBe('بيكب تويوتا هايلوكس');
    expect(lineOf(pickUp, 'en').whole).toBe('Toyota \u2068هايلوكس\u2069 pick-up');
  });

  test('isolates that a seller wrote do not open what nobody closes', () => {
    expect(lineOf(machineOf('cars/saloons', 'toyota', 'Camry\u2066'), 'ar').whole).toBe(
      'تويوتا \u2068Camry\u2069',
    );
  });
});

test('a line ends before a number or behind its unit, not between them', () => {
  const excavator = machineOf('construction-machinery/crawler-excavators', null, null, {
    hours: 5_200,
    facts: { weight: 22_000 },
  });
  expect(lineOf(excavator, 'en').whole).toBe('Crawler excavator, 5,200\u00a0h, 22\u00a0t');
  expect(lineOf(excavator, 'ar').whole).toBe('حفارة مجنزرة، 5,200\u00a0ساعة، 22\u00a0طنًا');
});

describe('where there is room for a few letters', () => {
  const sizes = [20, 30];

  test.each(localeCodes)('no line in %s is longer than that, or cut within a word', (locale) => {
    for (const machine of machines) {
      const words = new Set(
        read(lineOf(machine, locale).whole)
          .toLowerCase()
          .split(/[\s,،·]+/),
      );
      for (const size of sizes) {
        const line = read(lineOf(machine, locale).within(size));
        expect(line.length).toBeLessThanOrEqual(size);
        for (const word of line.toLowerCase().split(/[\s,،]+/)) expect(words).toContain(word);
      }
    }
  });

  test('the name of the machine stays longest', () => {
    const crane = machineOf('lifting-and-handling/rough-terrain-cranes', 'tadano', 'GR-500EX', {
      year: 2012,
      hours: 8_300,
    });
    const shortened = [60, 50, 40, 30, 20, 10].map((size) => read(lineOf(crane, 'en').within(size)));
    expect(shortened).toEqual([
      'Tadano GR-500EX rough-terrain crane, 2012, 8,300 h',
      'Tadano GR-500EX rough-terrain crane, 2012, 8,300 h',
      'Tadano GR-500EX rough-terrain crane',
      'Tadano GR-500EX, 2012, 8,300 h',
      'Tadano GR-500EX',
      'GR-500EX',
    ]);
  });

  test('a word that is longer than the room is cut', () => {
    expect(lineOf(machineOf('cars', null, 'Donaudampfschifffahrt'), 'en').within(12)).toBe('Donaudampfsc…');
  });
});
