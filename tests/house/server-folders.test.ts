import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The shape that every folder of lib/server has (lib/server/README.md).

const root = path.resolve(import.meta.dirname, '../../lib/server');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The files of lib/server that a file names, without their ending. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from '(\.{1,2}\/[^']+|@\/lib\/server\/[^']+)'/g)].map(([, target = '']) =>
    target.startsWith('@/')
      ? target.slice('@/lib/server/'.length)
      : path.normalize(path.join(path.dirname(file), target)),
  );

/** Null for what stands beside the folders, which all may use. */
const folderOf = (file: string): string | null => (file.includes('/') ? (file.split('/')[0] ?? null) : null);

const uses = new Map<string, Set<string>>();
for (const file of files) {
  const from = folderOf(file);
  if (from === null) continue;
  const targets = uses.get(from) ?? new Set();
  for (const target of importsOf(file)) {
    const to = folderOf(target);
    if (to !== null && to !== from) targets.add(to);
  }
  uses.set(from, targets);
}

/** The way from a folder back to itself, if there is one. */
const circleFrom = (start: string): string[] | null => {
  const search = (at: string, way: readonly string[]): string[] | null => {
    for (const next of uses.get(at) ?? []) {
      if (next === start) return [...way, next];
      if (way.includes(next)) continue;
      const found = seen.has(next) ? null : search(next, [...way, next]);
      if (found) return found;
      seen.add(next);
    }
    return null;
  };
  const seen = new Set<string>();
  return search(start, [start]);
};

test('no two folders of the server use each other, not even by others', () => {
  expect(uses.size).toBeGreaterThan(15);
  const circles = [...uses.keys()].flatMap((folder) => {
    const circle = circleFrom(folder);
    return circle ? [circle.join(' → ')] : [];
  });
  expect(circles).toEqual([]);
});

test('calls are registered in files of routes alone, and by the one way', () => {
  const registering = files.filter((file) => importsOf(file).includes('calls'));
  expect(registering.length).toBeGreaterThan(15);
  expect(registering.filter((file) => !/(^|\/|-)routes\.ts$/.test(file))).toEqual([]);
  const past = files.filter((file) => /\bapp\.openapi\(/.test(read(file)));
  expect(past).toEqual(['calls.ts']);
});

test('what every folder has is called the same, and no name says nothing', () => {
  const vague = /(^|\/)(utils?|helpers?|misc|common|service|controller|handlers?|actions?|types)\.ts$/;
  expect(files.filter((file) => vague.test(file))).toEqual([]);
  // Whoever writes says so: what changes rows on behalf of a call stands in mutations.
  const reading = files.filter((file) => /(^|\/)(queries|present|policy)\.ts$/.test(file));
  expect(reading.length).toBeGreaterThan(15);
  const writing = reading.filter((file) => /\b(?:db|tx)\s*\.(?:insert|update|delete)\(/.test(read(file)));
  expect(writing).toEqual([]);
});
