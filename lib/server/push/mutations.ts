import { ECDH } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { mostPushDevices, type PushDevice } from '@/lib/contract/push';
import { pushDevices } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { holdCaller } from '../accounts/hold';
import { noteReading } from '../accounts/reading';
import type { Caller } from '../accounts/sessions';
import { refuseFields } from '../problems';
import { transact } from '../transaction';

/** Whether anything can be encrypted for it: a point of the curve, and not any 65 bytes. */
const isKey = (p256dh: string) => {
  try {
    return Boolean(ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1'));
  } catch {
    return false;
  }
};

/** From now on a device is told what is news to this account, and to no other that was signed in there before. */
export const subscribeDevice = async (
  caller: Caller,
  { endpoint, keys: { p256dh, auth }, time_zone }: PushDevice,
  locale: Locale,
): Promise<void> => {
  if (!isKey(p256dh)) throw refuseFields([['keys', 'unusable']], locale);
  const accountId = caller.account.id;
  await transact(async (tx) => {
    const { timeZone } = await holdCaller(tx, caller, locale);
    const device = {
      accountId,
      endpoint,
      p256dh,
      auth,
      locale,
      timeZone: time_zone ?? timeZone,
      createdAt: new Date(),
    };
    await tx
      .insert(pushDevices)
      .values(device)
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: device });
    await noteReading(tx, accountId, { time_zone });
    const tooOld = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.accountId, accountId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .offset(mostPushDevices);
    await tx.delete(pushDevices).where(inArray(pushDevices.id, tooOld));
  });
};

/** A device of another account stays as it is. */
export const unsubscribeDevice = async ({ account }: Caller, endpoint: string): Promise<void> => {
  await transact((tx) =>
    tx
      .delete(pushDevices)
      .where(and(eq(pushDevices.endpoint, endpoint), eq(pushDevices.accountId, account.id))),
  );
};
