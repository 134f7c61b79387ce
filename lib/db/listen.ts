import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ImpatientClient } from './impatient-client';

const longestPause = 5_000;
/** A line that is dead without a word is found out by asking, in milliseconds. */
const askEvery = 5_000;
const answersWithin = 5_000;

export type Line = {
  /** A statement on this very line; fails while it is down. */
  ask(statement: string, values: unknown[]): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
};

/**
 * Hears what is notified on a channel, on a connection of its own. Lost, it is made anew; what was said meanwhile is
 * gone, so `missed` is called then. Resolves once it listens.
 */
export const listen = async (
  config: pg.ClientConfig,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<Line> => {
  let session: pg.Client | undefined;
  let stopping = false;

  const open = async () => {
    const next = new ImpatientClient({
      ...config,
      application_name: `makinar (hears ${channel})`,
      connectionTimeoutMillis: 5_000,
      query_timeout: answersWithin,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    const watch = setInterval(() => void next.query('select 1').catch(() => {}), askEvery);
    watch.unref();
    next.once('end', () => {
      clearInterval(watch);
      session = undefined;
      void openAgain();
    });
    session = next;
  };

  const openAgain = async () => {
    for (let pause = 100; !stopping; pause = Math.min(longestPause, pause * 2)) {
      try {
        await open();
        if (!stopping) missed();
        else await session?.end();
        return;
      } catch {
        await wait(pause, undefined, { ref: false });
      }
    }
  };

  await open();
  return {
    ask: async (statement, values) => {
      if (!session) throw new Error('The line to the database is down.');
      await session.query(statement, values);
    },
    stop: async () => {
      stopping = true;
      await session?.end().catch(() => {});
    },
  };
};
