import type { Limit } from '../limits';

export const limits = {
  /** Each is read as a search, and the planner is asked about each of its conditions. */
  changes: { name: 'saved searches of account', most: 60, seconds: 60 },
} satisfies Record<string, Limit>;
