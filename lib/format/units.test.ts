import { expect, it } from 'vitest';
import { formatDistance, formatHours } from './units';

const plain = (text: string) => text.replace('\u00a0', ' ');

it('says hours in each language', () => {
  expect(plain(formatHours(8450, 'en'))).toBe('8,450 h');
  expect(plain(formatHours(8450, 'ar'))).toBe('8,450 ساعة');
  expect(plain(formatHours(8450, 'ckb'))).toBe('8,450 کاتژمێر');
});

it.each([
  [0, '0 ساعة'],
  [1, 'ساعة واحدة'],
  [2, 'ساعتان'],
  [3, '3 ساعات'],
  [10, '10 ساعات'],
  [11, '11 ساعة'],
  [99, '99 ساعة'],
  [100, '100 ساعة'],
  [102, '102 ساعة'],
  [103, '103 ساعات'],
  [1010, '1,010 ساعات'],
  [3.5, '3.5 ساعة'],
])('counts %d hours as Arabic does', (hours, text) => {
  expect(plain(formatHours(hours, 'ar'))).toBe(text);
});

it('says distances in each language', () => {
  expect(plain(formatDistance(120000, 'km', 'en'))).toBe('120,000 km');
  expect(plain(formatDistance(120000, 'km', 'ar'))).toBe('120,000 كم');
  expect(plain(formatDistance(120000, 'km', 'ckb'))).toBe('120,000 کم');
  expect(plain(formatDistance(1, 'km', 'ar'))).toBe('1 كم');
  expect(plain(formatDistance(74500, 'mi', 'en'))).toBe('74,500 mi');
  expect(plain(formatDistance(74500, 'mi', 'ckb'))).toBe('74,500 میل');
  expect(plain(formatDistance(2, 'mi', 'ar'))).toBe('ميلان');
  expect(plain(formatDistance(5, 'mi', 'ar'))).toBe('5 أميال');
  expect(plain(formatDistance(74511, 'mi', 'ar'))).toBe('74,511 ميلًا');
  expect(plain(formatDistance(74500, 'mi', 'ar'))).toBe('74,500 ميل');
});
