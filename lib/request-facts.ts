import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from './once-per-process';

// What is known of the request that is being answered, for the log and the figures. The front opens it; whoever learns
// something writes it in.

export type RequestFacts = {
  id: string;
  kind: 'api' | 'page' | 'file';
  method: string;
  /** The pattern of the address, never its values. */
  route: string;
  cache?: 'hit' | 'miss';
  account?: number;
};

const requests = oncePerProcess('requests', () => new AsyncLocalStorage<RequestFacts>());

export const withFacts = <Result>(facts: RequestFacts, work: () => Result): Result =>
  requests.run(facts, work);

/** Of the request that led here; none for what runs by itself, and while developing. */
export const requestFacts = (): RequestFacts | undefined => requests.getStore();

/** What a proxy may call a request; anything else could be a text of somebody's. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{8,64}$/.test(text);
