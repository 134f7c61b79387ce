import { describe, expect, test } from 'vitest';
import { call } from '../support/api';
import { withTestDatabase } from '../support/database';

withTestDatabase();

const search = async (text: string) =>
  (await call(`/v1/ads?per_page=1&search=${encodeURIComponent(text)}`)).body.meta;

describe('words in quotation marks', () => {
  test('are not put right, whichever marks are typed; without them they are', async () => {
    const { total, corrected_search } = await search('catterpilar');
    expect(total).toBeGreaterThan(0);
    expect(corrected_search).not.toBeNull();
    for (const text of ['"catterpilar"', '“catterpilar”', '«catterpilar»']) {
      const meta = await search(text);
      expect([text, meta.total, meta.corrected_search]).toEqual([text, 0, null]);
      expect(meta.nothing_found.other_spelling).not.toBeNull();
    }
  });

  test('find what is written so, and each part can be taken off', async () => {
    const [quoted, plain] = [await search('"toyota hilux"'), await search('toyota hilux')];
    expect(quoted.total).toBe(plain.total);
    expect(quoted.total).toBeGreaterThan(0);
    const without = quoted.reading.map((part: { without: string }) => part.without);
    expect(without).toEqual(['hilux', 'toyota']);
  });

  test('with nothing between them are no words', async () => {
    for (const text of ['""', '"', '“”']) expect((await search(text)).total).toBe(0);
  });
});
