import { type SQL, sql } from 'drizzle-orm';
import type { Band } from '@/lib/contract/ads';
import { kilometres } from './conditions';

/*
 * The bands that a range is offered in: "under 5 t", "5–10 t" … of about as many ads each, between numbers that people say.
 * Ads are counted between those numbers, and on them, for both ends of a range belong to it.
 */

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
/** 10, 15, 20 … 8,000,000: in the units that facts are kept in, smaller figures are told by the unit. */
const bounds = Array.from({ length: 6 }, (_, power) => steps.map((step) => step * 10 ** (power + 1))).flat();

/** So many bands, or fewer where few numbers tell the ads apart. */
const most = 5;
/** With fewer ads there is nothing to narrow. */
const fewestAds = 10;

/** The columns that `placeOf` reads besides `facts`. */
export const figureColumns: SQL = sql`year, hours, ${kilometres}::int as km`;

const numbers = sql`${sql.param(bounds)}::float8[]`;

/**
 * A query for where the value of a figure lies, as text: twice the number of bounds up to it, and one less where it is on the
 * last of them. A year is a place of its own. Null where nothing is stated. Each value is read once, hence the `offset`.
 */
export const placeOf = (key: SQL): SQL => sql`
  select (case when ${key} = 'year' then value
               else 2 * under - coalesce(value = (${numbers})[under], false)::int end)::text as place
    from (select value, width_bucket(value::float8, ${numbers}) as under
            from (select case ${key} when 'year' then m.year when 'hours' then m.hours when 'distance' then m.km
                                     else (m.facts ->> ${key})::int end as value offset 0) v offset 0) w`;

/** Ads by their places. */
type Places = ReadonlyMap<string, number>;

/** Where it is cut, so that about as many ads are on each side. */
const cutsOf = (ordered: readonly [place: number, ads: number][], total: number): number[] => {
  const cuts = new Set<number>();
  let passed = 0;
  for (const [place, ads] of ordered) {
    const share = total / most;
    // The one that is nearer to where a band is full.
    const wanted = (cuts.size + 1) * share;
    if (passed > 0 && cuts.size < most - 1 && passed + ads / 2 >= wanted) cuts.add(place);
    passed += ads;
  }
  return [...cuts];
};

const yearBands = (ordered: readonly [number, number][], cuts: readonly number[]): Band[] =>
  [null, ...cuts].map((from, at) => {
    const next = cuts[at] ?? null;
    const inside = ordered.filter(
      ([year]) => (from === null || year >= from) && (next === null || year < next),
    );
    return {
      from,
      to: next === null ? null : next - 1,
      count: inside.reduce((sum, [, ads]) => sum + ads, 0),
    };
  });

/** By the odd place of a bound, and the even one of all up to the next. */
const boundAt = (place: number): number => Math.ceil(place / 2);

const figureBands = (ordered: readonly [number, number][], cuts: readonly number[]): Band[] => {
  const numbers = [...new Set(cuts.map(boundAt))].filter((number) => number > 0);
  return [null, ...numbers].map((from, at) => {
    const next = numbers[at] ?? null;
    // On a bound is 2n - 1, above it 2n: both ends are in.
    const inside = ordered.filter(
      ([place]) => (from === null || place >= 2 * from - 1) && (next === null || place <= 2 * next - 1),
    );
    return {
      from: from === null ? null : (bounds[from - 1] ?? null),
      to: next === null ? null : (bounds[next - 1] ?? null),
      count: inside.reduce((sum, [, ads]) => sum + ads, 0),
    };
  });
};

/** The bands of a figure; none where there is not enough to narrow. */
export const bandsOf = (key: string, places: Places): Band[] => {
  const ordered = [...places]
    .map(([place, ads]): [number, number] => [Number(place), ads])
    .sort(([one], [other]) => one - other);
  const total = ordered.reduce((sum, [, ads]) => sum + ads, 0);
  if (total < fewestAds) return [];
  const cuts = cutsOf(ordered, total);
  const bands = (key === 'year' ? yearBands : figureBands)(ordered, cuts).filter(({ count }) => count > 0);
  return bands.length > 1 ? bands : [];
};
