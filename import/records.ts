import { parse } from 'csv-parse/sync';
import type { Layout } from './layout';
import { type Line, openLines } from './lines';

/** A record of the file: where it begins and ends, and its values, or why it has none. */
export type CsvRecord = {
  /** Of its first line, from 1. */
  line: number;
  /** Bytes of the file up to its end: where reading can go on. */
  end: number;
  /** The line that follows it. */
  nextLine: number;
} & ({ values: string[] } | { problem: string });

type Group = { lines: Line[]; bytes: Buffer };

/** Far more than an ad may hold; a quote that is still open then was never meant. */
const longestRecord = 200_000;
const parsedAtOnce = 200;

const quoteMark = 0x22;
const byteOrderMark = Buffer.from('\ufeff');

const hasOddQuotes = (bytes: Buffer): boolean => {
  let odd = false;
  for (let at = bytes.indexOf(quoteMark); at >= 0; at = bytes.indexOf(quoteMark, at + 1)) odd = !odd;
  return odd;
};

const isBlank = (bytes: Buffer) => bytes.every((byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d);

/**
 * The records of a CSV file from a byte offset on, one by one, in flat memory; empty lines are passed over. A stray
 * quote spoils its own line only, or not even that: which lines make a record is decided here, where it can be taken
 * back, and what stands in a record by csv-parse.
 */
export async function* readRecords(
  file: string,
  { delimiter, encoding, lineEnd }: Layout,
  start: { offset: number; line: number; columns?: number } = { offset: 0, line: 1 },
): AsyncGenerator<CsvRecord> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const lines = openLines(file, lineEnd, start);
  let { columns } = start;

  const parseText = (bytes: Buffer, lenient: boolean): string[][] | null => {
    try {
      return parse(decoder.decode(bytes), {
        delimiter,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        relax_quotes: lenient,
      });
    } catch {
      return null;
    }
  };
  const parseOne = (bytes: Buffer, lenient = false): string[] | null => {
    const records = parseText(bytes, lenient);
    return records?.length === 1 ? (records[0] ?? null) : null;
  };
  const place = ({ lines: [first, ...others] }: Group) => {
    const last = others.at(-1) ?? first;
    return { line: first?.number ?? 0, end: last?.end ?? 0, nextLine: (last?.number ?? 0) + 1 };
  };

  /** A line with an open quote and those that close it; alone when together they make no record. */
  const nextGroup = async (): Promise<(Group & { values?: string[] }) | null> => {
    const first = await lines.next();
    if (!first) return null;
    const withoutMark =
      first.number === 1 && first.bytes.subarray(0, 3).equals(byteOrderMark)
        ? first.bytes.subarray(3)
        : first.bytes;
    const alone = { lines: [first], bytes: withoutMark };
    if (!hasOddQuotes(first.bytes)) return alone;
    const all = [first];
    let size = first.bytes.length;
    for (let open = true; open && size < longestRecord; ) {
      const line = await lines.next();
      if (!line) break;
      all.push(line);
      size += line.bytes.length;
      if (hasOddQuotes(line.bytes)) open = false;
    }
    const bytes = Buffer.concat([withoutMark, ...all.slice(1).map((line) => line.bytes)]);
    const values = all.length > 1 ? parseOne(bytes) : null;
    if (values && (columns === undefined || values.length === columns)) return { lines: all, bytes, values };
    lines.putBack(all.slice(1));
    return alone;
  };

  const read = (group: Group & { values?: string[] }): CsvRecord => {
    const values = group.values ?? parseOne(group.bytes) ?? parseOne(group.bytes, true);
    if (!values) return { ...place(group), problem: 'opens a quote that is never closed' };
    columns ??= values.length;
    return { ...place(group), values };
  };

  function* readAll(groups: readonly Group[]): Generator<CsvRecord> {
    const together =
      groups.length > 1 ? parseText(Buffer.concat(groups.map(({ bytes }) => bytes)), false) : null;
    if (together?.length !== groups.length) for (const group of groups) yield read(group);
    else
      for (const [index, group] of groups.entries()) yield { ...place(group), values: together[index] ?? [] };
  }

  let waiting: Group[] = [];
  try {
    for (let group = await nextGroup(); group; group = await nextGroup()) {
      if (isBlank(group.bytes)) continue;
      if (group.values || columns === undefined) {
        yield* readAll(waiting);
        waiting = [];
        yield read(group);
        continue;
      }
      waiting.push(group);
      if (waiting.length >= parsedAtOnce) {
        yield* readAll(waiting);
        waiting = [];
      }
    }
    yield* readAll(waiting);
  } finally {
    lines.close();
  }
}
