import { afterEach, expect, test, vi } from 'vitest';

const secrets = [
  'the secret of a site, long enough for anybody',
  'another secret of a site, just as long as it',
];

/** As a process would have it that was started with this secret. */
const startedWith = async (secret = '') => {
  vi.resetModules();
  vi.stubEnv('APP_SECRET', secret);
  return import('./sealed');
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('what is sealed is read after a restart with the same secret, and is nothing with another one', async () => {
  const sealed = (await startedWith(secrets[0])).seal(Buffer.from('a key'), 'account 1');
  expect(String((await startedWith(secrets[0])).unseal(sealed, 'account 1'))).toBe('a key');
  expect((await startedWith(secrets[1])).unseal(sealed, 'account 1')).toBeNull();
});

test('nobody reads it in another one’s row, nor changed, nor cut', async () => {
  const { seal, unseal } = await startedWith(secrets[0]);
  const sealed = seal(Buffer.from('a key'), 'account 1');
  expect(unseal(sealed, 'account 2')).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[15] = (bytes[15] ?? 0) ^ 1;
  expect(unseal(bytes.toString('base64'), 'account 1')).toBeNull();
  expect(unseal(sealed.slice(0, 20), 'account 1')).toBeNull();
  expect(unseal('', 'account 1')).toBeNull();
});

test('the same twice looks like two', async () => {
  const { seal } = await startedWith(secrets[0]);
  const [first, second] = [1, 2].map(() => seal(Buffer.from('a key'), 'account 1'));
  expect(first).not.toBe(second);
});
