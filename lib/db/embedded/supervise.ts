import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/log';
import { clusterOf, readPostmaster } from './address';
import { DatabaseInUseError } from './error';
import { type EmbeddedServer, startEmbedded } from './server';

// Keeps the embedded server running beside the site.

const lookEvery = 5_000;
/** Half a minute: a disk that takes its time is no reason to make a server recover. */
const mostMissed = 6;
const longestPause = 10_000;

type Options = {
  memoryMb?: number | undefined;
  /** The server ended and another start has taken the folder. */
  onLost: () => void;
};

/** Kills a server that has not answered for so long; resolves when it is to be started again. */
const watch = async (dataDir: string, server: EmbeddedServer) => {
  let missed = 0;
  let over = false;
  const end = server.ended.then(() => {
    over = true;
  });
  while (!over) {
    await Promise.race([end, wait(lookEvery, undefined, { ref: false })]);
    if (over) return;
    missed = (await server.isWell()) ? 0 : missed + 1;
    const pid = readPostmaster(dataDir)?.pid;
    if (missed < mostMissed || over || !pid) continue;
    log.error('The database server does not answer. It is started again.');
    process.kill(pid, 'SIGKILL');
    await Promise.race([end, wait(lookEvery)]);
    return;
  }
};

/**
 * The embedded server of a folder, started again within two seconds when it ends. Throws a DatabaseStartError where it
 * cannot be started, or is somebody else's.
 */
export const superviseEmbedded = async (
  dataDir: string,
  { memoryMb, onLost }: Options,
): Promise<{ stop(): Promise<void> }> => {
  let stopping = false;
  const start = async () => {
    const server = await startEmbedded(dataDir, { memoryMb, use: 'kept' });
    if (!server.holder) return server;
    await server.stop();
    throw new DatabaseInUseError(clusterOf(dataDir), server.holder);
  };

  let server = await start();
  const startAgain = async () => {
    for (let pause = 250; !stopping; pause = Math.min(longestPause, pause * 2)) {
      try {
        server = await start();
        return;
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error));
        if (error instanceof DatabaseInUseError) return onLost();
        await wait(pause, undefined, { ref: false });
      }
    }
  };
  const keepRunning = async () => {
    while (!stopping) {
      await watch(dataDir, server);
      if (stopping) return;
      log.error('The database server ended. It is started again.');
      await startAgain();
    }
  };
  const done = keepRunning();
  return {
    stop: async () => {
      stopping = true;
      await server.stop();
      await done;
      // One that was just being started again.
      await server.stop();
    },
  };
};
