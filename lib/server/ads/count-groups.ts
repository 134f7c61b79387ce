import { type SQL, sql } from 'drizzle-orm';
import type { RowFilter } from '@/lib/ad-filters';
import { connect } from '@/lib/db/connect';
import { countBy } from '../catalogue/counts';
import { all, columnOf, conditionsOf, kilometres, matchesOf, type Narrowing } from './conditions';
import { listed } from './order';

/*
 * Counts public ads under several filters at once, by their rows and by the choices of facts that they state.
 *
 * Ads are read for it, so of many a sample is: the first of the shuffled order, which is random and has an index. It is read
 * once for all groups, and where it is all that there is, that was it. Of which it holds too few, those are read by
 * themselves. So no more ads are read than the sample and some hundreds for each group.
 */

/** A column or a fact that is a number, counted by how many of its ascending steps are at or below it. */
export type Figure = { key: string; steps: readonly number[] };

/** Ads under the same filters, and the facts whose choices, and the figures whose bands, are counted of them. */
export type Group = { wish: Narrowing; keys: readonly string[]; figures: readonly Figure[] };

export type Counted = {
  ads: number;
  rows: Record<RowFilter, ReadonlyMap<number, number>>;
  /** By the keys of facts, then of their choices; of a figure by its steps that are passed. */
  choices: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** For how many ads each counted one stands. */
  each: number;
};

/** How many ads a sample has, of how many there is none but all of them, and how many matches are read in any case. */
export type Sizes = { sample: number; whole: number; exact: number };
export const usualSizes: Sizes = { sample: 4_000, whole: 10_000, exact: 500 };

/** As many in a sample tell how many there are in all. */
const fewestTold = 8;

const kinds = Object.keys(columnOf) as RowFilter[];
const counted = sql.join(
  [sql`facts, year, hours, ${kilometres} as km`, ...kinds.map((kind) => sql.identifier(columnOf[kind]))],
  sql`, `,
);

type Line = { at: number; n: number; key: string | null; choice: string | null } & Record<
  RowFilter,
  number | null
>;

/** Counts what `from` reads, which has the columns of `counted`, and the numbers of the `groups` of each ad. */
const read = async (from: SQL, groups: readonly Group[]): Promise<Omit<Counted, 'each'>[]> => {
  const { rows } = await connect();
  const keys = groups.flatMap((group, at) => group.keys.map((key) => [key, at] as const));
  const figures = groups.flatMap((group, at) => group.figures.map((figure) => ({ ...figure, at })));
  const nothing = sql.join(
    kinds.map(() => sql`null::int`),
    sql`, `,
  );
  const names = kinds.map((kind) => sql.identifier(kind));
  const placed = kinds.map(
    (kind) => sql`coalesce(m.${sql.identifier(columnOf[kind])}, 0) as ${sql.identifier(kind)}`,
  );
  const lines = await rows<Line>(sql`
    with m as materialized (${from}),
    placed as (select at, ${sql.join(placed, sql`, `)} from m cross join unnest(m.groups) at),
    figures as materialized (
      select key, at, steps::float8[] as steps
        from unnest(${sql.param(figures.map(({ key }) => key))}::text[], ${sql.param(figures.map(({ at }) => at))}::int[],
                    ${sql.param(figures.map(({ steps }) => `{${steps.join()}}`))}::text[]) f(key, at, steps))
    select at, ${sql.join(names, sql`, `)}, null as key, null as choice, count(*)::int as n
      from placed group by grouping sets ((at), ${sql.join(
        names.map((name) => sql`(at, ${name})`),
        sql`, `,
      )})
     union all
    select k.at, ${nothing}, k.key, choice #>> '{}', count(*)::int
      from m
      join unnest(${sql.param(keys.map(([key]) => key))}::text[], ${sql.param(keys.map(([, at]) => at))}::int[]) k(key, at)
        on k.at = any(m.groups)
     cross join jsonb_path_query(m.facts -> k.key, 'lax $[*]') choice
     group by k.at, k.key, choice
     union all
    select f.at, ${nothing}, f.key, passed::text, count(*)::int
      from m join figures f on f.at = any(m.groups)
     cross join lateral (
       select width_bucket((case f.key when 'year' then m.year when 'hours' then m.hours when 'distance' then m.km
                                       else (m.facts ->> f.key)::int end)::float8, f.steps) as passed offset 0) p
     where passed is not null
     group by f.at, f.key, passed order by at, key, choice`);
  return groups.map((asked, group) => {
    const own = lines.filter(({ at }) => at === group);
    const ofKind = (kind: RowFilter) =>
      new Map(own.flatMap((line) => (line[kind] ? [[line[kind], line.n] as const] : [])));
    const ofFact = (key: string) =>
      new Map(own.flatMap((line) => (line.key === key ? [[line.choice ?? '', line.n] as const] : [])));
    return {
      ads: own.find((line) => line.key === null && kinds.every((kind) => line[kind] === null))?.n ?? 0,
      rows: {
        category: ofKind('category'),
        subCategory: ofKind('subCategory'),
        brand: ofKind('brand'),
        carModel: ofKind('carModel'),
        type: ofKind('type'),
        state: ofKind('state'),
      },
      choices: new Map(
        [...asked.keys, ...asked.figures.map(({ key }) => key)].map((key) => [key, ofFact(key)]),
      ),
    };
  });
};

/** Of the first ads of a category, or of all, in the shuffled order, each with the groups that it is in. */
const inSample = (category: number | null, groups: readonly Group[], size: number): SQL => {
  const member = groups.map(
    ({ wish }, at) => sql`case when ${all(conditionsOf(wish))} then ${sql.raw(String(at))} end`,
  );
  const within = category === null ? sql`true` : sql`category_id = ${category}`;
  return sql`
    select ${counted}, array_remove(array[${sql.join(member, sql`, `)}], null) as groups from (
      select ${listed} from ads where facet_bucket_id is not null and ${within} order by shuffle, id limit ${size}) s`;
};

/** Counts each group; with a category, whose ads alone are in all of them. */
export const countGroups = async (
  category: number | null,
  groups: readonly Group[],
  { sample, whole, exact }: Sizes,
): Promise<Counted[]> => {
  if (!groups.length) return [];
  const byCategory = await countBy('category_id');
  const of =
    category === null
      ? [...byCategory.values()].reduce((sum, n) => sum + n, 0)
      : (byCategory.get(category) ?? 0);
  const each = of <= whole ? 1 : Math.max(1, of / sample);
  const sampled = await read(inSample(category, groups, of <= whole ? whole : sample), groups);
  const results: Counted[] = [];
  // One after the other: a visitor has no claim to all connections.
  for (const [at, group] of groups.entries()) {
    const rough = sampled[at];
    // Some way over the bound, for a sample may be off by a little.
    const isTold = rough && (each === 1 || (rough.ads >= fewestTold && rough.ads * each > exact * 1.2));
    const [own] = isTold
      ? [rough]
      : await read(matchesOf(group.wish, sql`${counted}, array[0] as groups`), [group]);
    if (own) results.push({ ...own, each: isTold ? each : 1 });
  }
  return results;
};
