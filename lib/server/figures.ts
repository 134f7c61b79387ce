import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { gauge } from '@/lib/metrics';
import { findService } from '@/lib/realtime/service';
import { pendingWork } from './after-commit';
import { readQueue } from './queue/queue';

// What can be told of the site when somebody looks, beside what is counted as it happens (lib/metrics.ts).

const newestBackup = async (folder: string): Promise<number | null> => {
  const names = (await readdir(folder)).filter((name) => /^makinar-[\d-]+\.tar$/.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  return times.length ? Math.max(...times) / 1000 : null;
};

/** Connections of the chat, by what the realtime server of this machine says; one elsewhere has figures of its own. */
const openSockets = async (): Promise<number | null> => {
  const service = findService();
  if (!service || env.realtime.outside) return null;
  const answer = await fetch(`http://${service.host}:${service.port}/figures`, {
    signal: AbortSignal.timeout(500),
  });
  const { connections } = (await answer.json()) as { connections?: unknown };
  return typeof connections === 'number' ? connections : null;
};

const orNull = (read: () => Promise<number | null>) => () => read().catch(() => null);

/** Once, at the start. */
export const gaugeSite = () => {
  for (const state of ['open', 'idle', 'waiting'] as const)
    gauge(
      `makinar_database_connections_${state}`,
      state === 'waiting'
        ? 'Queries that wait for a connection'
        : `Connections to the database that are ${state}`,
      orNull(async () => (await connect()).pool()[state]),
    );
  gauge('makinar_pending_work', 'Work that answers did not wait for and that is not done yet', pendingWork);
  gauge(
    'makinar_queue_due',
    'Jobs that are due and not done, up to 10,000',
    orNull(async () => (await readQueue()).due),
  );
  gauge(
    'makinar_queue_late_seconds',
    'For how long a job has been due that no worker has taken',
    orNull(async () => (await readQueue()).late),
  );
  gauge(
    'makinar_queue_dead',
    'Jobs that are tried no more, up to 10,000',
    orNull(async () => (await readQueue()).dead),
  );
  gauge('makinar_chat_connections', 'Open connections of the chat', orNull(openSockets));
  gauge(
    'makinar_data_free_bytes',
    'Room on the disk of DATA_DIR',
    orNull(async () => {
      const { bavail, bsize } = await statfs(env.dataDir);
      return bavail * bsize;
    }),
  );
  gauge(
    'makinar_data_bytes',
    'Size of the disk of DATA_DIR',
    orNull(async () => {
      const { blocks, bsize } = await statfs(env.dataDir);
      return blocks * bsize;
    }),
  );
  const { backupDir } = env;
  if (backupDir)
    gauge(
      'makinar_backup_timestamp_seconds',
      'When the newest nightly backup was made',
      orNull(() => newestBackup(backupDir)),
    );
};
