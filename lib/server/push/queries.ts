import { asc, eq } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { pushDevices } from '@/lib/db/schema';

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
