import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { accounts } from '@/lib/db/schema';
import { forgetAll } from '@/lib/server/limits';
import { aMember, memberPassword } from '../support/account';
import { adForm } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { formOf } from '../support/pictures';
import { sendSlowly } from '../support/slow-form';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Member = Awaited<ReturnType<typeof aMember>>;

const close = (member: Member) =>
  call('/auth/account', {
    method: 'DELETE',
    headers: { ...withKey, ...member.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ current_password: memberPassword }),
  });
const block = async (member: Member) =>
  (await connect()).db.update(accounts).set({ blockedAt: new Date() }).where(eq(accounts.id, member.id));

const strings = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'images')
      .map(([name, value]) => [name, String(value)]),
  );
const adsOf = async ({ id }: Member) => {
  const { rows } = await connect();
  return (await rows<{ n: number }>(sql`select count(*)::int as n from ads where account_id = ${id}`))[0]?.n;
};
const rowOf = async ({ id }: Member) =>
  (await (await connect()).db.select().from(accounts).where(eq(accounts.id, id)))[0];

describe.each([
  ['closed', close],
  ['blocked', block],
])('a form is still coming in when its account is %s', (_, shutOut) => {
  test('an ad is not stored any more', async () => {
    const member = await aMember();
    const form = formOf(strings(await adForm()));
    const answer = await sendSlowly('/v1/ads', form, member.headers, () => shutOut(member));
    expect(answer).toMatchObject({ status: 401, body: { status: false } });
    expect(await adsOf(member)).toBe(0);
  });

  test('nothing of the account is written any more', async () => {
    const member = await aMember();
    const form = formOf({ first_name: 'Ghost', phone_number: '+9647701234567', website_url: 'yard.example' });
    const answer = await sendSlowly(`/auth/update/${member.id}`, form, member.headers, () => shutOut(member));
    expect(answer.status).toBe(401);
    expect(await rowOf(member)).toMatchObject({ phoneNumber: null, websiteUrl: null });
    expect((await rowOf(member))?.firstName).not.toBe('Ghost');
  });
});
