import { ApiError } from '../client';
import { forgottenAfter, keptFor } from './pace';

/** What the API refused it refuses again, and nobody waits twice; only what did not arrive is asked for once more. */
const mayRetry = (failures: number, error: unknown) =>
  failures < 1 &&
  !(
    error instanceof ApiError &&
    ((error.status >= 400 && error.status < 500) || error.message === 'TIMEOUT_ERROR')
  );

/**
 * How every screen reads. Without a line it fails at once, so that the screen says so and does not wait for ever; what
 * is there stays, and everything is read by itself when the line is back.
 */
export const reading = {
  staleTime: keptFor,
  // On the server nothing is forgotten by a timer, which would hold the page that is drawn for as long.
  gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : forgottenAfter,
  retry: mayRetry,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;
