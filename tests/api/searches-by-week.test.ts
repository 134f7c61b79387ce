import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { forgetAll } from '@/lib/server/limits';
import { settleSearches } from '@/lib/server/search/standing';
import { call, withKey } from '../support/api';
import { aModerator, callsOf } from '../support/content';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(async () => {
  await settled();
  forgetAll();
  await rows(sql`delete from search_weeks returning week`);
});

const rows = async <Row = any>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const search = async (text: string, more = '&per_page=4') => {
  await call(`/v1/ads?search=${encodeURIComponent(text)}${more}`);
  await settled();
};
const open = async (text: string) => {
  const body = JSON.stringify({ search: text });
  const headers = { ...withKey, 'content-type': 'application/json' };
  const { status } = await call('/v1/searches/click', { method: 'POST', headers, body });
  await settled();
  return status;
};
const counted = async () =>
  (await rows(sql`select * from search_weeks order by query`)).map(
    ({ query, times, found, missed, clicked }) => [query, times, found, missed, clicked],
  );

describe('a week of searches', () => {
  test('says how often words were searched for, found, missed, and an ad opened by them', async () => {
    for (const text of ['toyota', 'TOYOTA', 'zlorpquax']) await search(text);
    await search('toyota', '&from_price=999999999');
    expect(await open('Toyota')).toBe(200);
    expect(await counted()).toEqual([
      ['toyota', 3, 2, 0, 1],
      ['zlorpquax', 1, 0, 1, 0],
    ]);
  });

  test('counts a search and not its further pages, a look at its total, nor ads that are asked for by number', async () => {
    for (const more of ['&page=2', '&per_page=1', '&id=1', '&like=1']) await search('toyota', more);
    await call('/v1/ads?per_page=1');
    await settled();
    expect(await counted()).toEqual([]);
  });

  test('counts what a visitor typed to the end, and none of the beginnings on the way there', async () => {
    const typed = (text: string, visitor: string) =>
      call(`/v1/ads?search=${encodeURIComponent(text)}&per_page=4`, {
        headers: { 'x-forwarded-for': visitor },
      });
    for (const text of ['toy', 'Toyo', 'toyota', 'toyota hilux']) await typed(text, '203.0.113.1');
    await typed('toyota', '203.0.113.2');
    // Something else is a search of its own, and so is the same again.
    for (const text of ['hitachi', 'volvo', 'volvo']) await typed(text, '203.0.113.3');
    settleSearches();
    await settled();
    expect(await counted()).toEqual([
      ['hitachi', 1, 1, 0, 0],
      ['toyota', 1, 1, 0, 0],
      ['toyota hilux', 1, 1, 0, 0],
      ['volvo', 2, 2, 0, 0],
    ]);
  });

  test('counts a search whose ad is opened before its moment is over, with the click', async () => {
    const headers = { ...withKey, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.4' };
    await call('/v1/ads?search=komatsu&per_page=4', { headers });
    await settled();
    expect(await counted(), 'it may be typed on').toEqual([]);
    await call('/v1/searches/click', {
      method: 'POST',
      headers,
      body: JSON.stringify({ search: 'komatsu' }),
    });
    await settled();
    expect(await counted()).toEqual([['komatsu', 1, 1, 0, 1]]);
  });

  test('has no words that say who somebody is, and begins nothing with a click', async () => {
    for (const text of ['0750 123 4567', 'somebody@seller.test', 'www.seller.test']) {
      await search(text);
      await open(text);
    }
    await open('never searched for');
    expect(await counted()).toEqual([]);
    const columns = await rows(sql`
      select column_name as name from information_schema.columns where table_name = 'search_weeks' order by 1`);
    expect(columns.map(({ name }) => name)).toEqual(['clicked', 'found', 'missed', 'query', 'times', 'week']);
  });

  test('is bounded: the old weeks go, the rarest words, and what one address says too often', async () => {
    await rows(sql`
      insert into search_weeks (week, query, times)
      select date_trunc('week', now() at time zone 'Asia/Baghdad')::date - 7 * n, 'old', 1 from generate_series(1, 40) n
      returning week`);
    await rows(sql`
      insert into search_weeks (week, query, times)
      select date_trunc('week', now() at time zone 'Asia/Baghdad')::date, 'often' || n, 5 from generate_series(1, 1999) n
      returning week`);
    await search('toyota');
    await search('hilux');
    const kept = await rows(sql`select query, week from search_weeks`);
    expect(kept.filter(({ query }) => query === 'old')).toHaveLength(25);
    expect(kept.filter(({ query }) => query.startsWith('often'))).toHaveLength(1999);
    expect(kept.filter(({ query }) => ['toyota', 'hilux'].includes(query))).toHaveLength(1);

    for (let at = 0; at < 70; at += 1) await open('hilux');
    const [{ clicked }] = await rows(sql`select clicked from search_weeks where query = 'hilux'`);
    expect(clicked).toBe(60);
  });
});

describe('the moderator', () => {
  test('reads a week page by page, the most frequent first, and which weeks there are', async () => {
    const { get } = callsOf(await aModerator());
    const address = '/v1/moderation/searches';
    expect((await get(address)).body).toEqual({ data: [], next: null, week: null, weeks: [] });
    await rows(sql`
      insert into search_weeks (week, query, times, found)
      select '2026-03-02', 'word' || n, n, n from generate_series(1, 15) n returning week`);
    await rows(
      sql`insert into search_weeks (week, query, times) values ('2026-02-23', 'old', 1) returning week`,
    );

    const first = (await get(address)).body;
    expect([first.week, first.weeks]).toEqual(['2026-03-02', ['2026-03-02', '2026-02-23']]);
    expect(first.data[0]).toEqual({ query: 'word15', times: 15, found: 15, clicked: 0, missed: 0 });
    const rest = (await get(`${address}?week=2026-03-02&cursor=${encodeURIComponent(first.next)}`)).body;
    const read = [...first.data, ...rest.data].map(({ times }: { times: number }) => times);
    expect(read).toEqual(Array.from({ length: 15 }, (_, at) => 15 - at));
    expect(rest.next).toBeNull();
    expect((await get(`${address}?week=2026-02-23`)).body.data).toMatchObject([{ query: 'old' }]);
    expect((await get(`${address}?week=lately`)).status).toBe(422);
  });
});
