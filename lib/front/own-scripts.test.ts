import { expect, test } from 'vitest';
import { hashOf, hasNonce, sealScripts, withoutNonce } from './own-scripts';

const nonce = 'n0nce-n0nce-n0nce-n0nce';
const push = (data: string) => `self.__next_f.push([1,${JSON.stringify(data)}])`;
const script = (text: string) => `<script nonce="${nonce}">${text}</script>`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';

test('a script that was drawn with the nonce has a hash, and no nonce any more', () => {
  const { html, hashes } = sealScripts(
    `<head>${script(start)}<link href="/a.css" nonce="${nonce}"/></head>`,
    nonce,
  );
  expect(html).toBe(`<head><script>${start}</script><link href="/a.css"/></head>`);
  expect(hashes).toEqual([hashOf(start)]);
  expect(hasNonce(html)).toBe(false);
});

test('a script that came in otherwise has none, with whatever it says of itself', () => {
  const evil =
    '<script>steal()</script><script nonce="guessed">steal()</script><script data-x=1 >steal()</script>';
  const { html, hashes } = sealScripts(`${script(start)}${evil}${script(push('own'))}`, nonce);
  expect(hashes).toEqual([hashOf(start), hashOf(push('own'))]);
  expect(html).toContain(evil);
  expect(hasNonce(html)).toBe(true);
});

test('scripts that are files and data that nothing runs need no hash', () => {
  const { hashes } = sealScripts(
    `<script src="/_next/a.js" nonce="${nonce}" async=""></script><script type="application/ld+json">{}</script>`,
    nonce,
  );
  expect(hashes).toEqual([]);
});

test('the data of a page become one script, which pushes the same text', () => {
  const pieces = ['1:["$","p",null,{"quote":"\\"', 'ئۆتۆمبێل \\\\"])', '"}]\n'];
  const { html, hashes } = sealScripts(pieces.map((piece) => script(push(piece))).join(''), nonce);
  expect(html).toBe(`<script>${push(pieces.join(''))}</script>`);
  expect(hashes).toEqual([hashOf(push(pieces.join('')))]);
});

test('the nonce is nowhere in the data, also where a piece ended amid it', () => {
  const [first, rest] = [`{"nonce":"${nonce.slice(0, 9)}`, `${nonce.slice(9)}"}`];
  const { html } = sealScripts(`${script(push(first))}${script(push(rest))}`, nonce);
  expect(html).toBe(`<script>${push('{"nonce":"$undefined"}')}</script>`);
  const data = Buffer.from(`ئۆ{"nonce":"${nonce}"}`);
  expect(withoutNonce(data, nonce).toString()).toBe('ئۆ{"nonce":"$undefined"}');
});
