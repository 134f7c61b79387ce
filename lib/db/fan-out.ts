import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { log } from '@/lib/log';
import { listen } from './listen';

// What one process has to say to all others on a database, of whatever length, in its order, once. A notification has
// less than 8,000 bytes, so what is longer goes in parts; while one statement is under way the next ones gather, so
// however much is said costs a statement a round trip.

/** Bytes of one part, its heading aside. */
const largestPart = 7_800;
const atOnce = 100;
/** Bytes that wait for a line that is down; then the oldest go, and the others are told that they missed something. */
const mostWaiting = 4 * 1024 * 1024;
/** Processes that are remembered. */
const mostOthers = 1_000;

const missedSome = '';

/** Who says it, its number, which part it is of how many, and its text. */
const heading = /^([^ ]+) (\d+) (\d+)\/(\d+) (.*)$/s;

export type FanOut = {
  /** Never waits and never fails: while the line is down it is kept, up to a bound. */
  say(message: string): void;
  leave(): Promise<void>;
};

/** Cut between characters, and one of nothing for nothing. */
const partsOf = (text: string): string[] => {
  const bytes = Buffer.from(text);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length || !parts.length; ) {
    let end = Math.min(at + largestPart, bytes.length);
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    parts.push(bytes.toString('utf8', at, end));
    at = end;
  }
  return parts;
};

/**
 * Joins those who say something on a channel. `heard` gets each message of another process with the number of that
 * process; `missed` is called when messages may be lost: the line was down, or another one's was for too long. Resolves
 * once it hears.
 */
export const joinFanOut = async (
  config: pg.ClientConfig,
  channel: string,
  { heard, missed }: { heard: (message: string, from: string) => void; missed: () => void },
): Promise<FanOut> => {
  const self = randomUUID();
  const waiting: string[] = [];
  let weight = 0;
  let said = 0;
  let sending = false;
  /** Of each other process the number of its last part, and the parts of a message that is not whole yet. */
  const others = new LRUCache<string, { last: number; parts: string[] }>({ max: mostOthers });

  const receive = (payload: string) => {
    const [, from = '', n, at, of, text = ''] = heading.exec(payload) ?? [];
    if (!from || from === self) return;
    const other = others.get(from) ?? { last: 0, parts: [] };
    others.set(from, other);
    // What was sent into a line that broke is sent again.
    if (Number(n) <= other.last) return;
    other.last = Number(n);
    if (at === '1') other.parts.length = 0;
    other.parts.push(text);
    // Whoever came in the middle of a message has not heard its beginning.
    if (at !== of || other.parts.length !== Number(of)) return;
    const message = other.parts.splice(0).join('');
    try {
      if (message === missedSome) missed();
      else heard(message, from);
    } catch (error) {
      // Of another release, perhaps, which says it in another way: then it is as good as not heard.
      log.warn(`What another process said on ${channel} is not understood: ${(error as Error).message}`);
      missed();
    }
  };

  const send = async () => {
    if (sending) return;
    sending = true;
    try {
      while (waiting.length) {
        const some = waiting.slice(0, atOnce);
        await line.ask(
          'select pg_notify($1, part) from unnest($2::text[]) with ordinality as p(part, n) order by n',
          [channel, some],
        );
        for (const part of some) if (waiting[0] === part) weight -= waiting.shift()?.length ?? 0;
      }
    } catch {
      // Sent again when the line is back.
    }
    sending = false;
  };

  const put = (message: string) => {
    const parts = partsOf(message);
    parts.forEach((text, at) => {
      said += 1;
      const part = `${self} ${said} ${at + 1}/${parts.length} ${text}`;
      waiting.push(part);
      weight += part.length;
    });
  };

  const line = await listen(config, channel, receive, () => {
    for (const other of others.values()) other.parts.length = 0;
    missed();
    void send();
  });

  return {
    say: (message) => {
      put(message);
      if (weight > mostWaiting) {
        waiting.length = 0;
        weight = 0;
        put(missedSome);
      }
      void send();
    },
    leave: async () => {
      // What was just said is on its way; a line that is down ends this at once.
      while (sending) await wait(5);
      await line.stop();
    },
  };
};
