import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { foldVersion } from './words';

/** Milliseconds until it is looked at again. */
const askAgainAfter = 5_000;

export const folded = oncePerProcess('folded', () => ({ isWhole: false, askedAt: 0 }));

const look = async (): Promise<void> => {
  const { rows } = await connect();
  const done = await rows(sql`select from search_fold where version = ${foldVersion} and up_to is null`);
  folded.isWhole = done.length > 0;
};

/**
 * Whether the words of all ads are of this release (refold.ts), as far as this process knows: after a new one there are
 * ads for a while that lack what it adds to them.
 */
export const isFolded = (): boolean => {
  if (!folded.isWhole && Date.now() - folded.askedAt > askAgainAfter) {
    folded.askedAt = Date.now();
    look().catch((error) => log.warn('Whether all ads are read anew could not be seen:', error));
  }
  return folded.isWhole;
};
