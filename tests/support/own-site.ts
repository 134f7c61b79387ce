import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { type Site, startSite } from './site';

let own: Site | undefined;

/** A site for this test file alone, on a demo catalogue of its own: what one file does, no other one sees. */
export const ownSite = async (): Promise<Site> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-e2e-'));
  await cp(inject('catalogue'), dataDir, { recursive: true });
  const site = await startSite(dataDir);
  own = site;
  afterAll(async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return site;
};

/** Where the site of this test file is. */
export const urlOfOwnSite = (): string => {
  if (!own) throw new Error('This test file has no site: call ownSite() first.');
  return own.url;
};
