import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchive } from '@/lib/server/backup/read-archive';
import { freeze, isGone } from '../support/processes';
import { finished } from '../support/site';
import { kinds } from './load';
import { type Part, type Product, startProduct } from './product';
import { answered, long, minute, suffer, waitUntilMet, withReport } from './suffer';

const killed: { n: number; whole: number; absent: number } = { n: 0, whole: 0, absent: 0 };

const scratch = withReport('What it survives', () =>
  killed.n
    ? `Backups that were made while all was killed: ${killed.n}, whole ${killed.whole}, not there ${killed.absent}.`
    : '',
);

let product: Product;

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
    await suffer(product, {
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
    suffer(product, {
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
    suffer(product, {
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

  test('realtime gone', { timeout: 3 * minute }, () =>
    suffer(product, {
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
