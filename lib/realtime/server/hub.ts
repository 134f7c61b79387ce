import type { Connection } from './connection';
import { memberAdded, memberRemoved } from './frames';

export type Channel = {
  readonly connections: Set<Connection>;
  /** Of a presence channel: everyone who is there once, however many connections they have. */
  readonly members: Map<string, { info: unknown; connections: number }>;
};

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
        tell(name, memberAdded(name, member.id, member.info));
        channel.members.set(member.id, { info: member.info, connections: 1 });
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
        tell(name, memberRemoved(name, memberId));
      }
    }
    if (channel.connections.size === 0) channels.delete(name);
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
  };
};

export type Hub = ReturnType<typeof createHub>;
