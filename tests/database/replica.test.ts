import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Connection, openDatabase } from '@/lib/db/connect';
import { fromReplica } from '@/lib/db/replica';
import { takeLog } from '../support/log';
import { runSql } from '../support/own-database';
import { startReplicated } from '../support/replicated-postgres';

// Reads that may be a second old, on a real PostgreSQL with a streaming replica.

let servers: Awaited<ReturnType<typeof startReplicated>>;
let connection: Connection;
beforeAll(async () => {
  servers = await startReplicated();
  connection = await openDatabase(servers.primary.config, { replica: servers.replica.url });
});
afterAll(async () => {
  await connection.close();
  await servers.stop();
});

const onReplica = (statement: string) => runSql(servers.replica.config, statement);

/** Where a read was answered, and the last name that it saw. */
const look = async (of: Pick<Connection, 'rows'> = connection.forReads) => {
  const [seen] = await of.rows<{ replica: boolean; slug: string | null }>(sql`
    select pg_is_in_recovery() as replica, (select max(word) from search_words) as slug`);
  return seen;
};
const write = (word: string) =>
  connection.rows(sql`insert into search_words (word) values (${word}) on conflict do nothing`);
const soon = { timeout: 30_000 };

test('public reads are answered by the replica, all others and all writes by the primary', async () => {
  await vi.waitFor(async () => expect((await look())?.replica).toBe(true), soon);
  expect((await look(connection))?.replica).toBe(false);
  await connection.forReads.db.transaction(async (tx) => {
    await tx.execute(sql`insert into search_words (word) values ('a') on conflict do nothing`);
  });
  expect((await look(connection))?.slug).toBe('a');
});

test('after a change nothing is read from a replica that has not seen it, however far behind it is', async () => {
  await vi.waitFor(async () => expect((await look())?.replica).toBe(true), soon);
  await onReplica('select pg_wal_replay_pause()');
  await vi.waitFor(async () =>
    expect((await onReplica('select pg_get_wal_replay_pause_state() as is'))[0]?.is).toBe('paused'),
  );
  await write('b');
  // Nobody has said so yet: a read may still be a second old.
  expect((await look())?.replica).toBe(true);
  connection.followReplica();
  for (let n = 0; n < 20; n += 1) expect(await look()).toEqual({ replica: false, slug: 'b' });
  await onReplica('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await look()).toEqual({ replica: true, slug: 'b' }), soon);
});

test('a replica that is gone is nobody’s failure: the primary answers', async () => {
  await vi.waitFor(async () => expect((await look())?.replica).toBe(true), soon);
  await servers.killReplica();
  const seen = await Promise.all(Array.from({ length: 20 }, () => look()));
  for (const one of seen) expect(one).toEqual({ replica: false, slug: 'b' });
  expect(fromReplica(() => 1)).toBe(1);
  expect(JSON.stringify(takeLog())).toContain('The replica is not asked');
});
