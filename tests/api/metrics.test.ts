import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { apiListener, dropAnswers } from '@/lib/front/api';
import { serveBefore } from '@/lib/front/front';
import { KeptPages } from '@/lib/front/kept-pages';
import { sendMail } from '@/lib/mail/send-mail';
import { afterCommit, settled } from '@/lib/server/after-commit';
import { answer } from '@/lib/server/answer';
import { gaugeSite } from '@/lib/server/figures';
import { forgetAll } from '@/lib/server/limits';
import { takePage } from '@/lib/server/visits';
import { withTestDatabase } from '../support/database';
import { freePort } from '../support/free-port';
import { withOutbox } from '../support/mail';

withTestDatabase();
withOutbox();

const token = 'a-token-of-the-operator';
let server: Server;
beforeAll(async () => {
  env.backupDir = env.dataDir;
  gaugeSite();
  server = createServer();
  const pages = new KeptPages(1_000_000);
  pages.set('/route-cache/x/y/$/en/USD/faq', { kind: 'APP_PAGE', html: 'kept', status: 200 }, {});
  serveBefore(server, (_, response) => response.writeHead(404).end('nothing here'), {
    trustProxy: false,
    files: [],
    pages,
    api: apiListener(answer, true),
    takePage,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  forgetAll();
  dropAnswers();
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
  });
  return { status: response.status, text: await response.text() };
};

/** The value of a line; 0 where there is none yet. */
const figure = async (line: string) => {
  const { text } = await ask('/metrics');
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
};

/** By how much a figure grows; it is counted when an answer is out, which may be after it has arrived. */
const expectGrowth = async (line: string, by: number, work: () => Promise<unknown>) => {
  const before = await figure(line);
  await work();
  await vi.waitFor(async () => expect((await figure(line)) - before).toBe(by));
};

test('requests are counted by the pattern of their address and the class of their status', async () => {
  const of = (route: string, status: string) =>
    `makinar_request_seconds_count{kind="api",method="GET",route="${route}",status="${status}"}`;
  await expectGrowth(of('/api/v1/ads/:id', '4xx'), 3, async () => {
    for (const id of [4711, 4712, 4713]) await ask(`/api/v1/ads/${id}`);
  });
  await expectGrowth(of('/api/v1/brand', '2xx'), 1, () => ask('/api/v1/brand'));
});

test('what a stranger makes up adds no line', async () => {
  await ask('/api/v1/made-up-0');
  await ask('/made-up-0');
  const lines = async () =>
    (await ask('/metrics')).text.split('\n').filter((one) => /request_seconds/.test(one));
  await vi.waitFor(async () => expect((await lines()).join()).toContain('route="nothing"'));
  const before = (await lines()).length;
  for (let n = 1; n <= 20; n += 1) {
    await ask(`/api/v1/made-up-${n}?x=${n}`);
    await ask(`/made-up-${n}`);
    await ask(`/moderation/site/kind-${'x'.repeat(n % 10)}/row${n}`);
    await ask(`/media/made-up-${n}.webp`);
  }
  await vi.waitFor(async () => expect((await lines()).join()).toContain('route="/media/…"'));
  // Twelve and a few of the histogram for each of the two patterns that were not seen before.
  expect((await lines()).length - before).toBeLessThanOrEqual(2 * 14);
  expect((await lines()).join()).not.toMatch(/made-up|row\d/);
});

test('kept pages, kept answers, searches, mails, queries and work that is left are counted', async () => {
  await expectGrowth('makinar_kept_total{kind="page"}', 2, async () => {
    for (let n = 0; n < 2; n += 1) expect((await ask('/faq')).text).toBe('kept');
  });
  expect(await figure('makinar_kept_pages')).toBe(1);
  expect(await figure('makinar_kept_pages_bytes')).toBeGreaterThan(0);
  await expectGrowth('makinar_api_answers_total{cache="hit"}', 2, async () => {
    for (let n = 0; n < 3; n += 1) await ask('/api/v1/category');
  });
  await expectGrowth('makinar_searches_total{outcome="missed"}', 1, () =>
    ask('/api/v1/ads?search=qqqqqqzzzzzz'),
  );
  const queries = await figure('makinar_database_query_seconds_count');
  await ask('/api/health');
  expect(await figure('makinar_database_query_seconds_count')).toBeGreaterThan(queries);
  expect(await figure('makinar_database_connections_open')).toBeGreaterThan(0);
  let finish = () => {};
  await expectGrowth('makinar_pending_work', 1, async () => {
    await settled();
    afterCommit('Waiting', () => new Promise<void>((resolve) => (finish = resolve)));
  });
  finish();
});

test('a mail is counted as sent, or as not taken', async () => {
  const mail = {
    id: '1',
    to: 'a@example.com',
    from: { name: 'Makinar' },
    subject: 's',
    text: 't',
    html: 'h',
  };
  await expectGrowth('makinar_mails_total{outcome="sent"}', 1, () => sendMail(mail));
  env.smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  await expectGrowth('makinar_mails_total{outcome="failed"}', 1, () =>
    expect(sendMail(mail)).rejects.toThrow('ECONNREFUSED'),
  );
  env.smtpUrl = undefined;
});

test('memory, the delay of the event loop and the room on the disk stand there', async () => {
  const { text } = await ask('/metrics');
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'makinar_data_free_bytes',
    'makinar_http_connections',
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
});

test('the figures are for this machine, or for who has the token; to everyone else there is nothing', async () => {
  expect((await ask('/metrics')).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    const passedOn = { [name]: '203.0.113.7' };
    const nothing = { status: 404, text: 'nothing here' };
    env.metricsToken = undefined;
    expect(await ask('/metrics', passedOn)).toEqual(nothing);
    expect(await ask('/metrics', { ...passedOn, authorization: 'Bearer undefined' })).toEqual(nothing);
    env.metricsToken = token;
    expect(await ask('/metrics', { ...passedOn, authorization: `Bearer ${token}x` })).toEqual(nothing);
    expect(await ask('/metrics', passedOn)).toEqual(nothing);
    expect((await ask('/metrics', { ...passedOn, authorization: `Bearer ${token}` })).status).toBe(200);
  }
});

test('alerts and dashboard ask for figures that are there, and the dashboard for each of ours', async () => {
  const read = (name: string) => readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
  const [rules, dashboard] = [await read('prometheus-rules.yml'), await read('grafana-dashboard.json')];
  const said = (await ask('/metrics')).text.matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const names = new Set<string>();
  for (const [, name = '', type] of said)
    for (const end of type === 'histogram' ? ['_count', '_sum', '_bucket'] : ['']) names.add(`${name}${end}`);
  const expressions = JSON.parse(dashboard).panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const asked = (text: string): string[] => text.match(/\b(?:makinar|process|nodejs)_\w+/g) ?? [];
  const wanted = [...asked(rules), ...asked(expressions.join(' '))];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  const unseen = [...names].filter((name) => /^makinar_/.test(name) && !/_(?:sum|bucket)$/.test(name));
  expect(unseen.filter((name) => !asked(expressions.join(' ')).includes(name))).toEqual([]);
});
