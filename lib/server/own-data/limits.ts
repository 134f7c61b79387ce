import type { Limit } from '../limits';

export const limits = {
  /** Each reads all pictures of an account. */
  exports: { name: 'data exports', most: 3, seconds: 60 * 60 },
} satisfies Record<string, Limit>;
