import { expect, test } from 'vitest';
import { codeOf, keyUri, stepAt, stepOf, toBase32 } from './totp';

const key = Buffer.from('12345678901234567890');

test('codes are those of RFC 6238, appendix B, of which an app shows the last six digits', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ];
  for (const [seconds, code] of vectors) expect(codeOf(key, stepAt(seconds * 1000))).toBe(code);
});

test('a code counts half a minute too early and too late, and no longer', () => {
  const at = 1234567890_000;
  const step = stepAt(at);
  expect([-2, -1, 0, 1, 2].map((away) => stepOf(key, codeOf(key, step + away), at))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  for (const wrong of ['', '00592', '0059241', 'abcdef', '٠٠٥٩٢٤', '5924'])
    expect(stepOf(key, wrong, at)).toBeNull();
});

test('a key is written as RFC 4648 has it, and as apps read it', () => {
  expect(['f', 'fo', 'foo', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YTBOI',
  ]);
  expect(keyUri(key, 'Makinar & Co', 'sara@example.com')).toBe(
    'otpauth://totp/Makinar%20%26%20Co:sara%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Makinar%20%26%20Co',
  );
});
