import { expect, it } from 'vitest';
import { takeCall, takePage } from './visits';

it('lets a visitor have 6,000 pages drawn in five minutes, whatever proxies he names', () => {
  for (let n = 0; n < 6_000; n += 1) expect(takePage(`198.51.100.${n % 250}, 203.0.113.210`)).toBe(0);
  const wait = takePage('203.0.113.210');
  expect([wait > 0, wait <= 300]).toEqual([true, true]);
  expect([takePage('203.0.113.211'), takeCall('203.0.113.210')]).toEqual([0, 0]);
});
