import { sql } from 'drizzle-orm';
import type { AlertFrequency } from '@/lib/contract/saved-search-fields';
import { connect } from '@/lib/db/connect';
import { keysOfAd } from './keys';

// Which saved searches want an ad. By its keys (keys.ts) it meets the conditions that it may meet; each of these is held
// against it once, by the operators of the list itself (../ads/conditions.ts), however many have saved it; and of those
// that it meets the searches are read by an index. A page is bounded by how many of either it looks at.

/** Where the next page begins: with that condition under that key, behind that one of its searches. */
export type Place = { key: string; conditionId: number; savedSearchId: number };

type Wanting = {
  id: number;
  accountId: number;
  frequency: AlertFrequency;
  /** Time zone of its account. */
  zone: string;
  onSite: boolean;
};

export type Matched = {
  searches: Wanting[];
  /** How many conditions were held against it. */
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
 * The searches of others that want a public ad: the next `most` of those that do, among the next `most` conditions that it
 * may meet. None comes twice, unless its condition is read anew between two pages.
 */
export const matchAd = async (adId: number, after: Place | null, most: number): Promise<Matched> => {
  const ad = await readAd(adId);
  if (!ad) return nobody;
  const { price_cents, year, hours, km } = ad;
  const all = keysOfAd(ad.lexemes, { price: number(price_cents), year, hours, km: number(km) });
  const keys = all.filter((key) => !after || key >= after.key);
  const passed = all.slice(0, all.length - keys.length);
  const resumes = sql`p.key = ${after?.key ?? null}`;
  const { rows } = await connect();
  const [page] = await rows<{
    looked: number;
    next: Place | null;
    searches: Wanting[] | null;
  }>(sql`
    with candidates as materialized (
      select p.place, p.key, k.condition_id as id
        from unnest(${sql.param(keys)}::text[]) with ordinality p(key, place)
       cross join lateral (
         select condition_id from search_condition_keys
          where key = p.key and condition_id >= case when ${resumes} then ${after?.conditionId ?? 0}::int else 0 end
          order by condition_id limit ${most}) k
       limit ${most}),
    -- Each under the first of its keys, one after the other as they lie on the disk.
    once as materialized (select id, min(place) as place from candidates group by id order by id),
    met as materialized (
      select once.place, c.id from once join search_conditions c using (id)
       where coalesce(${ad.search}::tsvector @@ c.words, true)
         and coalesce(${price_cents}::bigint >= c.from_cents, c.from_cents is null)
         and coalesce(${price_cents}::bigint <= c.to_cents, c.to_cents is null)
         and coalesce(${year}::int >= c.from_year, c.from_year is null)
         and coalesce(${year}::int <= c.to_year, c.to_year is null)
         and coalesce(${hours}::int >= c.from_hours, c.from_hours is null)
         and coalesce(${hours}::int <= c.to_hours, c.to_hours is null)
         and coalesce(${km}::numeric >= c.from_km, c.from_km is null)
         and coalesce(${km}::numeric <= c.to_km, c.to_km is null)
         and (c.fact_ranges is null or not exists (
           select 1 from jsonb_each(c.fact_ranges) r(key, range)
            where not coalesce((${ad.facts}::jsonb ->> r.key)::int >= (r.range ->> 'from')::int, r.range ->> 'from' is null)
               or not coalesce((${ad.facts}::jsonb ->> r.key)::int <= (r.range ->> 'to')::int, r.range ->> 'to' is null)))
         and ${
           passed.length
             ? sql`not exists (
           select from search_condition_keys k where k.condition_id = c.id and k.key = any(${sql.param(passed)}::text[]))`
             : sql`true`
         }
       order by once.place, c.id),
    read as materialized (
      select m.place, m.id as condition_id, s.* from met m cross join lateral (
        select id, account_id, frequency, on_site from saved_searches
         where condition_id = m.id
           and id > case when m.id = ${after?.conditionId ?? null} and (${sql.param(keys)}::text[])[m.place] = ${after?.key ?? null}
                         then ${after?.savedSearchId ?? 0}::int else 0 end
         order by id limit ${most}) s
       limit ${most})
    select (select count(*)::int from candidates) as looked,
           coalesce(
             (select json_build_object('key', (${sql.param(keys)}::text[])[place], 'conditionId', condition_id, 'savedSearchId', id)
                from (select place, condition_id, id from read offset ${most - 1} limit 1) last),
             (select json_build_object('key', key, 'conditionId', id + 1, 'savedSearchId', 0)
                from (select key, id from candidates offset ${most - 1} limit 1) last)) as next,
           (select json_agg(json_build_object('id', r.id, 'accountId', r.account_id, 'frequency', r.frequency,
                                              'zone', a.time_zone, 'onSite', r.on_site))
              from read r join accounts a on a.id = r.account_id where r.account_id <> ${ad.account_id}) as searches`);
  return page ? { ...page, searches: page.searches ?? [] } : nobody;
};
