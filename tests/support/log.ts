import { expect, vi } from 'vitest';
import { logLines } from '@/lib/log-lines';

type Line = { level: string; message: string; error?: string } & Record<string, unknown>;

/** What stands in the log since the test began or last looked; a test that looks answers for what it finds. */
export const takeLog = (): Line[] => {
  const written = vi.mocked(logLines.write).mock.calls.map(([line]) => JSON.parse(line));
  vi.mocked(logLines.write).mockClear();
  return written;
};

/** The requests that failed are in the log, by their status; a line is written when the answer is out, so it may be late. */
export const expectFailures = async (statuses: number[]) => {
  await vi.waitFor(() => expect(logLines.write).toHaveBeenCalledTimes(statuses.length));
  expect(takeLog().map(({ status }) => status)).toEqual(statuses);
};
