import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const saidBy = async (settings: Record<string, string>) => {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const [{ pageHeaders }, { readAddress }] = await Promise.all([
    import('./page-headers'),
    import('./address'),
  ]);
  return pageHeaders(readAddress('/faq', new URLSearchParams(), ''))['strict-transport-security'];
};

test('a site on https keeps browsers to it, and the hosts below it only where it is told to', async () => {
  expect(await saidBy({ SITE_URL: 'https://yard.test' })).toBe('max-age=31536000');
  expect(await saidBy({ SITE_URL: 'https://yard.test', HSTS_SUBDOMAINS: 'true' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(await saidBy({ SITE_URL: 'http://yard.test', HSTS_SUBDOMAINS: 'true' })).toBeUndefined();
});
