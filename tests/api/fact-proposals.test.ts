import { beforeEach, describe, expect, test } from 'vitest';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { post } from '../support/ad-form';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(() => forgetAll());

type Row = Record<string, any>;

const rowOf = async (path: string, slug: string): Promise<number> =>
  (await call(path)).body.data.find((row: Row) => row.slug === slug).id;

const excavators = async () => ({
  category_id: await rowOf('/v1/category', 'construction-machinery'),
  sub_category_id: await rowOf('/v1/sub-category', 'crawler-excavators'),
});

const propose = async (body: object, lang = 'en') => {
  const { headers } = await aMember();
  return post(`/v1/fact-proposals?lang=${lang}`, body, headers);
};

describe('POST /v1/fact-proposals', () => {
  test('tells what a text states of a kind of machine, and where', async () => {
    const text = 'Komatsu PC200-8 2018, 5,200 h, 22 t';
    const { status, body } = await propose({ text, ...(await excavators()) });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { key: 'year', name: 'Year', value: 2018, unit: null, text: '2018', start: 16, end: 20, sure: true },
      {
        key: 'hours',
        name: 'Hours of use',
        value: 5200,
        unit: 'h',
        text: '5,200\u00a0h',
        start: 22,
        end: 29,
        sure: true,
      },
      {
        key: 'weight',
        name: 'Operating weight',
        value: 22000,
        unit: 'kg',
        text: '22\u00a0t',
        start: 31,
        end: 35,
        sure: true,
      },
    ]);
  });

  test('says it in the language of the reader, whatever the text is in', async () => {
    const { body } = await propose({ text: 'customs paid', ...(await excavators()) }, 'ckb');
    expect(body.data).toMatchObject([{ key: 'customs', name: 'گومرگ', value: 'paid', text: 'دراوە' }]);
  });

  test('reads by the sheet of the category where no sub-category is said', async () => {
    const { category_id } = await excavators();
    const { body } = await propose({ text: 'الوزن 22 طن', category_id });
    expect(body.data).toMatchObject([{ key: 'weight', value: 22000 }]);
  });

  test('proposes no year that the form of an ad does not take', async () => {
    const { body } = await propose({ text: 'year: 1966', ...(await excavators()) });
    expect(body.data).toEqual([]);
  });

  test('proposes nothing for a text that states nothing', async () => {
    const kind = await excavators();
    expect((await propose({ text: '', ...kind })).body).toEqual({ data: [] });
    expect((await propose({ text: 'call 0750 123 4567', ...kind })).body).toEqual({ data: [] });
  });

  test('refuses a text that is too long or missing, and rows that there are not', async () => {
    const kind = await excavators();
    const faults = async (body: object) => {
      const answer = await propose(body);
      return [answer.status, Object.keys(answer.body.errors)];
    };
    expect(await faults({ ...kind, text: 'a'.repeat(5_001) })).toEqual([422, ['text']]);
    expect(await faults(kind)).toEqual([422, ['text']]);
    expect(await faults({ text: '22 t', category_id: 999_999 })).toEqual([422, ['category_id']]);
    expect(await faults({ text: '22 t', ...kind, category_id: await rowOf('/v1/category', 'cars') })).toEqual(
      [422, ['sub_category_id']],
    );
  });

  test('is for members, and no more often than 60 times in ten minutes', async () => {
    const kind = { text: '22 t', ...(await excavators()) };
    expect((await post('/v1/fact-proposals', kind, {})).status).toBe(401);
    const { headers } = await aMember();
    const statuses: number[] = [];
    for (let n = 0; n <= 60; n += 1) statuses.push((await post('/v1/fact-proposals', kind, headers)).status);
    expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429]);
  });
});
