import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// tests/security/README.md says which test tries which check. What it names has to be there.

const folder = path.resolve(import.meta.dirname, '../security');
const checks = 75;

type Row = { number: number; tests: { name: string; file: string }[] };
const rows: Row[] = readFileSync(path.join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, cell] = /^\| (\d+) \|.*\| (.*) \|$/.exec(line) ?? [];
    if (!number || cell === undefined) return [];
    const tests = cell.split('<br>').map((reference) => {
      const [, name = '', file = ''] = /^(.*) \(\[[^\]]+\]\(([^)]+)\)\)$/.exec(reference) ?? [];
      return { name: name.replaceAll('\\|', '|'), file };
    });
    return [{ number: Number(number), tests }];
  });

const isTest = ({ name, file }: Row['tests'][number]) => {
  if (!name || !/\.test\.tsx?$/.test(file)) return false;
  try {
    const source = readFileSync(path.resolve(folder, file), 'utf8').replace(/\\(['"`])/g, '$1');
    // Names of requirements may stand behind.
    return ["'", '"', '`'].some(
      (mark) => source.includes(`${mark}${name}${mark}`) || source.includes(`${mark}${name} (R`),
    );
  } catch {
    return false;
  }
};

test('each of the 75 checks has one row', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: checks }, (_, index) => index + 1));
});

test('each row names tests that there are', () => {
  const missing = rows.flatMap(({ number, tests }) =>
    tests.filter((named) => !isTest(named)).map(({ name, file }) => `${number}: ${name} in ${file}`),
  );
  expect(missing).toEqual([]);
});
