import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';
import { finished } from './site';

// The real nginx with the file of deploy/, where only ports, paths and the name of the site are others.

const file = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
/** Where scripts/test.mjs puts one that is not installed. */
const unpacked = fileURLToPath(new URL('../../node_modules/.nginx/usr/sbin/nginx', import.meta.url));

export const findNginx = (): string | undefined =>
  [process.env.NGINX_PATH, '/usr/sbin/nginx', unpacked].find((one) => one && existsSync(one));

const replaced = (text: string, changes: readonly (readonly [string, string])[]) =>
  changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more.`);
    return before.replaceAll(from, to);
  }, text);

type Behind = { sitePort: number; realtimePort: number };

const configFor = (folder: string, port: number, { sitePort, realtimePort }: Behind) => {
  const elsewhere = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return replaced(readFileSync(file, 'utf8'), [
    ['listen [::]:80', '# listen [::]:80'],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['makinar.example', 'localhost'],
    ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
    ['127.0.0.1:6001', `127.0.0.1:${realtimePort}`],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['/var/log/nginx', folder],
    ['/var/lib/nginx', folder],
    ['/etc/nginx/modules-enabled', `${folder}/modules-enabled`],
    ['http {', `http {\n${elsewhere.join('\n')}`],
  ]);
};

export type Nginx = {
  url: string;
  pid: number;
  /** What it says of its own file. */
  check: () => { status: number | null; said: string };
  log: () => string;
  stop: () => Promise<void>;
};

/** `single`: one process that does everything but clearing its cache, so that what it costs is the cost of one. */
export const startNginx = async (
  nginx: string,
  behind: Behind,
  { single = false, more = '' } = {},
): Promise<Nginx> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'makinar-nginx-'));
  // Started by root, it writes as somebody else.
  await chmod(folder, 0o755);
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, configFor(folder, port, behind).replace(/\}\s*$/, `${more}}\n`));
  const args = ['-c', config, '-p', folder, '-e', 'stderr'];
  const child = spawn(nginx, [...args, '-g', `daemon off;${single ? ' master_process off;' : ''}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx ended while starting:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url,
    pid: child.pid ?? 0,
    check: () => {
      const { status, stderr } = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
      return { status, said: stderr };
    },
    log: () => readFileSync(path.join(folder, 'error.log'), 'utf8') + said,
    stop: async () => {
      child.kill('SIGTERM');
      await finished(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
