import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, checkNode, install, run } from './steps.mjs';

// Everything: format, lint, types, then all tests. `npm test -- --project api` runs one kind of them.

checkNode();
await install({ dev: true });

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  process.env.CHROMIUM_PATH,
];
const chosen = process.argv.slice(2);
const wantsBrowser = !chosen.length || chosen.includes('e2e');

if (wantsBrowser && !browsers.some((file) => file && existsSync(file))) {
  console.log('Installing Chromium…');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) =>
    spawnSync([...asRoot, 'apt-get', ...args][0], [...asRoot, 'apt-get', ...args].slice(1), {
      stdio: 'inherit',
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', 'chromium', 'fonts-noto-core');
}

if (!chosen.length) {
  await run('npx', ['biome', 'check', '.']);
  await run('npx', ['tsc', '--noEmit']);
}
if (wantsBrowser) await build();
await run('npx', ['vitest', 'run', ...chosen]);
