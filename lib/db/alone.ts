import pg from 'pg';

/** Of account numbers, which other locks of two numbers are by, none is negative. */
const jobs = -1;

/**
 * Does `work` unless another process on this database is just doing what has that name. Returns whether it did. Whoever
 * is killed has let go of it.
 */
export const alone = async (
  config: pg.ClientConfig,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  const session = new pg.Client({
    ...config,
    application_name: `makinar (${name})`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  session.on('error', () => {});
  await session.connect();
  try {
    const { rows } = await session.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as mine',
      [jobs, name],
    );
    if (!rows[0]?.mine) return false;
    await work();
    return true;
  } finally {
    await session.end().catch(() => {});
  }
};
