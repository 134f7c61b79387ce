import { z } from 'zod';
import { isChannelName, kindOf, userChannel } from './channel-names';
import type { Connection } from './connection';
import { notSubscribed, problem, readData, subscribed } from './frames';
import type { Hub } from './hub';
import type { Settings } from './settings';
import { isSigned } from './signatures';

const Wish = z.object({
  channel: z.string(),
  auth: z.string().nullish(),
  channel_data: z.string().nullish(),
});
type Wish = z.infer<typeof Wish>;

const Unsubscription = z.object({ channel: z.string() });

const Member = z.object({
  user_id: z.union([z.string().min(1).max(128), z.number().transform(String)]),
  user_info: z.unknown().optional(),
});

const largestInfo = 1024;

/** Why not, with the status that tells a bad signature from a bad name. */
type No = { error: string; status: number; type: 'AuthError' | 'InvalidChannel' | 'LimitReached' };

const notAuthorized = (error: string): No => ({ error, status: 401, type: 'AuthError' });

const memberOf = (connection: Connection, wish: Wish): { id: string; info: unknown } | No => {
  if (!wish.channel_data) {
    return connection.user ?? notAuthorized('A presence channel needs channel_data, or a user who signed in');
  }
  const member = readData(Member, wish.channel_data);
  if (!member) return { error: 'channel_data needs a user_id', status: 4009, type: 'InvalidChannel' };
  if (Buffer.byteLength(JSON.stringify(member.user_info) ?? '') > largestInfo) {
    return { error: 'user_info is larger than 1 kB', status: 4009, type: 'LimitReached' };
  }
  return { id: member.user_id, info: member.user_info };
};

const isNo = (value: object): value is No => 'status' in value;

const admit = (
  connection: Connection,
  wish: Wish,
  hub: Hub,
  settings: Settings,
): { member: { id: string; info: unknown } | null } | No => {
  const { channel, auth, channel_data: data } = wish;
  const kind = kindOf(channel);
  if (kind === 'user') {
    const own = connection.user !== null && channel === userChannel(connection.user.id);
    return own ? { member: null } : notAuthorized('Not the channel of the user who signed in');
  }
  if (!isChannelName(channel)) {
    return { error: 'Not a name for a channel', status: 4009, type: 'InvalidChannel' };
  }
  if (kind === 'public') return { member: null };
  // The string as it came: made anew it could differ from what was signed.
  const signed = [connection.id, channel, ...(data ? [data] : [])].join(':');
  if (!isSigned(settings, auth ?? '', signed)) return notAuthorized('The signature is missing or wrong');
  if (kind !== 'presence') return { member: null };
  const member = memberOf(connection, wish);
  if (isNo(member)) return member;
  const there = hub.membersOf(channel);
  if (!there.has(member.id) && there.size >= settings.mostMembers) {
    return { error: `More than ${settings.mostMembers} members`, status: 4100, type: 'LimitReached' };
  }
  return { member };
};

export const subscribe = (connection: Connection, data: unknown, hub: Hub, settings: Settings) => {
  const wish = readData(Wish, data);
  if (!wish) return connection.send(problem('pusher:subscribe needs a channel'));
  const { channel } = wish;
  if (connection.channels.has(channel)) {
    return connection.send(problem(`Existing subscription to channel ${channel}`));
  }
  const answer =
    connection.channels.size >= settings.mostChannelsPerConnection
      ? ({ error: 'Too many channels', status: 4100, type: 'LimitReached' } satisfies No)
      : admit(connection, wish, hub, settings);
  if (isNo(answer)) {
    return connection.send(notSubscribed(channel, answer.type, answer.error, answer.status));
  }
  hub.join(connection, channel, answer.member);
  if (!answer.member) return connection.send(subscribed(channel, {}));
  const members = hub.membersOf(channel);
  // fromEntries defines what it sets: a member who calls himself __proto__ is one like any other.
  const hash = Object.fromEntries([...members].map(([id, info]) => [id, info ?? {}]));
  connection.send(subscribed(channel, { presence: { ids: [...members.keys()], hash, count: members.size } }));
};

/** Says nothing, also where there was nothing to leave. */
export const unsubscribe = (connection: Connection, data: unknown, hub: Hub) => {
  const wish = readData(Unsubscription, data);
  if (!wish) return connection.send(problem('pusher:unsubscribe needs a channel'));
  hub.leave(connection, wish.channel);
};
