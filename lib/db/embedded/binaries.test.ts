import { expect, test, vi } from 'vitest';
import { findBinaries } from './binaries';

test('where the C library is none that PostgreSQL was built for, the start says how to name a server', () => {
  // What Node reports on Alpine.
  vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} } as never);
  expect(() => findBinaries()).toThrow(
    /^There is no embedded PostgreSQL for Linux with musl\. Set DATABASE_URL to [^\n]+postgres:\/\//,
  );
});
