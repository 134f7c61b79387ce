import { LRUCache } from 'lru-cache';

export type Limit = { name: string; most: number; seconds: number };
type Window = { taken: number; until: number };

type Windows = LRUCache<string, Window>;

// In memory, for one process: a restart forgets, and the windows are minutes. The oldest of a limit go when there are
// too many, and never those of another one.
const shared = globalThis as typeof globalThis & { makinarLimits?: Map<string, Windows> };
shared.makinarLimits ??= new Map();
const limits = shared.makinarLimits;

const windowsOf = ({ name }: Limit): Windows => {
  const windows = limits.get(name) ?? new LRUCache<string, Window>({ max: 50_000 });
  limits.set(name, windows);
  return windows;
};

/** Seconds until there is room again; 0 when one was taken. */
export const take = (limit: Limit, of: string): number => {
  const now = Date.now();
  const windows = windowsOf(limit);
  let window = windows.get(of);
  if (!window || window.until <= now) window = { taken: 0, until: now + limit.seconds * 1000 };
  if (window.taken >= limit.most) return Math.ceil((window.until - now) / 1000);
  window.taken += 1;
  windows.set(of, window);
  return 0;
};

/** What turned out not to count. */
export const giveBack = (limit: Limit, of: string) => {
  const window = windowsOf(limit).get(of);
  if (window && window.taken > 0) window.taken -= 1;
};

export const forget = (limit: Limit, of: string) => {
  windowsOf(limit).delete(of);
};

/** For tests. */
export const forgetAll = () => limits.clear();
