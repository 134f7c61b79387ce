import { createServer } from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

// Whoever looks at the same time has not listened yet, so each process has ports of its own, and gives none away twice.
const share = 750;
const first = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 16) * share;
const given = new Set<number>();

/**
 * A port that is still free when a server listens on it, seconds later: below those that the system hands out by itself,
 * to every connection that goes out (from 32768 on Linux).
 */
export const freePort = async (): Promise<number> => {
  if (given.size > share / 2) given.clear();
  for (;;) {
    const port = first + Math.floor(Math.random() * share);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
};
