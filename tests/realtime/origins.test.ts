import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { realtimeOrigins } from '@/lib/realtime/origins';

const before = { realtime: env.realtime, siteUrl: env.siteUrl };
afterEach(() => {
  Object.assign(env, before);
});

test('a page may connect to where the site says that it is, or to where the service is, and nowhere else', () => {
  env.realtime = { ...before.realtime, port: 6001, outside: null };
  env.siteUrl = 'http://localhost:3000';
  expect(realtimeOrigins()).toEqual(['ws://localhost:6001', 'wss://localhost:3000']);
  env.siteUrl = 'https://yard.example';
  expect(realtimeOrigins()).toEqual(['ws://yard.example:6001', 'wss://yard.example']);
  env.realtime = { ...before.realtime, url: 'wss://rt.example:6001/path' };
  expect(realtimeOrigins()).toEqual(['wss://rt.example:6001']);
  env.realtime = { ...before.realtime, port: 0 };
  expect(realtimeOrigins()).toEqual([]);
});
