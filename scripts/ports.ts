import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Who was started before and killed lets go of its ports a moment later. */
const freeWithin = 5_000;

/** Whatever else keeps a server from listening it says itself. */
const isTaken = (port: number, host: string | undefined) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });

/** Which setting names a port that somebody else listens on, said in one line; null where none does. */
export const findTaken = async (
  ports: Readonly<Record<string, number>>,
  host: string | undefined,
  within = freeWithin,
): Promise<string | null> => {
  for (const until = Date.now() + within; ; await wait(100)) {
    const looks = Object.entries(ports).map(async ([name, port]) => ({
      says: `Port ${port} is taken. Stop what listens there, or set ${name} to another one.`,
      taken: await isTaken(port, host),
    }));
    const first = (await Promise.all(looks)).find(({ taken }) => taken);
    if (!first || Date.now() > until) return first?.says ?? null;
  }
};
