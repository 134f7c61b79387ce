import { expect, test } from 'vitest';
import { hashOf, hasNonce, sealScripts, withoutNonce } from './own-scripts';
import { scriptsLater } from './scripts-later';

const nonce = 'n0nce-n0nce-n0nce-n0nce';
const push = (data: string) => `self.__next_f.push([1,${JSON.stringify(data)}])`;
const script = (text: string) => `<script nonce="${nonce}">${text}</script>`;
/** As it stands in a page that is kept. */
const kept = (data: string) =>
  `self.__next_f.push([1,'${data.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'])`;
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
  expect(hashes).toEqual([hashOf(start), hashOf(kept('own'))]);
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

test('scripts that are files are asked for at the end of the page, by a script with a hash', () => {
  const file = (attributes: string) => `<script src="/_next/a.js" ${attributes}></script>`;
  const evil = '<script src="/evil.js" async=""></script>';
  const old = file(`noModule="" nonce="${nonce}"`);
  const preload = (file: string) => `<link rel="preload" as="script" href="/_next/${file}"/>`;
  const { html, hashes } = sealScripts(
    `<head>${preload('a.js')}${preload('later.js')}${file(`async="" nonce="${nonce}"`)}${evil}</head><body>${old}</body></html>`,
    nonce,
  );
  const later = scriptsLater(['/_next/a.js']);
  expect(html).toBe(
    `<head>${preload('later.js')}${evil}</head><body>${file('noModule=""')}<script>${later}</script></body></html>`,
  );
  expect(hashes).toEqual([hashOf(later)]);
});

test('a page that is cut off keeps its scripts where they are', () => {
  const file = '<script src="/_next/a.js" async=""';
  const { html } = sealScripts(`${file} nonce="${nonce}"></script><p>`, nonce);
  expect(html).toBe(`${file}></script><p>`);
});

test('the data of a page become one script, which pushes the same text', () => {
  const pieces = ['1:["$","p",null,{"quote":"\\"', 'ئۆتۆمبێل \\\\"])', '"}]\n'];
  const { html, hashes } = sealScripts(pieces.map((piece) => script(push(piece))).join(''), nonce);
  expect(html).toBe(`<script>${kept(pieces.join(''))}</script>`);
  expect(hashes).toEqual([hashOf(kept(pieces.join('')))]);
  const pushed: unknown[] = [];
  new Function('self', html.slice('<script>'.length, -'</script>'.length))({ __next_f: pushed });
  expect(pushed).toEqual([[1, pieces.join('')]]);
});

test('the nonce is nowhere in the data, also where a piece ended amid it', () => {
  const [first, rest] = [`{"nonce":"${nonce.slice(0, 9)}`, `${nonce.slice(9)}"}`];
  const { html } = sealScripts(`${script(push(first))}${script(push(rest))}`, nonce);
  expect(html).toBe(`<script>${kept('{"nonce":"$undefined"}')}</script>`);
  const data = Buffer.from(`ئۆ{"nonce":"${nonce}"}`);
  expect(withoutNonce(data, nonce).toString()).toBe('ئۆ{"nonce":"$undefined"}');
});

test('no text ends the script that the data stand in', () => {
  const said = "</script><script>alert(1)</script><!-- \u2028 '\r\n";
  const { html } = sealScripts(script(push(said).replaceAll('<', '\\u003c')), nonce);
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const pushed: unknown[] = [];
  new Function('self', html.slice('<script>'.length, -'</script>'.length))({ __next_f: pushed });
  expect(pushed).toEqual([[1, said]]);
});

test('what a static part repeats is left out where the data came whole', () => {
  const data =
    '2:"/a.js"\n3:I[1,["$2"],"StaticPart"]\n0:["$","main",null,{"children":["$","$L3",null,{"id":"a","children":"words"}]}]\n';
  const seal = (...pieces: string[]) => sealScripts(pieces.join(''), nonce).html;
  expect(seal(script(push(data)))).toContain('"id":"a","children":null');
  expect(seal(script(push(data)), '<p>between</p>', script(push('5:null\n')))).toContain(
    '"children":"words"',
  );
});
