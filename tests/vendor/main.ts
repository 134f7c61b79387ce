import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { startRealtimeServer } from '@/lib/realtime/server/start';
import { freePort } from '../support/free-port';

// `npm run test:vendor`: the suites that are shipped inside the packages pusher and pusher-js, unchanged, against our
// server; `-- pusher` runs one of them. They bring no list of what they need, so it stands in needs.json and is installed aside.

const here = import.meta.dirname;
const wanted = readFileSync(path.join(here, 'needs.json'), 'utf8');
const folder = path.join(
  os.tmpdir(),
  `makinar-vendor-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`,
);

const run = (command: string, args: string[], options: { cwd?: string; env?: Record<string, string> } = {}) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? folder,
      env: { ...process.env, ...options.env },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const install = async () => {
  const done = path.join(folder, '.installed');
  if (existsSync(done)) return;
  console.log(`Installing what the suites need into ${folder} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), wanted);
  const args = [
    'install',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  if ((await run('npm', args)) !== 0) throw new Error('The packages could not be installed.');
  // Out of node_modules, where compilers look at no sources.
  for (const name of ['pusher', 'pusher-js']) {
    cpSync(path.join(folder, 'node_modules', name), path.join(folder, name), { recursive: true });
  }
  writeFileSync(done, '');
};

/** The apps whose names are written into the suite of pusher-js. */
const apps = {
  mt1: { appId: '1', key: 'c49a449b916bb4246729', secret: 'a secret of one cluster' },
  eu: { appId: '2', key: 'cb7d5e50f5669e5c9ae6', secret: 'a secret of another cluster' },
};

/** A line with TLS in front of a port without. */
const startTls = async (to: number) => {
  const { default: selfsigned } = await import(
    createRequire(path.join(folder, 'x.js')).resolve('selfsigned')
  );
  const { private: key, cert } = selfsigned.generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ key, cert }, (line) => {
    const behind = connect(to, '127.0.0.1');
    line.pipe(behind).pipe(line);
    for (const end of [line, behind]) end.on('error', () => end.destroy());
    line.on('close', () => behind.destroy());
    behind.on('close', () => line.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
};

const suiteOfPusher = async () => {
  const { appId, key } = apps.mt1;
  // It stands in an address.
  const secret = 'secret';
  const { port, stop } = await startRealtimeServer({ appId, key, secret, port: 0 });
  const code = await run('node_modules/.bin/mocha', ['pusher/tests/{integration,remote}/**/*.js', '--exit'], {
    env: { PUSHER_URL: `http://${key}:${secret}@127.0.0.1:${port}/apps/${appId}` },
  });
  await stop();
  return code;
};

const suiteOfPusherJs = async () => {
  const cwd = path.join(folder, 'pusher-js');
  const bundle = path.join(cwd, 'tmp/node_integration/integration_tests_spec.js');
  if (!existsSync(bundle)) {
    const args = ['../node_modules/.bin/webpack', '--config=spec/config/jasmine/webpack.integration.js'];
    const built = await run(process.execPath, args, { cwd, env: { MINIMIZE: 'false' } });
    if (built !== 0) return built;
  }
  const [mt1, eu] = [
    await startRealtimeServer({ ...apps.mt1, port: 0 }),
    await startRealtimeServer({ ...apps.eu, port: 0 }),
  ];
  const [mt1Tls, euTls] = [await startTls(mt1.port), await startTls(eu.port)];
  const env = {
    NODE_OPTIONS: `--require ${path.join(here, 'elsewhere.cjs')}`,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_NO_WARNINGS: '1',
    VENDOR_ROUTES: JSON.stringify({
      'mt1:80': mt1.port,
      'mt1:443': mt1Tls.port,
      'eu:80': eu.port,
      'eu:443': euTls.port,
      'localhost:3000': await freePort(),
      'localhost:3001': await freePort(),
    }),
    ...Object.fromEntries(
      Object.entries(apps).flatMap(([cluster, { appId, key, secret }]) => {
        const name = `INTEGRATION_TESTS_APP_${cluster.toUpperCase()}`;
        return [
          [`${name}_APP_ID`, appId],
          [`${name}_KEY`, key],
          [`${name}_SECRET`, secret],
        ];
      }),
    ),
  };
  const site = spawn(process.execPath, ['integration_tests_server/index.js'], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const code = await run(
    process.execPath,
    ['../node_modules/jasmine/bin/jasmine.js', '--config=spec/config/jasmine/integration.json'],
    { cwd, env },
  );
  site.kill();
  for (const { stop } of [mt1Tls, euTls, mt1, eu]) await stop();
  return code;
};

const suites = { pusher: suiteOfPusher, 'pusher-js': suiteOfPusherJs };

await install();
const chosen = process.argv.slice(2);
const failed: string[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (chosen.length && !chosen.includes(name)) continue;
  console.log(`\nThe suite of ${name}\n`);
  if ((await suite()) !== 0) failed.push(name);
}
console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll pass.');
process.exit(failed.length ? 1 : 0);
