import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { announce } from '@/lib/server/changes';

/** Adds public ads that a search for "zebra" finds and nothing else, each a cent dearer than the one before, from 777 dollars on. */
export const addZebras = async (count: number): Promise<void> => {
  const { rows } = await connect();
  await rows(sql`
    insert into ads (account_id, title, category_id, ad_type_id, price_cents, status, search)
    select account_id, title, category_id, ad_type_id, 77700 + n, 'accept', search || 'zebra'::tsvector
      from (select * from ads where facet_bucket_id is not null order by id limit 1) a, generate_series(1, ${count}::int) n`);
  await rows(sql`analyze ads`);
  announce(['ads']);
};
