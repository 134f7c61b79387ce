import { expect, test } from 'vitest';
import { isTyped, placeOf, pointOf, readPlace } from './degrees';

test('degrees are read in three digit sets, with a point or a comma', () => {
  for (const lat of ['36.191113', '٣٦٫١٩١١١٣', '۳۶٫۱۹۱۱۱۳', ' 36,191113 ']) {
    expect(pointOf(lat, '44')).toEqual({ lat: 36.191113, long: 44 });
  }
  expect(readPlace({ lat: '٣٦٫٥', long: '−44,25', title: '٣٦٫٥' })).toEqual({
    lat: '36.5',
    long: '-44.25',
    title: '٣٦٫٥',
  });
});

test('what is no place has no pin', () => {
  for (const [lat, long] of [
    ['', ''],
    ['36.19', ''],
    ['91', '44'],
    ['36', '181'],
    ['north', '44'],
  ] as const) {
    expect(pointOf(lat, long)).toBeNull();
  }
});

test('the map is as exact as its form asks, and never writes a number in powers of ten', () => {
  expect(placeOf({ lat: 36.1911134, long: 44.0000001 })).toEqual({ lat: '36.1911', long: '44' });
  expect(placeOf({ lat: 36.1911134, long: 44.00917 }, 3)).toEqual({ lat: '36.191', long: '44.009' });
});

test('what is half a place, no place or more exact than the map was typed', () => {
  expect(isTyped({ lat: '36.1911', long: '44.00921' })).toBe(false);
  expect(isTyped({ lat: '36.19268', long: '43.97697' }), 'as an account has it').toBe(false);
  expect(isTyped({ lat: '', long: '' })).toBe(false);
  for (const [lat, long] of [
    ['36.191113', '44.0092'],
    ['36.1911', ''],
    ['91', '44'],
  ] as const) {
    expect(isTyped({ lat, long })).toBe(true);
  }
});
