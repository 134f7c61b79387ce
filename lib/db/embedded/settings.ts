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
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
};
