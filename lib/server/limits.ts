import { LRUCache } from 'lru-cache';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { oncePerProcess } from '@/lib/once-per-process';
import { HttpError } from './http-error';

export type Limit = { name: string; most: number; seconds: number };
type Window = { taken: number; until: number };

type Windows = LRUCache<string, Window>;

// In memory, for one process: a restart forgets, and the windows are minutes. The oldest of a limit go when there are
// too many, and never those of another one.
const limits = oncePerProcess('limits', () => new Map<string, Windows>());

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

export const tooMany = (wait: number, lang: Locale, words?: string) =>
  new HttpError(429, words ?? messagesOf(lang).auth.answers.tooMany, undefined, [
    ['retry-after', String(wait)],
  ]);

/** Takes one, or refuses with 429 and says when there is room again. */
export const takeOrRefuse = (limit: Limit, of: string, lang: Locale, words?: string) => {
  const wait = take(limit, of);
  if (wait > 0) throw tooMany(wait, lang, words);
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
