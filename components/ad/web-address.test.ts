import { expect, test } from 'vitest';
import { phoneDigits, webAddress } from './web-address';

test('a seller’s site is linked however he typed it', () => {
  expect(webAddress('www.yard.test')).toEqual({ href: 'https://www.yard.test/', host: 'yard.test' });
  expect(webAddress(' http://yard.test/a?b=1 ')?.href).toBe('http://yard.test/a?b=1');
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://',
  '   ',
  null,
])('what is no page is no link (%s)', (text) => {
  expect(webAddress(text)).toBeNull();
});

test('a number is dialled in whatever digits it was written', () => {
  expect(phoneDigits('+964 (750) 123-4567')).toBe('+9647501234567');
  expect(phoneDigits('٠٧٥٠ ١٢٣ ٤٥٦٧')).toBe('07501234567');
  expect(phoneDigits('۰۷۵۰۱۲۳۴۵۶۷')).toBe('07501234567');
});

test.each(['', 'call me', '12', '1'.repeat(40), null])('what is no number is not dialled (%s)', (text) => {
  expect(phoneDigits(text)).toBeNull();
});
