import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { forgetAll } from '@/lib/server/limits';
import { signIn } from '../support/account';
import { call } from '../support/api';
import { aModerator, callsOf, type Moderator } from '../support/content';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(async () => {
  forgetAll();
  await settled();
  await rows(sql`delete from search_misses`);
});

const misses = '/v1/moderation/search-misses';
const rows = async <Row = any>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const search = async (text: string, more = '') => {
  const { status, body } = await call(
    `/v1/ads?per_page=100&sort=desc&search=${encodeURIComponent(text)}${more}`,
  );
  expect(status).toBe(200);
  await settled();
  return body;
};
const idsOf = (body: any): number[] => body.data.map(({ id }: { id: number }) => id);
const missed = async () =>
  (await rows(sql`select query, times from search_misses order by query`)).map(({ query, times }) => [
    query,
    times,
  ]);
const adsOf = async (column: string, id: number) =>
  rows<{ id: number }>(
    sql`select id from ads where ${sql.identifier(column)} = ${id} and facet_bucket_id is not null order by id desc limit 100`,
  );
const busiest = async (column: string) =>
  (
    await rows<{ id: number }>(
      sql`select ${sql.identifier(column)} as id from ads where facet_bucket_id is not null and ${sql.identifier(column)} is not null
           group by 1 order by count(*) desc, 1 limit 1`,
    )
  )[0]!.id;

describe('a search that finds nothing', () => {
  test('is counted by its words, whatever letters they are written in', async () => {
    for (const text of ['Zlorpquax', 'ZLORPQUAX ', 'zlorpquax', 'گەڕانگۆڕەکە', 'گه‌ڕانگۆڕەکە'])
      await search(text);
    const counted = await missed();
    expect(counted).toContainEqual(['zlorpquax', 3]);
    expect(counted).toHaveLength(2);
  });

  test('is not counted where ads are found, a filter is the reason, or another page is asked for', async () => {
    await search('toyota');
    await search('toyotta');
    await search('zlorpquax', '&category=1');
    await search('zlorpquax', '&from_price=1');
    await search('zlorpquax', '&page=2');
    await search('zlorpquax', '&id=1');
    await search('!!');
    await search('zq');
    await search([...'abcdef'].map((letter) => letter.repeat(30)).join(' '));
    expect(await missed()).toEqual([]);
  });

  test('is not kept when it says who somebody is', async () => {
    for (const text of [
      'sara.karim@example.com',
      '+964 750 123 4567',
      '٠٧٥٠١٢٣٤٥٦٧',
      'zlorpquax 07501234567',
      'https://zlorpquax.example',
    ])
      await search(text);
    expect(await missed()).toEqual([]);
  });

  test('is one of ten thousand at most: the rarest go', async () => {
    await rows(sql`insert into search_misses (query, times, last_at)
      select 'word' || n, 1 + n % 7, now() - n * interval '1 minute' from generate_series(1, 10000) n`);
    await search('zlorpquax');
    const [{ n }] = await rows(sql`select count(*)::int as n from search_misses`);
    expect(n).toBe(10_000);
    expect((await missed()).find(([query]) => query === 'zlorpquax')).toEqual(['zlorpquax', 1]);
    expect(
      await rows(sql`select 1 from search_misses where query = 'word9996'`),
      'searched once, long ago',
    ).toEqual([]);
  });
});

describe('the list of them', () => {
  const list = async (who: Moderator, cursor = '') =>
    (await who.get(`${misses}?cursor=${encodeURIComponent(cursor)}`)).body;

  test('begins with the most frequent and goes on after a cursor', async () => {
    const who = await aModerator();
    await rows(
      sql`insert into search_misses (query, times) select 'word ' || n, 1 + n % 5 from generate_series(1, 70) n`,
    );
    const all: { query: string; times: number }[] = [];
    let cursor = '';
    do {
      const { data, next } = await list(who, cursor);
      all.push(...data);
      cursor = next ?? '';
    } while (cursor);
    expect([all.length, new Set(all.map(({ query }) => query)).size]).toEqual([70, 70]);
    expect(all.map(({ times }) => times)).toEqual(all.map(({ times }) => times).toSorted((a, b) => b - a));
  });

  test('forgets what is no word of ours, and says so in the log', async () => {
    const who = await aModerator();
    await search('zlorpquax');
    const remove = () => who.remove(`${misses}?query=zlorpquax`);
    expect((await remove()).body).toEqual({ status: true, message: 'Removed from the list.' });
    expect((await list(who)).data).toEqual([]);
    expect((await remove()).status).toBe(404);
    const [entry] = await rows(sql`select actor_id, details from audit_log where action = 'search.forget'`);
    expect([entry.actor_id, entry.details]).toEqual([who.id, { title: 'zlorpquax', times: 1 }]);
    expect((await who.remove(misses)).status).toBe(422);
  });
});

describe('a word of the street', () => {
  const kinds = [
    ['category', 'category_id', 'zlorpcat'],
    ['sub-category', 'sub_category_id', 'زلورپ خێرا'],
    ['brand', 'brand_id', 'Brimmelfix & Daughters'],
    ['model', 'car_model_id', 'Wobbelkaar'],
    ['state', 'state_id', 'Grondelstad'],
    ['ad-type', 'ad_type_id', 'quizzeltroc'],
  ] as const;

  test.each(kinds)(
    'made a synonym of a %s finds its ads at once, also when it is misspelt',
    async (kind, column, word) => {
      const who = await aModerator();
      const id = await busiest(column);
      expect((await search(word)).meta.total).toBe(0);
      const [[query] = ['']] = await missed();
      const { status, body } = await who.post(`${misses}/synonym`, { query, kind, id });
      expect([status, body.message]).toEqual([200, expect.stringContaining('now find')]);
      expect(await missed()).toEqual([]);
      const found = await search(word);
      const expected = await adsOf(column, id);
      expect(expected.length).toBeGreaterThan(3);
      expect(idsOf(found)).toEqual(expected.map((ad) => ad.id));
      // While it is typed, together with other words, and with a filter.
      expect(idsOf(await search(word.slice(0, 5)))).toEqual(expect.arrayContaining(idsOf(found)));
      const [first] = expected;
      const [{ title, state_id, year }] = await rows(
        sql`select title, state_id, year from ads where id = ${first?.id}`,
      );
      expect(idsOf(await search(`${word} ${title}`))).toContain(first?.id);
      if (state_id) expect(idsOf(await search(word, `&state=${state_id}`))).toContain(first?.id);
      expect(year).toBeGreaterThan(0);
      if (kind === 'category') {
        const near = await search('zlorpkat');
        expect([near.meta.corrected_search, idsOf(near).length]).toEqual(['Cars', idsOf(found).length]);
      }
      const again = await who.post(`${misses}/synonym`, { query, kind, id });
      expect(again.status, 'the same twice is one').toBe(200);
      const entries = await rows(
        sql`select 1 from audit_log where action = 'synonym.add' and details ->> 'title' like ${`%: ${query}`}`,
      );
      expect(entries).toHaveLength(1);
    },
  );

  test('needs all of its words', async () => {
    const who = await aModerator();
    const id = await busiest('brand_id');
    await who.post(`${misses}/synonym`, { query: 'grumbel frotz', kind: 'brand', id });
    expect((await search('grumbel frotz')).meta.total).toBeGreaterThan(0);
    expect((await search('grumbel ')).meta.total).toBe(0);
    expect((await search('frotz grumbel')).meta.total).toBe(0);
  });

  test('for a row that is not there, or of no words, is refused', async () => {
    const who = await aModerator();
    const wrong = async (body: object) => {
      const { status, body: answer } = await who.post(`${misses}/synonym`, {
        query: 'zlorp',
        kind: 'brand',
        id: 1,
        ...body,
      });
      return [status, Object.keys(answer.errors ?? {})];
    };
    expect(await wrong({ id: 99_999 })).toEqual([422, ['id']]);
    expect(await wrong({ kind: 'plan' })).toEqual([422, ['kind']]);
    expect(await wrong({ query: '!!' })).toEqual([422, ['query']]);
    expect(await wrong({ query: '' })).toEqual([422, ['query']]);
  });
});

describe('a row with a new name', () => {
  const rename = async (who: Moderator, kind: string, id: number, name: unknown) => {
    let row: any;
    for (let cursor = ''; !row; ) {
      const { data, next } = (await who.get(`/v1/moderation/${kind}?cursor=${encodeURIComponent(cursor)}`))
        .body;
      row = data.find((each: { id: number }) => each.id === id);
      cursor = next ?? '';
    }
    const { id: _, version, slug: __, ...fields } = row;
    const { status } = await who.put(`/v1/moderation/${kind}/${id}?version=${version}`, { ...fields, name });
    expect(status).toBe(200);
  };

  test.each([
    ['brands', 'brand_id', { en: 'Vrumfabrik', ar: 'فرومفابريك', ckb: '' }],
    ['states', 'state_id', { en: 'Vrumland', ar: 'فرومفابريك', ckb: '' }],
  ])('of %s is found by it at once, in the script that one writes', async (kind, column, name) => {
    const who = await aModerator();
    const id = await busiest(column);
    expect((await search(name.en)).meta.total).toBe(0);
    await rename(who, kind, id, name);
    const expected = (await adsOf(column, id)).map((ad) => ad.id);
    expect(idsOf(await search(name.en))).toEqual(expected);
    expect(idsOf(await search('فرومفابريك'))).toEqual(expect.arrayContaining(expected.slice(0, 3)));
  });

  test('of models too, and the seller finds it among his own', async () => {
    const who = await aModerator();
    const id = await busiest('car_model_id');
    await rename(who, 'models', id, 'Vrumster 9000');
    const expected = (await adsOf('car_model_id', id)).map((ad) => ad.id);
    expect(idsOf(await search('vrumster9000'))).toEqual(expected);
    const [{ account_id }] = await rows(sql`select account_id from ads where id = ${expected[0]}`);
    const seller = callsOf({ headers: await signIn(account_id) });
    const own = (await seller.get('/auth/my-listings?search=vrumster%209000')).body;
    expect(idsOf(own)).toContain(expected[0]);
  });

  test('words and rows are answered by one index', async () => {
    const { ask, wordAndRowQuery } = await import('@/lib/server/search/asked');
    const { getCatalogue } = await import('@/lib/server/catalogue/rows');
    const search = await ask('vrumster 9000', await getCatalogue());
    const query = wordAndRowQuery(search!.asked, {
      category: [1],
      subCategory: [],
      brand: [],
      carModel: [],
      type: [],
      state: [],
    });
    const plan = await (await connect()).db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return (await tx.execute(sql`explain select id from ads where search @@ ${query}::tsquery`)) as any;
    });
    expect(JSON.stringify(plan.rows)).toContain('ads_search');
  });
});
