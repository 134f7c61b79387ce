import { connect } from '@/lib/db/connect';
import { acceptAd, holdAd, rejectAd, type Tx, takeDownAd } from '@/lib/server/ads/decisions';
import { announce } from '@/lib/server/changes';

const within = async <Result>(work: (tx: Tx) => Promise<Result>) =>
  (await connect()).db.transaction((tx) => work(tx));

/** What of an ad waits is decided as a moderator would. */
export const accept = async (id: number) => {
  const decision = await within(async (tx) => acceptAd(tx, id, (await holdAd(tx, id))?.version ?? ''));
  announce(decision?.changed ?? []);
};
export const reject = async (id: number, reason: string) => {
  await within(async (tx) => rejectAd(tx, id, (await holdAd(tx, id))?.version ?? '', reason));
};
export const takeDown = async (id: number, reason: string) => {
  const decision = await within((tx) => takeDownAd(tx, id, reason));
  announce(decision?.changed ?? []);
};
