import { afterAll, beforeAll } from 'vitest';
import { type Connection, openDatabase, setConnection } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { announce } from '@/lib/server/changes';
import { writeFailures } from '@/lib/server/failures';
import { settleSearches } from '@/lib/server/search/standing';
import { dropDatabase, makeDatabase, urlOf } from './cluster';

/** Gives the tests of this file a seeded database of their own. */
export const withTestDatabase = () => {
  let connection: Connection | undefined;
  let name = '';
  beforeAll(async () => {
    name = await makeDatabase(process.env.TEST_TEMPLATE);
    connection = await openDatabase({ connectionString: urlOf(name) });
    setConnection(connection);
    announce(['ads', 'reference']);
  });
  afterAll(async () => {
    // What is only counted yet would be counted in the database of the next file.
    settleSearches();
    await settled();
    await writeFailures();
    setConnection(undefined);
    await connection?.close();
    await dropDatabase(name);
  });
};
