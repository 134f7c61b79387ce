import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Keeps files by name. Names are ours (a hash, a width, an ending), never a visitor's. */
export type FileStore = {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
};

const named = /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{2,5}$/;

/** Files in a folder. A name of any other form than ours is no file, so no path leads out of it. */
export const folderStore = (folder: string): FileStore => {
  const at = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    write: async (name, bytes) => {
      if (!named.test(name)) throw new Error(`Not a file name of ours: ${JSON.stringify(name)}`);
      const file = at(name);
      await mkdir(path.dirname(file), { recursive: true });
      // Written aside and moved, so that a half-written picture is never served.
      const aside = `${file}.${randomUUID()}`;
      await writeFile(aside, bytes);
      await rename(aside, file);
    },
    read: async (name) => {
      if (!named.test(name)) return null;
      return readFile(at(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    has: async (name) =>
      named.test(name) &&
      access(at(name)).then(
        () => true,
        () => false,
      ),
  };
};

/** The pictures of this site. */
export const mediaStore = () => folderStore(path.join(env.dataDir, 'media'));
