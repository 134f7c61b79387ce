import { open, stat } from 'node:fs/promises';
import type { FullMap } from './map';

/** The file as a whole cannot be read. */
export class FileError extends Error {
  override name = 'FileError';
}

/** How the bytes of a file become a table. */
export type Layout = {
  delimiter: string;
  encoding: FullMap['encoding'];
  /** The byte that ends a line. */
  lineEnd: number;
};

const delimiters = [',', ';', '\t', '|'];
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Refuses what is no text, and sees what parts its columns. Throws a FileError that says what to do about it. */
export const lookInto = async (
  file: string,
  asked: Partial<Layout> = {},
): Promise<Layout & { size: number }> => {
  const info = await stat(file).catch(() => {
    throw new FileError(`There is no file ${file}.`);
  });
  if (!info.isFile()) throw new FileError(`${file} is not a file.`);
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const start = buffer.subarray(0, bytesRead);
    if (!start.toString('utf8').replace('\ufeff', '').trim()) throw new FileError(`${file} is empty.`);
    const wide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
    if (wide) throw new FileError(`${file} is UTF-16 text. Save it as "CSV UTF-8" and try again.`);
    if (start.includes(0)) {
      throw new FileError(`${file} is not a text file. Save the table as CSV and try again.`);
    }
    const firstLine = start.toString('latin1').split(/\r|\n/)[0] ?? '';
    const counts = delimiters.map((mark) => firstLine.split(mark).length);
    return {
      size: info.size,
      encoding: asked.encoding ?? 'utf-8',
      delimiter: asked.delimiter ?? delimiters[counts.indexOf(Math.max(...counts))] ?? ',',
      lineEnd: start.includes(lineFeed) || !start.includes(carriageReturn) ? lineFeed : carriageReturn,
    };
  } finally {
    await handle.close();
  }
};
