import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { realtimeOrigins } from '@/lib/realtime/origins';

const before = env.realtime;
afterEach(() => {
  env.realtime = before;
});

test('a page may connect to its own host, or to where the service is, and nowhere else', () => {
  env.realtime = { ...before, port: 6001, outside: null };
  expect(realtimeOrigins('localhost:3000')).toEqual(['ws://localhost:6001', 'wss://localhost:3000']);
  expect(realtimeOrigins('yard.example')).toEqual(['ws://yard.example:6001', 'wss://yard.example']);
  for (const host of ['', 'a b', "x; script-src 'unsafe-eval'", '*', 'x\n', 'evil.example:80 *']) {
    expect([host, realtimeOrigins(host)]).toEqual([host, []]);
  }
  env.realtime = { ...before, url: 'wss://rt.example:6001/path' };
  expect(realtimeOrigins('localhost:3000')).toEqual(['wss://rt.example:6001']);
  env.realtime = { ...before, port: 0 };
  expect(realtimeOrigins('localhost:3000')).toEqual([]);
});
