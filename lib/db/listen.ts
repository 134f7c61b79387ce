import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const longestPause = 5_000;

/**
 * Hears what is notified on a channel, on a connection of its own. Lost, it is made anew; what was said meanwhile is
 * gone, so `missed` is called then. Resolves, once it listens, to what ends it.
 */
export const listen = async (
  config: pg.ClientConfig,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> => {
  let session: pg.Client | undefined;
  let stopping = false;

  const open = async () => {
    const next = new pg.Client({
      ...config,
      application_name: `makinar (hears ${channel})`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    next.on('error', () => {});
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.once('end', () => void openAgain());
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
  return async () => {
    stopping = true;
    await session?.end().catch(() => {});
  };
};
