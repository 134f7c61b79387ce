import { afterEach, beforeEach, expect, vi } from 'vitest';
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
