import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { keysOfAd } from './keys';

// Which saved searches want an ad. By its keys (keys.ts) it meets those that may, whoever else has saved what; each of
// these is held against all that it asks, by the operators of the list itself (../ads/conditions.ts). A page of them is
// bounded by how many are looked at, not by how many match.

/** Where a page ended: the next begins behind it. */
export type Place = { key: string; savedSearchId: number };

export type Matched = {
  searches: { id: number; accountId: number }[];
  /** How many were held against it. */
  looked: number;
  /** Null at the end. */
  next: Place | null;
};

type AdRow = {
  account_id: number;
  search: string;
  lexemes: string[];
  facts: string;
  price_cents: string | null;
  year: number | null;
  hours: number | null;
  km: string | null;
};

/** As text, which the statement below reads once: as a column it would be unpacked anew for every search. */
const readAd = async (adId: number): Promise<AdRow | null> => {
  const { rows } = await connect();
  const [ad] = await rows<AdRow>(sql`
    select account_id, search::text as search, tsvector_to_array(search) as lexemes, facts::text as facts, price_cents,
           year, hours, (case distance_type when 'mi' then distance * 1.609 else distance end)::text as km
      from ads where id = ${adId} and facet_bucket_id is not null`);
  return ad ?? null;
};

const number = (value: string | number | null) => (value === null ? null : Number(value));
const nobody: Matched = { searches: [], looked: 0, next: null };

/**
 * The searches of others that want a public ad, among the next `most` that may. One search may come twice, on two pages.
 */
export const matchAd = async (adId: number, after: Place | null, most: number): Promise<Matched> => {
  const ad = await readAd(adId);
  if (!ad) return nobody;
  const { price_cents, year, hours, km } = ad;
  const keys = keysOfAd(ad.lexemes, {
    price: number(price_cents),
    year,
    hours,
    km: number(km),
  }).filter((key) => !after || key >= after.key);
  const { rows } = await connect();
  const [page] = await rows<{ looked: number; last: Place | null; searches: Matched['searches'] | null }>(sql`
    with candidates as materialized (
      select p.place, p.key, k.saved_search_id as id
        from unnest(${sql.param(keys)}::text[]) with ordinality p(key, place)
       cross join lateral (
         select saved_search_id from saved_search_keys
          where key = p.key and saved_search_id > case when p.key = ${after?.key ?? null} then ${after?.savedSearchId ?? 0}::int else 0 end
          order by saved_search_id limit ${most}) k
       limit ${most}),
    -- One search after the other as they lie on the disk.
    once as materialized (select distinct id from candidates order by id),
    wanting as (
      select s.id, s.account_id from once join saved_searches s using (id)
       where s.account_id <> ${ad.account_id}
         and coalesce(${ad.search}::tsvector @@ s.words, true)
         and coalesce(${price_cents}::bigint >= s.from_cents, s.from_cents is null)
         and coalesce(${price_cents}::bigint <= s.to_cents, s.to_cents is null)
         and coalesce(${year}::int >= s.from_year, s.from_year is null)
         and coalesce(${year}::int <= s.to_year, s.to_year is null)
         and coalesce(${hours}::int >= s.from_hours, s.from_hours is null)
         and coalesce(${hours}::int <= s.to_hours, s.to_hours is null)
         and coalesce(${km}::numeric >= s.from_km, s.from_km is null)
         and coalesce(${km}::numeric <= s.to_km, s.to_km is null)
         and (s.fact_ranges is null or not exists (
           select 1 from jsonb_each(s.fact_ranges) r(key, range)
            where not coalesce((${ad.facts}::jsonb ->> r.key)::int >= (r.range ->> 'from')::int, r.range ->> 'from' is null)
               or not coalesce((${ad.facts}::jsonb ->> r.key)::int <= (r.range ->> 'to')::int, r.range ->> 'to' is null))))
    select (select count(*)::int from candidates) as looked,
           (select json_build_object('key', key, 'savedSearchId', id) from candidates order by place desc, id desc limit 1) as last,
           (select json_agg(json_build_object('id', id, 'accountId', account_id)) from wanting) as searches`);
  if (!page) return nobody;
  return {
    searches: page.searches ?? [],
    looked: page.looked,
    next: page.looked === most ? page.last : null,
  };
};
