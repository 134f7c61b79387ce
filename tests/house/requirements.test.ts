import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coverageTable, readRequirements, readShown } from '../support/coverage';
import { unseen } from '../support/unseen';

const readme = path.resolve(import.meta.dirname, '../README.md');
const mark =
  '<!-- The table below is written by `npx vitest run --project unit tests/house/requirements.test.ts -u`. -->';

test('each requirement has a number of its own', () => {
  const numbers = readRequirements().map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('a test names no requirement that does not exist, and one that nobody can see has no test', () => {
  const numbers = new Set(readRequirements().map(({ number }) => number));
  const wrong = readShown().filter((shown) =>
    shown.numbers.some((number) => !numbers.has(number) || unseen.has(number)),
  );
  expect(wrong).toEqual([]);
  expect([...unseen.keys()].filter((number) => !numbers.has(number))).toEqual([]);
});

test('every other requirement has a test', () => {
  const shown = new Set(readShown().flatMap(({ numbers }) => numbers));
  const left = readRequirements().filter(({ number }) => !shown.has(number) && !unseen.has(number));
  expect(left.map(({ number, text }) => `R${number} ${text}`)).toEqual([]);
});

test('the table in tests/README.md is up to date', async () => {
  const [head = ''] = readFileSync(readme, 'utf8').split(mark);
  await expect(`${head}${mark}\n\n${coverageTable(unseen)}`).toMatchFileSnapshot(readme);
});
