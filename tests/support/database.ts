import { afterAll, beforeAll } from 'vitest';
import { type Connection, openEmbedded, openServer, setConnection } from '@/lib/db/connect';
import { announce } from '@/lib/server/changes';
import { settled } from '@/lib/server/later';
import { readTemplate, serverTemplate, withDatabase } from './template';

const openCopy = async (): Promise<Connection> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openEmbedded(null, { from: await readTemplate() });
  const { default: pg } = await import('pg');
  const name = `makinar_test_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${serverTemplate}`);
  const connection = await openServer(withDatabase(url, name));
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/** Gives the tests of this file a seeded database of their own. */
export const withTestDatabase = () => {
  let connection: Connection | undefined;
  beforeAll(async () => {
    connection = await openCopy();
    setConnection(connection);
    announce(['ads', 'reference']);
  });
  afterAll(async () => {
    await settled();
    setConnection(undefined);
    await connection?.close();
  });
};
