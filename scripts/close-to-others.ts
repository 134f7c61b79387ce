import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const others = 0o077;

const isOpen = (entry: string) => {
  const stat = lstatSync(entry, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isSymbolicLink() && (stat.mode & others) !== 0;
};

/** PostgreSQL keeps its own files closed, and may be making and removing some. */
const allBelow = (folder: string): string[] =>
  path.basename(folder) === 'postgres' || !lstatSync(folder).isDirectory()
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

/**
 * Takes a folder and all below from the other users of this machine: pictures, CVs and mails are people's own. Returns
 * what it did, in one line, or null. Whether anything lies open is looked for at the top alone, since nobody else comes
 * past a folder that is closed; then all of it is closed, for the top may have been open for long.
 */
export const closeToOthers = (folder: string): string | null => {
  const top = [folder, ...readdirSync(folder).map((name) => path.join(folder, name))];
  const open = top.filter(isOpen);
  if (!open.length) return null;
  const below = top.slice(1).flatMap(allBelow).filter(isOpen);
  for (const entry of [...open, ...below]) chmodSync(entry, lstatSync(entry).mode & ~others);
  const more = below.length ? ` and ${below.length} files and folders below` : '';
  return `Other users of this machine could read ${open.join(', ')}${more}; now only you can.`;
};
