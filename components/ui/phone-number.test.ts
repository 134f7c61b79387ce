import { expect, test } from 'vitest';
import { joinPhone, splitPhone } from './phone-number';

const codes = ['964', '971', '1', '90', '98'];

test('a stored number shows its country apart from the rest', () => {
  expect(splitPhone('+9647701234567', codes)).toEqual({ code: '964', rest: '7701234567' });
  expect(splitPhone('+964 770 123 4567', codes)).toEqual({ code: '964', rest: '770 123 4567' });
  expect(splitPhone('00971 50 1234567', codes)).toEqual({ code: '971', rest: '50 1234567' });
  expect(splitPhone('٠٠٩٦٤٧٧٠١٢٣٤٥٦٧', codes)).toEqual({ code: '964', rest: '7701234567' });
});

test('a number of a country that is not in the list stays whole', () => {
  expect(splitPhone('+358401234567', codes)).toEqual({ code: '', rest: '+358401234567' });
  expect(joinPhone({ code: '964', rest: '+358401234567' })).toBe('+358401234567');
});

test('a number as it is dialled at home gets the code of the country, and loses its zero', () => {
  expect(splitPhone('0770 123 4567', codes)).toEqual({ code: '', rest: '0770 123 4567' });
  expect(joinPhone({ code: '964', rest: '0770 123 4567' })).toBe('+964 770 123 4567');
  expect(joinPhone({ code: '964', rest: '٠٧٧٠١٢٣٤٥٦٧' })).toBe('+964 ٧٧٠١٢٣٤٥٦٧');
  expect(joinPhone({ code: '964', rest: ' ' })).toBe('');
});
