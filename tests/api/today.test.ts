import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { countFound, countMail, kept, observeRequest } from '@/lib/metrics';
import { withFacts } from '@/lib/request-facts';
import { writeFailures } from '@/lib/server/failures';
import { inMs, runJob } from '@/lib/server/jobs';
import { forgetAll } from '@/lib/server/limits';
import { reportPage } from '@/lib/server/log-error';
import { quantile } from '@/lib/server/today/count';
import { quarter, writeQuarter } from '@/lib/server/today/quarters';
import { aMember } from '../support/account';
import { post } from '../support/ad-form';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';
import { takeLog } from '../support/log';

// The console's page "Today": what it reads, and how it came there.

withTestDatabase();
beforeEach(async () => {
  forgetAll();
  // What was counted before belongs to no test.
  await writeQuarter();
  for (const table of ['quarter_figures', 'failures', 'jobs'])
    await rows(sql`delete from ${sql.identifier(table)}`);
});

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const today = async () => {
  const { headers } = await aMember({ role: 'moderator' });
  const { status, body } = await call('/v1/moderation/today', { headers });
  expect(status).toBe(200);
  return body.data;
};
const answered = (method: string, route: string, status: number, ms = 20) =>
  observeRequest({ id: 'x', kind: route.startsWith('/api') ? 'api' : 'page', method, route }, status, ms);

describe('A quarter of an hour', () => {
  test('says how many asked, what failed, what was kept, and what people did', async () => {
    answered('POST', '/api/v1/ads', 200);
    answered('POST', '/api/v1/ads', 422);
    answered('POST', '/api/auth/register', 200);
    answered('POST', '/api/v1/chat', 200);
    answered('POST', '/api/v1/chat', 200);
    answered('POST', '/api/v1/report-ad', 200);
    answered('POST', '/api/v1/chat/report', 200);
    answered('GET', '/ads', 200);
    answered('GET', '/ads', 500);
    kept.page += 3;
    kept.file += 4;
    countFound('found');
    countFound('missed');
    countFound('filtered');
    countMail('sent');
    countMail('failed');
    await writeQuarter();
    const { quarters, from, next_at } = await today();
    expect(quarters).toEqual([
      {
        at: expect.any(String),
        requests: 16,
        errors: 1,
        pages_kept: 3,
        pages_drawn: 1,
        p50: expect.any(Number),
        p95: expect.any(Number),
        ads: 1,
        accounts: 1,
        messages: 2,
        reports: 2,
        searches_found: 1,
        searches_missed: 1,
        mails_sent: 1,
        mails_failed: 1,
        memory: expect.any(Number),
      },
    ]);
    expect(Date.parse(next_at) - Date.parse(from)).toBe(24 * 60 * 60_000);
    expect(Date.parse(quarters[0].at) % quarter).toBe(0);
  });

  test('is written once: what comes after a start, or from another instance, is added to it', async () => {
    const now = Date.now();
    answered('GET', '/api/v1/ads', 200, 20);
    await writeQuarter(now);
    answered('GET', '/api/v1/ads', 200, 20);
    answered('GET', '/api/v1/ads', 500, 400);
    await writeQuarter(now);
    const [first, ...others] = await rows<{ requests: number; at: string }>(
      sql`select requests, at from quarter_figures`,
    );
    expect([first?.requests, others]).toEqual([3, []]);
    await rows(sql`
      insert into quarter_figures (at, instance, requests, errors, latencies, memory_bytes)
      select at, 'another', 7, 2, '{0,0,7,0,0,0,0,0,0,0,0}', 1000 from quarter_figures`);
    const { quarters, p50, p95 } = await today();
    expect(quarters).toHaveLength(1);
    expect(quarters[0]).toMatchObject({ requests: 10, errors: 3, p50, p95 });
    // Nine of ten between 10 and 25 ms, one between 250 and 500.
    expect(p50).toBeGreaterThan(10);
    expect(p50).toBeLessThan(25);
    expect(p95).toBeGreaterThan(250);
  });

  test('goes after eight days', async () => {
    const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
    for (const days of [9, 7])
      await rows(sql`insert into quarter_figures (at, instance) values (${at(days)}, 'x')`);
    await writeQuarter();
    const left = await rows<{ old: boolean }>(
      sql`select at < now() - interval '1 day' as old from quarter_figures order by at`,
    );
    expect(left).toEqual([{ old: true }, { old: false }]);
    expect((await today()).quarters).toHaveLength(1);
  });
});

test('half and 95 of 100 answers are as fast as their buckets say', () => {
  expect(quantile([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0.5)).toBeNull();
  expect(quantile([100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0.5)).toBe(2.5);
  expect(quantile([50, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0.5)).toBe(5);
  expect(quantile([90, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0], 0.95)).toBe(750);
  expect(quantile([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5], 0.5)).toBe(10_000);
});

describe('What failed', () => {
  test('is there by the number that the caller was told, with its place and code, and nothing that he wrote', async () => {
    await rows(sql`alter table contact_messages rename to elsewhere`);
    const { status, body, headers } = await post(
      '/v1/contact-message',
      { name: 'Sara', email: 'sara@example.com', message: 'My secret plan' },
      {},
    );
    await rows(sql`alter table elsewhere rename to contact_messages`);
    takeLog();
    expect(status).toBe(500);
    await writeFailures();
    const { failures } = await today();
    const number = headers.get('x-request-id');
    expect(body.message).toContain(number);
    expect(failures).toEqual([
      {
        number,
        request: number,
        at: expect.any(String),
        times: 1,
        route: 'POST /api/v1/contact-message',
        problem: '42P01',
      },
    ]);
    expect(JSON.stringify(await rows(sql`select * from failures`))).not.toMatch(/secret|sara/i);
  });

  test('on a page is there by what its error page shows, however often it happens', async () => {
    const failure = Object.assign(new TypeError('of Sara, +9647501234567'), { digest: '1234567' });
    reportPage(failure, '/[locale]/[currency]/ads');
    reportPage(failure, '/[locale]/[currency]/ads');
    await writeFailures();
    reportPage(failure, '/[locale]/[currency]/ads');
    await writeFailures();
    takeLog();
    expect((await today()).failures).toMatchObject([
      { number: '1234567', times: 3, route: '/[locale]/[currency]/ads', problem: 'TypeError' },
    ]);
  });

  test('in a call that a page made is one failure, where the call was', async () => {
    const number = crypto.randomUUID();
    const facts = { id: number, kind: 'page', method: 'GET', route: '/pricing' } as const;
    await rows(sql`alter table contact_messages rename to elsewhere`);
    await withFacts(facts, async () => {
      const message = { name: 'Sara', email: 'sara@example.com', message: 'Hello' };
      expect((await post('/v1/contact-message', message, {})).status).toBe(500);
      reportPage(Object.assign(new Error('x'), { digest: number }), '/[locale]/[currency]/pricing');
    });
    await rows(sql`alter table elsewhere rename to contact_messages`);
    await writeFailures();
    takeLog();
    expect((await today()).failures).toMatchObject([
      { number, request: number, times: 1, route: 'POST /api/v1/contact-message' },
    ]);
  });

  test('a thousand times in different ways fills neither memory nor the table', async () => {
    for (let n = 0; n < 1_000; n++) reportPage(Object.assign(new Error('x'), { digest: `d${n}` }), '/');
    await writeFailures();
    takeLog();
    expect(await rows(sql`select count(*)::int as n from failures`)).toEqual([{ n: 50 }]);
    await rows(sql`
      insert into failures (number, at, route, problem)
      select 'old' || n, now() - n * interval '1 minute', '/', 'Error' from generate_series(1, 600) n`);
    reportPage(Object.assign(new Error('x'), { digest: 'last' }), '/');
    await writeFailures();
    takeLog();
    expect(await rows(sql`select count(*)::int as n from failures`)).toEqual([{ n: 500 }]);
    const { failures } = await today();
    expect([failures.length, failures[0].number]).toEqual([30, 'last']);
  });
});

describe('A job', () => {
  const jobOf = async (name: string) =>
    (await today()).jobs.find((job: { name: string }) => job.name === name);

  test('says when it ran, how it went, and when it runs again', async () => {
    expect(await jobOf('sweep')).toEqual({
      name: 'sweep',
      did: null,
      is_on: true,
      started_at: null,
      took: null,
      outcome: null,
      next_at: null,
    });
    expect(await runJob('sweep', inMs(60_000), async () => 5)).toBe(5);
    const done = await jobOf('sweep');
    expect(done).toMatchObject({ outcome: 'done', took: expect.any(Number) });
    expect(Date.parse(done.next_at)).toBeGreaterThan(Date.parse(done.started_at));
    await expect(
      runJob(
        'sweep',
        () => null,
        async () => {
          throw new Error('no');
        },
      ),
    ).rejects.toThrow('no');
    expect(await jobOf('sweep')).toMatchObject({ outcome: 'failed', next_at: null });
  });

  test('is called off where the site was not told to do it', async () => {
    expect((await jobOf('backup')).is_on).toBe(false);
    env.backupDir = '/backups';
    expect((await jobOf('backup')).is_on).toBe(true);
    env.backupDir = null;
  });

  test('that found nothing to do leaves what is known of its last run', async () => {
    const work = vi.fn(async () => false);
    await runJob('promotions', inMs(1), work, (ran) => ran);
    expect(work).toHaveBeenCalled();
    expect((await jobOf('promotions')).started_at).toBeNull();
  });
});
