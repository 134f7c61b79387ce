// Work that an answer does not wait for: what follows a commit, and what must not show in how long an answer takes.

import { oncePerProcess } from '@/lib/once-per-process';
import { logError } from './log-error';

const pending = oncePerProcess('work after answers', () => new Set<Promise<void>>());

/** A failure is reported and undoes nothing. */
export const afterCommit = (name: string, work: () => Promise<unknown>) => {
  const running = Promise.resolve()
    .then(work)
    .then(
      () => {},
      (error) => logError(`${name} failed:`, error),
    )
    .finally(() => pending.delete(running));
  pending.add(running);
};

/** How much of it is not done yet. */
export const pendingWork = (): number => pending.size;

/** When all of it is done. */
export const settled = async () => {
  while (pending.size) await Promise.all(pending);
};
