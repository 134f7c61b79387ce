import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { connect } from '@/lib/db/connect';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { oncePerProcess } from '@/lib/once-per-process';
import { HttpError } from './http-error';

export type Limit = { name: string; most: number; seconds: number };
/** `untold`: how many of those taken here the other instances do not know of. */
type Window = { taken: number; until: number; untold: number };

type Windows = LRUCache<string, Window>;

// In memory: a restart forgets, and the windows are minutes. The oldest of a limit go when there are too many, and never
// those of another one. Several instances tell each other what was taken, so each decides at once and by itself; what is
// asked of all of them within some milliseconds each may give once.
const limits = oncePerProcess('limits', () => new Map<string, Windows>());

const windowsOf = ({ name }: Limit): Windows => {
  const windows = limits.get(name) ?? new LRUCache<string, Window>({ max: 50_000 });
  limits.set(name, windows);
  return windows;
};

const windowOf = (limit: Limit, of: string): Window => {
  const now = Date.now();
  const window = windowsOf(limit).get(of);
  return window && window.until > now ? window : { taken: 0, until: now + limit.seconds * 1000, untold: 0 };
};

/** A change of what was taken; null takes everything back. */
const Change = z.tuple([
  z.string(),
  z.string(),
  z.int().nullable(),
  z.object({ most: z.int(), seconds: z.number() }),
]);
type Change = z.infer<typeof Change>;

const sharing = oncePerProcess('sharing of limits', () => ({
  tell: null as ((change: Change) => void) | null,
}));

/** Of a large limit the others hear only from whoever has used a twentieth of it. */
const share = ({ most }: Limit) => (most < 1_000 ? 1 : most / 20);

const change = (limit: Limit, of: string, window: Window, by: number) => {
  window.taken += by;
  windowsOf(limit).set(of, window);
  if (!sharing.tell) return;
  window.untold += by;
  if (window.untold === 0 || window.taken < share(limit) - (by < 0 ? 1 : 0)) return;
  sharing.tell([limit.name, of, window.untold, { most: limit.most, seconds: limit.seconds }]);
  window.untold = 0;
};

/** Seconds until there is room again; 0 when one was taken. */
export const take = (limit: Limit, of: string): number => {
  const window = windowOf(limit, of);
  if (window.taken >= limit.most) return Math.ceil((window.until - Date.now()) / 1000);
  change(limit, of, window, 1);
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
  if (window && window.taken > 0) change(limit, of, window, -1);
};

export const forget = (limit: Limit, of: string) => {
  windowsOf(limit).delete(of);
  const { name, most, seconds } = limit;
  sharing.tell?.([name, of, null, { most, seconds }]);
};

const hear = ([name, of, by, rest]: Change) => {
  const limit = { name, ...rest };
  if (by === null) return void windowsOf(limit).delete(of);
  const window = windowOf(limit, of);
  window.taken = Math.max(0, window.taken + by);
  windowsOf(limit).set(of, window);
};

/** Milliseconds in which changes gather before they are told. */
const gatheredFor = 20;

/** From now on this instance and all others on its database count together. */
export const shareLimits = async () => {
  const { joinFanOut } = await connect();
  const others = await joinFanOut('makinar_limits', {
    heard: (message) => z.array(Change).parse(JSON.parse(message)).forEach(hear),
    // What was taken elsewhere meanwhile is not known here, as after a restart.
    missed: () => {},
  });
  let gathered: Change[] = [];
  sharing.tell = (one) => {
    gathered.push(one);
    if (gathered.length > 1) return;
    setTimeout(() => {
      others.say(JSON.stringify(gathered));
      gathered = [];
    }, gatheredFor);
  };
};

/** How many this instance knows of. */
export const taken = (limit: Limit, of: string): number => windowOf(limit, of).taken;

/** For tests. */
export const forgetAll = () => limits.clear();
