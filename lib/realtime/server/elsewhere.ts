/** The members of presence channels on other servers of the same app, by server. Servers are few. */
export const createElsewhere = () => {
  const servers = new Map<string, Map<string, Map<string, unknown>>>();

  const has = (channel: string, id: string) =>
    [...servers.values()].some((channels) => channels.get(channel)?.has(id));

  return {
    has,
    /** Each once, however many servers they are on. */
    membersOf: (channel: string): Map<string, unknown> =>
      new Map([...servers.values()].flatMap((channels) => [...(channels.get(channel) ?? [])])),
    add: (server: string, channel: string, id: string, info: unknown) => {
      const channels = servers.get(server) ?? new Map<string, Map<string, unknown>>();
      servers.set(server, channels);
      const members = channels.get(channel) ?? new Map<string, unknown>();
      channels.set(channel, members);
      members.set(id, info);
    },
    remove: (server: string, channel: string, id: string) => {
      const channels = servers.get(server);
      const members = channels?.get(channel);
      members?.delete(id);
      if (members?.size === 0) channels?.delete(channel);
    },
    /** All that one server has said it has. */
    of: (server: string): [channel: string, id: string][] =>
      [...(servers.get(server) ?? [])].flatMap(([channel, members]) =>
        [...members.keys()].map((id): [string, string] => [channel, id]),
      ),
    forget: (server: string) => {
      servers.delete(server);
    },
  };
};
