import { createReadStream } from 'node:fs';
import { FileError } from './layout';

const longestLine = 32_000_000;

/** A line of the file as its bytes, with its end; `end`: bytes of the file up to there. */
export type Line = { bytes: Buffer; end: number; number: number };

/** The lines of a file from a byte offset on, which is the start of line `number`. Any of them can be put back. */
export const openLines = (file: string, lineEnd: number, start: { offset: number; line: number }) => {
  const chunks = createReadStream(file, { start: start.offset, highWaterMark: 262_144 });
  const source: AsyncIterator<Buffer> = chunks[Symbol.asyncIterator]();
  const back: Line[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let { offset, line } = start;

  const take = (length: number): Line => {
    const bytes = rest.subarray(0, length);
    rest = rest.subarray(length);
    offset += length;
    return { bytes, end: offset, number: line++ };
  };
  return {
    next: async (): Promise<Line | null> => {
      const returned = back.pop();
      if (returned) return returned;
      let searched = 0;
      for (;;) {
        const at = rest.indexOf(lineEnd, searched);
        if (at >= 0) return take(at + 1);
        searched = rest.length;
        if (searched > longestLine) throw new FileError(`Line ${line} of ${file} never ends.`);
        const { value, done } = await source.next();
        if (done) return rest.length ? take(rest.length) : null;
        rest = rest.length ? Buffer.concat([rest, value]) : value;
      }
    },
    putBack: (lines: readonly Line[]) => {
      back.push(...lines.toReversed());
    },
    close: () => chunks.destroy(),
  };
};
