import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import type { env } from '@/lib/env';
import { show } from '../support/table';
import { findHarm } from './check';
import { type Act, makePeople, underLoad } from './load';
import type { Product } from './product';

// Whatever happens while people post, send pictures, chat and decide: what they were told is there; what they were not
// told is there whole or not at all; and the site goes on by itself. `npm run chaos` is the long form of this.

export const long = process.env.CHAOS === 'long';
export const minute = 60_000;

type Result = { fault: string; acts: Act[]; odd: number; lost: number; half: number; back: number };
const results: Result[] = [];

/** Noise is below this, in milliseconds. */
const atOnce = 500;
/** Who is away for so long has something to explain. */
const longAway = 15_000;
const red = (count: number) => (count ? `**${count}**` : '0');

const report = (title: string, said: string) => {
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
  show(title, head, rows, said);
};

/** A folder for the tests of a file, which at the end print under `title` what was survived, and what is `said` of it. */
export const withReport = (title: string, said = () => ''): string => {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'makinar-chaos-'));
  beforeAll(() => {
    if (!existsSync('.next/BUILD_ID')) throw new Error('Build the site first: npm run build');
  });
  afterAll(() => {
    report(title, said());
    rmSync(scratch, { recursive: true, force: true });
  });
  return scratch;
};

/** Come again, the disk is full, or the limits of one account, which a long run reaches; anything else is a mistake. */
const orderly = new Set([200, 0, 503, 507, 409, 429]);

/** Milliseconds; for people who meet the fault, however slow the machine is. */
const patience = 60_000;

/** `milliseconds`, and for as long after that as nobody has done all of this since. */
export const waitUntilMet = async (
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

export const answered = (kind: Act['kind']) => (act: Act) => act.kind === kind && act.status === 200;

/** Who has as many ads as his plan allows, or has done what one may do in an hour, is refused whatever happens. */
const isEnough = ({ kind, status }: Act) => status === 429 || (kind === 'post' && status === 409);

type Fault = {
  name: string;
  /** Makes the fault and takes it away again. */
  happen: (acts: readonly Act[]) => Promise<unknown>;
  /** What of the answers under the fault is too little. */
  mostlyAnswered?: readonly Act['kind'][];
  /** Where the pictures are, if in no folder. */
  s3?: typeof env.s3;
};

/** People post, send pictures, chat and decide under a fault; what they were told has to be there. */
export const suffer = async (
  product: Product,
  { name, happen, mostlyAnswered = [], s3 = null }: Fault,
): Promise<void> => {
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
  const { lost, half } = await findHarm({ dataDir: product.dataDir, s3 }, acts, since);
  const odd = [
    ...during.filter(({ status }) => !orderly.has(status)),
    // When it is over everything is done.
    ...after.filter(({ status }) => status !== 200),
  ].map(({ kind, status }) => [kind, status]);
  if (odd.length) console.warn(`${name}: odd.\n${product.said()}`);
  results.push({ fault: name, acts, odd: odd.length, lost: lost.length, half: half.length, back });
  expect({ lost: lost.slice(0, 9), half: half.slice(0, 9) }).toEqual({ lost: [], half: [] });
  expect(odd.slice(0, 9)).toEqual([]);
  expect(new Set(after.map(({ kind }) => kind))).toContain('post');
  for (const kind of mostlyAnswered) {
    const tried = during.filter((act) => act.kind === kind && !isEnough(act));
    expect(tried.filter(answered(kind)).length, `${kind} under the fault`).toBeGreaterThan(tried.length / 2);
  }
};
