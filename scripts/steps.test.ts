import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOf } from './steps.mjs';

const project = mkdtempSync(path.join(os.tmpdir(), 'makinar-steps-'));
const sources = [
  'import',
  'lib',
  'messages',
  'node_modules',
  'package-lock.json',
  'scripts',
  'seed',
  'tsconfig.json',
];
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });

beforeAll(() => {
  for (const name of sources) symlinkSync(path.resolve(name), path.join(project, name));
});
afterAll(() => rmSync(project, { recursive: true }));

test('Bundled scripts replace those of an older release, of which nothing is left', () => {
  const fileOf = (name: string) => path.join(project, bundleOf(name));
  mkdirSync(path.dirname(fileOf('import')));
  for (const name of ['import', 'chunk-OLDER']) writeFileSync(fileOf(name), 'console.log("older")');
  writeFileSync(path.join(project, 'dist/.made'), 'of an older release');

  const steps = pathToFileURL(path.resolve('scripts/steps.mjs')).href;
  node('--input-type=module', '-e', `import { bundle } from '${steps}'; await bundle();`);

  expect(node(bundleOf('import'), '--help')).toContain('npm run import');
  expect(existsSync(fileOf('chunk-OLDER'))).toBe(false);
});
