import { describe, expect, it } from 'vitest';
import { brands } from '@/seed/reference/brands';
import { categories } from '@/seed/reference/categories';
import { facts } from '@/seed/reference/facts';
import { adTypes, currencies } from '@/seed/reference/money';
import { states } from '@/seed/reference/places';
import type { ImportCatalogue } from './catalogue';
import { columnsNeeded } from './columns';
import { ImportMap } from './map';
import { maps } from './maps';
import { createRowReader } from './read-row';
import { missingColumns, recognise } from './recognise';

type Named = { slug: string; name: Record<string, string>; aliases?: readonly string[] };
const row = ({ slug, name, aliases = [] }: Named) => ({
  slug,
  name: name.en ?? '',
  names: [...Object.values(name), ...aliases],
});
const catalogue: ImportCatalogue = {
  categories: categories.map((category) => ({
    ...row(category),
    subCategories: category.subCategories.map(row),
  })),
  brands: brands.map(row),
  adTypes: adTypes.map(row),
  states: states.map(row),
  facts: facts.map((fact) => ({
    ...fact,
    choices: fact.choices.map(({ key, name, also }) => ({ key, names: [...Object.values(name), ...also] })),
  })),
  rates: Object.fromEntries(currencies.map(({ code, rate }) => [code, rate])),
};
const now = new Date('2026-06-01T12:00:00Z');

const readBy = (source: string, row: Record<string, string>, change: Partial<ImportMap> = {}) => {
  const map = ImportMap.parse({ ...maps.find((known) => known.source === source), ...change });
  const header = [...new Set([...columnsNeeded(map), ...Object.keys(row)])];
  const reader = createRowReader(map, header, catalogue, now);
  return reader(
    header.map((name) => row[name] ?? ''),
    12,
  );
};
const adOf = (...given: Parameters<typeof readBy>) => {
  const read = readBy(...given);
  if (!('ad' in read)) throw new Error(JSON.stringify(read));
  return read.ad;
};
const problemsOf = (...given: Parameters<typeof readBy>) => {
  const read = readBy(...given);
  return 'problems' in read ? read.problems.map(({ column, reason }) => `${column}: ${reason}`) : [];
};

describe('every map', () => {
  it.each(maps.map((map) => [map.source, map] as const))(
    '%s names rows that exist, and is plain data',
    (_, map) => {
      expect(() => createRowReader(map, columnsNeeded(map), catalogue, now)).not.toThrow();
      expect(ImportMap.parse(JSON.parse(JSON.stringify(map)))).toEqual(map);
    },
  );

  it.each(maps.map((map) => [map.source, map] as const))('%s is known by its columns', (source, map) => {
    expect(recognise(maps, columnsNeeded(map)).source).toBe(source);
    expect(
      recognise(
        maps,
        columnsNeeded(map).map((name) => ` ${name.toUpperCase()}`),
      ).source,
    ).toBe(source);
  });

  it('that names a row which is not there is refused before the first row', () => {
    const map = ImportMap.parse({ source: 'x', name: 'x', title: ['{a}'], category: { default: 'boats' } });
    expect(() => createRowReader(map, ['a'], catalogue, now)).toThrow(/category "boats"/);
  });

  it('that is badly written is refused', () => {
    const good = { source: 'x', name: 'x', title: ['{a}'], category: { default: 'cars' } };
    expect(ImportMap.safeParse(good).success).toBe(true);
    for (const bad of [
      { source: 'Ünfit' },
      { skip: [{ when: { a: '(' }, because: 'x' }] },
      { colour: 'red' },
      { price: { from: '{p}' } },
      { title: [] },
    ]) {
      expect(ImportMap.safeParse({ ...good, ...bad }).success).toBe(false);
    }
  });

  it('says which columns a file lacks', () => {
    const map = ImportMap.parse({
      source: 'x',
      name: 'x',
      parts: { made: { from: '{maker} {extra?}' } },
      title: ['{made} {$brand} {type|kind}'],
      category: { rules: [{ when: { group: 'x' }, is: 'cars' }], default: 'cars' },
    });
    expect(missingColumns(map, ['Maker', 'kind'])).toEqual(['type', 'group']);
    expect(() => recognise([map], ['maker', 'kind'])).toThrow(
      /nearest is "x", which also needs "type", "group"/,
    );
  });
});

describe('our own format', () => {
  const plain = { title: 'CAT 320D', category: 'construction-machinery' };

  it('asks for a title and a category and nothing else', () => {
    const ad = adOf('makinar', plain);
    expect(ad).toMatchObject({
      title: 'CAT 320D',
      adType: 'sale',
      priceCents: null,
      language: 'en',
      state: null,
    });
    expect(ad.key).toMatch(/^[\w-]{22}$/);
  });

  it('takes other names of a make that is new and of a model, parted by semicolons or bars', () => {
    const more = {
      brand: 'Zzyzx',
      brand_names: 'زيزكس; زیزێکس|ZZX',
      model: 'T 900',
      model_names: 'تي ٩٠٠ ؛ تی ٩٠٠;',
    };
    expect(adOf('makinar', { ...plain, ...more })).toMatchObject({
      brand: { slug: 'zzyzx', add: true, names: ['زيزكس', 'زیزێکس', 'ZZX'] },
      model: { name: 'T 900', add: true, names: ['تي ٩٠٠', 'تی ٩٠٠'] },
    });
    expect(adOf('makinar', { ...plain, ...more, brand: 'CAT' }).brand).toEqual({
      slug: 'caterpillar',
      name: 'Caterpillar',
      add: false,
    });
  });

  it('takes names in any language, and numbers in any digits', () => {
    expect(
      adOf('makinar', {
        key: '7',
        title: 'حفارة كاتربلر ٣٢٠',
        category: 'معدات إنشائية',
        sub_category: 'حفارات مجنزرة',
        brand: 'كات',
        model: '320D',
        state: 'هەولێر',
        price: '٢٨٬٥٠٠',
        currency: 'USD',
        price_type: 'fix',
        hours: '٧٥٠٠',
        year: '٢٠١٢',
        vat: 'included',
      }),
    ).toMatchObject({
      key: '7',
      language: 'ar',
      category: 'construction-machinery',
      subCategory: 'crawler-excavators',
      brand: { slug: 'caterpillar', add: false },
      model: { name: '320D', add: true },
      state: 'erbil',
      priceCents: 2_850_000,
      priceType: 'fix',
      hours: 7500,
      year: 2012,
      vat: 'include',
    });
  });

  it('names every column at fault in one go', () => {
    expect(
      problemsOf('makinar', {
        title: '',
        category: 'boats',
        price: 'cheap',
        year: '2109',
        hours: 'many',
        email: 'nobody',
        website: 'javascript:alert(1)',
        date: '14/09/2023',
        lat: '200',
        state: 'Texas',
        ad_type: 'gift',
      }),
    ).toEqual([
      'price: "cheap" is not a price',
      'year: "2109" is not a year from 1900 to 2027',
      'hours: "many" is not a number of hours',
      'category: "boats" is no category',
      'ad_type: "gift" is no ad type',
      'state: "Texas" is no governorate',
      'title: is empty, and an ad needs a title',
      'email: "nobody" is not an e-mail address',
      'website: "javascript:alert(1)" is not a web address',
      'lat: "200" is not a latitude in degrees',
      'date: "14/09/2023" is not a date',
    ]);
  });

  it('makes a make that nobody knows a row of its own, and no sentence', () => {
    expect(adOf('makinar', { ...plain, brand: 'WACKER NEUSON' }).brand).toEqual({
      slug: 'wacker-neuson',
      name: 'Wacker Neuson',
      add: true,
    });
    expect(adOf('makinar', { ...plain, brand: 'JLG' }).brand).toMatchObject({ name: 'JLG', add: false });
    expect(adOf('makinar', { ...plain, brand: 'as good as new, call me any time' }).brand).toBeNull();
    expect(adOf('makinar', { ...plain, brand: 'MERCEDES BENZ' }).brand).toMatchObject({
      slug: 'mercedes-benz',
    });
    expect(adOf('makinar', { ...plain, brand: 'Wacker' }, { addBrands: false }).brand).toBeNull();
  });

  it('keeps no control characters and dates nothing in the future', () => {
    const ad = adOf('makinar', {
      ...plain,
      title: 'CAT\u0000 320\u0007',
      description: 'a\r\nb',
      date: '2031-01-01',
    });
    expect(ad.title).toBe('CAT 320');
    expect(ad.description).toBe('a\nb');
    expect(ad.createdAt).toBe(now.toISOString());
  });

  it('keeps nothing that has a text read as what it is not', () => {
    const ad = adOf('makinar', { ...plain, title: 'CAT \u202e023', description: '\u202bحفارة\u202c 320' });
    expect([ad.title, ad.description]).toEqual(['CAT 023', 'حفارة 320']);
  });

  it('refuses a row of another width, and text that is not in the named encoding', () => {
    const map = maps[0]!;
    const reader = createRowReader(map, ['title', 'category'], catalogue, now);
    expect(reader(['x'], 3)).toEqual({
      problems: [{ line: 3, column: '', reason: 'has 1 values where the first line has 2' }],
    });
    expect(reader(['\ufffd', 'cars'], 4)).toEqual({
      problems: [{ line: 4, column: 'title', reason: 'is not utf-8 text' }],
    });
  });
});

describe('auction sales', () => {
  const lot = {
    year: '2015',
    make: 'CAT',
    model: '320E L',
    hours: '0',
    price_usd: '61000',
    sale_date: 'Sep 14, 2023',
    listing_url:
      'https://www.rbauction.com/2015-cat-320e-l-hydraulic-excavator?invId=77&id=ar&auction=fort-worth-tx-2023164',
  };
  it('find kind and yard in the link', () => {
    expect(adOf('rbauction', lot)).toMatchObject({
      key: '77',
      title: '2015 Caterpillar 320E L hydraulic excavator',
      description: 'Sold at auction in Fort Worth, TX on Sep 14, 2023.',
      category: 'construction-machinery',
      subCategory: 'crawler-excavators',
      brand: { slug: 'caterpillar', name: 'Caterpillar', add: false },
      adType: 'auction',
      hours: null,
      priceCents: 6_100_000,
      createdAt: '2023-09-14T09:00:00.000Z',
    });
  });
  it('refuse the year 2109, and let the make be missing', () => {
    expect(problemsOf('rbauction', { ...lot, year: '2109' })).toEqual([
      'year: "2109" is not a year from 1900 to 2027',
    ]);
    expect(adOf('rbauction', { ...lot, make: '', year: '' })).toMatchObject({
      title: '320E L hydraulic excavator',
      brand: null,
      model: null,
    });
  });
});

describe('tractors', () => {
  const tractor = {
    Title: 'Deutz Fahr Agrotron 7250 TTV / PTO',
    Price: 'EUR 116.904',
    'Price Excl. VAT': '97.420 excl. VAT 20%',
    HP: ' 250 hp/184 kW',
    Year: '2015',
    'Working Hours': '999999',
    Location: '1230 Wien',
    Details: 'Air conditioner, ...',
  };
  it('find the make at the head of the title', () => {
    expect(adOf('landwirt-tractors', tractor)).toMatchObject({
      brand: { slug: 'deutz-fahr' },
      model: { name: 'Agrotron 7250' },
      subCategory: 'tractors-over-160-hp',
      hours: null,
      vat: 'include',
      priceCents: Math.round((116_904 / 0.86) * 100),
      description: 'Air conditioner\nStands in 1230 Wien.',
    });
  });
  it('tell spare parts and hire from sales', () => {
    expect(
      adOf('landwirt-tractors', { ...tractor, Title: 'Case IH CS 130 Dismantled for parts' }),
    ).toMatchObject({
      category: 'attachments-and-parts',
      adType: 'parts',
      brand: { slug: 'case-ih' },
    });
    expect(adOf('landwirt-tractors', { ...tractor, Price: 'EUR 45,50  /h' })).toMatchObject({
      adType: 'rent',
      priceCents: null,
    });
  });
});

describe('the other sets', () => {
  it('bulldozers have no makes, and the year 1000 is none', () => {
    const sale = {
      SalesID: '9',
      SalePrice: '31000.0',
      YearMade: '1000',
      MachineHoursCurrentMeter: '68.0',
      saledate: '1/5/2012 0:00',
      fiModelDesc: '375L',
      fiProductClassDesc: 'Hydraulic Excavator, Track - 66.0 to 90.0 Metric Tons',
      ProductGroup: 'TEX',
      ProductGroupDesc: 'Track Excavators',
    };
    expect(adOf('bulldozers', sale)).toMatchObject({
      key: '9',
      title: '375L track excavator',
      subCategory: 'crawler-excavators',
      brand: null,
      year: null,
      hours: 68,
      priceCents: 3_100_000,
    });
  });
  it('British cars are priced in pounds and measured in miles', () => {
    expect(
      adOf('uk-used-cars', {
        make: 'merc',
        model: ' A Class',
        year: '2017',
        price: '12500',
        mileage: '15735',
        fuelType: 'Petrol',
        engineSize: '2',
        tax: '0',
        mpg: '55.4',
      }),
    ).toMatchObject({
      title: 'Mercedes-Benz A Class 2.0 Petrol 2017',
      brand: { slug: 'mercedes-benz' },
      distance: 15_735,
      distanceType: 'mi',
      priceCents: Math.round((12_500 / 0.76) * 100),
      description: 'Fuel: Petrol\nEngine: 2.0 l\nConsumption: 55.4 mpg',
    });
  });
  it('American sales write make and model in one, and a price of a dollar is none', () => {
    expect(
      adOf('craigslist-us', {
        price: '1',
        model_year: '',
        model: 'ford f150 supercrew cab xlt',
        type: 'truck',
        date_posted: '6/23/18',
        is_4wd: '1',
      }),
    ).toMatchObject({
      title: 'Ford F-150 Supercrew Cab XLT',
      brand: { slug: 'ford', add: false },
      model: { name: 'F-150 Supercrew Cab XLT' },
      subCategory: 'pickups',
      priceCents: null,
      description: 'Four-wheel drive',
    });
  });
});

describe('facts of our own format', () => {
  const ad = (columns: Record<string, string>) => ({
    title: 'CAT 320',
    category: 'construction-machinery',
    ...columns,
  });
  const factsOf = (columns: Record<string, string>) => adOf('makinar', ad(columns)).facts;

  it('stand in columns that are called by their keys, numbers in any unit of their measure', () => {
    for (const weight of ['22 t', '22', '22000 kg', '22,000 kg', '٢٢ طن', '22 تۆن', '22.0'])
      expect(factsOf({ weight }), weight).toEqual({ weight: 22_000 });
    expect(factsOf({ power: '160 hp' })).toEqual({ power: 160 });
    expect(factsOf({ power: '118 kW' })).toEqual({ power: 158 });
    expect(factsOf({ min_temperature: '-18' })).toEqual({ min_temperature: -18 });
    expect(factsOf({ axles: '3', weight: '' })).toEqual({ axles: 3 });
  });

  it('are choices by their keys or their names in any language, several parted by semicolons or bars', () => {
    for (const customs of ['paid', 'Paid', 'مدفوع', 'دراوە'])
      expect(factsOf({ customs }), customs).toEqual({ customs: 'paid' });
    expect(factsOf({ hydraulic_lines: 'coupler; hammer|hammer' })).toEqual({
      hydraulic_lines: ['coupler', 'hammer'],
    });
    for (const [said, is] of [
      ['yes', true],
      ['نعم', true],
      ['بەڵێ', true],
      ['no', false],
      ['0', false],
    ] as const)
      expect(factsOf({ swamp_tracks: said }), said).toEqual({ swamp_tracks: is });
  });

  it('that cannot be are named with their columns', () => {
    expect(
      problemsOf(
        'makinar',
        ad({
          weight: 'heavy',
          power: '22 t',
          axles: '2.5',
          customs: 'perhaps',
          swamp_tracks: 'some',
          hydraulic_lines: 'hammer;x',
        }),
      ),
    ).toEqual([
      'weight: "heavy" is no weight from 0.1 to 1000 t',
      'power: "22 t" is no power from 1 to 4000 hp',
      expect.stringMatching(/^axles: "2.5" is no axles from/),
      'customs: "perhaps" is no choice of customs',
      'swamp_tracks: "some" is neither yes nor no',
      'hydraulic_lines: "x" is no choice of hydraulic lines',
    ]);
    expect(problemsOf('makinar', ad({ weight: '22000' }))).toEqual([
      'weight: "22000" is no weight from 0.1 to 1000 t',
    ]);
  });

  it('of another table are named by its map, which says of a fact that is not there', () => {
    const map = { facts: { weight: '{mass} {unit?}' }, factColumns: false };
    expect(adOf('makinar', ad({ mass: '48500', unit: 'lb', power: '5' }), map).facts).toEqual({
      weight: 21_999,
    });
    expect(() => adOf('makinar', ad({}), { facts: { wings: '{wings?}' } })).toThrow(
      'The map names the fact "wings", which is not there.',
    );
  });
});
