import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keepAnswers } from '../kept-answers';
import { type Asked, besidesRows, firstTierIsRows } from '../search/asked';
import {
  all,
  conditionsOf,
  havingWords,
  isPriced,
  priceConditions,
  rowsFound,
  type Wanted,
  wordedFrom,
} from './conditions';
import { countPriced, expect, findAds, mostRead, seemsFew, usualBounds } from './find';
import {
  type Bounds,
  countedFor,
  type Found,
  firstOf,
  listed,
  measureAbout,
  overCounted,
  surely,
} from './order';
import { edgeAt, exactly, isBetweenByBlock, reachFor, readWords, walkedIn, walkedThrough } from './ways';

/*
 * The best match first: the ads of each tier of a search (search/asked.ts) in their turn, newest first, without those of
 * the tiers before. Few matches are read once and put in order. Of more, each tier is a list of its own that the word
 * index answers, so a page costs as many bounded look-ups as it has to pass tiers, and never all matches are sorted.
 */

/** Within so many neighbours of a tier those come first that say most. */
const block = 20;

type Best = Wanted & { asked: Asked };

/** How much an ad says: a price, a year, a text, pictures. */
const fullness = sql`(price_cents is not null)::int + (year is not null)::int + (length(description) > 60)::int
  + exists (select 1 from ad_images i where i.ad_id = ads.id)::int`;

/** The first tier that an ad of the search stands in. */
const tierOf = ({ tiers }: Asked): SQL => {
  const earlier = tiers
    .slice(0, -1)
    .map((tier, at) => sql`when search @@ ${tier}::tsquery then ${sql.raw(String(at))}`);
  return earlier.length
    ? sql`case ${sql.join(earlier, sql` `)} else ${sql.raw(String(earlier.length))} end`
    : sql`0`;
};

/**
 * The page among all matches, and how many they are; of more than `most` only that they are more. What is fuller comes
 * first within a block, so whole blocks are looked at: those that the page begins and ends in, too.
 */
const readBest = async (
  { offset, limit, ...wanted }: Best,
  most: number,
): Promise<{ ids: number[]; n: number }> => {
  const { rows } = await connect();
  const from = Math.max(0, offset - block + 1);
  const [found] = await rows<{ ids: number[]; n: number }>(sql`
    with all_matches as materialized (${wordedFrom(wanted, sql`id, search`)}),
    matches as materialized (select * from all_matches limit ${most + 1}),
    placed as (
      select id, tier, (row_number() over (partition by tier order by id desc) - 1) / ${block} as block
        from (select id, ${tierOf(wanted.asked)} as tier from matches where (select count(*) from matches) <= ${most}) m
       order by tier, id desc limit ${offset + limit + block - 1 - from} offset ${from}
    )
    select (select count(*)::int from matches) as n, array(
      select id from placed join ads using (id) order by tier, block, ${fullness} desc, id desc
       limit ${limit} offset ${offset - from}
    ) as ids`);
  return found ?? { ids: [], n: 0 };
};

const withoutEarlier = (tiers: readonly string[], at: number): string =>
  [`(${tiers[at]})`, ...tiers.slice(0, at).map((tier) => `!(${tier})`)].join(' & ');

/** Whole blocks of a tier, and which of their ads are on the page. */
type Taken = { ids: number[]; from: number; to: number };

/** The fuller ad of a block first. */
const fullerFirst = async (taken: readonly Taken[]): Promise<number[]> => {
  const { rows } = await connect();
  const said = await rows<{ id: number; full: number }>(sql`
    select id, ${fullness} as full from ads
     where id = any(${sql.param(taken.flatMap(({ ids }) => ids))}::int[])`);
  const full = new Map(said.map((row) => [row.id, row.full]));
  return taken.flatMap(({ ids, from, to }) =>
    Array.from({ length: Math.ceil(ids.length / block) }, (_, at) => ids.slice(at * block, (at + 1) * block))
      .flatMap((some) => some.toSorted((a, b) => (full.get(b) ?? 0) - (full.get(a) ?? 0)))
      .slice(from, to),
  );
};

/** The newest matches with their tiers, as far as these go. */
type Newest = { id: number; tier: number }[];

/** All matches among the newest `reach` of `of` ads. */
const readNewest = async (wanted: Best, reach: number, of: number, bounds: Bounds): Promise<Newest> => {
  const { rows } = await connect();
  const { asked } = wanted;
  const { window } = bounds;
  const edge = reach > window && reach < of / 2 ? await edgeAt(wanted, { reach, of }, bounds) : null;
  const from = edge
    ? sql`ads where ${all([...havingWords(asked, wanted.rows), ...priceConditions(wanted), isBetweenByBlock(wanted, null, edge)])}`
    : sql`(${firstOf(wanted, listed, walkedThrough(wanted), Math.min(reach, window))}) w where ${all(conditionsOf(wanted))}`;
  return rows(sql`
    with matches as materialized (select id, ${tierOf(asked)} as tier from ${from})
    select * from matches order by id desc`);
};

type Find = (wanted: Wanted) => Promise<Found>;

/** A page out of one tier after the other. */
const passTiers = async (wanted: Best, newest: Newest, find: Find): Promise<number[]> => {
  const { asked, offset, limit } = wanted;
  // The buckets know them, and how many they are.
  const rows = firstTierIsRows(asked) ? rowsFound(wanted) : null;
  const taken: Taken[] = [];
  let before = 0;
  let missing = limit;
  for (let at = 0; at < asked.tiers.length && missing > 0; at += 1) {
    const first = Math.max(0, offset + limit - missing - before);
    const from = Math.floor(first / block) * block;
    const size = Math.ceil((first + missing) / block) * block - from;
    const known = newest.flatMap(({ id, tier }) => (tier === at ? [id] : []));
    const page = { ...wanted, offset: from, limit: size };
    const { ids, total } =
      known.length >= from + size
        ? { ids: known.slice(from, from + size), total: known.length }
        : await find(
            at === 0 && rows
              ? { ...page, rows, asked: null }
              : { ...page, asked: { ...asked, query: withoutEarlier(asked.tiers, at), surely: null } },
          );
    const here = { ids, from: first - from, to: Math.min(ids.length, first - from + missing) };
    if (here.to > here.from) {
      taken.push(here);
      missing -= here.to - here.from;
    }
    before += ids.length && ids.length < size ? from + ids.length : total;
  }
  return taken.length ? fullerFirst(taken) : [];
};

/** As `findBest`, kept nowhere and with any bounds. */
export const findBestUncached = async (given: Best, bounds: Bounds, find: Find): Promise<Found> => {
  const wanted: Best = { ...given, sort: 'desc' };
  const counted = countedFor(wanted, bounds);
  const ofPrice = isPriced(wanted) ? rowsFound(wanted) : null;
  const [{ expected, least: ofRows, within }, { ads: of }, priced] = await Promise.all([
    expect(wanted, wanted.asked),
    measureAbout(walkedIn(wanted)),
    // To learn that they are too many by reading them takes ten times as long.
    ofPrice ? countPriced({ ...wanted, rows: ofPrice }, counted) : 0,
  ]);
  const least = Math.max(ofRows, priced);
  const few = seemsFew(wanted, { expected, least }, of, bounds);
  const readFew = async (): Promise<Found | null> => {
    const most = mostRead(wanted, counted, bounds);
    const read = await readBest(wanted, most);
    if (read.n <= counted) return exactly(read);
    return read.n <= most ? { ids: read.ids, total: counted, estimated: true } : null;
  };
  const isOfRows =
    within !== null && firstTierIsRows(wanted.asked) && ofRows > wanted.offset + wanted.limit + block;
  if (few && isOfRows && ofRows > counted / 4) {
    // The buckets have counted the first tier already: only who is in none of its rows is looked for. Where these are the
    // most, that takes longer than to read all.
    const [ids, others] = await Promise.all([
      passTiers(wanted, [], find),
      readWords({ ...wanted, limit: 1 }, besidesRows(wanted.asked, within), counted),
    ]);
    const total = ofRows + others.n;
    return total <= counted ? { ids, total, estimated: false } : { ids, total: counted, estimated: true };
  }
  const all = few ? await readFew() : null;
  if (all) return all;
  const reach = reachFor(
    { ...wanted, limit: wanted.limit + block },
    few ? Math.max(expected, counted) : expected,
    of,
  );
  // What the buckets know to fill the page need not be looked for in a range.
  if (isOfRows && ofRows > counted && reach > bounds.window)
    return {
      ids: await passTiers(wanted, [], find),
      total: ofRows > bounds.deepest ? ofRows : counted,
      estimated: true,
    };
  const newest = await readNewest(wanted, reach, of, bounds);
  const told = (sure: number) => (sure / reach) * of;
  const isOver = few || least > counted || told(surely(newest.length)) > counted;
  const mayBeFew = !isOver && told(newest.length) < 2 * counted;
  const whole = mayBeFew ? await readFew() : null;
  if (whole) return whole;
  const about = few ? counted : Math.max(counted, overCounted(newest.length, of, reach, bounds));
  const { ids, ...found }: Found =
    isOver || mayBeFew ? { ids: [], total: about, estimated: true } : await find(wanted);
  if (!found.estimated) return found.total ? exactly(await readBest(wanted, found.total)) : { ids, ...found };
  return { ...found, ids: await passTiers(wanted, newest, find) };
};

const keep = keepAnswers<Found>('best matches', { max: 2_000, ttl: 10_000 });

/** A page of what the words find, the best match first, and how many there are in all. */
export const findBest = (wanted: Best): Promise<Found> =>
  keep(JSON.stringify(wanted), async () => findBestUncached(wanted, await usualBounds(), findAds));
