import { type SQL, sql } from 'drizzle-orm';
import type { AlertFrequency } from '@/lib/contract/saved-search-fields';
import { connect } from '@/lib/db/connect';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { matchAd } from '../saved-searches/match';
import { type Transaction, transact } from '../transaction';
import { whenToTell } from '../when-to-tell';
import { announceAlerts } from './events';
import { followOwnAd } from './own-ads';

// What happened to an ad becomes alerts. One event asks the saved searches and the favourites, each a page after the
// other and each page a job: what it writes and the job of the next page are one transaction, and no alert is written
// twice, so a job that is done again changes nothing.

/** As many conditions of searches are looked at by one job, as many saved searches, and as many favourites. */
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

/** Writes alerts, and returns of which searches and of whom: what was written before is left as it is. */
const write = async (tx: Transaction, writing: SQL) => {
  const { rows } = (await tx.execute(
    sql`${writing} on conflict do nothing returning account_id as "accountId", saved_search_id as "savedSearchId"`,
  )) as unknown as { rows: { accountId: number; savedSearchId: number | null }[] };
  return rows;
};

/** A function that says when somebody is told what comes now, for very many in a few zones. */
const dueTimes = (now: Date) => {
  const known = new Map<string, string>();
  return (frequency: Exclude<AlertFrequency, 'never'>, zone: string): string => {
    const wish = `${frequency} ${zone}`;
    const at = known.get(wish) ?? whenToTell(frequency, now, zone).toISOString();
    known.set(wish, at);
    return at;
  };
};

/** The job `alert-searches`: a page of the saved searches that want an ad. */
export const alertSearches = async (
  { adId, kind, after }: PayloadOf<'alert-searches'>,
  { id }: Told,
  now = new Date(),
): Promise<void> => {
  const { searches, next } = await matchAd(adId, after, pageSize);
  if (!searches.length && !next) return;
  const dueAt = dueTimes(now);
  const ids = searches.map((search) => search.id);
  const due = searches.map(({ frequency, zone }) => (frequency === 'never' ? null : dueAt(frequency, zone)));
  const written = await transact(async (tx) => {
    if (next) await enqueue(tx, 'alert-searches', { adId, kind, after: next }, { key: id, bulk: true });
    // One that was deleted since is not there to be joined.
    return write(
      tx,
      sql`
        insert into alerts (account_id, saved_search_id, ad_id, kind, due_at)
        select s.account_id, s.id, ${adId}, ${kind}, w.due_at
          from unnest(${sql.param(ids)}::int[], ${sql.param(due)}::timestamptz[]) w(id, due_at) join saved_searches s using (id)
         order by s.id`,
    );
  });
  const onSite = new Set(
    searches.filter((search) => search.onSite && search.frequency !== 'never').map((search) => search.id),
  );
  announceAlerts(
    written.flatMap(({ accountId, savedSearchId }) => (onSite.has(savedSearchId ?? 0) ? [accountId] : [])),
  );
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
  const dueAt = dueTimes(now);
  const ids = page.map((favourite) => favourite.id);
  const due = page.map(({ zone }) => dueAt('at_once', zone));
  const written = await transact(async (tx) => {
    if (page.length === pageSize)
      await enqueue(tx, 'alert-favourites', { adId, kind, about, after: last.id }, { key: id, bulk: true });
    return write(
      tx,
      sql`
        insert into alerts (account_id, ad_id, kind, about, due_at)
        select f.account_id, f.ad_id, ${kind}, ${about}, w.due_at
          from unnest(${sql.param(ids)}::int[], ${sql.param(due)}::timestamptz[]) w(id, due_at)
          join favourites f using (id) join ads on ads.id = f.ad_id
         where f.account_id <> ads.account_id order by f.id`,
    );
  });
  announceAlerts(written.map(({ accountId }) => accountId));
};
