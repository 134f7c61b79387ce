import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { env } from '@/lib/env';
import { logLines } from '@/lib/log-lines';

// An error or a warning that nobody looked at is a failed test: React, Next and our own code all report through these.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  vi.spyOn(logLines, 'write').mockImplementation(() => {});
});

afterEach(() => {
  const reported: unknown[] = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  const graver = vi
    .mocked(logLines.write)
    .mock.calls.flat()
    .filter((line) => !/^\{"level":"(?:debug|info)"/.test(line));
  vi.restoreAllMocks();
  expect([...reported, ...graver]).toEqual([]);
});

// The files of a process share what they load, so what one sets is as it was for the next. Where a file had all modules
// loaded anew, what the process remembers belongs to the old ones.
const asItWas = { ...env };
afterAll(async () => {
  Object.assign(env, asItWas);
  if ((await import('@/lib/log-lines')).logLines === logLines) return;
  Reflect.deleteProperty(globalThis, 'makinarOnce');
  vi.resetModules();
});

// React does what it has put off at once; after the last test of a file there is no window any more to do it in.
afterAll(async () => {
  if (typeof window === 'undefined') return;
  // What is loaded late, such as toasts, would else come when the page of the next file stands.
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 3; turn++) await setImmediate();
  // Stores and toasts belong to the page that they were first asked for on.
  document.body.replaceChildren();
  vi.resetModules();
});
