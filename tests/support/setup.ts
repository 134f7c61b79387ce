import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error or a warning that nobody looked at is a failed test: React, Next and our own code all report through these.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const reported = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(reported).toEqual([]);
});
