import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../support/database';
import { measure, type Query } from '../support/search-measure';

withTestDatabase();

test('of the first ads of what people type in three scripts, 95 in a hundred are right, and no search is left without one', async () => {
  const file = new URL('../support/search-queries.json', import.meta.url);
  const queries: Query[] = JSON.parse(await readFile(file, 'utf8'));
  const { share, short, none, queries: asked } = await measure(queries);
  expect(asked).toBeGreaterThan(100);
  expect([share >= 0.95, none], JSON.stringify(short)).toEqual([true, 0]);
}, 120_000);
