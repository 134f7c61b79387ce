import { endConnections } from '@/lib/realtime/publish';
import { afterCommit } from './after-commit';

/**
 * Called after the commit that ended a session of an account, or shut it out: what it has open is closed. Its other
 * sessions connect again by themselves.
 */
export const closeConnectionsOf = (accountId: number) =>
  afterCommit('Closing the connections of an account', () => endConnections(accountId));
