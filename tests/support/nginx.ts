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

/** One that is unpacked may miss a library that an installed one has brought. */
const runs = (file: string) => spawnSync(file, ['-v']).status === 0;

export const findNginx = (): string | undefined =>
  [process.env.NGINX_PATH, '/usr/sbin/nginx', unpacked].find((one) => one && existsSync(one) && runs(one));

const replaced = (text: string, changes: readonly (readonly [string, string])[]) =>
  changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more.`);
    return before.replaceAll(from, to);
  }, text);

type Ports = { port: number; sitePort: number | number[]; realtimePort: number | number[] };

/** One line of an upstream, or several. */
const servers = (ports: number | number[]) =>
  [ports]
    .flat()
    .map((one) => `127.0.0.1:${one}`)
    .join(' max_fails=0; server ');

/** `folder`: where it writes. `beside`: more servers. */
export const nginxConfig = (folder: string, { port, sitePort, realtimePort }: Ports, beside = '') => {
  const elsewhere = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return replaced(readFileSync(file, 'utf8'), [
    ['listen [::]:80', '# listen [::]:80'],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['makinar.example', 'localhost'],
    ['127.0.0.1:3000', servers(sitePort)],
    ['127.0.0.1:6001', servers(realtimePort)],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['/var/log/nginx', folder],
    ['/var/lib/nginx', folder],
    ['/etc/nginx/modules-enabled', `${folder}/modules-enabled`],
    ['http {', `http {\n${elsewhere.join('\n')}\n${beside}`],
  ]);
};

export type Nginx = {
  url: string;
  /** What it says of its own file. */
  check: () => { status: number | null; said: string };
  /** The end of what it wrote of its errors. */
  errors: () => string;
  stop: () => Promise<void>;
};

export const startNginx = async (nginx: string, behind: Omit<Ports, 'port'>): Promise<Nginx> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'makinar-nginx-'));
  // Started by root, it writes as somebody else.
  await chmod(folder, 0o755);
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, { ...behind, port }));
  const args = ['-c', config, '-p', folder, '-e', 'stderr'];
  const child = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
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
    check: () => {
      const { status, stderr } = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
      return { status, said: stderr };
    },
    errors: () => readFileSync(path.join(folder, 'error.log'), 'utf8').slice(-2_500),
    stop: async () => {
      child.kill('SIGTERM');
      await finished(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
