import os from 'node:os';
import { sql } from 'drizzle-orm';
import { connect, openDatabase, setConnection } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { getCatalogue } from '@/lib/server/catalogue/rows';
import { seed } from '@/lib/server/operator/seed-demo';
import { matchAd, type Place } from '@/lib/server/saved-searches/match';
import { filtersOf } from '@/lib/server/saved-searches/queries';
import { conditionsOfSearch, narrowingOf, queryOf } from '@/lib/server/saved-searches/read-search';
import { joinCluster, urlOf } from '../support/cluster';
import queries from '../support/search-queries.json';
import { makeTemplate, rowsWithoutFiles } from '../support/template';
import { cpuMs } from './process-cost';

/*
 * `npm run bench:alerts -- [SEARCHES]`: how long an ad takes to find the saved searches that want it, among a million.
 * Searches are made of the ads of a catalogue, as people make them; each stands there for several people.
 */

const wanted = Number(process.argv[2] ?? 1_000_000);
const catalogueSize = 20_000;
const distinct = 4_000;
const ofAccount = 50;
const matched = 300;
/** As many as a job looks at. */
const pageSize = 5_000;

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
const searchLike = (ad: Ad, at: number): string => {
  const kind = at % 100;
  const of = (fields: Record<string, number | string | null | undefined>) =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ).toString();
  // Two or three things are asked for beside the machine: who wants all that there is of it does not wait for it.
  const more = {
    ...(at % 3 ? { state: ad.state_id } : {}),
    ...(at % 2 ? { to_price: Math.round((ad.price || 20_000) * 1.2) } : {}),
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

const fill = async (): Promise<number> => {
  const catalogue = await getCatalogue();
  const ads = await rows<Ad>(sql`
    select category_id, sub_category_id, brand_id, car_model_id, state_id, coalesce(price_cents / 100, 0)::int as price, year
      from ads where facet_bucket_id is not null and brand_id is not null order by shuffle limit ${distinct}`);
  await rows(sql`
    insert into accounts (username, email) select 'reader-' || n, 'reader-' || n || '@example.com'
      from generate_series(1, ${Math.ceil(wanted / ofAccount)}::int) n`);
  await rows(sql`create table searches_once (n int, query text, row jsonb, keys text[], words tsquery)`);
  let [read, wide] = [0, 0];
  const seen = new Set<string>();
  for (const [at, ad] of ads.entries()) {
    const filters = filtersOf(searchLike(ad, at), catalogue);
    const query = queryOf(filters);
    if (seen.has(query)) continue;
    seen.add(query);
    const { conditions, keys } = await conditionsOfSearch(await narrowingOf(filters, catalogue));
    wide += Number(conditions.wide);
    await rows(sql`
      insert into searches_once values (${read}, ${query}, ${JSON.stringify(conditions)}, ${sql.param([...keys])}::text[],
        ${conditions.words}::tsquery)`);
    read += 1;
  }
  const copies = Math.ceil(wanted / read);
  // One account has a search once: each copy of all of them is other people's.
  await rows(sql`
    insert into saved_searches (account_id, name, query, wide, words, from_cents, to_cents, from_year, to_year)
    select a.id, 'A search', s.query, (s.row ->> 'wide')::boolean, s.words, (s.row ->> 'fromCents')::bigint,
           (s.row ->> 'toCents')::bigint, (s.row ->> 'fromYear')::int, (s.row ->> 'toYear')::int
      from generate_series(0, ${copies - 1}::int) copy cross join searches_once s
      join (select id, row_number() over (order by id) - 1 as place from accounts where username like 'reader-%') a
        on a.place = (copy::bigint * ${read} + s.n) / ${ofAccount}
     order by hashint4(copy * 7919 + s.n) on conflict do nothing`);
  await rows(sql`
    insert into saved_search_keys (key, saved_search_id)
    select unnest(o.keys), s.id from saved_searches s join searches_once o on o.query = s.query`);
  await rows(sql`analyze saved_searches, saved_search_keys`);
  console.log(`${read} different searches, ${wide} of them wide`);
  return copies * read;
};

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const line = (name: string, values: readonly number[], digits = 0) => {
  const sorted = values.toSorted((a, b) => a - b);
  const say = (share: number) => at(sorted, share).toFixed(digits);
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  console.log(`| ${name} | ${mean.toFixed(digits)} | ${say(0.5)} | ${say(0.95)} | ${say(1)} |`);
};

/** What the processes of the database have cost so far; null where the kernel does not say. */
const databaseCpuMs = async (): Promise<number | null> => {
  const backends = await rows<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const costs = backends.map(({ pid }) => cpuMs(pid));
  return costs.some((cost) => cost === null)
    ? null
    : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
};

const measure = async () => {
  const ads = await rows<{ id: number }>(
    sql`select id from ads where facet_bucket_id is not null order by shuffle desc limit ${matched}`,
  );
  const figures = {
    ms: [] as number[],
    looked: [] as number[],
    wanting: [] as number[],
    pages: [] as number[],
  };
  const warmUp = ads.slice(0, 20);
  let costBefore: number | null = null;
  for (const [at, { id }] of [...warmUp, ...ads].entries()) {
    if (at === warmUp.length) costBefore = await databaseCpuMs();
    const begun = performance.now();
    let [looked, wanting, pages] = [0, 0, 0];
    let after: Place | null = null;
    do {
      const page = await matchAd(id, after, pageSize);
      looked += page.looked;
      wanting += page.searches.length;
      pages += 1;
      after = page.next;
    } while (after);
    figures.ms.push(performance.now() - begun);
    figures.looked.push(looked);
    figures.wanting.push(wanting);
    figures.pages.push(pages);
  }
  const cost = await databaseCpuMs();
  if (cost !== null && costBefore !== null)
    console.log(
      `${((cost - costBefore) / ads.length).toFixed(1)} ms of the database’s processor for each ad`,
    );
  console.log(`load ${os.loadavg()[0]?.toFixed(1)}\n`);
  console.log('| of an ad | mean | p50 | p95 | most |\n|---|--:|--:|--:|--:|');
  // The first only warm up.
  line('milliseconds', figures.ms.slice(20), 1);
  line('searches looked at', figures.looked.slice(20));
  line('searches that want it', figures.wanting.slice(20));
  line('pages', figures.pages.slice(20));
};

const leave = await joinCluster();
try {
  const name = await makeTemplate(() => seed('demo', { ads: catalogueSize, draw: rowsWithoutFiles }));
  const connection = await openDatabase({ connectionString: urlOf(name) }, { patient: true });
  setConnection(connection);
  console.log(`${await fill()} saved searches`);
  const [sizes] = await rows<{ searches: string; keys: string }>(sql`
    select pg_size_pretty(pg_total_relation_size('saved_searches')) as searches,
           pg_size_pretty(pg_total_relation_size('saved_search_keys')) as keys`);
  console.log(`with indexes ${sizes?.searches}, their keys ${sizes?.keys}\n`);
  await measure();
  await settled();
  setConnection(undefined);
  await connection.close();
} finally {
  await leave();
}
