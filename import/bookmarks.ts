import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { FullMap } from './map';
import type { Bookmark } from './run';

const whole = z.int().min(0);
const Kept = z.object({
  file: z.string(),
  /** The highest ad number before the run began. */
  since: whole,
  offset: whole,
  line: whole,
  counts: z.object({
    read: whole,
    landed: whole,
    there: whole,
    repeated: whole,
    refused: whole,
    skipped: whole,
  }),
  skips: z.record(z.string(), whole),
});
export type KeptBookmark = Bookmark & { since: number };

/**
 * Where a cut import of this file goes on. It belongs to this very content read by this very map: a file that was
 * changed, or another map, begins anew.
 */
export const bookmarkOf = (folder: string, file: string, map: FullMap) => {
  const { size, mtimeMs } = statSync(file);
  const identity = JSON.stringify([path.resolve(file), size, mtimeMs, map]);
  const name = `${createHash('sha256').update(identity).digest('hex').slice(0, 24)}.json`;
  const place = path.join(folder, name);
  return {
    read: (): KeptBookmark | null => {
      try {
        const kept = Kept.safeParse(JSON.parse(readFileSync(place, 'utf8')));
        return kept.success ? kept.data : null;
      } catch {
        return null;
      }
    },
    write: (bookmark: KeptBookmark) => {
      mkdirSync(folder, { recursive: true });
      // Moved into place: a process that is killed while it writes leaves the one before.
      writeFileSync(`${place}.new`, JSON.stringify({ file: path.resolve(file), ...bookmark }));
      renameSync(`${place}.new`, place);
    },
    remove: () => rmSync(place, { force: true }),
  };
};
