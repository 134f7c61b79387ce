import { sql } from 'drizzle-orm';
import type { Connection } from '@/lib/db/connect';

// A million ads are written by hand in minutes: the same words, rows and pictures at other prices, hours and views, by one
// statement for each copy of all that are there. Their indexes are made anew when all are stored.

type Index = { name: string; definition: string };

/** Columns that a copy has of its own. */
const own = ['id', 'source_key', 'shuffle', 'views', 'price_cents', 'hours'];

const copyOnce = (columns: string, step: number, copy: number, most: number) =>
  sql.raw(`
    insert into ads (id, source_key, views, price_cents, hours, ${columns})
    overriding system value
    select id + ${step}, source_key || '-' || ${step}, views * (7 + (id + ${copy}) % 11) / 10,
           price_cents * (60 + (id * 7 + ${copy} * 13) % 80) / 100, hours + id * ${copy} % 50, ${columns}
      from ads where id <= ${most}`);

/** Copies all public and other ads until there are `upTo`. Returns how many are new. */
export const copyAds = ({ db }: Connection, upTo: number): Promise<number> =>
  db.transaction(async (tx) => {
    const read = async <Row>(query: ReturnType<typeof sql>) =>
      ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
    // The counts of the facet buckets are made at the end, not by triggers.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    const [there = { n: 0, last: 0 }] = await read<{ n: number; last: number }>(
      sql`select count(*)::int as n, max(id) as last from ads`,
    );
    const indexes = await read<Index>(sql`
      select i.relname as name, pg_get_indexdef(i.oid) as definition from pg_index x
        join pg_class i on i.oid = x.indexrelid
       where x.indrelid in ('ads'::regclass, 'ad_images'::regclass) and not x.indisprimary`);
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    const [columns] = await read<{ names: string }>(sql`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'ads' and column_name <> all(${sql.param(own)}::text[])`);
    let stored = 0;
    for (let copy = 1; there.n + stored < upTo; copy += 1) {
      const step = there.last * copy;
      // Numbers have next to no gaps, so the last copy is cut by them.
      const most = Math.min(there.last, upTo - there.n - stored);
      const { rowCount } = (await tx.execute(
        copyOnce(columns?.names ?? '', step, copy, most),
      )) as unknown as {
        rowCount: number;
      };
      if (!rowCount) throw new Error('No ads were copied.');
      await tx.execute(sql`
        insert into ad_images (ad_id, position, media_key)
        select ad_id + ${step}::int, position, media_key from ad_images where ad_id <= ${most}`);
      stored += rowCount;
      console.error(`  ${there.n + stored} of ${upTo} ads`);
    }
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    await tx.execute(sql`select setval(pg_get_serial_sequence('ads', 'id'), (select max(id) from ads))`);
    await tx.execute(sql`
      update facet_buckets b set ads = c.n
        from (select facet_bucket_id as id, count(*)::int as n from ads group by 1) c where c.id = b.id`);
    return stored;
  });
