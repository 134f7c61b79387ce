import { describe, expect, test } from 'vitest';
import type { AdCard } from '@/lib/contract/ads';
import { byIsolates, withoutIsolates } from '@/lib/i18n/fill-in';
import { localeCodes } from '@/lib/i18n/locales';
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
const anExcavator = async () => {
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

  test('is none in its own, where its title can be read', async () => {
    const id = await anExcavator();
    expect((await read<AdCard>(`/v1/ads/${id}?lang=en`)).line).toBe(null);
  });
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

describe('every ad of the demo', () => {
  const foreign = { en: /\p{Script=Arabic}/u, ar: /[A-Za-zەۆێڵڕڤپچژگیک]/u, ckb: /[A-Za-zكيةأإ]/u };

  test.each(localeCodes)('is a line in %s without a word of another language but names', async (lang) => {
    for (let page = 1; page <= 3; page++) {
      for (const { id, line } of await read<AdCard[]>(`/v1/ads?per_page=100&page=${page}&lang=${lang}`)) {
        if (!line) continue;
        const ours = byIsolates(line.text).filter(({ isIsolated }) => !isIsolated);
        expect(
          ours.filter(({ text }) => foreign[lang].test(text)),
          `ad ${id}`,
        ).toEqual([]);
        expect(line.text, `ad ${id}`).not.toMatch(/undefined|null|NaN|[{}]| {2}|[،,] ?·|^[،,·]/);
        expect(withoutIsolates(line.thirty).length).toBeLessThanOrEqual(30);
        expect(withoutIsolates(line.twenty).length).toBeLessThanOrEqual(20);
      }
    }
  });
});
