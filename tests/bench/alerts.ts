import os from 'node:os';
import { sql } from 'drizzle-orm';
import { connect, openDatabase, setConnection } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { seed } from '@/lib/server/operator/seed-demo';
import { enqueue } from '@/lib/server/queue/queue';
import { drain } from '@/lib/server/queue/worker';
import { queueHandlers } from '@/lib/server/queue-handlers';
import { matchAd, type Place } from '@/lib/server/saved-searches/match';
import { filtersOf } from '@/lib/server/saved-searches/queries';
import { conditionsOfSearch, narrowingOf, queryOf } from '@/lib/server/saved-searches/read-search';
import { joinCluster, urlOf } from '../support/cluster';
import queries from '../support/search-queries.json';
import { makeTemplate, rowsWithoutFiles } from '../support/template';
import { cpuMs } from './process-cost';

/*
 * `npm run bench:alerts -- [SEARCHES]`: how long an ad takes to find the saved searches that want it, among a million,
 * and then to be told to all who saved them. Searches are made of the ads of a catalogue, as people make them. In one
 * mix each of a few thousand is saved by equally many people; in the other each has a price of its own, and the copies
 * of each are as Zipf has it: most are saved by one, and a few by very many.
 */

const wanted = Number(process.argv[2] ?? 1_000_000);
const catalogueSize = 20_000;
const shapes = 4_000;
const ofAccount = 50;
const matched = 300;
const told = 60;
const warmingUp = 20;
/** As many as a job looks at. */
const pageSize = 5_000;

type Mix = 'alike' | 'unlike';
const mixes: readonly Mix[] = ['alike', 'unlike'];

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

type Ad = {
  category_id: number;
  sub_category_id: number | null;
  brand_id: number | null;
  car_model_id: number | null;
  state_id: number | null;
  price: number;
  year: number | null;
};

/** Of a hundred searches: 30 a model, 25 a make of a kind, 20 a kind in a place, 10 a category by price, 15 words. */
const searchLike = (ad: Ad, at: number, mix: Mix): string => {
  const kind = at % 100;
  const of = (fields: Record<string, number | string | null | undefined>) =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ).toString();
  // Two or three things are asked for beside the machine: who wants all that there is of it does not wait for it.
  const more = {
    ...(at % 3 ? { state: ad.state_id } : {}),
    ...(at % 2 || mix === 'unlike' ? { to_price: Math.round((ad.price || 20_000) * 1.2) } : {}),
    ...(at % 4 < 2 && ad.year ? { year: `${ad.year - 2}-${ad.year + 2}` } : {}),
  };
  if (kind < 30) return of({ brand: ad.brand_id, car_model: ad.car_model_id, ...more });
  if (kind < 55) return of({ sub_category: ad.sub_category_id, brand: ad.brand_id, ...more });
  if (kind < 75) return of({ sub_category: ad.sub_category_id, ...more, state: ad.state_id });
  if (kind < 85) {
    const [from, to] = [Math.round(ad.price * 0.7), Math.round(ad.price * 1.2)];
    return of({ category: ad.category_id, ...more, from_price: from, to_price: to });
  }
  return of({ search: queries[at % queries.length]?.query ?? '', ...more });
};

/** Of a shape with another highest price, in the same octave, so that it stands under the same keys. */
const withOtherPrices = (each: number) => sql`
  create table drawn as
  with priced as (
    select s.*, ceil(power(2, octave) / 100) + floor(random() * (power(2, octave) / 100 - 1)) as dollars
      from shapes s cross join floor(log(2, (s.row ->> 'toCents')::numeric + 1)) octave
     cross join generate_series(1, ${each}::int)
     where s.row ->> 'toCents' is not null)
  select row_number() over (order by random()) as rank, * from (
    select distinct on (query) regexp_replace(query, 'to_price=[0-9]+', 'to_price=' || dollars) as query,
           row || jsonb_build_object('toCents', dollars * 100) as row, keys, words from priced) p`;

/** Of the first as many as there are accounts, of each other by its rank; of most one. */
const copiesByZipf = (most: number) => sql`greatest(1, floor(${most}::int / rank))::int`;

const fill = async (mix: Mix): Promise<number> => {
  const catalogue = await getCatalogue();
  const ads = await rows<Ad>(sql`
    select category_id, sub_category_id, brand_id, car_model_id, state_id, coalesce(price_cents / 100, 0)::int as price, year
      from ads where facet_bucket_id is not null and brand_id is not null order by shuffle limit ${shapes}`);
  const readers = Math.ceil(wanted / ofAccount);
  await rows(sql`
    insert into accounts (username, email) select 'reader-' || n, 'reader-' || n || '@example.com'
      from generate_series(1, ${readers}::int) n`);
  await rows(sql`create table shapes (query text unique, row jsonb, keys text[], words tsquery)`);
  for (const [at, ad] of ads.entries()) {
    const filters = filtersOf(searchLike(ad, at, mix), catalogue);
    const { conditions, keys } = await conditionsOfSearch(await narrowingOf(filters, catalogue));
    await rows(sql`
      insert into shapes values (${queryOf(filters)}, ${JSON.stringify(conditions)}, ${sql.param([...keys])}::text[],
        ${conditions.words}::tsquery) on conflict do nothing`);
  }
  await rows(
    mix === 'unlike'
      ? withOtherPrices(Math.ceil((wanted * 0.82) / shapes))
      : sql`create table drawn as select row_number() over (order by random()) as rank, * from shapes`,
  );
  const [drawn] = await rows<{ n: number; wide: number }>(
    sql`select count(*)::int as n, (count(*) filter (where (row ->> 'wide')::boolean))::int as wide from drawn`,
  );
  const { n, wide } = drawn ?? { n: 0, wide: 0 };
  console.log(`${n} different searches, ${wide} of them wide`);
  const copies = mix === 'unlike' ? copiesByZipf(readers) : sql`${Math.ceil(wanted / n)}::int`;
  // One account has a search once: copies of it are those of one account after the other.
  await rows(sql`
    create table copies as
    select d.rank, a.id as account_id, row_number() over (order by random()) as place
      from (select rank, copy, row_number() over (order by rank, copy) - 1 as at
              from drawn cross join lateral generate_series(1, ${copies}) copy) d
      join (select id, row_number() over (order by id) - 1 as place from accounts where username like 'reader-%') a
        on a.place = d.at % ${readers}`);
  await rows(sql`
    insert into search_conditions (query, query_hash, wide, words, from_cents, to_cents, from_year, to_year)
    select query, sha256(convert_to(query, 'UTF8')), (row ->> 'wide')::boolean, words, (row ->> 'fromCents')::bigint,
           (row ->> 'toCents')::bigint, (row ->> 'fromYear')::int, (row ->> 'toYear')::int from drawn order by random()`);
  await rows(sql`
    insert into search_condition_keys (key, condition_id)
    select unnest(d.keys), c.id from search_conditions c join drawn d using (query)`);
  await rows(sql`
    insert into saved_searches (account_id, name, condition_id, wide)
    select c.account_id, 'A search', s.id, s.wide from copies c join drawn d using (rank) join search_conditions s using (query)
     order by c.place`);
  await rows(sql`analyze search_conditions, search_condition_keys, saved_searches`);
  const [saved] = await rows<{ n: number }>(sql`select count(*)::int as n from saved_searches`);
  return saved?.n ?? 0;
};

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const line = (name: string, values: readonly number[], digits = 0) => {
  const sorted = values.toSorted((a, b) => a - b);
  const say = (share: number) => at(sorted, share).toFixed(digits);
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  console.log(`| ${name} | ${mean.toFixed(digits)} | ${say(0.5)} | ${say(0.95)} | ${say(1)} |`);
};

/** What the processes of the database have cost so far, writers of its log and its pages too; NaN where no kernel says. */
const databaseCpuMs = async (): Promise<number> => {
  const processes = await rows<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() or datname is null`,
  );
  return processes.reduce((sum, { pid }) => sum + (cpuMs(pid) ?? Number.NaN), 0);
};

type Figures = Record<string, number[]>;

/** Asks once for each ad what it costs, after some that only warm up. */
const measureEach = async (
  ads: readonly number[],
  ask: (adId: number) => Promise<Record<string, number>>,
) => {
  const figures: Figures = { milliseconds: [] };
  let [database, site] = [0, process.cpuUsage()];
  for (const [index, id] of ads.entries()) {
    if (index === warmingUp) [database, site] = [await databaseCpuMs(), process.cpuUsage()];
    const begun = performance.now();
    const found = await ask(id);
    if (index < warmingUp) continue;
    for (const [name, value] of Object.entries({ milliseconds: performance.now() - begun, ...found }))
      figures[name] = [...(figures[name] ?? []), value];
  }
  const n = ads.length - warmingUp;
  const ofSite = process.cpuUsage(site);
  console.log(
    `of an ad ${(((await databaseCpuMs()) - database) / n).toFixed(1)} ms of the database’s processor and ` +
      `${((ofSite.user + ofSite.system) / 1_000 / n).toFixed(1)} ms of the site’s, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  console.log('| of an ad | mean | p50 | p95 | most |\n|---|--:|--:|--:|--:|');
  for (const [name, values] of Object.entries(figures)) line(name, values, name === 'milliseconds' ? 1 : 0);
  console.log('');
};

const match = async (adId: number) => {
  let [looked, wanting, pages] = [0, 0, 0];
  let after: Place | null = null;
  do {
    const page = await matchAd(adId, after, pageSize);
    looked += page.looked;
    wanting += page.searches.length;
    pages += 1;
    after = page.next;
  } while (after);
  return { 'looked at': looked, 'searches that want it': wanting, pages };
};

/** All that follows from an ad, as the queue does it. */
const tell = async (adId: number) => {
  const count = async () =>
    (await rows<{ n: number }>(sql`select count(*)::int as n from alerts where ad_id = ${adId}`))[0]?.n ?? 0;
  await enqueue((await connect()).db, 'ad-event', { adId, kind: 'published' });
  await drain(queueHandlers);
  return { alerts: await count() };
};

const measure = async () => {
  const ads = await rows<{ id: number }>(
    sql`select id from ads where facet_bucket_id is not null order by shuffle desc limit ${matched + warmingUp}`,
  );
  const ids = ads.map(({ id }) => id);
  console.log('To find who wants it:');
  await measureEach(ids, match);
  console.log('To find them, and to write what tells them:');
  await measureEach(ids.slice(0, told + warmingUp), tell);
};

const measureMix = async (mix: Mix, template: string) => {
  // No connection ends meanwhile, for its cost would go with it.
  const config = { connectionString: urlOf(template), idleTimeoutMillis: 0 };
  const connection = await openDatabase(config, { patient: true });
  setConnection(connection);
  console.log(`\n${mix}: ${await fill(mix)} saved searches`);
  const [sizes] = await rows<{ searches: string; conditions: string; keys: string }>(sql`
    select pg_size_pretty(pg_total_relation_size('saved_searches')) as searches,
           pg_size_pretty(pg_total_relation_size('search_conditions')) as conditions,
           pg_size_pretty(pg_total_relation_size('search_condition_keys')) as keys`);
  console.log(
    `with indexes ${sizes?.searches}, their conditions ${sizes?.conditions}, the keys of these ${sizes?.keys}\n`,
  );
  await measure();
  await settled();
  setConnection(undefined);
  await connection.close();
};

const leave = await joinCluster();
try {
  for (const mix of mixes)
    await measureMix(
      mix,
      await makeTemplate(() => seed('demo', { ads: catalogueSize, draw: rowsWithoutFiles })),
    );
} finally {
  await leave();
}
