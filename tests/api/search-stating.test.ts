import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import type { FactValues } from '@/lib/facts/fact';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { announce } from '@/lib/server/changes';
import { ask } from '@/lib/server/search/asked';
import { correctText } from '@/lib/server/search/correct';
import { readSearch } from '@/lib/server/search/read';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

/** All that a search finds, in their order. */
const find = async (search: string): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const asked = new URLSearchParams({ per_page: '100', page: String(page), search });
    const { data, meta } = (await call(`/v1/ads?${asked}`)).body;
    ids.push(...data.map(({ id }: { id: number }) => id));
    last = meta.last_page;
  }
  return ids;
};

type Ad = { id: number; facts: FactValues; title: string; brand: string | null };

const readAds = async (): Promise<Ad[]> =>
  (await connect()).rows<Ad>(sql`
    select a.id, a.facts, a.title, b.name ->> 'en' as brand from ads a left join brands b on b.id = a.brand_id
     where a.facet_bucket_id is not null`);

const idsOf = (ads: Ad[]) => ads.map(({ id }) => id);

describe('an ad is found by what it states,', () => {
  test.each([
    ['fuel', 'diesel', ['diesel', 'ديزل', 'دیزڵ', 'گازوایل', 'diesel fuel']],
    [
      'gearbox',
      'automatic',
      ['automatic ', 'اوتوماتيك', 'automatic transmission', 'كير اوتوماتيك', 'گێڕی ئۆتۆماتیک'],
    ],
    ['import_origin', 'usa', ['وارد امريكي', 'US import']],
    ['import_origin', 'gulf', ['gcc', 'خليجي']],
  ] as const)(
    '%s %s, in every language, with its label and in several words',
    async (key, choice, searches) => {
      const stating = idsOf((await readAds()).filter(({ facts }) => facts[key] === choice));
      expect(stating.length).toBeGreaterThan(2);
      for (const search of searches)
        expect(await find(search), search).toEqual(expect.arrayContaining(stating));
    },
  );

  test('though no ad has the word', async () => {
    const { rows } = await connect();
    const [chosen] = (await readAds()).filter(({ facts }) => facts.fuel === 'diesel');
    const known = await rows<{ n: number }>(
      sql`select 1 as n from ads where facet_bucket_id is not null and search @@ 'گازوایل'`,
    );
    expect(known).toEqual([]);
    expect(await find('گازوایل')).toContain(chosen?.id);
  });

  test('beside the name of a brand, those that say it in their titles first', async () => {
    const ads = (await readAds()).filter(
      ({ brand, facts }) => brand === 'Toyota' && facts.gearbox === 'automatic',
    );
    expect(ads.length).toBeGreaterThan(1);
    const [last] = ads.toSorted((one, other) => one.id - other.id);
    const { rows } = await connect();
    await rows(sql`
      update ads set search = search || array_to_tsvector(array['automatic', '=automatic']) where id = ${last?.id}`);
    announce(['ads']);
    const found = await find('toyota automatic ');
    expect(found.slice(0, 1)).toEqual([last?.id]);
    expect(found).toEqual(expect.arrayContaining(idsOf(ads)));
    const others = (await readAds()).filter(
      ({ brand, facts }) => brand === 'Toyota' && facts.gearbox === 'manual',
    );
    expect(found.filter((id) => idsOf(others).includes(id))).toEqual([]);
  });

  test('and by nothing else where the word is a code or says that there is none', async () => {
    const catalogue = await getCatalogue();
    for (const [search, query] of [
      ['none ', "'none'"],
      ['لا يوجد ', "'لا' & 'یوجد'"],
      ['us ', "'us'"],
    ] as const)
      expect((await ask(search, catalogue))?.asked.query).toBe(query);
  });

  test.each([
    ['accident_state', 'none', ['no accident', 'بدون حادث', 'خالية من الحوادث', 'بێ لێدان']],
    ['plate_state', 'none', ['no plate', 'بدون رقم', 'بێ تابلۆ']],
    ['steering_side', 'left', ['left hand drive', 'LHD', 'ستيرن يسار', 'سوکانی چەپ']],
  ] as const)('%s %s, also where that is what it has not, or which side', async (key, choice, searches) => {
    const catalogue = await getCatalogue();
    const id = catalogue.facts.get(key)?.choices.find((one) => one.key === choice)?.id;
    for (const search of searches)
      expect((await ask(`${search} `, catalogue))?.asked.query, search).toContain(`'k${id}'`);
  });

  test('a choice with those that say more of the same, and a flag', async () => {
    const catalogue = await getCatalogue();
    const cab = catalogue.facts.get('cab');
    const closed = cab?.choices.filter(({ key }) => /^closed/.test(key)).map(({ id }) => `'k${id}'`) ?? [];
    expect(closed.length).toBeGreaterThan(1);
    const query = (await ask('closed cab ', catalogue))?.asked.query ?? '';
    for (const lexeme of closed) expect(query).toContain(lexeme);
    const door = catalogue.facts.get('side_door')?.id;
    expect((await ask('side door ', catalogue))?.asked.query).toContain(`'f${door}'`);
  });

  test('and a word for that is no misspelt one, whether or not an ad has it', async () => {
    const catalogue = await getCatalogue();
    const unheard = { common: new Set<string>(), said: new Set<string>(), adsOf: () => 1 };
    const taken = [...catalogue.facts.values()]
      .flatMap(({ choices }) => choices.filter(({ key }) => key !== 'none'))
      .flatMap(({ name }) => Object.values(name))
      .flatMap((name) => readSearch(`${name} `, catalogue, unheard)?.parts ?? [])
      .filter((part) => part.is === 'rows' && part.meant !== null);
    expect(taken).toEqual([]);
    const { rows } = await connect();
    await rows(sql`insert into search_words (word) values ('گازوایلی') on conflict do nothing`);
    const reading = (await ask('گازوایل ', catalogue))?.reading;
    expect(reading && (await correctText(reading))).toBeNull();
  });

  test('but the name of a kind of machine means that kind', async () => {
    const reading = (await ask('four-wheel drive ', await getCatalogue()))?.reading;
    expect(reading?.parts).toMatchObject([{ is: 'rows', kind: 'subCategory' }]);
  });
});
