import { isChannelName, kindOf } from '../channel-names';
import type { Figures } from '../figures';
import type { Hub } from '../hub';
import type { Settings } from '../settings';
import { type Answer, refusal } from './answers';
import { countsOf, publishBatch, publishEvent, readInfo } from './publish';

/** `endUser`: ends the connections of a user on all servers. */
export type Server = { hub: Hub; settings: Settings; figures: Figures; endUser: (userId: string) => void };

const listChannels = (query: ReadonlyMap<string, string>, hub: Hub): Answer => {
  const prefix = query.get('filter_by_prefix') ?? '';
  const info = readInfo(query.get('info'));
  if (info.has('user_count') && !prefix.startsWith('presence-')) {
    return refusal(400, 'user_count is for presence channels: filter_by_prefix has to begin so');
  }
  const names = [...hub.channels.keys()].filter((name) => kindOf(name) !== 'user' && name.startsWith(prefix));
  return {
    status: 200,
    body: { channels: Object.fromEntries(names.map((name) => [name, countsOf(hub, name, info)])) },
  };
};

const describeChannel = (name: string, query: ReadonlyMap<string, string>, hub: Hub): Answer => {
  const info = readInfo(query.get('info'));
  if (!isChannelName(name)) return refusal(400, 'Not a name for a channel');
  if (info.has('user_count') && kindOf(name) !== 'presence') {
    return refusal(400, 'user_count is for presence channels');
  }
  return { status: 200, body: { occupied: hub.channels.has(name), ...countsOf(hub, name, info) } };
};

const listMembers = (name: string, hub: Hub): Answer =>
  kindOf(name) === 'presence'
    ? {
        status: 200,
        body: { users: [...hub.membersOf(name).keys()].map((id) => ({ id })) },
      }
    : refusal(400, 'Only a presence channel has users');

const terminate = (userId: string, { endUser }: Server): Answer => {
  endUser(userId);
  return { status: 200, body: {} };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Answers a call whose signature is right. `path` is what follows `/apps/{id}`. */
export const answerCall = (
  {
    method,
    path,
    query,
    body,
  }: { method: string; path: string; query: ReadonlyMap<string, string>; body: string },
  server: Server,
): Answer => {
  const { hub, settings, figures } = server;
  const [, of, name, what] =
    /^\/(channels|users)\/([^/]+)(?:\/(users|terminate_connections))?$/.exec(path) ?? [];
  const subject = name === undefined ? '' : decodeURIComponent(name);
  if (method === 'POST') {
    if (path === '/events' || path === '/batch_events') {
      figures.published += 1;
      return (path === '/events' ? publishEvent : publishBatch)(parseJson(body), hub, settings);
    }
    if (of === 'users' && what === 'terminate_connections') return terminate(subject, server);
  }
  if (method === 'GET') {
    if (path === '/channels') return listChannels(query, hub);
    if (of === 'channels' && what === undefined) return describeChannel(subject, query, hub);
    if (of === 'channels' && what === 'users') return listMembers(subject, hub);
  }
  return refusal(404, 'There is no such call');
};
