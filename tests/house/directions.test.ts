import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const stylesheets = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((file) => file.name.endsWith('.css'))
    .map((file) => path.join(file.parentPath, file.name)),
);

test('no stylesheet asks :dir(), which the build writes as the languages of a direction: a part with a dir of its own is none', () => {
  expect(stylesheets.length).toBeGreaterThan(10);
  expect(stylesheets.filter((file) => readFileSync(file, 'utf8').includes(':dir('))).toEqual([]);
});
