import { ApiError } from './client';

/** What the server said; our own words where it said nothing, or where what answered was not the server. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.status !== 0 && error.message) || otherwise;

/** What the error itself says: the status line of whoever answered in the server's place. */
export const ownWordsOf = (error: unknown): string => (error instanceof ApiError ? error.statusText : '');
