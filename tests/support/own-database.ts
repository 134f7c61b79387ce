import pg from 'pg';
import { openDatabase, setConnection } from '@/lib/db/connect';

/** Opens and migrates a database for `work`, as the connection of this process. */
export const onDatabase = async <Result>(
  config: pg.ClientConfig,
  work: () => Promise<Result>,
): Promise<Result> => {
  const connection = await openDatabase(config, { patient: true });
  setConnection(connection);
  try {
    return await work();
  } finally {
    setConnection(undefined);
    await connection.close();
  }
};

/** Runs SQL as somebody else would, who knows nothing of the schema. */
export const runSql = async (config: pg.ClientConfig, text: string, values?: unknown[]) => {
  const session = new pg.Client(config);
  session.on('error', () => {});
  await session.connect();
  try {
    return (await session.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await session.end();
  }
};
