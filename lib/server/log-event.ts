import { log } from '@/lib/log';
import { requestFacts } from '@/lib/request-facts';

type Event = 'signed in' | 'sign-in refused' | 'refused' | 'moderator acted';

type Facts = {
  /** The number of who did it, or of whose account it was tried on. */
  account?: number | undefined;
  why?: 'password' | 'code' | 'blocked';
  method?: string;
  /** The pattern of the address. */
  route?: string;
  /** The number of what it was about. */
  subject?: number | undefined;
};

/** What an operator looks for afterwards, with the number of the request: numbers and names of ours, and no more. */
export const logEvent = (event: Event, { account = requestFacts()?.account, ...facts }: Facts): void =>
  log.info({ request: requestFacts()?.id, account, ...facts }, event);
