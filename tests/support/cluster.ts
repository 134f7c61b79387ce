import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '@/lib/db/embedded/server';
import { env } from '@/lib/env';

// One PostgreSQL server for a whole run: the embedded one in a scratch folder, or the one that TEST_DATABASE_URL names.
// Whoever tests has databases of his own on it, made of templates.

type Cluster = { users: number; started: Promise<() => Promise<void>> };
const shared = globalThis as typeof globalThis & { makinarTestCluster?: Cluster | undefined };

const start = async () => {
  if (process.env.TEST_DATABASE_URL) return async () => {};
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-cluster-'));
  const server = await startEmbedded(dataDir, { durable: false, memoryMb: env.databaseMemoryMb });
  const { host, port, user, database } = server.address;
  process.env.TEST_DATABASE_URL = `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
    delete process.env.TEST_DATABASE_URL;
  };
};

/** For a global set-up: the server runs from here on; what is returned ends it with the last who uses it. */
export const joinCluster = async (): Promise<() => Promise<void>> => {
  shared.makinarTestCluster ??= { users: 0, started: start() };
  const cluster = shared.makinarTestCluster;
  cluster.users++;
  const stop = await cluster.started;
  return async () => {
    cluster.users--;
    if (cluster.users) return;
    shared.makinarTestCluster = undefined;
    await stop();
  };
};

/** The address of a database on the run's server. */
export const urlOf = (database: string): string => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.toString();
};

const administer = async (statement: string) => {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
};

let made = 0;

export const dropDatabase = (name: string) => administer(`drop database if exists ${name} with (force)`);

/** A database of one's own, like the template or empty; answers with its name. */
export const makeDatabase = async (template = 'template0'): Promise<string> => {
  const name = `makinar_test_${process.pid}_${Date.now()}_${++made}`;
  // By its files: with nothing to sync, that is faster than by the log.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return name;
};
