import { asc, eq } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { pushDevices } from '@/lib/db/schema';

/** The devices of an account, each with the clock that it goes by. */
export const listDevices = async (accountId: number) => {
  const { db } = await connect();
  return db
    .select({ id: pushDevices.id, accountId: pushDevices.accountId, timeZone: pushDevices.timeZone })
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(asc(pushDevices.id));
};

/** Where the devices of an account are reached, the oldest first. */
export const listEndpoints = async (accountId: number): Promise<string[]> => {
  const { db } = await connect();
  const rows = await db
    .select({ endpoint: pushDevices.endpoint })
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
  return rows.map(({ endpoint }) => endpoint);
};
