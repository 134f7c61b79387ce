// Work that an answer does not wait for: what follows a commit, and what must not show in how long an answer takes.

import { logError } from './log-error';

const shared = globalThis as typeof globalThis & { makinarLater?: Set<Promise<void>> };
shared.makinarLater ??= new Set();
const pending = shared.makinarLater;

/** A failure is reported and undoes nothing. */
export const later = (name: string, work: () => Promise<unknown>) => {
  const running = Promise.resolve()
    .then(work)
    .then(
      () => {},
      (error) => logError(`${name} failed:`, error),
    )
    .finally(() => pending.delete(running));
  pending.add(running);
};

/** When all of it is done. */
export const settled = async () => {
  while (pending.size) await Promise.all(pending);
};
