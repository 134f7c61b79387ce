import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRichText } from '@/lib/format/rich-text';
import { cleanDescription } from './description';

test.each([
  ['<p>One owner<br>from <b>new</b></p>', '<p>One owner<br />from <b>new</b></p>'],
  ['<p style="position:fixed" onclick="x()">Hi</p>', '<p>Hi</p>'],
  ['<b>x</b><script>alert(1)</script>', '<b>x</b>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<a href="https://yard.test">x</a>', '<a href="https://yard.test">x</a>'],
  ['<b>x</b><svg><style><img src=x onerror=alert(1)></style></svg>', '<b>x</b>'],
  ['<b>x</b><math><mtext><table><mglyph><style><img src=x onerror=y>', '<b>x</b>'],
  ['<b>x</b><iframe srcdoc="<script>y</script>"></iframe>', '<b>x</b>'],
  ['<form id=x><input name=y><p>Hi</p></form>', '<p>Hi</p>'],
  ['<p>Hi</p><!-- hidden -->', '<p>Hi</p>'],
])('of %j stays %j', (typed, kept) => {
  expect(cleanDescription(typed)).toBe(kept);
});

test.each([
  ['Hours < 5000, price > 0 & more', 'Hours < 5000, price > 0 & more'],
  ['two\nlines', 'two\nlines'],
  ['&lt;b&gt; is written so', '&lt;b&gt; is written so'],
  ['<script>alert(1)</script>Good machine', 'Good machine'],
  ['<img src=x onerror=alert(1)>Tom & Co', 'Tom & Co'],
])('plain text %j is text: %j', (typed, kept) => {
  expect(cleanDescription(typed)).toBe(kept);
  expect(isRichText(kept)).toBe(false);
});

test('what is clean stays as it is, and nothing that runs is ever left', () => {
  const parts = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "'",
      '&',
      '&lt;',
      '&gt;',
      '&amp;',
      '/',
      '<p>',
      '</p>',
      '<b',
      '<script>',
      '</script>',
      '<x>',
    ],
    ...[
      '<!--',
      '-->',
      '<svg>',
      '<style>',
      ' onclick=',
      'javascript:',
      '<a href="',
      'text',
      ' ',
      '\n',
      '&#60;',
      '&#x3c;',
    ],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (typed) => {
      const clean = cleanDescription(typed.join(''));
      expect(cleanDescription(clean)).toBe(clean);
      if (!isRichText(clean)) return;
      expect(clean.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\bon\w+=|<script|<svg|<style|<!--/i);
      expect(clean).not.toMatch(/href="\s*javascript:/i);
    }),
    { numRuns: 500 },
  );
});
