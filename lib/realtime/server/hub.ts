import type { Connection } from './connection';
import { createElsewhere } from './elsewhere';
import { event, memberAdded, memberRemoved } from './frames';
import type { Message } from './peers';

export type Channel = {
  readonly connections: Set<Connection>;
  /** Of a presence channel: everyone who is here once, however many connections they have. */
  readonly members: Map<string, { info: unknown; connections: number }>;
};

type Member = { channel: string; id: string; info?: unknown };

const addTo = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value) => {
  const there = map.get(key);
  if (there) there.add(value);
  else map.set(key, new Set([value]));
};

const removeFrom = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value) => {
  const there = map.get(key);
  there?.delete(value);
  if (there?.size === 0) map.delete(key);
};

/** Who is connected, and who is in which channel. What nobody is in does not exist. */
export const createHub = () => {
  const connections = new Map<string, Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  const byUser = new Map<string, Set<Connection>>();
  const channels = new Map<string, Channel>();
  const elsewhere = createElsewhere();
  let tellPeers: (message: Message) => void = () => {};

  /** Hands a frame to everyone in a channel but one. */
  const tell = (name: string, frame: Buffer, exceptId?: string) => {
    for (const connection of channels.get(name)?.connections ?? []) {
      if (connection.id !== exceptId) connection.send(frame);
    }
  };

  /** With a member the channel is one where people see each other. */
  const join = (connection: Connection, name: string, member: { id: string; info: unknown } | null) => {
    let channel = channels.get(name);
    if (!channel) {
      channel = { connections: new Set(), members: new Map() };
      channels.set(name, channel);
    }
    if (member) {
      const there = channel.members.get(member.id);
      if (there) there.connections += 1;
      else {
        if (!elsewhere.has(name, member.id)) tell(name, memberAdded(name, member.id, member.info));
        channel.members.set(member.id, { info: member.info, connections: 1 });
        tellPeers({ is: 'joined', channel: name, ...member });
      }
    }
    channel.connections.add(connection);
    connection.channels.set(name, member?.id ?? null);
    return channel;
  };

  const leave = (connection: Connection, name: string) => {
    const channel = channels.get(name);
    const memberId = connection.channels.get(name);
    if (!channel || memberId === undefined) return;
    connection.channels.delete(name);
    channel.connections.delete(connection);
    const member = memberId === null ? undefined : channel.members.get(memberId);
    if (memberId !== null && member) {
      member.connections -= 1;
      if (member.connections === 0) {
        channel.members.delete(memberId);
        if (!elsewhere.has(name, memberId)) tell(name, memberRemoved(name, memberId));
        tellPeers({ is: 'left', channel: name, id: memberId });
      }
    }
    if (channel.connections.size === 0) channels.delete(name);
  };

  const isHere = (name: string, id: string) => channels.get(name)?.members.has(id) === true;

  const joinedElsewhere = (server: string, { channel, id, info }: Member) => {
    if (!isHere(channel, id) && !elsewhere.has(channel, id)) tell(channel, memberAdded(channel, id, info));
    elsewhere.add(server, channel, id, info);
  };

  const leftElsewhere = (server: string, { channel, id }: Omit<Member, 'info'>) => {
    elsewhere.remove(server, channel, id);
    if (!isHere(channel, id) && !elsewhere.has(channel, id)) tell(channel, memberRemoved(channel, id));
  };

  return {
    connections: connections as ReadonlyMap<string, Connection>,
    channels: channels as ReadonlyMap<string, Channel>,
    countFrom: (address: string) => byAddress.get(address)?.size ?? 0,
    connectionsOf: (userId: string): readonly Connection[] => [...(byUser.get(userId) ?? [])],
    /** For tests: nothing may be left once everybody is gone. */
    sizes: () => [connections.size, byAddress.size, byUser.size, channels.size],

    add: (connection: Connection) => {
      connections.set(connection.id, connection);
      addTo(byAddress, connection.address, connection);
    },
    remove: (connection: Connection) => {
      if (!connections.delete(connection.id)) return;
      removeFrom(byAddress, connection.address, connection);
      if (connection.user) removeFrom(byUser, connection.user.id, connection);
      for (const name of [...connection.channels.keys()]) leave(connection, name);
    },
    signIn: (connection: Connection, user: NonNullable<Connection['user']>) => {
      connection.user = user;
      addTo(byUser, user.id, connection);
    },
    join,
    leave,
    tell,
    /** Hands an event to everyone in these channels, on all servers. */
    publish: (
      names: Iterable<string>,
      name: string,
      data: unknown,
      { except, userId }: { except?: string | undefined; userId?: string | undefined },
    ) => {
      const to = [...new Set(names)];
      for (const channel of to) tell(channel, event(channel, name, data, userId), except);
      tellPeers({ is: 'event', channels: to, name, data, except, userId });
    },

    /** Everyone in a presence channel, on all servers. */
    membersOf: (name: string): Map<string, unknown> => {
      const here = [...(channels.get(name)?.members ?? [])].map(([id, { info }]): [string, unknown] => [
        id,
        info,
      ]);
      return new Map([...elsewhere.membersOf(name), ...here]);
    },
    /** Whom this server has. */
    ownMembers: (): Member[] =>
      [...channels].flatMap(([channel, { members }]) =>
        [...members].map(([id, { info }]) => ({ channel, id, info })),
      ),
    /** From now on the other servers are told who comes and goes, and what is published here. */
    onTold: (peers: typeof tellPeers) => {
      tellPeers = peers;
    },
    joinedElsewhere,
    leftElsewhere,
    /** All that another server has, none when it is gone. */
    membersElsewhere: (server: string, members: readonly Member[]) => {
      const keyOf = (channel: string, id: string) => JSON.stringify([channel, id]);
      const now = new Set(members.map(({ channel, id }) => keyOf(channel, id)));
      for (const [channel, id] of elsewhere.of(server))
        if (!now.has(keyOf(channel, id))) leftElsewhere(server, { channel, id });
      for (const member of members) joinedElsewhere(server, member);
      if (!members.length) elsewhere.forget(server);
    },
  };
};

export type Hub = ReturnType<typeof createHub>;
