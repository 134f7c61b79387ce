import { log } from '@/lib/log';
import { requestFacts } from '@/lib/request-facts';

type Event = 'signed in' | 'sign-in refused' | 'refused' | 'moderator acted';

type Facts = {
  /** The number of who did it, or of whose account it was tried on. */
  account?: number | undefined;
  why?: 'password' | 'code' | 'passkey' | 'blocked';
  /** The number of what it was about. */
  subject?: number | undefined;
};

/**
 * What an operator looks for afterwards, with the number, method and pattern of the request, which is no line of its own
 * where nothing failed: numbers and names of ours, and no more.
 */
export const logEvent = (event: Event, facts: Facts = {}): void => {
  const { id: request, method, route, account } = requestFacts() ?? {};
  log.info({ request, method, route, account, ...facts }, event);
};
