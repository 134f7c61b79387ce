import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { BackupError } from './error';
import { format, formatVersion, Manifest, type Place, placeOf, Summary } from './manifest';
import { checksumLine } from './write-archive';

/** No entry of ours is as large, and one of another's archive is not taken into memory. */
const largestEntry = 128 * 1024 * 1024;

/** An entry that says what it is, with all its bytes. */
export type Read = { place: Place; name: string; bytes: Buffer; offset: number };

const damaged = (file: string, why: string) =>
  new BackupError(`${file} is damaged: ${why}. Nothing was restored from it.`);
const foreign = (file: string) => new BackupError(`${file} is no backup of this program.`);

const parseManifest = (file: string, bytes: Buffer): Manifest => {
  let written: unknown;
  try {
    written = JSON.parse(bytes.toString());
  } catch {
    throw foreign(file);
  }
  const head = z.object({ format: z.literal(format), version: z.number() }).safeParse(written);
  if (!head.success) throw foreign(file);
  if (head.data.version > formatVersion) {
    throw new BackupError(
      `${file} was written by a newer release, in version ${head.data.version} of its format; this one knows ${formatVersion}. Restore it with that release.`,
    );
  }
  const manifest = Manifest.safeParse(written);
  if (!manifest.success) throw damaged(file, 'its manifest cannot be read');
  return manifest.data;
};

/**
 * The entries of an archive one after the other, from its manifest to its summary. Throws a BackupError where it is not
 * one, is cut off, or where bytes are not those that were written: sums come behind their entries, so what was read may
 * count only once all has been.
 */
export async function* readArchive(file: string): AsyncGenerator<Read> {
  const source = createReadStream(file);
  const entries = extract();
  source.on('error', (error) => entries.destroy(error));
  source.pipe(entries);
  let sums = '';
  let last: Place['kind'] | null = null;
  let summed = false;
  try {
    for await (const entry of entries) {
      const { name, size = 0, type } = entry.header;
      const place = type === 'file' ? placeOf(name) : null;
      if (!last && place?.kind !== 'manifest') throw foreign(file);
      if (!place || size > largestEntry) throw damaged(file, `it has an entry that is none of ours, ${name}`);
      const bytes = await buffer(entry);
      if (place.kind === 'checksums') {
        if (bytes.toString() !== sums) throw damaged(file, `the checksums in ${name} are of other bytes`);
        sums = '';
        summed = last === 'summary';
      } else {
        if (last === 'summary') throw damaged(file, 'it goes on after its end');
        last = place.kind;
        yield { place, name, bytes, offset: source.bytesRead };
      }
      sums += checksumLine(name, bytes);
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    if (code) throw error;
    throw last ? damaged(file, message) : foreign(file);
  } finally {
    source.destroy();
    entries.destroy();
  }
  if (!last) throw foreign(file);
  if (!summed) throw damaged(file, 'it is cut off, its end is missing');
}

export type Checked = { manifest: Manifest; summary: Summary; bytes: number };

/** Reads all of an archive and lets nothing of it pass that is not as it was written. Throws a BackupError. */
export const checkArchive = async (
  file: string,
  onProgress: (read: number, of: number) => void = () => {},
): Promise<Checked> => {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BackupError(`There is no file ${file}.`);
  const { size } = found;
  let manifest: Manifest | undefined;
  let summary: Summary | undefined;
  let files = 0;
  for await (const { place, bytes, offset } of readArchive(file)) {
    if (place.kind === 'manifest') manifest = parseManifest(file, bytes);
    else if (place.kind === 'file') files += 1;
    else if (place.kind === 'summary') summary = Summary.safeParse(JSON.parse(bytes.toString())).data;
    onProgress(offset, size);
  }
  if (!manifest || !summary) throw damaged(file, 'its end cannot be read');
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (summary.rows !== rows || summary.files !== files) throw damaged(file, 'its parts do not add up');
  return { manifest, summary, bytes: size };
};
