import pg from 'pg';

/** Pages of accounts that are opened meanwhile come without their data, as from a slow database: the browser asks for it. */
export const withoutFirstData = async <Result>(
  connectionString: string,
  open: () => Promise<Result>,
): Promise<Result> => {
  const lock = new pg.Client({ connectionString });
  await lock.connect();
  try {
    await lock.query('begin; lock table sessions in access exclusive mode');
    return await open();
  } finally {
    await lock.end();
  }
};
