import { expect, test } from 'vitest';
import { urlEntries, xmlResponse } from './xml';

test('a page is listed in every language, with what XML needs escaped', () => {
  const entries = urlEntries('/ads?brand=1&category=2', '2026-03-21T09:00:00.000Z');
  expect(entries.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    expect.stringMatching(/\/ads\?brand=1&amp;category=2<\/loc>$/),
    expect.stringMatching(/\/ar\/ads\?brand=1&amp;category=2<\/loc>$/),
    expect.stringMatching(/\/ckb\/ads\?brand=1&amp;category=2<\/loc>$/),
  ]);
  expect(entries.match(/<lastmod>/g)).toHaveLength(3);
  expect(urlEntries('/faq')).not.toContain('lastmod');
});

test('a sitemap is written as it is read and ends when the reader goes', async () => {
  let written = 0;
  const endless = async function* () {
    for (;;) {
      written += 1;
      yield '<url/>';
    }
  };
  const reader = xmlResponse('urlset', endless()).body?.getReader();
  for (let chunk = 0; chunk < 3; chunk += 1) await reader?.read();
  await reader?.cancel();
  expect(written).toBeLessThan(6);
});
