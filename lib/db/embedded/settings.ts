import { statfsSync } from 'node:fs';
import os from 'node:os';

const kB = (bytes: number) => `${Math.round(bytes / 1024)}kB`;

/**
 * Settings for a machine that PostgreSQL shares with the site. `memoryMb` is about what all of its processes take together
 * when idle: 64 MB, or half of less, and the rest are its buffers.
 */
export const settingsFor = (memoryMb: number, { durable = true } = {}): Record<string, string> => {
  const memory = memoryMb * 2 ** 20;
  return {
    shared_buffers: kB(Math.max(memory / 2, memory - 64 * 2 ** 20)),
    // The kernel keeps files in memory too.
    effective_cache_size: kB(memory * 4),
    // A bitmap of a common word's ads has to fit, or whole pages of the table are read instead.
    work_mem: kB(Math.min(Math.max(memory / 8, 2 ** 22), 2 ** 25)),
    maintenance_work_mem: kB(Math.min(Math.max(memory / 2, 2 ** 24), 2 ** 29)),
    max_connections: '50',
    random_page_cost: '1.1',
    // Fewer processes for a machine of few cores.
    io_method: 'sync',
    max_worker_processes: '4',
    max_parallel_workers: '2',
    max_parallel_workers_per_gather: '1',
    autovacuum_max_workers: '2',
    jit: 'off',
    // Nobody replicates from here, so the log of writes need not carry what a replica wants.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '512MB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What a query said goes to whoever asked; its values belong in no log.
    log_min_messages: 'fatal',
    log_error_verbosity: 'terse',
    // What was among the buffers is there again after a restart.
    shared_preload_libraries: 'pg_stat_statements,pg_prewarm',
    'pg_stat_statements.max': '1000',
    // That of a run of tests, in which several sites and as many test files have a pool each.
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }),
  };
};

/**
 * Of statfs(2): ext4, XFS, Btrfs, F2FS, tmpfs. What lies over another file system, over a network or in a program of its
 * own (overlayfs, NFS, FUSE) may write nothing at a syncfs, or keep to itself what it could not write.
 */
const syncedWhole = new Set([0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x01021994]);

/**
 * After a crash PostgreSQL first makes sure that all of its files are on the disk. One by one, as it does by default, 1,400
 * files take 1.6 seconds; Linux can be asked to write the whole file system at once, and says since 5.8 when it could not.
 */
export const recoverySync = (
  cluster: string,
  { platform = process.platform, release = os.release(), type = () => statfsSync(cluster).type } = {},
): Record<string, string> => {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  const reports = platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
  return reports && syncedWhole.has(type()) ? { recovery_init_sync_method: 'syncfs' } : {};
};
