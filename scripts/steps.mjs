import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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
  // Whoever develops has more than the site needs, whoever installed it; that serves too, and stays so.
  const all = dev || existsSync('node_modules/vitest');
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

const isSource = (file) => !/\.test\.tsx?$|README\.md$/.test(file);

const bundles = 'dist';

/** Where one of our scripts in TypeScript stands as JavaScript, once it is bundled. */
export const bundleOf = (name) => `${bundles}/${name}.mjs`;

const bundled = [
  'backup',
  'grant',
  'import',
  'prepare',
  'read-facts',
  'realtime',
  'restore',
  'seed',
  'serve',
  'two-step',
];
const bundledFrom = ['import', 'lib', 'messages', 'package-lock.json', 'scripts', 'seed', 'tsconfig.json'];

/**
 * Bundles our scripts, for a process that reads its sources file by file takes twice as long to start. Whoever runs one of
 * the files meanwhile sees it as it was or as it will be.
 */
export const bundle = () =>
  unlessDone(`${bundles}/.made`, hashOf(bundledFrom.flatMap(filesBelow).filter(isSource)), async () => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: bundled.map((name) => `scripts/${name}.ts`),
      outdir: bundles,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      write: false,
    });
    mkdirSync(bundles, { recursive: true });
    for (const { path: file, contents } of outputFiles) {
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, contents);
      renameSync(unfinished, file);
    }
    const made = new Set(outputFiles.map((file) => path.basename(file.path)));
    for (const name of readdirSync(bundles))
      if (name.endsWith('.mjs') && !made.has(name)) rmSync(path.join(bundles, name));
  });

/** One of our scripts, in this process. */
export const importScript = async (name) => {
  await bundle();
  return import(pathToFileURL(bundleOf(name)).href);
};

/** One of our scripts, in a process of its own. */
export const runScript = (name, args = [], options) =>
  run(process.execPath, [bundleOf(name), ...args], options);

const builtFrom = [
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
    hashOf(builtFrom.flatMap(filesBelow).filter(isSource)) + builtIn(),
    async () => {
      console.log('Building…');
      await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        quiet: true,
      });
      await run(process.execPath, ['scripts/compress.mjs']);
    },
  );
