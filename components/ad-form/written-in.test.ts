import { expect, test } from 'vitest';
import { writtenIn } from './written-in';

test('a text tells its language, whatever language the page is in', () => {
  expect(writtenIn('Excavator in good order, 8,450 hours', 'ckb')).toBe('en');
  expect(writtenIn('حفارة كاتربلر بحالة ممتازة CAT 320', 'en')).toBe('ar');
  expect(writtenIn('حەفارەی کاتەرپیلەر، باری زۆر باشە CAT 320', 'en')).toBe('ckb');
  expect(writtenIn('320 D2 ١٢٣', 'ar')).toBe('en');
  expect(writtenIn('320', 'ar')).toBe('ar');
});
