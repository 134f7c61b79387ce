import { sql } from 'drizzle-orm';
import type { AlertSettings } from '@/lib/contract/alerts';
import { mostCountedAlerts } from '@/lib/contract/saved-search-fields';
import { connect } from '@/lib/db/connect';
import type { alerts } from '@/lib/db/schema';
import { hasPage, type Standing } from '../ads/availability';

export type ShownAlert = Pick<
  typeof alerts.$inferSelect,
  'id' | 'kind' | 'adId' | 'createdAt' | 'readAt' | 'savedSearchId'
> & { searchName: string | null; hasPage: boolean };

/** Whether what a saved search `s` finds is told on the site. */
const tellsOnSite = sql`(s.on_site and s.frequency <> 'never')`;
/** Those of searches that tell nothing on the site are for their count and for mails alone. */
const shown = sql`a.account_id = accounts.id and (a.saved_search_id is null or ${tellsOnSite})`;
const from = (accountId: number) => sql`
  from accounts join alerts a on a.account_id = accounts.id left join saved_searches s on s.id = a.saved_search_id
 where accounts.id = ${accountId} and ${shown}`;

/** How many alerts of an account are listed. */
export const reachableAlerts = 1_000;

/** A page of an account's alerts, newest first, and how many there are, up to `reachableAlerts`. */
export const listAlerts = async (
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ShownAlert[]; total: number }> => {
  const { rows: read } = await connect();
  const [rows, [counted]] = await Promise.all([
    read<
      Omit<ShownAlert, 'id' | 'createdAt' | 'readAt' | 'hasPage'> &
        Pick<Standing, 'status' | 'availability'> & {
          id: string;
          createdAt: string;
          readAt: string | null;
          soldAt: string | null;
          deletedAt: string | null;
        }
    >(sql`
      select page.*, ads.status, ads.availability, ads.sold_at as "soldAt", ads.deleted_at as "deletedAt" from (
        select a.id, a.kind, a.ad_id as "adId", a.created_at as "createdAt", a.read_at as "readAt",
               a.saved_search_id as "savedSearchId", s.name as "searchName"
          ${from(accountId)} order by a.id desc limit ${Math.max(0, Math.min(limit, reachableAlerts - offset))} offset ${Math.min(offset, reachableAlerts)}) page
        join ads on ads.id = page."adId" order by page.id desc`),
    read<{ n: number }>(
      sql`select count(*)::int as n from (select 1 ${from(accountId)} limit ${reachableAlerts}) c`,
    ),
  ]);
  const instant = (at: string | null) => (at === null ? null : new Date(at));
  return {
    rows: rows.map(({ status, availability, soldAt, deletedAt, ...row }) => ({
      ...row,
      hasPage: hasPage({ status, availability, soldAt: instant(soldAt), deletedAt: instant(deletedAt) }),
      id: Number(row.id),
      createdAt: new Date(row.createdAt),
      readAt: instant(row.readAt),
    })),
    total: counted?.n ?? 0,
  };
};

/** How many alerts an account has not read, up to `mostCountedAlerts`. */
export const countUnreadAlerts = async (accountId: number): Promise<number> => {
  const { rows } = await connect();
  const [counted] = await rows<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 ${from(accountId)} and a.read_at is null limit ${mostCountedAlerts}) c`);
  return counted?.n ?? 0;
};

/** How an account is told of what is new. */
export const readAlertSettings = async (accountId: number): Promise<AlertSettings> => {
  const { rows } = await connect();
  const [settings] = await rows<AlertSettings>(sql`
    select alert_mails as mails, favourites_by_mail, favourites_by_push, time_zone, currency,
           email_confirmed_at is not null as email_confirmed,
           (select count(*)::int from push_devices where account_id = accounts.id) as devices
      from accounts where id = ${accountId}`);
  if (!settings) throw new Error(`Account ${accountId} is gone while it asks.`);
  return settings;
};
