import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded, openServer, setConnection } from '@/lib/db/connect';
import { seed } from '@/lib/server/operator/seed-demo';

// One seeded database, made once per run; every test file starts from a copy of it.

export const templateAds = 400;
export const serverTemplate = 'makinar_test_template';

/** What the demo's drawings are in tests: what a picture looks like is tested where pictures are drawn. */
export const rowsWithoutFiles = async (illustrations: readonly { subject: string }[]) =>
  illustrations.map(({ subject }, index) => ({
    key: `picture${index}`,
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    illustration: subject,
  }));

const seedTemplate = () => seed('demo', { ads: templateAds, draw: rowsWithoutFiles });

export const withDatabase = (url: string, database: string) => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
};

const makeOnServer = async (url: string) => {
  const { default: pg } = await import('pg');
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${serverTemplate}`);
  await admin.query(`create database ${serverTemplate}`);
  await admin.end();
  const connection = await openServer(withDatabase(url, serverTemplate));
  setConnection(connection);
  await seedTemplate();
  setConnection(undefined);
  await connection.close();
};

const makeEmbedded = async (file: string) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'makinar-template-'));
  const connection = await openEmbedded(folder);
  setConnection(connection);
  await seedTemplate();
  setConnection(undefined);
  const copy = await connection.dump();
  await writeFile(file, Buffer.from(await copy.arrayBuffer()));
  await connection.close();
  await rm(folder, { recursive: true });
};

/** Vitest's global set-up: makes the template, and takes it away at the end. */
export default async function setup() {
  const url = process.env.TEST_DATABASE_URL;
  const file = path.join(os.tmpdir(), `makinar-template-${process.pid}.tar`);
  if (url) await makeOnServer(url);
  else await makeEmbedded(file);
  process.env.TEST_TEMPLATE = file;
  return async () => {
    if (existsSync(file)) await rm(file);
  };
}

export const readTemplate = async () => new Blob([await readFile(process.env.TEST_TEMPLATE ?? '')]);
