import { type SQL, sql } from 'drizzle-orm';
import { mostCounted, type Overview } from '@/lib/contract/moderation';
import { connect } from '@/lib/db/connect';

/** Never walks more than it says: one more than `mostCounted` stands for any number above. */
const upToMost = (rows: SQL) => sql`(select count(*)::int from (${rows} limit ${mostCounted + 1}) counted)`;

const counts: Record<Exclude<keyof Overview, 'oldest'>, SQL> = {
  ads: sql`select 1 from ads where status = 'pending' and deleted_at is null`,
  edits: sql`select 1 from ad_revisions r join ads a on a.id = r.ad_id
              where r.status = 'pending' and a.deleted_at is null and a.status <> 'pending'`,
  reports: sql`select 1 from reports where status = 'open' group by ad_id`,
  account_reports: sql`select 1 from account_reports where status = 'open' group by subject_id`,
  subscriptions: sql`select 1 from subscriptions where status = 'requested'`,
  messages: sql`select 1 from contact_messages where answered_at is null`,
  dead_letters: sql`select 1 from queued_jobs where state = 'dead'`,
  // By number, which is the order of time: the newest are tried and no more.
  decided_today: sql`select 1 from (select created_at from audit_log order by id desc limit ${mostCounted + 1}) newest
                      where created_at > now() - interval '1 day'`,
};

type Row = Omit<Overview, 'oldest'> & { oldest: string | Date | null };

/** How much waits for moderators, and since when. */
export const readOverview = async (): Promise<Overview> => {
  const { rows } = await connect();
  const columns = Object.entries(counts).map(
    ([name, counted]) => sql`${upToMost(counted)} as ${sql.identifier(name)}`,
  );
  const [row] = await rows<Row>(sql`
    select ${sql.join(columns, sql`, `)},
           least((select updated_at from ads where status = 'pending' and deleted_at is null
                   order by updated_at, id limit 1),
                 (select r.created_at from ad_revisions r join ads a on a.id = r.ad_id
                   where r.status = 'pending' and a.deleted_at is null and a.status <> 'pending'
                   order by r.created_at, r.ad_id limit 1)) as oldest`);
  if (!row) throw new Error('The counts of the moderators came back empty.');
  return { ...row, oldest: row.oldest === null ? null : new Date(row.oldest).toISOString() };
};
