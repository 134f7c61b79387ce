import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { storeAds } from '@/lib/server/ads/store';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const plain = {
  accountId: 1,
  description: '',
  information: '',
  feature: '',
  specification: '',
  language: 'en',
  subCategoryId: null,
  carModelId: null,
  stateId: null,
  year: 2012,
  hours: null,
  distance: null,
  distanceType: 'km' as const,
  priceCents: 5_000_000,
  priceType: 'fix' as const,
  vat: 'include' as const,
  status: 'accept' as const,
  rejectionReason: null,
  promotion: null,
  zipCode: null,
  phone: null,
  whatsappNumber: null,
  email: null,
  websiteUrl: null,
  lat: null,
  long: null,
  views: 0,
  source: null,
  sourceKey: null,
  createdAt: new Date(),
  pictures: [],
};

const post = async (title: string, brandSlug: string | null, categorySlug: string): Promise<number> => {
  const { db } = await connect();
  const catalogue = await getCatalogue();
  const [brand] = [...catalogue.brands.values()].filter(({ slug }) => slug === brandSlug);
  const [category] = [...catalogue.categories.values()].filter(({ slug }) => slug === categorySlug);
  const [type] = catalogue.adTypes.values();
  const [stored] = await db.transaction((tx) =>
    storeAds(
      tx,
      [
        {
          ...plain,
          title,
          brandId: brand?.id ?? null,
          categoryId: category?.id ?? 0,
          adTypeId: type?.id ?? 0,
        },
      ],
      catalogue,
    ),
  );
  announce(['ads']);
  return stored?.id ?? 0;
};

const search = async (text: string) =>
  (await call(`/v1/ads?per_page=100&search=${encodeURIComponent(text)}`)).body;
const finds = async (text: string, id: number) =>
  (await search(text)).data.some((ad: { id: number }) => ad.id === id);

describe('search', () => {
  test('finds one machine by every spelling of it', async () => {
    const id = await post('Caterpillar 320D 2012', 'caterpillar', 'construction-machinery');
    for (const text of [
      'cat 320d',
      'CAT320 D',
      'caterpillar 320',
      'كاتربيلر ٣٢٠',
      'كات 320',
      'کاتەرپیلەر ۳۲۰',
      'Cat-320D',
    ]) {
      expect(await finds(text, id), text).toBe(true);
    }
  });

  test('reads Arabic and Kurdish letters alike, whichever keyboard wrote them', async () => {
    const id = await post('حفارة كوردستان ٣٣٠', null, 'construction-machinery');
    for (const text of ['حفاره کوردستان 330', 'حَفَّارة كوردستان', 'حـفـارة ۳۳۰']) {
      expect(await finds(text, id), text).toBe(true);
    }
  });

  test('finds what is being typed before the word is whole', async () => {
    const id = await post('Zeppelinwagen special', null, 'cars');
    expect(await finds('zeppelinw', id)).toBe(true);
  });

  test('a small typo still finds, and says what was searched for instead', async () => {
    const id = await post('Komatsu Quarrymaster', 'komatsu', 'construction-machinery');
    expect(await finds('quarymaster', id)).toBe(true);
    expect((await search('quarymaster')).meta.corrected_search).toBe('Quarrymaster');
  });

  test('what was searched for instead is said as readers write it, never as it is folded for matching', async () => {
    await post('Massey Ferguson گێسکەر شۆفڵەکە', 'massey-ferguson', 'construction-machinery');
    const said = async (text: string, lang: string) =>
      (await call(`/v1/ads?lang=${lang}&search=${encodeURIComponent(text)}`)).body.meta.corrected_search;
    // A row by its name in the language, whichever of its names was meant.
    expect(await said('massey fergusson', 'en')).toBe('Massey Ferguson');
    expect(await said('massey fergusson', 'ar')).toBe('ماسي فيركسون');
    // One word of a name is the row too; a word of an ad is said as its seller wrote it, what was right as it was typed.
    expect(await said('Fergusson', 'ckb')).toBe('ماسی فێرگسن');
    expect(await said('گێسکەرر', 'ckb')).toBe('گێسکەر');
    expect(await said('شۆفڵەکە گێسکەرر', 'ckb')).toBe('شۆفڵەکە گێسکەر');
  });

  test('all words have to be there', async () => {
    const id = await post('Rarewordone rarewordtwo', null, 'cars');
    expect(await finds('rarewordone rarewordtwo', id)).toBe(true);
    expect(await finds('rarewordone zzzzqqqq', id)).toBe(false);
  });

  test('goes together with filters', async () => {
    const id = await post('Combinedfilter machine', 'volvo', 'trucks');
    const catalogue = await getCatalogue();
    const trucks = [...catalogue.categories.values()].find(({ slug }) => slug === 'trucks');
    const cars = [...catalogue.categories.values()].find(({ slug }) => slug === 'cars');
    const within = async (category = 0) =>
      (await call(`/v1/ads?search=combinedfilter&category=${category}`)).body.data;
    expect((await within(trucks?.id)).map((ad: { id: number }) => ad.id)).toEqual([id]);
    expect(await within(cars?.id)).toEqual([]);
  });

  test('words that find nothing say how they were read, and another spelling by which there are ads', async () => {
    await post('Massey Ferguson baler', 'massey-ferguson', 'construction-machinery');
    const nothing = async (text: string, lang = 'en') =>
      (await call(`/v1/ads?lang=${lang}&search=${encodeURIComponent(text)}`)).body.meta.nothing_found;
    expect(await nothing('zzzqqq fergusson')).toMatchObject({
      parts: [
        {
          kind: 'text',
          name: 'zzzqqq',
          typed: 'zzzqqq',
          without: 'fergusson',
          total_without: expect.any(Number),
        },
        { kind: 'brand', name: 'Massey Ferguson', typed: 'fergusson', without: 'zzzqqq', total_without: 0 },
      ],
      other_spelling: 'Massey Ferguson',
    });
    const { parts, other_spelling } = await nothing('ماسي فيركسون 3 دولار zzzqqq', 'ckb');
    expect(parts).toMatchObject([
      { kind: 'brand', typed: 'ماسي فيركسون', without: '3 دولار zzzqqq' },
      { kind: 'price', name: '3 دولار', from: 3, to: 3, unit: 'USD' },
      { kind: 'text', name: 'zzzqqq' },
      { kind: 'text', name: '3 دولار + zzzqqq', without: 'ماسي فيركسون' },
    ]);
    expect(other_spelling).toBeNull();
    expect(await nothing('massey ferguson'), 'what finds ads needs no other words').toBeNull();
    const narrowed = (await call('/v1/ads?search=zzzqqq&from_price=5')).body.meta;
    expect(narrowed).toMatchObject({ total: 0, nothing_found: null });
  });

  test('text of signs alone finds nothing and breaks nothing', async () => {
    for (const text of ['%', '_', '\\', "'", '"', '&|!()<->:*', '\u0000', '\u202e\u200f', '\ud800', '🚜']) {
      const { status, body } = await call(`/v1/ads?search=${encodeURIComponent(text.toWellFormed())}`);
      expect(status, JSON.stringify(text)).toBe(200);
      expect(body.data).toEqual([]);
    }
  });

  test('any text at all is an answer, never a failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 120 }), async (text) => {
        const { status } = await call(`/v1/ads?search=${encodeURIComponent(text.toWellFormed())}`);
        expect([200, 422]).toContain(status);
      }),
      { numRuns: 150 },
    );
  });
});
