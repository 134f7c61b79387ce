import { joinFanOut } from '@/lib/db/fan-out';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { ownerOfChannel } from '@/lib/realtime/channels';
import { startRealtimeServer } from '@/lib/realtime/server/start';
import { isEmbedded, realtimeSecret } from '@/lib/realtime/service';

// The embedded realtime server, a process of its own: rendering a page never keeps a message waiting. Run by
// scripts/realtime-beside.ts, or alone with `node dist/realtime.mjs` as the outside service of other sites.

/** Exit codes that scripts/realtime-beside.ts knows. */
const portIsTaken = 98;

const { appId, key, port, apiOpen } = env.realtime;
const { databaseUrl } = env;

/** What an error says may have been said by somebody: its name, and where it happened. */
const placesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, ...(error.stack?.match(/^ {4}at .+$/gm) ?? [])].join('\n');
};

const start = async () => {
  try {
    return await startRealtimeServer({
      appId,
      key,
      secret: realtimeSecret(),
      port,
      ...(env.host ? { host: env.host } : {}),
      pagesOf: [new URL(env.siteUrl).hostname],
      trustProxy: env.trustProxy,
      publishFromAnywhere: apiOpen,
      userOfChannel: ownerOfChannel,
      report: (what, error) => log.error({ error: placesOf(error) }, `Chat: ${what}`),
      // With a database of its own a site may have several of these; without, there is one.
      joinPeers: databaseUrl
        ? (listeners) => joinFanOut({ connectionString: databaseUrl }, 'makinar_realtime', listeners)
        : null,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    process.exit(portIsTaken);
  }
};

/** Tells the parent, if it still listens. */
const report = (message: object) => {
  if (process.connected) process.send?.(message, () => {});
};

if (!isEmbedded()) {
  report({ state: 'not wanted' });
  process.disconnect?.();
} else {
  const server = await start();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Whoever started it is gone without a word.
  process.on('disconnect', stop);
  report({ state: 'ready', port: server.port });
}
