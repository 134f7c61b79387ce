import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { aModerator, callsOf, type Moderator } from '../support/content';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(() => forgetAll());

const rows = async <Row = any>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const setRole = (who: Moderator, id: number, role: string, more: object = {}) =>
  who.post(`/v1/moderation/accounts/${id}/role`, { role, ...more });
const opens = async (who: { headers: Record<string, string> }) =>
  (await callsOf(who).get('/v1/moderation')).status === 200;

test('a moderator makes a member one, and takes it back, which the log keeps', async () => {
  const [who, member] = [await aModerator(), await aMember()];
  const made = await setRole(who, member.id, 'moderator', { reason: 'Helps in Basra' });
  expect([made.status, made.body.message, made.body.data.role]).toEqual([
    200,
    'This account is now a moderator.',
    'moderator',
  ]);
  expect(await opens(member)).toBe(true);
  const again = await setRole(who, member.id, 'moderator');
  expect([again.status, again.body.message]).toEqual([409, 'Sara Karim has decided this meanwhile.']);
  expect((await setRole(who, member.id, 'member')).body.data.role).toBe('member');
  expect(await opens(member)).toBe(false);
  const log = await rows(sql`select action, actor_id, reason, details from audit_log
                              where subject = 'account' and subject_id = ${String(member.id)} order by id`);
  expect(log.map(({ action, actor_id, reason }) => [action, actor_id, reason])).toEqual([
    ['account.grant', who.id, 'Helps in Basra'],
    ['account.revoke', who.id, null],
  ]);
  expect(log[0].details).toEqual({ title: 'Sara Karim', from: 'member', to: 'moderator' });
});

test('nobody changes his own role', async () => {
  const who = await aModerator();
  const { status, body } = await setRole(who, who.id, 'member');
  expect([status, body.message]).toEqual([403, 'You cannot change your own role. Ask another moderator.']);
  expect(await opens(who)).toBe(true);
});

test('of two moderators who take it from each other at the same time one is left', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const [one, other] = [await aModerator(), await aModerator()];
    const answers = await Promise.all([setRole(one, other.id, 'member'), setRole(other, one.id, 'member')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect([await opens(one), await opens(other)].toSorted()).toEqual([false, true]);
  }
});

test('who cannot log in cannot be a moderator; who is not there, or a king, neither', async () => {
  const [who, blocked, closed] = [await aModerator(), await aMember(), await aMember()];
  await rows(sql`update accounts set blocked_at = now() where id = ${blocked.id}`);
  await rows(sql`update accounts set deleted_at = now() where id = ${closed.id}`);
  const [imported] = await rows(
    sql`select id from accounts where password_hash is null and deleted_at is null limit 1`,
  );
  for (const id of [blocked.id, imported.id]) {
    const { status, body } = await setRole(who, id, 'moderator');
    expect([status, body.message]).toEqual([409, expect.stringContaining('Nobody can log in')]);
  }
  for (const id of [closed.id, 2_000_000_000]) expect((await setRole(who, id, 'moderator')).status).toBe(404);
  expect((await setRole(who, blocked.id, 'king')).status).toBe(422);
});
