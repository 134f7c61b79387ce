import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { settled } from '@/lib/server/after-commit';

/** Names of the files that are stored, in their order; what is taken away behind an answer is waited for. */
export const filesIn = async (folder: 'media' | 'private'): Promise<string[]> => {
  await settled();
  const names = await readdir(path.join(env.dataDir, folder), { recursive: true }).catch(() => []);
  return names
    .map((name) => path.basename(name))
    .filter((name) => name.includes('.'))
    .toSorted();
};
