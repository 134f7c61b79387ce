import type { Database } from '@/lib/db/connect';
import type { PayloadOf } from '../queue/payloads';
import { enqueue } from '../queue/queue';

type Tx = Pick<Database, 'insert'>;
type AdEvent = PayloadOf<'ad-event'>;

/** A price counts once, however often the ad goes back and forth; anything else by its moment. */
const keyOf = (event: AdEvent, now: number) =>
  `${event.adId} ${event.kind} ${'toCents' in event ? event.toCents : now}`;

/**
 * Called in the transaction of whatever makes an ad public or takes it away, or changes its price or availability: once
 * that is committed, whoever waits for such an ad is told by the job `ad-event`. `bulk`: one of very many.
 */
export const adChanged = async (tx: Tx, event: AdEvent, { bulk = false } = {}): Promise<void> => {
  await enqueue(tx, 'ad-event', event, { key: keyOf(event, Date.now()), bulk });
};

type Priced = { id: number; priceCents: number | null };

/** The same for an ad whose price may be another one from now on. */
export const priceChanged = async (tx: Tx, before: Priced, toCents: number | null): Promise<void> => {
  const { id, priceCents: fromCents } = before;
  if (fromCents === null || toCents === null || fromCents === toCents) return;
  await adChanged(tx, { adId: id, kind: toCents < fromCents ? 'cheaper' : 'dearer', fromCents, toCents });
};
