import { beforeEach, expect, test } from 'vitest';
import { forgetAll } from '@/lib/server/limits';
import { aMember } from '../support/account';
import { post } from '../support/ad-form';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(() => forgetAll());

test.each([
  ['POST', '/v1/favorite', 60],
  ['POST', '/v1/report-ad', 20],
  ['POST', '/v1/ads', 120],
  ['POST', '/upload', 40],
  ['POST', '/auth/subscription', 20],
  ['POST', '/auth/update/:id', 60],
  ['POST', '/broadcasting/auth', 120],
] as const)(
  '%s %s is an account’s %i times in its window, whatever it says, and another’s all the same',
  async (_, path, most) => {
    const [member, other] = [await aMember(), await aMember()];
    const ask = ({ id, headers }: typeof member) => post(path.replace(':id', String(id)), {}, headers);
    for (let n = 0; n < most; n += 1) expect((await ask(member)).status).not.toBe(429);
    const over = await ask(member);
    expect([over.status, over.body.status]).toEqual([429, false]);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(other)).status).not.toBe(429);
  },
);
