import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import type { Locale } from '@/lib/i18n/locales';
import { call } from './api';

/*
 * How much of what people type a search understands. A file of queries says for each what is wanted, by the English names
 * of rows; of the first k ads (20, or as many as there are right ones) some share is right.
 */

type Wanted = {
  all?: Wanted[];
  any?: Wanted[];
  category?: string[];
  sub_category?: string[];
  brand?: string[];
  model_contains?: string[];
  state?: string[];
  ad_type?: string[];
  year?: number;
};
export type Query = { query: string; lang: Locale; wanted: Wanted; note?: string };

type Ad = {
  id: number;
  category: string | null;
  sub_category: string | null;
  brand: string | null;
  model: string | null;
  state: string | null;
  ad_type: string | null;
  year: number | null;
};

const isRight = (ad: Ad, { all, any, model_contains, year, ...rows }: Wanted): boolean =>
  (all ?? []).every((one) => isRight(ad, one)) &&
  (!any || any.some((one) => isRight(ad, one))) &&
  (!model_contains || model_contains.some((part) => ad.model?.toLowerCase().includes(part.toLowerCase()))) &&
  (year === undefined || ad.year === year) &&
  (Object.entries(rows) as [keyof Ad, string[]][]).every(([column, names]) =>
    names.includes(String(ad[column])),
  );

const readAds = async (): Promise<Ad[]> => {
  const { rows } = await connect();
  return rows<Ad>(sql`
    select a.id, a.year, c.name ->> 'en' as category, u.name ->> 'en' as sub_category, b.name ->> 'en' as brand,
           coalesce(m.name, a.model_name) as model, s.name ->> 'en' as state, t.name ->> 'en' as ad_type
      from ads a join categories c on c.id = a.category_id join ad_types t on t.id = a.ad_type_id
      left join sub_categories u on u.id = a.sub_category_id left join brands b on b.id = a.brand_id
      left join car_models m on m.id = a.car_model_id left join states s on s.id = a.state_id
     where a.facet_bucket_id is not null`);
};

export type Measured = {
  /** Of the queries that have right ads. */
  queries: number;
  /** The mean share of right ads among the first k, how many queries have nothing else there, and how many none. */
  share: number;
  whole: number;
  none: number;
  /** What fell short, the worst first. */
  short: { query: string; right: number; k: number; found: number; read: string }[];
};

const most = 20;

/** Asks every query of the API, on whatever database is connected. */
export const measure = async (queries: readonly Query[]): Promise<Measured> => {
  const ads = await readAds();
  const measured: (Measured['short'][number] & { share: number })[] = [];
  for (const { query, lang, wanted } of queries) {
    const right = new Set(ads.filter((ad) => isRight(ad, wanted)).map(({ id }) => id));
    const k = Math.min(most, right.size);
    if (!k) continue;
    const { body } = await call(
      `/v1/ads?${new URLSearchParams({ search: query, lang, per_page: String(most) })}`,
    );
    const first: { id: number }[] = body.data.slice(0, k);
    const n = first.filter(({ id }) => right.has(id)).length;
    const read = body.meta.reading
      .map(({ kind, name }: { kind: string; name: string }) => `${kind}: ${name}`)
      .join(', ');
    measured.push({ query, right: n, k, found: body.meta.total, read, share: n / k });
  }
  return {
    queries: measured.length,
    share: measured.reduce((sum, { share }) => sum + share, 0) / measured.length,
    whole: measured.filter(({ share }) => share === 1).length,
    none: measured.filter(({ share }) => share === 0).length,
    short: measured
      .filter(({ share }) => share < 1)
      .toSorted((a, b) => a.share - b.share)
      .map(({ share: _, ...one }) => one),
  };
};
