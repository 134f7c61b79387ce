import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { build, checkNode, install, run } from './steps.mjs';

// Everything: format, lint, types, what nobody uses, then all tests. `npm test -- --project api` runs one kind of them.

checkNode();
await install({ dev: true });

const isThere = (files) => files.some((file) => file && existsSync(file));
const chosen = process.argv.slice(2);
const wantsBrowser = !chosen.length || chosen.includes('e2e');

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? [] : ['sudo'];
const apt = (...args) =>
  spawnSync([...asRoot, 'apt-get', ...args][0], [...asRoot, 'apt-get', ...args].slice(1), {
    stdio: 'inherit',
  });

// As tests/support/browser.ts looks for them. Without a window Chromium costs a third less; nobody is asked for a password
// for that alone.
const browser = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const needsBrowser = wantsBrowser && !isThere(browser);
const wantsShell = wantsBrowser && !isThere([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']);
if (needsBrowser || (wantsShell && isRoot)) {
  console.log('Installing Chromium…');
  apt('update', '-qq');
  if (needsBrowser) apt('install', '-y', '-qq', 'chromium', 'fonts-noto-core');
  if (wantsShell) apt('install', '-y', '-qq', 'chromium-headless-shell');
}

/** Unpacked where only the tests find it: installed, it would listen on port 80. False where apt has none. */
const unpackNginx = () => {
  const folder = 'node_modules/.nginx';
  mkdirSync(folder, { recursive: true });
  const quietly = { cwd: folder, stdio: 'ignore' };
  if (spawnSync('apt-get', ['download', 'nginx'], quietly).status !== 0) return false;
  const file = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
  return spawnSync('dpkg-deb', ['-x', file, '.'], quietly).status === 0;
};

const servers = [process.env.NGINX_PATH, '/usr/sbin/nginx', 'node_modules/.nginx/usr/sbin/nginx'];
if (wantsBrowser && !isThere(servers)) {
  console.log('Fetching an nginx…');
  if (!unpackNginx()) {
    apt('update', '-qq');
    if (!unpackNginx()) console.log('There is none to be had: what it is told to do is not tested.');
  }
}

const check = async () => {
  await run('npx', ['biome', 'check', '.']);
  // Several checkers each work out the same types anew: twice the time and four gigabytes.
  await run('npx', ['tsc', '--noEmit', '--checkers', '1']);
  await run('npx', ['knip']);
};
// Neither has work for two cores.
await Promise.all([
  chosen.length ? undefined : check(),
  wantsBrowser || chosen.includes('chaos') ? build() : undefined,
]);
await run('npx', ['vitest', 'run', ...chosen]);
