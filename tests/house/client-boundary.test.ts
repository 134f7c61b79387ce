import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Where the server ends and the browser begins. What a client component imports is one, too, and says nothing of it.

const root = path.resolve(import.meta.dirname, '../..');
const files = ['app', 'components']
  .flatMap((entry) =>
    readdirSync(path.join(root, entry), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(entry, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const isMarked = (file: string) => sources.get(file)?.startsWith("'use client'") ?? false;

/** Files whose code a file loads, now or later; not those of which it takes a type alone. */
const loadedBy = (file: string) =>
  [
    ...(sources.get(file) ?? '').matchAll(
      /(?:import|export)\s(?!type\b)[^;']*?\sfrom\s+'([^']+)'|import\('([^']+)'\)/g,
    ),
  ]
    .map(([, now, later]) => now ?? later ?? '')
    .map((said) => (said.startsWith('@/') ? said.slice(2) : path.join(path.dirname(file), said)))
    .flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((name) => sources.has(name)));

const loaders = new Map<string, string[]>();
for (const file of files)
  for (const target of loadedBy(file)) loaders.set(target, [...(loaders.get(target) ?? []), file]);

/** Whether only the browser's code loads it. */
const isBrowsers = (file: string, seen = new Set<string>()): boolean => {
  if (isMarked(file) || seen.has(file)) return true;
  const from = loaders.get(file) ?? [];
  return from.length > 0 && from.every((loader) => isBrowsers(loader, new Set([...seen, file])));
};

test('"use client" stands where a server component meets a client component, and nowhere behind', () => {
  const behind = files.filter((file) => {
    const from = loaders.get(file) ?? [];
    return isMarked(file) && from.length > 0 && from.every((loader) => isBrowsers(loader));
  });
  expect(behind).toEqual([]);
});
