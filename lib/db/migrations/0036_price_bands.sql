-- A range of prices in the word index was one of numbers, which is read whole before a word is met: 11 ms for the cheapest
-- thirtieth of a million ads. Now an ad stands in one band at each of eleven levels, each twice as wide as the one below, so
-- that a range is a few equal entries (lib/server/ads/price-bands.ts). Building it holds writes for about a minute per
-- million ads.
-- Said at length, for then it is calculated in place: a function with a query inside is called for every row.
CREATE FUNCTION "price_bands"("cents" bigint) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    floor(ln(cents + 1) * 32)::int,
    (1 << 12) + floor(ln(cents + 1) * 16)::int,
    (2 << 12) + floor(ln(cents + 1) * 8)::int,
    (3 << 12) + floor(ln(cents + 1) * 4)::int,
    (4 << 12) + floor(ln(cents + 1) * 2)::int,
    (5 << 12) + floor(ln(cents + 1))::int,
    (6 << 12) + floor(ln(cents + 1) / 2)::int,
    (7 << 12) + floor(ln(cents + 1) / 4)::int,
    (8 << 12) + floor(ln(cents + 1) / 8)::int,
    (9 << 12) + floor(ln(cents + 1) / 16)::int,
    (10 << 12) + floor(ln(cents + 1) / 32)::int
  ]
$$;--> statement-breakpoint
DROP INDEX "ads_search";--> statement-breakpoint
CREATE INDEX "ads_search" ON "ads" USING gin ("search",("id" / 64),price_bands("price_cents")) WITH (fastupdate = off);--> statement-breakpoint
ANALYZE "ads";
