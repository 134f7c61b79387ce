import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { availabilities, moves } from '@/lib/contract/availability';

test('the README says who takes an ad from one state to another as the code does', () => {
  const file = path.resolve(import.meta.dirname, '../../lib/server/ads/README.md');
  const lines = readFileSync(file, 'utf8').split('\n');
  const table = [
    `| from | ${availabilities.join(' | ')} |`,
    '|---|---|---|---|---|---|',
    ...availabilities.map(
      (from) => `| ${from} | ${availabilities.map((to) => moves[from][to] ?? '–').join(' | ')} |`,
    ),
  ];
  const at = lines.indexOf(table[0] ?? '');
  expect(lines.slice(at, at + table.length)).toEqual(table);
});
