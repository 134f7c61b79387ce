import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import webPush from 'web-push';
import { connect, type Database } from '@/lib/db/connect';
import { accounts, pushDevices } from '@/lib/db/schema';
import type { PayloadOf } from '../queue/payloads';
import { enqueue, type JobOptions } from '../queue/queue';
import { HopelessError } from '../queue/worker';
import { transact } from '../transaction';
import { postOutside } from './post';
import { vapid } from './vapid';

/** Seconds that a push service waits for a device that is off: what is older is no news. */
const timeToLive = 24 * 60 * 60;

/** `url`: a path of this site. `tag`: a later push with the same one takes the place of an earlier. */
export type Push = Omit<PayloadOf<'push'>, 'deviceId'>;

type Device = { id: number; accountId: number };

/**
 * Tells devices, by a job each, in the caller's transaction. `key`: what it is told for, once a device.
 */
export const sendPush = async (
  tx: Pick<Database, 'insert'>,
  devices: readonly Device[],
  push: Push,
  { key, ...options }: Omit<JobOptions, 'accountId' | 'startAfter'> = {},
): Promise<void> => {
  for (const { id: deviceId, accountId } of devices) {
    const once = key === undefined ? {} : { key: `${key} ${deviceId}` };
    await enqueue(tx, 'push', { deviceId, ...push }, { ...options, ...once, accountId });
  }
};

/** Of one that waits at the push service the next one with the same tag takes the place: 32 letters of base64url. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Hands a push to the service of its device, which is forgotten where that service does not know it any more. */
export const deliverPush = async ({ deviceId, ...push }: PayloadOf<'push'>): Promise<void> => {
  const { db } = await connect();
  const [device] = await db
    .select({ endpoint: pushDevices.endpoint, p256dh: pushDevices.p256dh, auth: pushDevices.auth })
    .from(pushDevices)
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId))
    .where(and(eq(pushDevices.id, deviceId), isNull(accounts.blockedAt), isNull(accounts.deletedAt)));
  if (!device) return;
  const { endpoint, p256dh, auth } = device;
  const sent = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(push), {
    TTL: timeToLive,
    topic: topicOf(push.tag),
    contentEncoding: 'aes128gcm',
    vapidDetails: vapid(),
  });
  const status = await postOutside(endpoint, { headers: sent.headers, body: sent.body });
  if (status === 404 || status === 410) {
    await transact((tx) => tx.delete(pushDevices).where(eq(pushDevices.id, deviceId)));
    return;
  }
  if (status >= 200 && status < 300) return;
  const problem = `The push service answered ${status}.`;
  const isBusy = status === 408 || status === 429 || status >= 500;
  throw isBusy ? new Error(problem) : new HopelessError(problem);
};
