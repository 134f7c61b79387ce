import { LRUCache } from 'lru-cache';

export type Limit = { name: string; most: number; seconds: number };
type Window = { taken: number; until: number };

// In memory, for one process: a restart forgets, and the windows are minutes. The oldest go when there are too many.
const shared = globalThis as typeof globalThis & { makinarLimits?: LRUCache<string, Window> };
shared.makinarLimits ??= new LRUCache({ max: 50_000 });
const windows = shared.makinarLimits;

const keyOf = ({ name }: Limit, of: string) => `${name} ${of}`;

/** Seconds until there is room again; 0 when one was taken. */
export const take = (limit: Limit, of: string): number => {
  const now = Date.now();
  const key = keyOf(limit, of);
  let window = windows.get(key);
  if (!window || window.until <= now) window = { taken: 0, until: now + limit.seconds * 1000 };
  if (window.taken >= limit.most) return Math.ceil((window.until - now) / 1000);
  window.taken += 1;
  windows.set(key, window);
  return 0;
};

/** What turned out not to count. */
export const giveBack = (limit: Limit, of: string) => {
  const window = windows.get(keyOf(limit, of));
  if (window && window.taken > 0) window.taken -= 1;
};

export const forget = (limit: Limit, of: string) => {
  windows.delete(keyOf(limit, of));
};

/** For tests. */
export const forgetAll = () => windows.clear();
