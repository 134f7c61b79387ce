import type { ImportedAd } from './ad';
import type { Layout } from './layout';
import type { RowProblem, RowReader } from './read-row';
import { readRecords } from './records';

/** What became of a batch. `there`: landed in an earlier run; `repeated`: the same ad stood in this file before. */
export type Landed = { landed: number; there: number; repeated: number };

/** Where ads go. `refused` throws it for rows that the database does not take; anything else ends the run. */
export type Sink = (ads: readonly ImportedAd[]) => Promise<Landed>;

/** The database refused the content of a batch, not the connection. */
export class NotStorableError extends Error {
  override name = 'NotStorableError';
}

export type Counts = Landed & { read: number; refused: number; skipped: number };

/** How far a run has come: everything before `offset` has landed or was reported. */
export type Bookmark = { offset: number; line: number; counts: Counts; skips: Record<string, number> };

export const startOfFile = (offset: number, line: number): Bookmark => ({
  offset,
  line,
  counts: { read: 0, landed: 0, there: 0, repeated: 0, refused: 0, skipped: 0 },
  skips: {},
});

type Run = {
  file: string;
  layout: Layout;
  /** How many values a row has. */
  columns: number;
  reader: RowReader;
  sink: Sink;
  from: Bookmark;
  batchRows?: number;
  onProblems?: (problems: readonly RowProblem[]) => void;
  /** After each batch, with all that was counted so far. */
  onBatch?: (bookmark: Bookmark) => void | Promise<void>;
  signal?: AbortSignal;
};

/** Texts of a batch together; a batch travels as one request. */
const batchCharacters = 4_000_000;

const sizeOf = (ad: ImportedAd) =>
  ad.title.length +
  ad.description.length +
  ad.information.length +
  ad.feature.length +
  ad.specification.length +
  500;

/**
 * Reads a file from a bookmark on and lands its rows batch by batch. Holds one batch in memory, whatever the size of
 * the file. Stopped by its signal, it returns after the batch in hand with `finished` false.
 */
export const runImport = async ({
  file,
  layout,
  columns,
  reader,
  sink,
  from,
  batchRows = 500,
  onProblems = () => {},
  onBatch = () => {},
  signal,
}: Run): Promise<{ bookmark: Bookmark; finished: boolean }> => {
  const counts = { ...from.counts };
  const skips = { ...from.skips };
  let batch: { ad: ImportedAd; line: number }[] = [];
  let characters = 0;
  let { offset, line } = from;

  const report = (problems: readonly RowProblem[]) => {
    counts.refused++;
    onProblems(problems);
  };

  /** Lands what can be: a batch that the database refuses is halved until the row at fault stands alone. */
  const land = async (rows: typeof batch): Promise<void> => {
    if (!rows.length) return;
    try {
      const { landed, there, repeated } = await sink(rows.map(({ ad }) => ad));
      counts.landed += landed;
      counts.there += there;
      counts.repeated += repeated;
    } catch (error) {
      if (!(error instanceof NotStorableError)) throw error;
      if (rows.length === 1) {
        report([{ line: rows[0]?.line ?? 0, column: '', reason: `could not be stored: ${error.message}` }]);
        return;
      }
      const middle = Math.ceil(rows.length / 2);
      await land(rows.slice(0, middle));
      await land(rows.slice(middle));
    }
  };

  const finishBatch = async () => {
    await land(batch);
    batch = [];
    characters = 0;
    await onBatch({ offset, line, counts: { ...counts }, skips: { ...skips } });
  };

  let sinceBatch = 0;
  for await (const record of readRecords(file, layout, { offset, line, columns })) {
    counts.read++;
    if ('problem' in record) report([{ line: record.line, column: '', reason: record.problem }]);
    else {
      const row = reader(record.values, record.line);
      if ('problems' in row) report(row.problems);
      else if ('skipped' in row) {
        counts.skipped++;
        skips[row.skipped] = (skips[row.skipped] ?? 0) + 1;
      } else {
        batch.push({ ad: row.ad, line: record.line });
        characters += sizeOf(row.ad);
      }
    }
    offset = record.end;
    line = record.nextLine;
    sinceBatch++;
    if (batch.length >= batchRows || characters >= batchCharacters || sinceBatch >= batchRows * 4) {
      await finishBatch();
      sinceBatch = 0;
      if (signal?.aborted) return { bookmark: { offset, line, counts, skips }, finished: false };
    }
  }
  await finishBatch();
  return { bookmark: { offset, line, counts, skips }, finished: true };
};
