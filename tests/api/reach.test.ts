import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adSorts as allSorts } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import type { Wanted } from '@/lib/server/ads/conditions';
import { findUncached } from '@/lib/server/ads/find';
import { measure } from '@/lib/server/ads/order';
import { goInRange } from '@/lib/server/ads/reach';
import { edgeAt, isBehind, type Reached, readWords, unreached, walkOn } from '@/lib/server/ads/ways';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { type Asked, ask } from '@/lib/server/search/asked';
import { noRows } from '@/lib/server/search/words';
import { withTestDatabase } from '../support/database';
import { addZebras } from '../support/zebras';

withTestDatabase();

// An order in which several have the same value, and some have none.
beforeAll(async () => {
  const { rows } = await connect();
  await rows(
    sql`update ads set views = (id * 7919) % 50, hours = case when id % 3 > 0 then (id * 31) % 97 end`,
  );
  await rows(sql`analyze ads`);
});

const sorts = allSorts.filter((sort) => sort !== 'best');
const small = { window: 120, exact: 60, deepest: 120, few: 25, many: 300 };

const read = async (text: string): Promise<Asked> => {
  const asked = (await ask(text, await getCatalogue()))?.asked;
  if (!asked) throw new Error(`${text} was not read.`);
  return asked;
};

const wantedFor = async (
  text: string,
  sort: Wanted['sort'],
  limit = 24,
): Promise<Wanted & { asked: Asked }> => ({
  rows: noRows,
  fromCents: null,
  toCents: null,
  asked: await read(text),
  sort,
  limit,
  offset: 0,
  start: 0.2,
});

/** All that match, in their order. */
const allOf = async (wanted: Wanted & { asked: Asked }) =>
  (await readWords({ ...wanted, limit: 10_000 }, wanted.asked, null)).ids;

/** Step by step, each of which is to be the next part of `all`. */
const goOnToTheEnd = async (step: (from: Reached) => Promise<Reached>, all: readonly number[]) => {
  const steps: Reached[] = [];
  let reached = unreached;
  do {
    reached = await step(reached);
    steps.push(reached);
    expect(reached.ids).toEqual(all.slice(0, reached.ids.length));
    expect(reached.matches).toBe(reached.ids.length);
  } while (reached.end && steps.length < 1_000);
  return steps;
};

test('ads that are tried one by one go on in each order where the last step ended, up to its end', async () => {
  const { ads } = await measure(noRows);
  for (const sort of sorts) {
    const wanted = await wantedFor('toyota ', sort);
    const all = await allOf(wanted);
    const steps = await goOnToTheEnd((from) => walkOn(wanted, from, 29), all);
    expect(steps.length, sort).toBeGreaterThan(4);
    const [first, last] = [steps[0], steps.at(-1)];
    if (!first || !last) throw new Error('Nothing was walked.');
    expect(first.reach).toBe(29);
    // Behind where the values end, and where the shuffled order comes round, nothing goes on.
    if (['desc', 'asc'].includes(sort)) {
      expect(last.ids).toEqual(all);
      expect(last.reach).toBeGreaterThanOrEqual(ads);
    }
    expect(await walkOn(wanted, last, 29), 'nothing goes on from the end').toBe(last);
  }
});

test('ranges go on in each order where the last one ended, and none ends before it', async () => {
  const { ads: of } = await measure(noRows);
  for (const sort of sorts) {
    const wanted = await wantedFor('toyota ', sort);
    const all = await allOf(wanted);
    // In small ranges by the blocks and bands of the index, in large ones by the order itself.
    for (const size of [Math.ceil(of / 15), Math.ceil(of / 3)]) {
      let reached = unreached;
      let ranges = 0;
      for (let reach = size; reach < of; reach += size) {
        const end = await edgeAt(wanted, { reach, of }, small, reached);
        if (!end) break;
        expect(isBehind(wanted, end, reached.end), `${sort} ${reach}`).toBe(true);
        reached = await goInRange(wanted, wanted.asked, reached, { end, reach }, of);
        expect(reached.ids, `${sort} ${reach}`).toEqual(all.slice(0, reached.ids.length));
        expect(reached).toMatchObject({ reach, end, matches: reached.ids.length });
        ranges += 1;
      }
      expect(ranges, sort).toBeGreaterThan(size > of / 5 ? 0 : 3);
      expect(reached.ids.length, sort).toBeGreaterThan(0);
    }
  }
});

test('a range is not looked for before what has been looked at', async () => {
  const { ads: of } = await measure(noRows);
  const wanted = await wantedFor('toyota ', 'desc');
  // Ids that are gone lie between those that are spread evenly.
  const reached = await walkOn(wanted, unreached, Math.floor(of / 2));
  expect(await edgeAt(wanted, { reach: 1, of }, small, reached)).toEqual(
    expect.objectContaining({ id: reached.end?.id }),
  );
});

test('who pages on goes on from where the last page ended, so no ad is shown twice', async () => {
  const { rows } = await connect();
  const wanted = await wantedFor('toyota ', 'desc', 8);
  const copy = (which: SQL) =>
    rows<{ id: number }>(sql`
      insert into ads (account_id, title, category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id,
                       status, search)
      select account_id, title, category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id,
             'accept', search
        from ads where facet_bucket_id is not null and ${which}
      returning id`);
  // So many that they are not read whole.
  for (let n = 0; n < 3; n += 1) await copy(sql`true`);
  await rows(sql`analyze ads`);
  announce(['ads']);
  const all = await allOf(wanted);
  const page = async (n: number) => (await findUncached({ ...wanted, offset: n * 8 }, small)).ids;
  expect(await page(0)).toEqual(all.slice(0, 8));
  // Nobody has said that it came.
  const [added] = await copy(sql`id = ${all[0]}`);
  for (let n = 1; n < 10; n += 1) expect(await page(n)).toEqual(all.slice(n * 8, n * 8 + 8));
  announce(['ads']);
  expect(await page(0)).toEqual([added?.id, ...all.slice(0, 7)]);
});

test('of a range with more matches than are read at once the first are known, and nothing goes on from there', async () => {
  await addZebras(1_250);
  const { ads: of } = await measure(noRows);
  for (const sort of ['desc', 'price_asc'] as const) {
    const wanted = await wantedFor('zebra ', sort);
    const all = await allOf(wanted);
    expect(all.length).toBe(1_250);
    const last = all.at(-1) ?? 0;
    const end = { id: last, value: sort === 'desc' ? null : String(77_700 + 1_250) };
    const reached = await goInRange(wanted, wanted.asked, unreached, { end, reach: of - 1 }, of);
    expect(reached).toMatchObject({ matches: 1_250, end: null });
    expect(reached.ids).toEqual(all.slice(0, 1_000));
    expect(await walkOn(wanted, reached, 10)).toBe(reached);
  }
});
