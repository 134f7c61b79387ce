import { ApiError } from './client';

/** What the server said, where it said something that helps; otherwise our own words. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status !== 0 && error.status < 500 && error.message
    ? error.message
    : otherwise;
