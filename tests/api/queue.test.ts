import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import type { PayloadOf } from '@/lib/server/queue/payloads';
import { enqueue, forgetOldJobs, type JobOptions } from '@/lib/server/queue/queue';
import {
  drain,
  type Handlers,
  HopelessError,
  mostAttempts,
  startQueue,
  type Told,
} from '@/lib/server/queue/worker';
import { transact } from '@/lib/server/transaction';
import { aMember } from '../support/account';
import { withTestDatabase } from '../support/database';
import { takeLog } from '../support/log';

withTestDatabase();

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const letter = (subject: string): PayloadOf<'letter'> => ({
  to: 'sara@example.com',
  name: 'Sara',
  locale: 'en',
  subject,
  paragraphs: ['The loader is still there.'],
});
const write = async (subject: string, options?: JobOptions) =>
  transact((tx) => enqueue(tx, 'letter', letter(subject), options));

let done: (Told & { subject: string })[];
/** Does letters by noting them down, after `before`. */
const noting = (before: (subject: string) => unknown = () => {}): Handlers => ({
  ...({} as Handlers),
  letter: async ({ subject }, told) => {
    await before(subject);
    done.push({ subject, ...told });
  },
});
const subjects = () => done.map(({ subject }) => subject);
const jobs = () =>
  rows<Record<string, unknown>>(sql`
    select name, key, payload, state, attempts, problem,
           extract(epoch from due_at - now())::float as seconds from queued_jobs order by id`);
const makeDue = () => rows(sql`update queued_jobs set due_at = now() where state = 'waiting'`);

beforeEach(async () => {
  done = [];
  await rows(sql`delete from queued_jobs`);
});

describe('a job', () => {
  test('is done once, after the commit of what wrote it, and leaves nothing', async () => {
    await write('one');
    await drain(noting());
    await drain(noting());
    expect(subjects()).toEqual(['one']);
    expect(done[0]).toMatchObject({ key: null, attempt: 1 });
    expect(await jobs()).toEqual([]);
  });

  test('of a transaction that was taken back never was', async () => {
    const taken = transact(async (tx) => {
      await enqueue(tx, 'letter', letter('never'));
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await drain(noting());
    expect(subjects()).toEqual([]);
  });

  test('with a key is one of its kind, before it is done, after, and of two who write it at once', async () => {
    const written = await Promise.all(['one', 'one'].map((subject) => write(subject, { key: 'ad-1' })));
    expect(written.toSorted()).toEqual([false, true]);
    await drain(noting());
    expect(await write('one', { key: 'ad-1' })).toBe(false);
    expect(await write('two', { key: 'ad-2' })).toBe(true);
    await drain(noting());
    expect(subjects()).toEqual(['one', 'two']);
  });

  test('that is done keeps its key for thirty days, and nothing of what it said', async () => {
    await write('secret', { key: 'ad-1' });
    await drain(noting());
    const [kept] = await jobs();
    expect(kept).toMatchObject({ key: 'ad-1', state: 'done', payload: null });
    await rows(sql`update queued_jobs set ended_at = now() - interval '29 days'`);
    await forgetOldJobs();
    expect(await jobs()).toHaveLength(1);
    await rows(sql`update queued_jobs set ended_at = now() - interval '31 days'`);
    await forgetOldJobs();
    expect(await write('anew', { key: 'ad-1' })).toBe(true);
  });

  test('waits for the time that it may start at', async () => {
    await write('later', { startAfter: new Date(Date.now() + 60_000) });
    await drain(noting());
    expect(subjects()).toEqual([]);
    await makeDue();
    await drain(noting());
    expect(subjects()).toEqual(['later']);
  });

  test('goes with the account that it is about', async () => {
    const { id } = await aMember();
    await write('theirs', { accountId: id });
    await rows(sql`delete from accounts where id = ${id}`);
    expect(await jobs()).toEqual([]);
  });

  test('that says more than a job may is refused', async () => {
    await expect(write('long'.repeat(20_000))).rejects.toThrow('too large');
  });
});

describe('an attempt that fails', () => {
  const failing = noting(() => {
    throw new Error('450 bob@example.com is busy');
  });

  test('is made again, later each time, and the last one leaves a dead letter that says why', async () => {
    await write('in vain', { key: 'ad-1' });
    const pauses: number[] = [];
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
      await drain(failing);
      const [job] = await jobs();
      expect(job).toMatchObject({ state: 'waiting', attempts: attempt });
      pauses.push(Number(job?.seconds));
      await makeDue();
    }
    for (const [n, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThan(10 * 3 ** n * 0.8);
      expect(pause).toBeLessThan(10 * 3 ** n * 1.2);
    }
    expect(takeLog()).toEqual([]);
    await drain(failing);
    expect(await jobs()).toMatchObject([
      { state: 'dead', attempts: mostAttempts, problem: 'Error: 450 … is busy' },
    ]);
    expect(takeLog()).toMatchObject([{ level: 'error', message: expect.stringContaining('dead letter') }]);
    await drain(noting());
    expect(subjects()).toEqual([]);
    expect(await write('in vain', { key: 'ad-1' })).toBe(false);
  });

  test('is told its number and the same id, and what succeeds in the end is done', async () => {
    await write('at last', { key: 'ad-1' });
    let ids: string[] = [];
    const once: Handlers = {
      ...noting(),
      letter: async (_, { id, attempt }) => {
        ids = [...ids, id];
        if (attempt === 1) throw new Error('not yet');
      },
    };
    await drain(once);
    await makeDue();
    await drain(once);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await jobs()).toMatchObject([{ state: 'done', attempts: 2, problem: null }]);
  });

  test('and is hopeless is not made again', async () => {
    await write('nobody there');
    await drain(
      noting(() => {
        throw new HopelessError('550 no such mailbox');
      }),
    );
    expect(await jobs()).toMatchObject([{ state: 'dead', attempts: 1 }]);
    expect(takeLog()).toHaveLength(1);
  });
});

describe('a worker', () => {
  test('that died leaves its job to another one, which knows that it is the second attempt', async () => {
    await write('survives', { key: 'ad-1' });
    const died = drain(noting(() => new Promise(() => {})));
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
    await drain(noting());
    expect(subjects()).toEqual([]);
    await makeDue();
    await drain(noting());
    expect(done).toMatchObject([{ subject: 'survives', attempt: 2 }]);
    void died;
  });

  test('that was taken for dead says nothing of its job any more', async () => {
    await write('slow', { key: 'ad-1' });
    let fail = (_: Error) => {};
    const slow = drain(noting(() => new Promise((_, reject) => (fail = reject))));
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
    await makeDue();
    await drain(noting());
    fail(new Error('too late'));
    await slow;
    expect(await jobs()).toMatchObject([{ state: 'done', problem: null }]);
  });

  test('shares the work with others: each job is one worker’s', async () => {
    for (let n = 0; n < 40; n += 1) await write(`${n}`, { bulk: n % 2 === 0 });
    await Promise.all([drain(noting()), drain(noting()), drain(noting())]);
    expect(subjects().toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 40 }, (_, n) => `${n}`),
    );
  });

  test('does a single job before many', async () => {
    for (let n = 0; n < 10; n += 1) await write(`bulk ${n}`, { bulk: true });
    await write('single');
    await drain(noting());
    expect(subjects().indexOf('single')).toBeLessThan(3);
  });

  test('leaves a job of a later release to it', async () => {
    await rows(sql`insert into queued_jobs (name, payload) values ('not-known-yet', '{}')`);
    await drain(noting());
    expect(await jobs()).toMatchObject([{ name: 'not-known-yet', state: 'waiting', attempts: 0 }]);
  });

  test('that runs finds what is written, and stopped it ends what it began and begins nothing', async () => {
    let go = () => {};
    const began = new Promise<void>((resolve) => {
      go = resolve;
    });
    let begun = 0;
    const queue = startQueue(
      noting(() => {
        begun += 1;
        return began;
      }),
    );
    await write('begun');
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(1);
    const stopped = queue.stop();
    await write('left');
    go();
    await stopped;
    expect(subjects()).toEqual(['begun']);
    expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0]);
  });
});
