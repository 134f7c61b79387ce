import { sql } from 'drizzle-orm';
import type { PayloadOf } from '../queue/payloads';
import { type Transaction, transact } from '../transaction';
import { announceAlerts } from './events';

// What a seller is told on the site of an own ad: that it ends, and that it has ended. By mail that is told apart
// (../own-ads/ending.ts), with a link that renews it.

type Account = { account_id: number };

const accountsOf = (done: unknown): number[] =>
  (done as { rows: Account[] }).rows.map(({ account_id }) => account_id);

/** Tells the seller once that an ad ends, in the place of what he was told before. `about`: which end, and how near. */
export const noticeEnding = async (adId: number, about: string): Promise<void> => {
  const told = await transact(async (tx) => {
    await tx.execute(sql`delete from alerts where ad_id = ${adId} and kind = 'ending' and about <> ${about}`);
    return accountsOf(
      await tx.execute(sql`
        insert into alerts (account_id, ad_id, kind, about) select account_id, id, 'ending', ${about} from ads
         where id = ${adId} on conflict do nothing returning account_id`),
    );
  });
  announceAlerts(told);
};

type Kind = PayloadOf<'ad-event'>['kind'];
const changing: readonly Kind[] = ['back', 'expired', 'renewed', 'sold', 'withdrawn', 'deleted'];

/**
 * Makes what the seller is told of an ad what is true of it now, in whichever order its events are heard. `about`: what
 * happened. Returns whom to tell.
 */
export const followOwnAd = async (
  tx: Transaction,
  { adId, kind }: PayloadOf<'ad-event'>,
  about: string,
): Promise<number[]> => {
  if (!changing.includes(kind)) return [];
  const over = await tx.execute(sql`
    delete from alerts using ads where alerts.ad_id = ${adId} and ads.id = alerts.ad_id
       and (alerts.kind = 'expired' and (ads.availability <> 'expired' or ads.deleted_at is not null)
         or alerts.kind = 'ending' and (ads.facet_bucket_id is null or ads.reminded_days is null))
    returning alerts.account_id`);
  const ended = await tx.execute(sql`
    insert into alerts (account_id, ad_id, kind, about) select account_id, id, 'expired', ${about} from ads
     where id = ${adId} and ${kind} = 'expired' and availability = 'expired' and deleted_at is null
        on conflict do nothing returning account_id`);
  return [...accountsOf(over), ...accountsOf(ended)];
};
