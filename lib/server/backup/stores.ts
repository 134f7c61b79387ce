import type { FileStore } from '@/lib/storage/file-store';
import { mediaStore, privateStore } from '@/lib/storage/stores';
import type { Folder } from './manifest';

export const storeOf = (folder: Folder): FileStore => (folder === 'media' ? mediaStore() : privateStore());

const letters = '0123456789abcdef';
const starts = [...letters].flatMap((first) => [...letters].map((second) => first + second));

/** The name of a file that is stored in either folder, or null where there is none. */
export const findAnyFile = async (): Promise<string | null> => {
  for (const folder of ['media', 'private'] as const) {
    const store = storeOf(folder);
    for (let at = 0; at < starts.length; at += 16) {
      const lists = await Promise.all(starts.slice(at, at + 16).map((start) => store.list(start)));
      const [file] = lists.flat();
      if (file) return `${folder}/${file.name}`;
    }
  }
  return null;
};

/**
 * Every file that rows name, as `folder name owner`: what of it is not named here no row has, and the sweep takes it. In
 * SQL, for there may be millions.
 */
export const namedFiles = `
  select 'media' as folder, key || '-' || size || '.webp' as name, key as owner from media, unnest(widths) as size
  union all select 'private', cv, cv from accounts where cv is not null`;

/** Those of the owners that still have a row. */
export const ownersStillThere = `
  select key as owner from media where key = any($1) union all select cv from accounts where cv = any($1)`;
