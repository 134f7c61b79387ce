import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { enqueue, readQueue } from '@/lib/server/queue/queue';
import { drain } from '@/lib/server/queue/worker';
import { queueHandlers } from '@/lib/server/queue-handlers';
import { transact } from '@/lib/server/transaction';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { mailsTo, withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const letter = {
  to: 'sara@example.com',
  name: 'Sara',
  locale: 'en' as const,
  subject: 'Sold',
  paragraphs: ['It is sold.'],
};
const aDeadLetter = async (key: string) => {
  await transact((tx) => enqueue(tx, 'letter', letter, { key }));
  const [row] = await rows<{ id: string }>(sql`
    update queued_jobs set state = 'dead', ended_at = now(), attempts = 10, problem = '450 busy'
     where key = ${key} returning id::text`);
  return row?.id ?? '';
};
const ask = async (method: string, path: string) => {
  const { headers } = moderator;
  return call(`/v1/moderation/${path}`, { method, headers: { ...withKey, ...headers } });
};
let moderator: Awaited<ReturnType<typeof aMember>>;

beforeEach(async () => {
  moderator = await aMember({ role: 'moderator' });
  await rows(sql`delete from queued_jobs`);
});

test('the console lists what is tried no more, newest first and page by page, with why and without what it says', async () => {
  for (let n = 1; n <= 31; n += 1) await aDeadLetter(`sold-${n}`);
  const first = (await ask('GET', 'dead-letters')).body;
  expect(first.data).toHaveLength(30);
  expect(first.data[0]).toMatchObject({
    name: 'letter',
    key: 'sold-31',
    account_id: null,
    problem: '450 busy',
    attempts: 10,
  });
  expect(JSON.stringify(first)).not.toContain('sara@example.com');
  const second = (await ask('GET', `dead-letters?cursor=${first.next}`)).body;
  expect(second).toMatchObject({ data: [{ key: 'sold-1' }], next: null });
  expect(
    (await call('/v1/moderation', { headers: { ...withKey, ...moderator.headers } })).body.data.dead_letters,
  ).toBe(31);
});

test('tried again, it is done from its first attempt on, and the log says who wanted that', async () => {
  const id = await aDeadLetter('sold-1');
  expect((await ask('POST', `dead-letters/${id}`)).status).toBe(200);
  expect((await ask('POST', `dead-letters/${id}`)).status).toBe(404);
  await drain(queueHandlers);
  expect(await mailsTo('sara@example.com')).toHaveLength(1);
  const log = (await ask('GET', `log?subject=job&subject_id=${id}`)).body.data;
  expect(log).toMatchObject([{ action: 'job.retry', title: 'letter' }]);
});

test('dropped, it is gone, and its key may come again', async () => {
  const id = await aDeadLetter('sold-1');
  expect((await ask('DELETE', `dead-letters/${id}`)).status).toBe(200);
  expect((await ask('DELETE', `dead-letters/${id}`)).status).toBe(404);
  expect((await ask('GET', `log?subject=job&subject_id=${id}`)).body.data[0].action).toBe('job.drop');
  expect(await transact((tx) => enqueue(tx, 'letter', letter, { key: 'sold-1' }))).toBe(true);
});

test('a job that waits or is done is no dead letter', async () => {
  await transact((tx) => enqueue(tx, 'letter', letter, { key: 'sold-2' }));
  const [row] = await rows<{ id: string }>(sql`select id::text from queued_jobs`);
  expect((await ask('DELETE', `dead-letters/${row?.id}`)).status).toBe(404);
  expect((await ask('POST', 'dead-letters/999999999999999999')).status).toBe(404);
  expect((await ask('POST', 'dead-letters/1e3')).status).toBe(422);
  expect((await ask('GET', 'dead-letters')).body.data).toEqual([]);
});

test('the figures say how much is due, since when no worker took it, and how many letters are dead', async () => {
  expect(await readQueue()).toEqual({ due: 0, late: 0, dead: 0 });
  await aDeadLetter('sold-1');
  await transact((tx) => enqueue(tx, 'letter', letter, { bulk: true }));
  await transact((tx) => enqueue(tx, 'letter', letter, { startAfter: new Date(Date.now() + 60_000) }));
  await rows(sql`update queued_jobs set due_at = now() - interval '5 minutes' where bulk`);
  const { due, late, dead } = await readQueue();
  expect([due, dead]).toEqual([1, 1]);
  expect(Math.floor(late / 60)).toBe(5);
});
