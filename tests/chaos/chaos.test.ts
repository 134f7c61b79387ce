import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchive } from '@/lib/server/backup/read-archive';
import { freeze, isGone } from '../support/processes';
import { startBucket } from '../support/s3-server';
import { finished } from '../support/site';
import { show } from '../support/table';
import { findHarm } from './check';
import { type Act, kinds, makePeople, underLoad } from './load';
import { type Part, type Product, startProduct } from './product';

// Whatever happens while people post, send pictures, chat and decide: what they were told is there; what they were not
// told is there whole or not at all; and the site goes on by itself. `npm run chaos` is the long form of this.

const long = process.env.CHAOS === 'long';
const minute = 60_000;
const scratch = mkdtempSync(path.join(os.tmpdir(), 'makinar-chaos-'));

type Result = { fault: string; acts: Act[]; odd: number; lost: number; half: number; back: number };
const results: Result[] = [];

/** Noise is below this, in milliseconds. */
const atOnce = 500;
/** Who is away for so long has something to explain. */
const longAway = 15_000;
const red = (count: number) => (count ? `**${count}**` : '0');

const report = () => {
  const head = 'fault, asked, answered, refused, no answer, odd, lost, half, answers again after'.split(', ');
  const rows = results.map(({ fault, acts, odd, lost, half, back }) => {
    const count = (is: (status: number) => boolean) => acts.filter(({ status }) => is(status)).length;
    const answered = count((status) => status === 200);
    const refused = count((status) => status !== 200 && status !== 0);
    const none = count((status) => status === 0);
    return [
      fault,
      ...[acts.length, answered, refused, none].map(String),
      ...[odd, lost, half].map(red),
      back < atOnce ? 'at once' : `${(back / 1000).toFixed(1)} s`,
    ];
  });
  const { n, whole, absent } = killed;
  const said = n
    ? `Backups that were made while all was killed: ${n}, whole ${whole}, not there ${absent}.`
    : '';
  show('What it survives', head, rows, said);
};

let product: Product;
const bucket: { current: Awaited<ReturnType<typeof startBucket>> | null } = { current: null };

beforeAll(() => {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
});
afterAll(() => {
  report();
  rmSync(scratch, { recursive: true, force: true });
});

/** Come again, the disk is full, or the limits of one account, which a long run reaches; anything else is a mistake. */
const orderly = new Set([200, 0, 503, 507, 409, 429]);

/** Milliseconds; for people who meet the fault, however slow the machine is. */
const patience = 60_000;

/** `milliseconds`, and for as long after that as nobody has done all of this since. */
const waitUntilMet = async (
  acts: readonly Act[],
  milliseconds: number,
  met: readonly ((act: Act) => boolean)[],
) => {
  const before = acts.length;
  const until = performance.now() + patience;
  await wait(milliseconds);
  while (!met.every((is) => acts.slice(before).some(is))) {
    if (performance.now() > until) throw new Error('Nobody met the fault.');
    await wait(50);
  }
};

const answered = (kind: Act['kind']) => (act: Act) => act.kind === kind && act.status === 200;

/** Who has as many ads as his plan allows, or has done what one may do in an hour, is refused whatever happens. */
const isEnough = ({ kind, status }: Act) => status === 429 || (kind === 'post' && status === 409);

type Fault = {
  name: string;
  /** Makes the fault and takes it away again. */
  happen: (acts: readonly Act[]) => Promise<unknown>;
  /** What of the answers under the fault is too little. */
  mostlyAnswered?: readonly Act['kind'][];
};

const suffer = async ({ name, happen, mostlyAnswered = [] }: Fault) => {
  const since = new Date(Date.now() - 1_000);
  const people = await makePeople(product.dataDir);
  const during = await underLoad(product, people, async (acts) => {
    await wait(500);
    await happen(acts);
  });
  const over = performance.now();
  await product.untilUp();
  const back = performance.now() - over;
  if (back > longAway) console.warn(`${name}: away for ${Math.round(back / 1000)} s.\n${product.said()}`);
  // Whoever comes then is served as ever.
  const after = await underLoad(product, await makePeople(product.dataDir), () => wait(1_000));
  const acts = [...during, ...after];
  const place = { dataDir: product.dataDir, s3: bucket.current?.settings ?? null };
  const { lost, half } = await findHarm(place, acts, since);
  const odd = [
    ...during.filter(({ status }) => !orderly.has(status)),
    // When it is over everything is done.
    ...after.filter(({ status }) => status !== 200),
  ].map(({ kind, status }) => [kind, status]);
  results.push({ fault: name, acts, odd: odd.length, lost: lost.length, half: half.length, back });
  expect({ lost: lost.slice(0, 9), half: half.slice(0, 9) }).toEqual({ lost: [], half: [] });
  expect(odd.slice(0, 9)).toEqual([]);
  expect(new Set(after.map(({ kind }) => kind))).toContain('post');
  for (const kind of mostlyAnswered) {
    const tried = during.filter((act) => act.kind === kind && !isEnough(act));
    expect(tried.filter(answered(kind)).length, `${kind} under the fault`).toBeGreaterThan(tried.length / 2);
  }
};

const killed: { n: number; whole: number; absent: number } = { n: 0, whole: 0, absent: 0 };

/** A backup that is made meanwhile, and killed too: its file is whole or not there. */
const backUpUntil = async (over: Promise<unknown>) => {
  killed.n += 1;
  const file = path.join(scratch, `backup-${killed.n}.tar`);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'backup', file], {
    env: { ...product.environment, NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  // Before it can have written anything, at any moment, and not at all.
  const kill = ['at once', 'at last', 'never'][(killed.n - 1) % 3];
  if (kill === 'at once') child.kill('SIGKILL');
  await over;
  if (kill === 'at last') child.kill('SIGKILL');
  await finished(child);
  if (existsSync(file)) {
    await checkArchive(file);
    killed.whole += 1;
  } else killed.absent += 1;
};

describe('On files and a database of its own', () => {
  beforeAll(async () => {
    product = await startProduct(path.join(scratch, 'own'));
  }, 5 * minute);
  afterAll(() => product?.stop());

  const parts: Part[] = ['everything', 'site', 'database'];
  const kills = Number(process.env.KILLS ?? (long ? 30 : 2));
  test(`killed with kill -9, ${kills} times, while a backup is made`, {
    timeout: (2 + kills) * minute,
  }, async () => {
    await suffer({
      name: `kill -9 of site, database or everything, ${kills} times`,
      happen: async () => {
        for (let n = 0; n < kills; n++) {
          const killing = wait(500 + Math.random() * 1_500).then(() =>
            product.kill(parts[n % parts.length] ?? 'site'),
          );
          await backUpUntil(killing);
          await product.untilUp();
          await wait(500);
        }
      },
    });
    expect(killed.absent).toBeGreaterThan(0);
    // Whatever a command had begun in the meantime, the site went on by itself.
    expect(product.gaveUp(), product.said()).toBe(0);
    // One more is made as if nothing had been.
    const file = path.join(scratch, 'last.tar');
    const child = spawn(process.execPath, ['scripts/run.mjs', 'backup', file], {
      env: { ...product.environment, NODE_OPTIONS: '' },
      stdio: 'ignore',
    });
    expect(await finished(child)).toBe(0);
    expect((await checkArchive(file)).summary.lost).toEqual([]);
    expect(readdirSync(scratch).filter((name) => name === 'last.tar.partial')).toEqual([]);
  });

  test('a site that is told to stop ends although somebody goes on asking on one line, and answers all that it hears', {
    timeout: 3 * minute,
  }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // 0: nobody listens any more.
    const ask = (address: string) =>
      new Promise<number>((resolve, reject) => {
        get(`${product.url}${address}`, { agent }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        }).once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ECONNREFUSED' ? resolve(0) : reject(error),
        );
      });
    const addresses = ['/', '/api/v1/ads', '/faq'];
    for (const address of addresses) await expect.poll(() => ask(address), { timeout: minute }).toBe(200);
    product.endSite();
    const said: number[] = [];
    while (!said.includes(0)) said.push(await ask(addresses[said.length % addresses.length] ?? ''));
    agent.destroy();
    expect(said.slice(0, -1).filter((status) => status !== 200)).toEqual([]);
    await product.untilUp();
    expect(product.gaveUp(), product.said()).toBe(0);
  });

  test('database gone', { timeout: 5 * minute }, () =>
    suffer({
      name: `database gone for ${long ? 10 : 4} s`,
      happen: async () => {
        const until = performance.now() + (long ? 10_000 : 4_000);
        while (performance.now() < until) {
          await product.kill('database');
          await wait(20);
        }
      },
    }),
  );

  test('database frozen', { timeout: 5 * minute }, () =>
    suffer({
      name: 'database frozen for 10 s',
      happen: async () => {
        const pid = product.databasePid() ?? 0;
        const thaw = freeze(pid);
        await wait(10_000);
        // Who watches over it may have started another one meanwhile.
        if (!isGone(pid)) thaw();
      },
    }),
  );

  test.each([
    ['disk full', 'ENOSPC'],
    ['read-only disk', 'EROFS'],
  ] as const)('%s', { timeout: 3 * minute }, async (name, disk) => {
    await suffer({
      name,
      happen: async (acts) => {
        product.setFaults({ disk });
        await waitUntilMet(acts, long ? 10_000 : 2_500, [
          ...(['post', 'chat', 'decide'] as const).map(answered),
          ({ kind, status }) => kind === 'upload' && status === 507,
        ]);
        product.setFaults({});
        await wait(300);
      },
      mostlyAnswered: ['post', 'chat', 'decide'],
    });
  });

  const day = 24 * 60 * minute;
  const untilChange = (at: string) => Date.parse(at) - Date.now() - 1_500;
  test.each([
    ['clock a day ahead, then a day behind', () => [day, -day]],
    // In Berlin, where this site is.
    [
      'clocks set back and forward for summer',
      () => ['2026-10-25T01:00:00Z', '2026-03-29T01:00:00Z'].map(untilChange),
    ],
  ])('%s', { timeout: 3 * minute }, async (name, offsets) =>
    suffer({
      name,
      happen: async (acts) => {
        for (const clock of offsets()) {
          product.setFaults({ clock });
          await waitUntilMet(acts, long ? 8_000 : 2_500, kinds.map(answered));
        }
        product.setFaults({});
        await wait(300);
      },
      mostlyAnswered: ['post', 'upload', 'chat', 'decide'],
    }),
  );

  test('realtime gone', { timeout: 3 * minute }, () =>
    suffer({
      name: 'realtime gone',
      happen: async (acts) => {
        const until = performance.now() + (long ? 10_000 : 3_000);
        while (performance.now() < until) {
          await product.kill('realtime');
          await wait(50);
        }
        await waitUntilMet(acts, 0, kinds.map(answered));
      },
      mostlyAnswered: ['post', 'upload', 'chat', 'decide'],
    }),
  );
});

describe('On a bucket, with a mail server that is gone', () => {
  beforeAll(async () => {
    bucket.current = await startBucket();
    const { address, accessKeyId, secretAccessKey, prefix } = bucket.current.settings;
    product = await startProduct(path.join(scratch, 'bucket'), {
      S3_ENDPOINT: address.slice(0, address.lastIndexOf('/')),
      S3_BUCKET: address.slice(address.lastIndexOf('/') + 1),
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_PREFIX: prefix,
      // Port 9 is the one that throws away, and nobody listens there.
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
  }, 5 * minute);
  afterAll(async () => {
    await product?.stop();
    await bucket.current?.stop();
    bucket.current = null;
  });

  test('mail server gone', { timeout: 3 * minute }, () =>
    suffer({
      name: 'mail server gone',
      happen: (acts) => waitUntilMet(acts, long ? 10_000 : 2_000, kinds.map(answered)),
      mostlyAnswered: ['post', 'upload', 'chat', 'decide'],
    }),
  );

  test('storage slow', { timeout: 5 * minute }, () =>
    suffer({
      name: 'storage slow, 10 s an object',
      happen: async (acts) => {
        if (bucket.current) bucket.current.faults.delay = 10_000;
        await waitUntilMet(acts, long ? 90_000 : 4_000, (['post', 'chat', 'decide'] as const).map(answered));
        if (bucket.current) bucket.current.faults.delay = 0;
      },
      mostlyAnswered: ['post', 'chat', 'decide'],
    }),
  );

  test('storage gone', { timeout: 3 * minute }, () =>
    suffer({
      name: 'storage gone',
      happen: async (acts) => {
        if (bucket.current) bucket.current.faults.gone = true;
        await waitUntilMet(acts, long ? 10_000 : 2_500, (['post', 'chat', 'decide'] as const).map(answered));
        if (bucket.current) bucket.current.faults.gone = false;
      },
      mostlyAnswered: ['post', 'chat', 'decide'],
    }),
  );
});
