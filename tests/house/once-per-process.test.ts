import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// What a process keeps once hangs by its name on one map: a name that two files use gives one of them the other's thing.

const root = path.resolve(import.meta.dirname, '../..');
const rooms = ['app', 'components', 'lib', 'scripts'];
const sources = rooms.flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, room, file), 'utf8')),
);

test('what a process keeps once has a name of its own', () => {
  const asked = /(?<!const )\boncePerProcess\b(?:<[^(]*>)?\(\s*(['`][^'`]+['`])?/g;
  const names = sources.flatMap((source) => [...source.matchAll(asked)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(names).not.toContain(undefined);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
