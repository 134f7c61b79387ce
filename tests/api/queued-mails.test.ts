import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { sendLetter } from '@/lib/server/mails/letter';
import { enqueue } from '@/lib/server/queue/queue';
import { drain } from '@/lib/server/queue/worker';
import { queueHandlers } from '@/lib/server/queue-handlers';
import { transact } from '@/lib/server/transaction';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { freePort } from '../support/free-port';
import { takeLog } from '../support/log';
import { mailsTo, withOutbox } from '../support/mail';
import { startSmtpServer } from '../support/smtp-server';

withTestDatabase();
withOutbox();

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const jobs = () =>
  rows<{ name: string; state: string; payload: unknown; problem: string | null }>(
    sql`select name, state, payload, problem from queued_jobs order by id`,
  );
const makeDue = () => rows(sql`update queued_jobs set due_at = now() where state = 'waiting'`);
const letterTo = (to: string) => ({
  to,
  name: 'Sara',
  locale: 'en' as const,
  subject: 'Sold',
  paragraphs: ['It is sold.'],
});
const askForLink = (email: string) =>
  call('/auth/forgot-password', {
    method: 'POST',
    headers: { ...withKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

beforeEach(() => rows(sql`delete from queued_jobs`));
afterEach(() => {
  env.smtpUrl = undefined;
});

test('a mail whose process died before it could say so is sent again as the same mail', async () => {
  const server = await startSmtpServer();
  env.smtpUrl = server.url;
  await transact((tx) => enqueue(tx, 'letter', letterTo('twice@example.com'), { key: 'sold-1' }));
  const handlers = {
    ...queueHandlers,
    letter: async (...given: Parameters<typeof sendLetter>) => {
      await sendLetter(...given);
      if (server.taken().length === 1) throw new Error('died');
    },
  };
  await drain(handlers);
  await makeDue();
  await drain(handlers);
  const ids = server.taken().map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  await server.stop();
});

test('in the outbox it is one file', async () => {
  for (let n = 0; n < 2; n += 1) await sendLetter(letterTo('once@example.com'), { id: 'one' });
  expect(await mailsTo('once@example.com')).toHaveLength(1);
});

test('a mailbox that is not there is asked once, and a server that is away again', async () => {
  const server = await startSmtpServer({ refused: ['nobody@example.com'] });
  env.smtpUrl = server.url;
  await transact((tx) => enqueue(tx, 'letter', letterTo('nobody@example.com')));
  await drain(queueHandlers);
  expect(await jobs()).toMatchObject([{ state: 'dead', problem: expect.stringContaining('550') }]);
  expect((await jobs())[0]?.problem).not.toContain('nobody@');
  expect(takeLog()).toHaveLength(1);
  await server.stop();

  env.smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  await rows(sql`delete from queued_jobs`);
  await transact((tx) => enqueue(tx, 'letter', letterTo('sara@example.com')));
  await drain(queueHandlers);
  expect(await jobs()).toMatchObject([
    { state: 'waiting', problem: expect.stringContaining('ECONNREFUSED') },
  ]);
});

test('what opens an account stands in no row of the queue, and a link that reached nobody counts against no other', async () => {
  const { email, id } = await aMember();
  env.smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  await askForLink(email);
  for (let n = 0; n < 4; n += 1) {
    await drain(queueHandlers);
    await makeDue();
  }
  expect(await jobs()).toMatchObject([{ payload: { email, locale: 'en' } }]);
  expect(await rows(sql`select 1 from account_links where account_id = ${id}`)).toEqual([]);
  env.smtpUrl = undefined;
  const [mail, ...more] = await mailsTo(email);
  expect(mail?.text).toMatch(/token=[\w-]{43}/);
  expect(more).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('asked for an address that has no account, the same is written down and nothing is sent', async () => {
  await askForLink('nobody.at.all@example.com');
  expect((await jobs()).map(({ name }) => name)).toEqual(['reset-link']);
  expect(await mailsTo('nobody.at.all@example.com')).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('a mail about what was taken back is not sent', async () => {
  const { id } = await aMember();
  await transact(async (tx) => {
    await enqueue(tx, 'confirm-link', { accountId: id, locale: 'en', wording: 'confirm' });
    throw new Error('taken back');
  }).catch(() => {});
  expect(await jobs()).toEqual([]);
});
