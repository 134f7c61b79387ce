import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { bandsBetween } from '@/lib/server/ads/price-bands';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const mostCents = 1e14;

/** The entries that the word index has for these prices. */
const entriesOf = async (prices: readonly number[]): Promise<Set<number>[]> => {
  const { rows } = await connect();
  const found = await rows<{ bands: number[] }>(sql`
    select price_bands(cents) as bands
      from unnest(${sql.param(prices)}::bigint[]) with ordinality as asked (cents, at) order by at`);
  return found.map(({ bands }) => new Set(bands));
};

/** Prices on either side of where the narrowest bands end. */
const ends = Array.from({ length: 1_031 }, (_, band) => Math.floor(Math.exp((band + 1) / 32) - 1)).flatMap(
  (cents) => [cents, cents + 1],
);
const prices = [...new Set([0, 1, 2, ...ends, mostCents])].filter((cents) => cents <= mostCents);

const meets = (entries: Set<number>, cover: readonly number[]) => cover.some((entry) => entries.has(entry));

test('every price of a range is in the bands that are asked for it, at whichever end', async () => {
  const entries = await entriesOf(prices);
  const missed: string[] = [];
  for (let at = 0; at < prices.length; at++)
    for (const step of [0, 1, 7, 300]) {
      const [from, to] = [prices[at] ?? 0, prices[Math.min(at + step, prices.length - 1)] ?? mostCents];
      const cover = bandsBetween(from, to);
      for (const end of [at, Math.min(at + step, prices.length - 1)])
        if (!meets(entries[end] ?? new Set(), cover)) missed.push(`${prices[end]} of ${from} to ${to}`);
    }
  expect(missed).toEqual([]);
  for (const one of entries) {
    expect(meets(one, bandsBetween(null, null))).toBe(true);
    expect(one.size).toBe(11);
  }
});

test('of prices outside a range hardly any are in its bands, which are few', async () => {
  const [from, to] = [500_000, 2_500_000];
  const cover = bandsBetween(from, to);
  expect(cover.length).toBeLessThan(16);
  const outside = [...Array(400).keys()].flatMap((n) => [
    Math.floor(from * 0.96 ** (n + 1)),
    Math.min(mostCents, Math.ceil(to * 1.04 ** (n + 1))),
  ]);
  const entries = await entriesOf(outside);
  expect(entries.filter((one) => meets(one, cover))).toEqual([]);
});

test('an ad without a price is in no band', async () => {
  const { rows } = await connect();
  const [found] = await rows<{ met: boolean | null }>(sql`
    select price_bands(null) && ${sql.param(bandsBetween(null, null))}::int[] as met`);
  expect(found?.met).toBe(false);
});
