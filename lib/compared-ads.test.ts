import { expect, test } from 'vitest';
import { asNamed, chooseCompared, comparedName, parseCompared } from './compared-ads';

const chosen = (ads: string) => chooseCompared(parseCompared(new URLSearchParams({ ads })));

test('an address names up to four ads, each once, in its own order', () => {
  expect(chosen('15,12,18')).toEqual({ ids: [15, 12, 18], isDoubled: false, isTooMany: false, unread: 0 });
  expect(chosen('15,12,15')).toMatchObject({ ids: [15, 12], isDoubled: true });
  expect(chosen('1,2,3,4,5')).toMatchObject({ ids: [1, 2, 3, 4], isTooMany: true });
});

test('what is no number is counted, and nothing is made of it', () => {
  expect(chosen('12,x,-3,1e3,99999999999,0,15')).toMatchObject({ ids: [12, 15], unread: 5 });
  expect(chosen('')).toMatchObject({ ids: [], unread: 0 });
});

test('of an endless address only the beginning is read', () => {
  expect(parseCompared(new URLSearchParams({ ads: '7,'.repeat(100_000) }))).toHaveLength(12);
});

test('a page is called by its ads, and by nothing else', () => {
  const asked = [12, 0, 15];
  expect(asNamed(comparedName(asked))).toEqual(asked);
  for (const name of ['', '12-', 'a', '12,15', `${'1-'.repeat(20)}1`, '1234567890'])
    expect(asNamed(name), name).toBeNull();
});
