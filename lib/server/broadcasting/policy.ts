import { and, eq, isNull } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import { readChannel } from '@/lib/realtime/channels';

const exists = async (accountId: number): Promise<boolean> => {
  const { db } = await connect();
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return found !== undefined;
};

/** Whether an account may hear what is said in a channel. The other person of a chat has to be there. */
export const mayJoin = async (accountId: number, name: string): Promise<boolean> => {
  const channel = readChannel(name);
  if (channel?.kind === 'account') return channel.owner === accountId;
  if (channel?.kind === 'chat') return channel.owner === accountId && (await exists(channel.other));
  if (channel?.kind !== 'typing' || !channel.between.includes(accountId)) return false;
  const [one, other] = channel.between;
  return exists(one === accountId ? other : one);
};
