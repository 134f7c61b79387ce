import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';

const folder = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? '/tmp'}/makinar-operator-test-${process.pid}`;
  return process.env.DATA_DIR;
});

import { connect } from '@/lib/db/connect';
import { onChange, type Tag } from '@/lib/server/changes';
import { endCutBulk } from '@/lib/server/operator/bulk';
import { openDoor } from '@/lib/server/operator/door';
import { isOperator, openOperatorDoor, operatorKey, readOperatorDoor } from '@/lib/server/operator/key';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const post = (address: string, authorization: string | undefined, body: unknown = {}) =>
  call(address, {
    method: 'POST',
    headers: {
      ...withKey,
      'content-type': 'application/json',
      ...(authorization ? { authorization } : {}),
    },
    body: JSON.stringify(body),
  });

describe('The operator door', () => {
  const addresses = [
    '/operator/ads',
    '/operator/seed',
    '/operator/bulk',
    '/operator/refresh',
    '/operator/promotions',
  ];

  test.each(addresses)('has nothing behind %s for those without the key', async (address) => {
    const key = operatorKey();
    for (const given of [
      undefined,
      `Operator ${'x'.repeat(43)}`,
      `Bearer ${key}`,
      'Operator ',
      `Operator ${key}x`,
    ]) {
      const { status, body } = await post(address, given);
      expect([status, body]).toEqual([404, { status: false, message: 'Not Found 404' }]);
    }
    const read = await call('/operator/status');
    expect(read.status).toBe(404);
  });

  test('ends promotions whose time is over, and says which pages show them', async () => {
    const { rows } = await connect();
    const [ad] = await rows<{ id: number }>(sql`
      update ads set promotion = 'top', promoted_until = now() - interval '1 minute'
       where id = (select id from ads where shelf_id is not null limit 1) returning id`);
    const told: Tag[] = [];
    onChange('test', (tags) => told.push(...tags));
    const { status, body } = await post('/operator/promotions', `Operator ${operatorKey()}`);
    expect([status, body]).toEqual([200, { ended: 1 }]);
    expect(told).toEqual(['ads', `ad:${ad?.id}`]);
  });

  test('is no part of the public contract', async () => {
    const { body } = await call('/openapi.json');
    expect(JSON.stringify(body)).not.toContain('/operator');
  });

  test('opens to the key, which the owner of the machine alone can read', async () => {
    const authorization = `Operator ${operatorKey()}`;
    expect(isOperator(authorization)).toBe(true);
    expect(statSync(path.join(folder, 'operator.key')).mode & 0o777).toBe(0o600);
    const { status, body } = await call('/operator/status', { headers: { authorization } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ pid: process.pid, ads: expect.any(Number) });
  });

  test('refuses what is no batch', async () => {
    const authorization = `Operator ${operatorKey()}`;
    const land = { source: 'x', name: 'x', since: 0 };
    for (const body of [null, {}, { ...land, ads: [] }, { ...land, ads: [{ title: 'x' }] }]) {
      expect((await post('/operator/ads', authorization, body)).status).toBe(422);
    }
    expect((await post('/operator/seed', authorization, { from: 0, count: 5_000, of: 1 })).status).toBe(422);
    expect((await post('/operator/bulk', authorization, { step: 'burn' })).status).toBe(422);
  });

  test('tells commands where the site listens, for the owner’s eyes alone', () => {
    openOperatorDoor(4711);
    expect(readOperatorDoor()).toMatchObject({
      url: 'http://127.0.0.1:4711',
      key: operatorKey(),
      pid: process.pid,
    });
    const file = path.join(folder, 'operator.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('password');
    rmSync(file);
    expect(readOperatorDoor()).toBeNull();
  });
});

describe('Many ads', () => {
  test('are made once each, however often they are asked for', async () => {
    const door = await openDoor();
    const { next } = await door.call('seeded');
    const order = { from: next, count: 20, of: next + 20 };
    expect(await door.call('seed', order)).toEqual({ stored: 20 });
    expect(await door.call('seed', order)).toEqual({ stored: 0 });
    expect(await door.call('seeded')).toEqual({ next: next + 20 });
    const { rows } = await connect();
    const [found] = await rows<{ ads: number; pictured: number; sellers: number }>(sql`
      select count(*)::int as ads, count(distinct account_id)::int as sellers,
             count(*) filter (where exists (select 1 from ad_images i where i.ad_id = a.id))::int as pictured
        from ads a where source = 'generated'`);
    expect(found?.ads).toBe(20);
    expect(found?.pictured).toBeGreaterThan(10);
    expect(found?.sellers).toBeGreaterThan(3);
  });

  test('leave the word index as it was, also when their maker was killed', async () => {
    const door = await openDoor();
    const { rows } = await connect();
    const options = async () =>
      (
        await rows<{ o: string[] | null }>(
          sql`select reloptions as o from pg_class where relname = 'ads_search'`,
        )
      )[0]?.o;
    const before = await options();
    await door.call('bulk', { step: 'begin' });
    expect(await options()).toContain('fastupdate=on');
    expect(await endCutBulk()).toBe(true);
    expect(await options()).toEqual(before);
    expect(await endCutBulk()).toBe(false);
  });
});
