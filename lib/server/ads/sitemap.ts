import { sql } from 'drizzle-orm';
import { adsPerPart, type SitemapAd, type SitemapPart } from '@/lib/contract/sitemap';
import { connect } from '@/lib/db/connect';

type Row = { id: number; updated_at: string | Date };
const iso = (time: string | Date) => new Date(time).toISOString();

/** Public ads with a number above `after`, in the order of their numbers. */
export const listSitemapAds = async (after: number, limit: number): Promise<SitemapAd[]> => {
  const { rows } = await connect();
  const found = await rows<Row>(
    sql`select id, updated_at from ads where facet_bucket_id is not null and id > ${after} order by id limit ${limit}`,
  );
  return found.map(({ id, updated_at }) => ({ id, updated_at: iso(updated_at) }));
};

/** The parts that have public ads. It looks for the next ad behind each part, so it reads one row per part. */
export const listSitemapParts = async (): Promise<SitemapPart[]> => {
  const parts: SitemapPart[] = [];
  for (let after = 0; ; ) {
    const [next] = await listSitemapAds(after, 1);
    if (!next) return parts;
    const part = Math.floor((next.id - 1) / adsPerPart);
    parts.push({ part });
    after = (part + 1) * adsPerPart;
  }
};
