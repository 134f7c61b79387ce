import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import type { FanOut } from '@/lib/db/fan-out';
import { withTestDatabase } from '../support/database';

// What processes on one database say to each other.

withTestDatabase();

const heard: string[] = [];
const missed = vi.fn();
let [one, other]: FanOut[] = [];
beforeAll(async () => {
  const { joinFanOut } = await connect();
  one = await joinFanOut('test', { heard: () => heard.push('my own words'), missed: () => {} });
  other = await joinFanOut('test', { heard: (message) => heard.push(message), missed });
});
afterAll(() => Promise.all([one?.leave(), other?.leave()]));

const cut = async (all: string) => {
  const { rows } = await connect();
  await rows(sql`select pg_terminate_backend(pid) from pg_stat_activity
                  where application_name = ${all} and datname = current_database()`);
};

test('what one says the others hear, however long, in its order, once, and it does not hear itself', async () => {
  const messages = ['', 'قەڵاب 🚜'.repeat(5_000), ...Array.from({ length: 300 }, (_, n) => `message ${n}`)];
  // A message of nothing means that some were lost, so nobody says it.
  for (const message of messages.slice(1)) one?.say(message);
  await vi.waitFor(() => expect(heard).toHaveLength(messages.length - 1), { timeout: 10_000 });
  expect(heard).toEqual(messages.slice(1));
  expect(missed).not.toHaveBeenCalled();
});

test('what is said while the line is down is heard when it is back, and both are told that they missed something', async () => {
  heard.length = 0;
  await cut('makinar (hears test)');
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), { timeout: 20_000 });
  await vi.waitFor(
    () => {
      one?.say('after the break');
      expect(heard).toContain('after the break');
    },
    { timeout: 20_000, interval: 200 },
  );
});

test('where too much waited for a line the oldest of it goes, and the others are told so', async () => {
  missed.mockClear();
  heard.length = 0;
  for (let n = 0; n < 6; n += 1) one?.say(`${n}`.repeat(1024 * 1024));
  one?.say('last');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('last'), { timeout: 20_000 });
  expect(missed).toHaveBeenCalled();
});
