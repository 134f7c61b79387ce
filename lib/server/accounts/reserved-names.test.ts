import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names';

test.each([
  'admin',
  'Admin',
  'ADMIN',
  'admin7',
  'the.admin',
  'ad-min',
  'support',
  'supp0rt',
  'Makinar',
  'makinar-erbil',
  'mаkinar',
  'аdmin',
  'adrnin',
  'ádmin',
  'admın',
  'مدير',
  'ماکینار',
])('nobody is called %s', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  'dilan.hama',
  'machinery4u',
  'administer',
  'modern',
  'rootsy',
  'سارا99',
  'ئاکۆ',
  'ali_2024',
  'supporting',
])('somebody may be called %s', (name) => {
  expect(isReservedName(name)).toBe(false);
});
