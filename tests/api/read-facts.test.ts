import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { readFacts } from '@/lib/server/operator/read-facts';
import { aMember } from '../support/account';
import { adForm, anAdOf, put } from '../support/ad-form';
import { call } from '../support/api';
import { aModerator } from '../support/content';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';

withTestDatabase();

type Row = Record<string, any>;

const kind = async () => {
  const [category] = (await call('/v1/category')).body.data.filter(
    ({ slug }: Row) => slug === 'construction-machinery',
  );
  const subCategories = (await call(`/v1/sub-category?category_id=${category.id}`)).body.data;
  const { id } = subCategories.find(({ slug }: Row) => slug === 'crawler-excavators');
  return { category_id: category.id, sub_category_id: id };
};
const stating = { description: 'Customs: paid. Operating weight: 22 t. No ripper.', feature: '', facts: {} };
const anAd = async (headers: Record<string, string>, changes: object = {}) => {
  const id = await anAdOf(headers, { ...(await kind()), ...stating, ...changes });
  await accept(id);
  return id;
};
const factsOf = async (id: number) =>
  (await (await connect()).rows<{ facts: object }>(sql`select facts from ads where id = ${id}`))[0]?.facts;

describe('reading old ads for facts', () => {
  test('says what it would take and writes nothing, until it is asked to', async () => {
    const { headers } = await aMember();
    const id = await anAd(headers);
    const read: Row[] = [];
    const { finished } = await readFacts({
      write: false,
      after: id - 1,
      onBatch: ({ readings }) => read.push(...readings),
    });
    expect([finished, read.find((one) => one.id === id)?.facts]).toEqual([
      true,
      { customs: 'paid', weight: 22_000 },
    ]);
    expect(await factsOf(id)).toEqual({});
  });

  test('takes what is beyond doubt, by which the ad is found at once, and the log says so', async () => {
    const { headers } = await aMember();
    const id = await anAd(headers);
    const found = async () =>
      (await call('/v1/ads?customs=paid&weight=22000&per_page=100')).body.data.some(
        (ad: Row) => ad.id === id,
      );
    expect(await found()).toBe(false);
    await readFacts({ write: true, after: id - 1 });
    expect([await found(), await factsOf(id)]).toEqual([true, { customs: 'paid', weight: 22_000 }]);
    const who = await aModerator();
    const { data } = (await who.get(`/v1/moderation/log?subject=ad&subject_id=${id}`)).body;
    expect(data[0]).toMatchObject({ action: 'ad.read-facts', actor: null });
  });

  test('leaves alone what a seller has stated, and ads of which an edit waits', async () => {
    const { headers } = await aMember();
    const own = await anAd(headers, { facts: { weight: 23_000 } });
    const edited = await anAd(headers);
    await put(`/v1/ads/${edited}`, await adForm({ ...(await kind()), ...stating, title: 'Anew' }), headers);
    await readFacts({ write: true, after: own - 1 });
    expect([await factsOf(own), await factsOf(edited)]).toEqual([{ weight: 23_000 }, {}]);
  });

  test('goes on behind the ad where it was stopped', async () => {
    const { headers } = await aMember();
    const [first, second] = [await anAd(headers), await anAd(headers, { title: 'Another one' })];
    const stop = new AbortController();
    stop.abort();
    expect(await readFacts({ write: true, after: first, signal: stop.signal })).toEqual({
      last: first,
      finished: false,
    });
    await readFacts({ write: true, after: first });
    expect([await factsOf(first), await factsOf(second)]).toEqual([{}, { customs: 'paid', weight: 22_000 }]);
  });
});
