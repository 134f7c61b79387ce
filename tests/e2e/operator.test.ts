import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runCommand } from '../support/command';
import { ownSite } from '../support/own-site';

const { url, env, output } = await ownSite();
const shows = async (address: string, text: string) =>
  (await (await fetch(`${url}${address}`)).text()).includes(text);

const importFile = (rows: string[]) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'makinar-import-')), 'ads.csv');
  writeFileSync(file, ['key,title,category,brand,model,year,price,state', ...rows].join('\n'));
  return runCommand(['import', file], env);
};

test('an ad imported while the site runs is on its pages at once', async () => {
  // A card cuts a title at 20 letters. Tried again, it is another ad.
  const key = `A${Date.now()}`;
  const title = `Landed ${key}`.slice(0, 20);
  expect([await shows('/ads', title), await shows('/ads', title)]).toEqual([false, false]);
  const { status, stdout, stderr } = await importFile([
    `${key},Landed ${key},construction-machinery,Volvo,L120F,2012,52000,erbil`,
  ]);
  expect([status, stderr.replace(/^npm warn.*$/gm, '').trim()]).toEqual([0, '']);
  expect(stdout).toMatch(/1/);
  const [{ id }] = (await (await fetch(`${url}/api/v1/ads?per_page=1`)).json()).data;
  // To a reader of another language a card says the machine.
  expect([await shows('/ads', title), await shows('/ar/ads', `/ar/ad/${id}"`)]).toEqual([true, true]);
});

test('the same file again adds nothing', async () => {
  const count = async () =>
    (await (await fetch(`${url}/api/v1/ads?search=twicefoldedcrane`)).json()).meta.total;
  const rows = ['B1,Twicefoldedcrane,lifting-and-handling,Liebherr,LTM 1050-3.1,2010,200000,basra'];
  await importFile(rows);
  expect(await count()).toBe(1);
  await importFile(rows);
  expect(await count()).toBe(1);
});

const grant = (...args: string[]) => runCommand(['grant', ...args], env);

test('the operator makes a member a moderator while the site runs, and takes it back', async () => {
  const headers = { 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'buyer@demo.test', password: 'demo-password' }),
  });
  const { token } = await login.json();
  const read = (path: string) =>
    fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const sees = async () => (await read('/v1/moderation')).status;
  await grant('buyer@demo.test', 'member');
  expect(await sees()).toBe(404);
  const made = await grant('Buyer@demo.test', 'moderator');
  expect([made.status, made.stdout.trim()]).toEqual([0, 'demo-buyer <Buyer@demo.test> is a moderator now.']);
  expect(await sees()).toBe(200);
  expect((await grant('buyer@demo.test', 'moderator')).stdout).toContain('is a moderator already');
  const log = await read('/v1/moderation/log?action=account.grant');
  const { data } = await log.json();
  expect(data[0]).toMatchObject({ actor: null, subject: 'account', title: 'Demo Buyer' });
  expect((await grant('buyer@demo.test', 'member')).status).toBe(0);
  expect(await sees()).toBe(404);
});

test('granting to nobody, or what there is not, says so and fails', async () => {
  const unknown = await grant('nobody@example.com', 'moderator');
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('There is no account with the address nobody@example.com.'),
  ]);
  expect(await grant('buyer@demo.test', 'king')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no role "king".'),
  });
  expect((await grant('not an address', 'moderator')).status).toBe(1);
  expect((await grant()).status).toBe(1);
});

test('what the database refuses stands in the log with its query, and without a word of whoever wrote', async () => {
  const session = new pg.Client({ connectionString: env.DATABASE_URL });
  await session.connect();
  await session.query('alter table contact_messages rename to contact_messages_away');
  const [email, message] = ['whispering@example.com', 'Nobody but you may read that the blue loader leaks.'];
  const answer = await fetch(`${url}/api/v1/contact-message`, {
    method: 'POST',
    headers: { 'x-api-key': 'makinar-web', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Whisperer', email, message }),
  }).finally(async () => {
    await session.query('alter table contact_messages_away rename to contact_messages');
    await session.end();
  });
  expect(answer.status).toBe(500);
  const { message: told } = await answer.json();
  expect(output()).toContain(String.raw`insert into \"contact_messages\"`);
  for (const secret of [email, message, 'Whisperer']) expect(output() + told).not.toContain(secret);
});
