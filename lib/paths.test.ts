import { expect, test } from 'vitest';
import { safeNext } from './paths';

test('after a login one lands on a screen of this site', () => {
  for (const next of ['/', '/profile', '/ar/ads?brand=3#top', '/chat/3/4']) expect(safeNext(next)).toBe(next);
});

test('an address that claims to be of this site and is not leads nowhere', () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    'evil.example',
    '',
    undefined,
    ['/a', '/b'],
    '/api/auth/logout',
    '/auth/login?next=/',
    '/ar/forgot-password',
  ]) {
    expect(safeNext(next), String(next)).toBeNull();
  }
});
