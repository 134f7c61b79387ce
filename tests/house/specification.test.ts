import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coverageTable, readSentences, readShown } from '../support/coverage';
import { unseen } from '../support/unseen';

const readme = path.resolve(import.meta.dirname, '../README.md');
const mark =
  '<!-- The table below is written by `npx vitest run --project unit tests/house/specification.test.ts -u`. -->';

test('a test names no line that does not exist, and a line that nobody can see has no test', () => {
  const lines = new Set(readSentences().map(({ line }) => line));
  const wrong = readShown().filter((shown) =>
    shown.lines.some((line) => !lines.has(line) || unseen.has(line)),
  );
  expect(wrong).toEqual([]);
  expect([...unseen.keys()].filter((line) => !lines.has(line))).toEqual([]);
});

test('every other line has a test', () => {
  const shown = new Set(readShown().flatMap(({ lines }) => lines));
  const left = readSentences().filter(({ line }) => !shown.has(line) && !unseen.has(line));
  expect(left.map(({ line, text }) => `${line} ${text}`)).toEqual([]);
});

test('the table in tests/README.md is up to date', async () => {
  const [head = ''] = readFileSync(readme, 'utf8').split(mark);
  await expect(`${head}${mark}\n\n${coverageTable(unseen)}`).toMatchFileSnapshot(readme);
});
