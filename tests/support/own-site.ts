import { afterAll, inject } from 'vitest';
import { copyOf, urlOfShared } from './catalogue';
import { type Site, startSite } from './site';

export type OwnSite = Site & {
  /** For commands of the operator, which work on the same data. */
  env: { DATA_DIR: string; DATABASE_URL: string };
};

let own: Pick<Site, 'url' | 'output'> | undefined;

/** A copy of the demo catalogue, for this test file alone. */
export const copyCatalogue = () => copyOf(inject('catalogue'));

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

/** One site for all test files that only read: nobody signs in there or changes what another file looks for. */
export const sharedSite = async (): Promise<{ url: string }> => {
  const url = await urlOfShared(inject('catalogue'));
  own = { url, output: () => '' };
  return { url };
};

/** Where the site of this test file is. */
export const urlOfOwnSite = (): string => {
  if (!own) throw new Error('This test file has no site: call ownSite() or sharedSite() first.');
  return own.url;
};

/** The end of what the site of this test file said, if it has one: why a page of it could not be drawn. */
export const saidByOwnSite = (): string => own?.output().slice(-4_000) ?? '';
