import { expect, test, vi } from 'vitest';
import { sessionScript } from './session-script';

const names = ['location', 'document', 'localStorage', 'CSSStyleSheet', 'addEventListener'];
const run = new Function(...names, sessionScript);

/** What it has said to the root, and how often it opened the device's store. */
const said = (pathname: string, { cookie = '', seen }: { cookie?: string; seen?: string } = {}) => {
  const opened = vi.fn(() => seen);
  const page = { cookie, adoptedStyleSheets: [] as { rules: string }[], addEventListener: vi.fn() };
  class Sheet {
    rules = '';
    replaceSync(rules: string) {
      this.rules = rules;
    }
  }
  const store = Object.defineProperty({}, 'seen-ads', { get: opened });
  run({ pathname }, page, store, Sheet, vi.fn());
  return {
    rules: page.adoptedStyleSheets.map(({ rules }) => rules).join(),
    opened: opened.mock.calls.length,
  };
};

test('a page says before its first paint whether somebody is signed in', () => {
  expect(said('/faq').rules).toBe('');
  expect(said('/ar/ads', { cookie: 'lang=ar; user=%7B%7D' }).rules).toBe(
    ':root{--guest:none;--member:flex;}',
  );
});

test('home and an ad keep room for other ads that were seen', () => {
  const seen = '[{"id":5},{"id":7}]';
  for (const path of ['/', '/ar', '/ckb', '/ad/5', '/ckb/ad/9'])
    expect([path, said(path, { seen }).rules]).toEqual([path, ':root{--recent:block}']);
  expect(said('/ad/5', { seen: '[{"id":5}]' }).rules).toBe('');
  for (const odd of [undefined, '', '[]', '{}', 'nonsense', '[null]'])
    expect([odd, said('/ad/5', { seen: odd as string }).rules]).toEqual([odd, '']);
});

test('no other page opens the store of the device', () => {
  for (const path of ['/ads', '/faq', '/ar/ads', '/compare', '/ad/5/edit', '/ad/create'])
    expect([path, said(path, { seen: '[{"id":5}]' })]).toEqual([path, { rules: '', opened: 0 }]);
  expect(said('/').opened).toBe(1);
});
