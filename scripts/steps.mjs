import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// What has to be true before anything of the project runs, on Node's own modules: these run before the install.

const least = [20, 19];

export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < least[0] || (major === least[0] && minor < least[1])) {
    console.error(`Makinar needs Node ${least.join('.')} or later; this is ${process.versions.node}.`);
    process.exit(1);
  }
};

/**
 * Runs a command to its end, or until it is no longer wanted. A failure ends this process with the same code, by `leave`
 * where there is more to end. Resolves to what it had to report.
 */
export const run = (command, args, { env = process.env, quiet = false, leave = process.exit, signal } = {}) =>
  new Promise((resolve) => {
    const output = quiet ? 'ignore' : 'inherit';
    const child = spawn(command, args, { env, stdio: [output, output, 'inherit', 'ipc'] });
    let report;
    child.on('message', (message) => {
      report = message;
    });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      leave(1);
    });
    child.on('exit', (code) => {
      if (code === 0) resolve(report);
      else if (!signal?.aborted) leave(code ?? 128);
    });
    signal?.addEventListener('abort', () => child.kill());
  });

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

const filesBelow = (entry) =>
  !existsSync(entry)
    ? []
    : statSync(entry).isFile()
      ? [entry]
      : readdirSync(entry, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => path.join(file.parentPath, file.name))
          .sort();

/** Does `work` unless it was done for the same content before. */
const unlessDone = async (stamp, content, work) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === content) return;
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, content);
};

export const install = ({ dev = false } = {}) => {
  // Whoever develops has more than the site needs; that serves too, and stays so.
  const all = dev || existsSync('node_modules/.makinar-all');
  return unlessDone(
    `node_modules/.makinar-${all ? 'all' : 'site'}`,
    hashOf(['package-lock.json']),
    async () => {
      console.log('Installing packages…');
      // Not `npm ci`: it refuses a lock file that leaves out packages for other systems.
      const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
      await run('npm', all ? args : [...args, '--omit=dev']);
    },
  );
};

const sources = [
  'app',
  'components',
  'import',
  'lib',
  'messages',
  'public',
  'seed',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'scripts/compress.mjs',
];

/** What Next writes into the built files from the environment counts as source. */
const builtIn = () => JSON.stringify([process.env.API_KEY ?? '']);

export const build = () =>
  unlessDone(
    '.next/.makinar-built',
    hashOf(sources.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$|README\.md$/.test(file))) + builtIn(),
    async () => {
      console.log('Building…');
      await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        quiet: true,
      });
      await run(process.execPath, ['scripts/compress.mjs']);
    },
  );

/** Runs one of our TypeScript entries. */
export const runScript = (entry, args = [], options) =>
  run(process.execPath, ['--import', 'tsx', entry, ...args], options);
