import { type SQL, sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { matchAd } from '../saved-searches/match';
import { type Transaction, transact } from '../transaction';
import { whenToTell } from '../when-to-tell';
import { announceAlerts } from './events';
import { followOwnAd } from './own-ads';
import { tellsOnSite } from './queries';

// What happened to an ad becomes alerts. One event asks the saved searches and the favourites, each a page after the
// other and each page a job: what it writes and the job of the next page are one transaction, and no alert is written
// twice, so a job that is done again changes nothing.

/** As many saved searches are looked at by one job, and as many favourites. */
const pageSize = 5_000;

type Event = PayloadOf<'ad-event'>;

const ofSearches: Partial<Record<Event['kind'], 'new' | 'cheaper'>> = {
  published: 'new',
  cheaper: 'cheaper',
};
const ofFavourites: Partial<Record<Event['kind'], PayloadOf<'alert-favourites'>['kind']>> = {
  cheaper: 'cheaper',
  reserved: 'reserved',
  sold: 'sold',
  back: 'back',
};

/** The job `ad-event`. */
export const onAdEvent = async (event: Event, { id }: Told): Promise<void> => {
  const { adId } = event;
  const [wanted, kept] = [ofSearches[event.kind], ofFavourites[event.kind]];
  const about = 'toCents' in event ? String(event.toCents) : id;
  const told = await transact(async (tx) => {
    if (wanted)
      await enqueue(tx, 'alert-searches', { adId, kind: wanted, after: null }, { key: id, bulk: true });
    if (kept)
      await enqueue(tx, 'alert-favourites', { adId, kind: kept, about, after: 0 }, { key: id, bulk: true });
    return followOwnAd(tx, event, id);
  });
  announceAlerts(told);
};

type Wish = { frequency: 'at_once' | 'daily' | 'weekly'; zone: string };

/** When each of a few wishes is told what comes now, for a statement that knows whose they are. */
const dueTimes = (wishes: readonly Wish[], now: Date) => {
  const times = wishes.map((wish) => ({
    ...wish,
    due_at: whenToTell(wish.frequency, now, wish.zone).toISOString(),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as due(frequency text, zone text, due_at timestamptz)`;
};

/** Writes alerts, and returns whom the site tells of them. */
const write = async (tx: Transaction, writing: SQL): Promise<number[]> => {
  const { rows } = (await tx.execute(sql`
    with written as (${writing} on conflict do nothing returning account_id, saved_search_id)
    select distinct written.account_id from written left join saved_searches s on s.id = written.saved_search_id
     where written.saved_search_id is null or ${tellsOnSite}`)) as unknown as {
    rows: { account_id: number }[];
  };
  return rows.map((row) => row.account_id);
};

/** The job `alert-searches`: a page of the saved searches that want an ad. */
export const alertSearches = async (
  { adId, kind, after }: PayloadOf<'alert-searches'>,
  { id }: Told,
  now = new Date(),
): Promise<void> => {
  const { searches, next } = await matchAd(adId, after, pageSize);
  const ids = searches.map((search) => search.id);
  const found = sql`from saved_searches s join accounts on accounts.id = s.account_id`;
  const { rows } = await connect();
  const wishes = ids.length
    ? await rows<Wish>(sql`
        select distinct s.frequency, accounts.time_zone as zone ${found}
         where s.id = any(${sql.param(ids)}::int[]) and s.frequency <> 'never'`)
    : [];
  const told = await transact(async (tx) => {
    const written = ids.length
      ? await write(
          tx,
          sql`
            insert into alerts (account_id, saved_search_id, ad_id, kind, due_at)
            select s.account_id, s.id, ${adId}, ${kind}, due.due_at ${found}
              left join ${dueTimes(wishes, now)} on due.frequency = s.frequency and due.zone = accounts.time_zone
             where s.id = any(${sql.param(ids)}::int[]) order by s.id`,
        )
      : [];
    if (next) await enqueue(tx, 'alert-searches', { adId, kind, after: next }, { key: id, bulk: true });
    return written;
  });
  announceAlerts(told);
};

/** The job `alert-favourites`: a page of those who keep an ad, but for its seller. */
export const alertFavourites = async (
  { adId, kind, about, after }: PayloadOf<'alert-favourites'>,
  { id }: Told,
  now = new Date(),
): Promise<void> => {
  const { rows } = await connect();
  const page = await rows<{ id: number; zone: string }>(sql`
    select f.id, a.time_zone as zone from favourites f join accounts a on a.id = f.account_id
     where f.ad_id = ${adId} and f.id > ${after} order by f.id limit ${pageSize}`);
  const last = page.at(-1);
  if (!last) return;
  const zones = [...new Set(page.map(({ zone }) => zone))];
  const wishes = zones.map((zone): Wish => ({ frequency: 'at_once', zone }));
  const told = await transact(async (tx) => {
    const written = await write(
      tx,
      sql`
        insert into alerts (account_id, ad_id, kind, about, due_at)
        select f.account_id, f.ad_id, ${kind}, ${about}, due.due_at from favourites f join ads on ads.id = f.ad_id
          join accounts on accounts.id = f.account_id
          left join ${dueTimes(wishes, now)} on due.zone = accounts.time_zone
         where f.ad_id = ${adId} and f.id > ${after} and f.id <= ${last.id} and f.account_id <> ads.account_id
         order by f.id`,
    );
    if (page.length === pageSize)
      await enqueue(tx, 'alert-favourites', { adId, kind, about, after: last.id }, { key: id, bulk: true });
    return written;
  });
  announceAlerts(told);
};
