import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertFileName, type FileStore, isFileName, type StoredFile } from './file-store';

const orNullIfMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Files in a folder, in one of its folders by the first two characters of their names. */
export const folderStore = (folder: string): FileStore => {
  const at = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    write: async (name, bytes) => {
      assertFileName(name);
      const file = at(name);
      await mkdir(path.dirname(file), { recursive: true });
      // Written aside and moved, so that a half-written picture is never served.
      const aside = `${file}.${randomUUID()}`;
      try {
        await writeFile(aside, bytes);
        await rename(aside, file);
      } catch (error) {
        // A full disk keeps what fitted on it.
        await rm(aside, { force: true });
        throw error;
      }
    },
    read: async (name) => (isFileName(name) ? readFile(at(name)).catch(orNullIfMissing) : null),
    has: async (name) =>
      isFileName(name) &&
      access(at(name)).then(
        () => true,
        () => false,
      ),
    remove: async (name) => {
      // Also what a cut-off write left: such a name is a name of ours with something behind it.
      if (path.basename(name) !== name) throw new Error(`Not a file of ours: ${JSON.stringify(name)}`);
      await rm(at(name), { force: true });
    },
    list: async (start) => {
      const names = (await readdir(path.join(folder, start)).catch(orNullIfMissing)) ?? [];
      const files: StoredFile[] = [];
      for (const name of names) {
        const found = await stat(at(name)).catch(orNullIfMissing);
        if (found?.isFile()) files.push({ name, modified: found.mtime });
      }
      return files;
    },
  };
};
