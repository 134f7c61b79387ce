import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/**
 * Writes that were sent with an idempotency key, for a day. Neither the key nor an answer can be read here: the name is
 * a hash of the key, and the answer is sealed with it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    name: text().primaryKey(),
    /** Of what was sent, by the key; null while a large body is still being read. */
    fingerprint: text(),
    /** Null while the call is being made. */
    answer: text(),
    createdAt: createdAt(),
  },
  (t) => [index('idempotency_keys_created').on(t.createdAt)],
);
