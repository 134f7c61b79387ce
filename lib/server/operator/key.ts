import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { keepSecret } from '@/lib/kept-secret';

// The key of the operator door lies in DATA_DIR, readable for the user who runs the site and nobody else: who can
// read it could as well open the database itself.

const ownerOnly = 0o600;
const doorFile = () => path.join(env.dataDir, 'operator.json');

/** The key of this installation, made at random when it is asked for first. */
export const operatorKey = (): string => keepSecret(path.join(env.dataDir, 'operator.key'));

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries the key; takes as long for a wrong one as for a right one. */
export const isOperator = (authorization: string | undefined): boolean => {
  const given = /^Operator (\S{20,200})$/.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(operatorKey()));
};

const Door = z.object({
  url: z.string(),
  key: z.string(),
  /** What the running site wants in X-Api-Key. */
  apiKey: z.string(),
  pid: z.number(),
});
export type OperatorDoor = z.infer<typeof Door>;

/**
 * Tells the command-line doors of this machine where the site listens; called once it does. The note goes away with
 * the process.
 */
export const openOperatorDoor = (port: number): void => {
  const door: OperatorDoor = {
    url: `http://127.0.0.1:${port}`,
    key: operatorKey(),
    apiKey: env.apiKey,
    pid: process.pid,
  };
  mkdirSync(env.dataDir, { recursive: true });
  // Written aside and moved: nobody reads half of it, and it is never readable for others.
  const aside = `${doorFile()}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(door), { mode: ownerOnly });
  renameSync(aside, doorFile());
  process.once('exit', () => {
    if (readOperatorDoor()?.pid === process.pid) rmSync(doorFile(), { force: true });
  });
};

/** Where the running site says that it listens; null when none does. A killed one leaves its note behind. */
export const readOperatorDoor = (): OperatorDoor | null => {
  try {
    const read = Door.safeParse(JSON.parse(readFileSync(doorFile(), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
