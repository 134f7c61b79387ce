import { enqueue, type QueueTx } from '../queue/queue';

/** What happened to an ad that buyers see, or saw until now. */
export type AdEvent =
  | {
      adId: number;
      kind: 'published' | 'reserved' | 'sold' | 'back' | 'expired' | 'withdrawn' | 'renewed' | 'deleted';
    }
  | { adId: number; kind: 'cheaper' | 'dearer'; fromCents: number; toCents: number };

/** A price counts once, however often the ad goes back and forth; anything else by its moment. */
const keyOf = (event: AdEvent, now: number) =>
  `${event.adId} ${event.kind} ${'toCents' in event ? event.toCents : now}`;

/**
 * Called in the transaction of whatever makes an ad public or takes it away, or changes its price or availability: once
 * that is committed, whoever waits for such an ad is told by the job `ad-event`.
 */
export const adChanged = (tx: QueueTx, event: AdEvent): Promise<void> =>
  enqueue(tx, 'ad-event', event, { key: keyOf(event, Date.now()) });

type Priced = { id: number; priceCents: number | null };

/** The same for an ad whose price may be another one from now on. */
export const priceChanged = async (tx: QueueTx, before: Priced, toCents: number | null): Promise<void> => {
  const { id, priceCents: fromCents } = before;
  if (fromCents === null || toCents === null || fromCents === toCents) return;
  await adChanged(tx, { adId: id, kind: toCents < fromCents ? 'cheaper' : 'dearer', fromCents, toCents });
};
