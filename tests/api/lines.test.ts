import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Ad, AdCard, GlossaryTerm } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { byIsolates, withoutIsolates } from '@/lib/i18n/fill-in';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { findGlossary } from '@/lib/server/ads/glossary';
import { presentAds } from '@/lib/server/ads/present-ad';
import { findTitles } from '@/lib/server/ads/titles';
import { viewOf } from '@/lib/server/ads/view';
import { announce } from '@/lib/server/changes';
import { aMember } from '../support/account';
import { anAdOf } from '../support/ad-form';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';

withTestDatabase();

const read = async <Answer>(path: string): Promise<Answer> => (await call(path)).body.data;
const idOf = async (path: string, named: string) =>
  (await read<{ id: number; slug?: string; name: string }[]>(path)).find(
    ({ slug, name }) => slug === named || name === named,
  )?.id;

/** A Caterpillar 320 of 2018, written in English. */
const anExcavator = async (changes: object = {}) => {
  const { headers } = await aMember();
  const id = await anAdOf(headers, {
    language: 'en',
    title: 'Digger for sale',
    category_id: await idOf('/v1/category', 'construction-machinery'),
    sub_category_id: await idOf('/v1/sub-category?category_id=all', 'crawler-excavators'),
    brand_id: await idOf('/v1/brand', 'caterpillar'),
    model: '320',
    year: 2018,
    hours: 5200,
    distance: null,
    state_id: await idOf('/v1/state', 'erbil'),
    facts: { weight: 22_000 },
    ...changes,
  });
  await accept(id);
  return id;
};

const plain = (text: string | undefined) => withoutIsolates(text ?? '').replaceAll('\u00a0', ' ');

describe('an ad that is asked for in another language than its own', () => {
  test('is one line of that language, whole and for the room of a card', async () => {
    const id = await anExcavator();
    const { title, line } = await read<AdCard>(`/v1/ads/${id}?lang=ar`);
    expect(title).toBe('Digger for sale');
    expect(plain(line?.text)).toBe('حفارة مجنزرة كاتربيلر 320، موديل 2018، 5,200 ساعة، 22 طنًا · أربيل');
    expect([plain(line?.thirty), plain(line?.twenty)]).toEqual(['حفارة مجنزرة كاتربيلر 320', 'كاتربيلر 320']);
    const [inList] = await read<AdCard[]>(`/v1/ads?id=${id}&lang=ckb`);
    expect(plain(inList?.line?.thirty)).toBe('کاتەرپیلەر 320، مۆدێل 2018');
  });

  test('is one that says what kind of ad it is, by the operator’s name of it, unless it is for sale', async () => {
    const id = await anExcavator({ ad_type_id: await idOf('/v1/ad-type', 'wanted') });
    const { ad_type: type, line, paragraph } = await read<Ad>(`/v1/ads/${id}?lang=ar`);
    expect(plain(line?.text)).toBe(
      `${type.name}: حفارة مجنزرة كاتربيلر 320، موديل 2018، 5,200 ساعة، 22 طنًا · أربيل`,
    );
    expect(plain(line?.thirty)).toBe('حفارة مجنزرة كاتربيلر 320');
    expect(plain(paragraph)).toMatch(/^مطلوب: حفارة مجنزرة كاتربيلر 320، موديل 2018،/);
    const inMails = (await findTitles([id])).get(id);
    expect([inMails?.('ar'), inMails?.('en')]).toEqual([line?.text, 'Digger for sale']);
  });

  test('is none in its own, where its title can be read', async () => {
    const id = await anExcavator();
    expect((await read<AdCard>(`/v1/ads/${id}?lang=en`)).line).toBe(null);
  });
});

describe('what the machine of an ad is called', () => {
  const kindsOf = async (changes: object) => {
    const id = await anExcavator(changes);
    return Promise.all(
      localeCodes.map(async (lang) => plain((await read<AdCard>(`/v1/ads/${id}?lang=${lang}`)).kind)),
    );
  };
  const inCategory = async (slug: string, subCategory?: string) => ({
    category_id: await idOf('/v1/category', slug),
    sub_category_id: subCategory ? await idOf('/v1/sub-category?category_id=all', subCategory) : null,
    facts: {},
  });

  test('is one machine of its kind, in the asked language', async () => {
    expect(await kindsOf({})).toEqual(['Crawler excavator', 'حفارة مجنزرة', 'حەفارەی زنجیردار']);
  });

  test('is one of its category where it stands in no narrower one', async () => {
    expect((await kindsOf(await inCategory('trucks')))[0]).toBe('Truck');
  });

  test('is said with the name of its kind where that has no word of its own', async () => {
    const [en] = await kindsOf(await inCategory('tractors', 'tractors-under-60-hp'));
    expect(en).toMatch(/^Tractor \(.*60 hp\)$/);
  });

  test('is the name of a kind that the operator gave no word', async () => {
    const { rows } = await connect();
    await rows(sql`update sub_categories set noun = null where slug = 'balers'`);
    await rows(sql`update categories set noun = null where slug = 'farm-machinery'`);
    announce(['reference']);
    expect((await kindsOf(await inCategory('farm-machinery', 'balers')))[0]).toBe('Balers');
  });
});

test('a 0 where nothing counts how far it was driven is said nowhere, and kept for its seller', async () => {
  const car = { category_id: await idOf('/v1/category', 'cars'), sub_category_id: null };
  expect(car.category_id).toBeDefined();
  const kinds = [
    { said: null, hours: 5200 },
    { said: null, hours: 0 },
    { said: null, ...car, hours: 900 },
    { said: 0, ...car, hours: null },
    { said: 0, ...car, hours: 0 },
  ];
  for (const { said, ...kind } of kinds) {
    const id = await anExcavator({ ...kind, distance: 0 });
    const { distance, paragraph } = await read<Ad>(`/v1/ads/${id}`);
    expect([kind, distance]).toEqual([kind, said]);
    if (said === null) expect(plain(paragraph)).not.toContain('0 km');
    const { db } = await connect();
    const stored = db.select({ distance: ads.distance }).from(ads).where(eq(ads.id, id));
    expect(await stored).toEqual([{ distance: 0 }]);
  }
});

test('one ad says what it states in a paragraph of every language', async () => {
  const id = await anExcavator();
  const said = await Promise.all(
    localeCodes.map(async (lang) =>
      plain((await read<{ paragraph: string }>(`/v1/ads/${id}?lang=${lang}`)).paragraph),
    ),
  );
  expect(said[0]).toMatch(
    /^For (sale|rent): Caterpillar 320 crawler excavator, built in 2018, 5,200 h on the meter\./,
  );
  expect(said[1]).toContain('يمكن معاينة الحفارة في أربيل.');
  expect(said[2]).toContain('دەتوانیت حەفارەکە لە هەولێر ببینیت.');
});

test('the words of the trade in its texts are told in the language of the reader, and in its own none', async () => {
  const id = await anExcavator({
    description: '<p>With <b>hammer line</b></p>',
    information: 'Customs: paid',
    feature: '',
    specification: 'CAT C7.1',
  });
  const terms = await read<GlossaryTerm[]>(`/v1/ads/${id}/glossary?lang=ar`);
  const { description } = await read<Ad>(`/v1/ads/${id}?lang=ar`);
  expect(terms.map(({ part, name, of }) => [part, name, of])).toEqual([
    ['description', 'خط جاك همر', 'خطوط الهيدروليك'],
    ['information', 'مدفوع', 'الكمرك'],
  ]);
  expect(description.slice(terms[0]?.start, terms[0]?.end)).toBe('hammer line');
  expect(await read(`/v1/ads/${id}/glossary?lang=en`)).toEqual([]);
});

test('there is no glossary of an ad that is not public', async () => {
  const { headers } = await aMember();
  const waiting = await anAdOf(headers);
  for (const id of [waiting, 2_000_000_000]) expect((await call(`/v1/ads/${id}/glossary`)).status).toBe(404);
});

describe('every ad of the demo', () => {
  const foreign = { en: /\p{Script=Arabic}/u, ar: /[A-Za-zەۆێڵڕڤپچژگیک]/u, ckb: /[A-Za-zكيةأإ]/u };
  /** What is ours of a text: names and codes of another language are isolated in it. */
  const ours = (text: string) =>
    byIsolates(text)
      .filter(({ isIsolated }) => !isIsolated)
      .map((part) => part.text);
  /** What every language of the trade writes in Latin letters. */
  const abbreviations = /AdBlue|(?<![A-Za-z])[A-Z][A-Za-z]?[A-Z0-9]*(?![A-Za-z])/g;

  const adsIn = async (lang: Locale) => {
    const [{ rows }, view] = await Promise.all([connect(), viewOf({ lang })]);
    const ids = (await rows<{ id: number }>(sql`select id from ads where facet_bucket_id is not null`)).map(
      ({ id }) => id,
    );
    expect(ids.length).toBeGreaterThan(300);
    return presentAds(ids, view);
  };

  test.each(localeCodes)('is said in %s without a word of another language but names', async (lang) => {
    for (const { id, line, paragraph, facts } of await adsIn(lang)) {
      const said = [line?.text ?? '', paragraph, ...facts.map(({ text }) => text)].flatMap(ours);
      const labels = facts.map(({ name }) => name.replace(abbreviations, ''));
      expect(
        [...said, ...labels].filter((text) => foreign[lang].test(text)),
        `ad ${id}`,
      ).toEqual([]);
      expect(paragraph, `ad ${id}`).not.toMatch(/undefined|null|NaN|[{}]| {2}|[،,] ?·|^[،,·]/);
      if (!line) continue;
      expect(line.text, `ad ${id}`).not.toMatch(/undefined|null|NaN|[{}]| {2}|[،,] ?·|^[،,·]/);
      expect(withoutIsolates(line.thirty).length).toBeLessThanOrEqual(30);
      expect(withoutIsolates(line.twenty).length).toBeLessThanOrEqual(20);
    }
  });

  test.each(localeCodes)('has words of the trade told in %s alone', async (lang) => {
    let told = 0;
    for (const { id, language } of await adsIn(lang)) {
      const terms = (await findGlossary(id, lang)) ?? [];
      if (language === lang) expect(terms).toEqual([]);
      const words = terms.flatMap(({ name, of }) => [name, of ?? '']);
      expect(
        words.filter((word) => foreign[lang].test(word.replace(abbreviations, ''))),
        `ad ${id}`,
      ).toEqual([]);
      told += terms.length;
    }
    expect(told).toBeGreaterThan(500);
  });
});
