import { expect, it } from 'vitest';
import { stripHtml } from './strip-html';

it.each([
  ['plain text', 'plain text'],
  ['<p>Clean <b>Cat</b>erpillar</p><p>One owner</p>', 'Clean Caterpillar One owner'],
  ['one<br>two<br/>three', 'one two three'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['<a href="/x">link</a>s', 'links'],
  ['5 &lt; 6 &amp;&nbsp;7 &gt; 6 &quot;q&quot; &#39;s&apos;', `5 < 6 & 7 > 6 "q" 's'`],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;script&gt;', '<script>'],
  ['a < b', 'a < b'],
  ['a<script>alert("<b>x</b>")</script>b', 'a b'],
  ['a<STYLE>p{}</STYLE >b', 'a b'],
  ['a<script>never closed', 'a'],
  ['a<!-- <b>no</b> > -->b', 'ab'],
  ['a<!-- never closed', 'a'],
  ['<p>حفارة&nbsp;٣٢٠</p>', 'حفارة ٣٢٠'],
  ['&unknown; &#0;', '&unknown; &#0;'],
  ['', ''],
])('%j → %j', (html, text) => {
  expect(stripHtml(html)).toBe(text);
});

it('reads long and broken text once', () => {
  const started = performance.now();
  for (const piece of ['<', '<a', '<script', '<!--', '<p>', '&', '&amp;', '>', '<a "', ' '])
    stripHtml(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(3000);
});
