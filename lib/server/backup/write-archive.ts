import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { isNoRoom } from '../no-room';
import { BackupError } from './error';
import { checksumsName } from './manifest';

/** After how many entries their checksums follow: neither writer nor reader has to remember more. */
export const checksumsEvery = 5_000;

/** A line as `sha256sum --check` reads it. */
export const checksumLine = (name: string, bytes: Uint8Array) =>
  `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const inWords = (error: unknown, file: string, written: number): unknown => {
  const folder = path.dirname(file);
  if (isNoRoom(error)) {
    const megabytes = (written / 1_000_000).toFixed(1);
    return new BackupError(
      `There is no room for the backup in ${folder}: the disk was full after ${megabytes} MB. Nothing of it was left there.`,
    );
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(codeOf(error)))
    return new BackupError(`The backup cannot be written to ${folder}: ${(error as Error).message}.`);
  return error;
};

/** A rename is on the disk when its folder is. Windows has no such thing. */
const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

export type Archive = {
  /** Resolves when there is room for the next entry. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Gives the file its name, once all of it is on the disk. Resolves to its bytes. */
  finish(): Promise<number>;
  /** Leaves nothing behind. */
  abort(): Promise<void>;
};

/**
 * A tar file that is written beside its place and moved there when it is whole. Throws a BackupError where the disk is
 * full or closed, or where there is a file of that name.
 */
export const writeArchive = async (file: string): Promise<Archive> => {
  if (await stat(file).catch(() => null))
    throw new BackupError(`${file} is there already. Give another name.`);
  const aside = `${file}.partial`;
  const tar = pack();
  const output = createWriteStream(aside, { mode: 0o600, flush: true });
  // A file that cannot be written ends both: why is what the file says.
  tar.on('error', () => {});
  tar.pipe(output);
  // Heard of by whoever writes next.
  const ended = finished(output);
  const failed = ended.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});

  let sums = '';
  let counted = 0;
  let parts = 0;
  const put = async (name: string, bytes: Uint8Array) => {
    const written = new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: bytes.length, mode: 0o600, mtime: new Date() }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.end(bytes);
    });
    written.catch(() => {});
    await Promise.race([written, failed]);
    sums += checksumLine(name, bytes);
    counted += 1;
  };
  const putSums = async () => {
    const text = Buffer.from(sums);
    [sums, counted, parts] = ['', 0, parts + 1];
    await put(checksumsName(parts), text);
  };
  const abort = async () => {
    tar.destroy();
    output.destroy();
    await ended.catch(() => {});
    await rm(aside, { force: true });
  };
  const orAbort = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      const { bytesWritten } = output;
      await abort();
      const cause = await ended.then(
        () => error,
        (own) => (codeOf(own) === 'ERR_STREAM_PREMATURE_CLOSE' ? error : own),
      );
      throw inWords(cause, file, bytesWritten);
    }
  };
  return {
    add: (name, bytes) =>
      orAbort(
        (async () => {
          if (counted >= checksumsEvery) await putSums();
          await put(name, bytes);
        })(),
      ),
    finish: () =>
      orAbort(
        (async () => {
          await putSums();
          tar.finalize();
          await ended;
          await rename(aside, file);
          await syncFolder(path.dirname(file));
          return output.bytesWritten;
        })(),
      ),
    abort,
  };
};
