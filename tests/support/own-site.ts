import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { untilFilled } from './catalogue';
import { dropDatabase, makeDatabase, urlOf } from './cluster';
import { type Site, startSite } from './site';

export type OwnSite = Site & {
  /** For commands of the operator, which work on the same data. */
  env: { DATA_DIR: string; DATABASE_URL: string };
};

let own: OwnSite | undefined;

/** A copy of the demo catalogue, for this test file alone. */
export const copyCatalogue = async () => {
  const catalogue = inject('catalogue');
  await untilFilled(catalogue.dataDir);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-'));
  await cp(catalogue.dataDir, dataDir, { recursive: true });
  const database = await makeDatabase(catalogue.database);
  return {
    dataDir,
    databaseUrl: urlOf(database),
    remove: async () => {
      await dropDatabase(database);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A site for this test file alone, on a demo catalogue of its own: what one file does, no other one sees. */
export const ownSite = async (settings: Record<string, string> = {}): Promise<OwnSite> => {
  const { dataDir, databaseUrl, remove } = await copyCatalogue();
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const site = { ...(await startSite(dataDir, { ...env, ...settings })), env };
  own = site;
  afterAll(async () => {
    await site.stop();
    await remove();
  });
  return site;
};

/** Where the site of this test file is. */
export const urlOfOwnSite = (): string => {
  if (!own) throw new Error('This test file has no site: call ownSite() first.');
  return own.url;
};

/** The end of what the site of this test file said, if it has one: why a page of it could not be drawn. */
export const saidByOwnSite = (): string => own?.output().slice(-4_000) ?? '';
