import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';
import type { Told } from '../queue/worker';
import { matchAd } from '../saved-searches/match';
import { transact } from '../transaction';

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
  await transact(async (tx) => {
    if (wanted)
      await enqueue(tx, 'alert-searches', { adId, kind: wanted, after: null }, { key: id, bulk: true });
    if (kept)
      await enqueue(tx, 'alert-favourites', { adId, kind: kept, about, after: 0 }, { key: id, bulk: true });
  });
};

/** The job `alert-searches`: a page of the saved searches that want an ad. */
export const alertSearches = async (
  { adId, kind, after }: PayloadOf<'alert-searches'>,
  { id }: Told,
): Promise<void> => {
  const { searches, next } = await matchAd(adId, after, pageSize);
  const ids = searches.map((search) => search.id);
  await transact(async (tx) => {
    // What is told nowhere on the site does not count as unread there.
    if (ids.length)
      await tx.execute(sql`
        insert into alerts (account_id, saved_search_id, ad_id, kind)
        select s.account_id, s.id, ${adId}, ${kind} from saved_searches s
         where s.id = any(${sql.param(ids)}::int[]) order by s.id
        on conflict do nothing`);
    if (next) await enqueue(tx, 'alert-searches', { adId, kind, after: next }, { key: id, bulk: true });
  });
};

/** The job `alert-favourites`: a page of those who keep an ad, but for its seller. */
export const alertFavourites = async (
  { adId, kind, about, after }: PayloadOf<'alert-favourites'>,
  { id }: Told,
): Promise<void> => {
  const { rows } = await connect();
  const page = await rows<{ id: number }>(sql`
    select id from favourites where ad_id = ${adId} and id > ${after} order by id limit ${pageSize}`);
  const last = page.at(-1);
  if (!last) return;
  await transact(async (tx) => {
    await tx.execute(sql`
      insert into alerts (account_id, ad_id, kind, about)
      select f.account_id, f.ad_id, ${kind}, ${about} from favourites f join ads on ads.id = f.ad_id
       where f.ad_id = ${adId} and f.id > ${after} and f.id <= ${last.id} and f.account_id <> ads.account_id
       order by f.id on conflict do nothing`);
    if (page.length === pageSize)
      await enqueue(tx, 'alert-favourites', { adId, kind, about, after: last.id }, { key: id, bulk: true });
  });
};
