import { readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clusterOf } from './address';

const leastMb = 128;
/** Of the machine's memory, or of what a container may have of it. */
const largestShare = 1 / 4;

/** Of all files of its tables and indexes, in bytes; files come and go while a server works. */
const sizeOfTables = (dataDir: string): number => {
  const base = path.join(clusterOf(dataDir), 'base');
  try {
    return readdirSync(base, { recursive: true, encoding: 'utf8' }).reduce(
      (sum, name) => sum + (statSync(path.join(base, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  } catch {
    return 0;
  }
};

/**
 * How much memory the database of a folder is given where nobody says, in megabytes: enough to hold its tables, for a
 * search fetches up to a thousand ads from as many pages, and each page that is not among PostgreSQL's own costs ten
 * times as much. It is taken only as pages are read.
 */
export const memoryMbFor = (dataDir: string): number => {
  const machine = Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20;
  const wished = leastMb / 2 + sizeOfTables(dataDir) / 2 ** 20;
  return Math.round(Math.max(leastMb, Math.min(wished, machine * largestShare)));
};
