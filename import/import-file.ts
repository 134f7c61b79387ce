import path from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { announce } from '@/lib/server/changes';
import { HttpError } from '@/lib/server/http-error';
import { beginBulk, endBulk, tidyFacetBuckets } from '@/lib/server/operator/bulk';
import type { ImportedAd } from './ad';
import { bookmarkOf, type KeptBookmark } from './bookmarks';
import { importCatalogue, landAds } from './land';
import { FileError, type Layout, lookInto } from './layout';
import type { FullMap } from './map';
import { createRowReader, type RowProblem } from './read-row';
import { recognise, requireColumns } from './recognise';
import { readRecords } from './records';
import { type Counts, type Landed, NotStorableError, runImport, startOfFile } from './run';

export type ImportOptions = {
  file: string;
  /** To choose from by the header; with one alone it is that one. */
  maps: readonly FullMap[];
  dataDir: string;
  /** What stores a batch, if not the database of this process. */
  land?: typeof landAds;
  /** Instead of the map's: ads of two dealers in one format are kept apart by it. */
  source?: string | undefined;
  layout?: Partial<Layout> | undefined;
  /** From the beginning, whatever was read before. */
  again?: boolean;
  /** Takes what the texts state beyond doubt as facts, beside what the columns say. */
  readsFacts?: boolean;
  /** Reads and reports, and lands nothing. */
  check?: boolean;
  batchRows?: number;
  signal?: AbortSignal;
  onStart?: (start: { map: FullMap; size: number; resumedAt: number | null }) => void;
  onProblems?: (problems: readonly RowProblem[]) => void;
  onProgress?: (progress: { offset: number; counts: Counts }) => void;
};

export type ImportResult = {
  map: FullMap;
  counts: Counts;
  skips: Record<string, number>;
  /** False when it was stopped before the end of the file. */
  finished: boolean;
  /** What this start read and landed, without what an earlier one did. */
  now: { read: number; landed: number };
};

/** The first record, which names the columns. Throws a FileError when the file begins with none. */
const readHeader = async (file: string, layout: Layout) => {
  for await (const record of readRecords(file, layout)) {
    if ('problem' in record) throw new FileError(`The first line of ${file} ${record.problem}.`);
    return { names: record.values.map((name) => name.trim()), end: record.end, nextLine: record.nextLine };
  }
  throw new FileError(`${file} is empty.`);
};

/** Rows after which the database is put in order, so that a long import does not slow itself down. */
const tidyEvery = 50_000;

/** Smaller files are stored sooner than the word index is made ready for many. */
const bulkFrom = 200_000;

const lastAd = async () => {
  const { rows } = await connect();
  const [row] = await rows<{ id: number }>(sql`select coalesce(max(id), 0)::int as id from ads`);
  return row?.id ?? 0;
};

const changed = (work: () => Promise<void>) => async () => {
  await work();
  announce(['ads', 'reference']);
};
const tidy = changed(tidyFacetBuckets);
const finish = changed(endBulk);

/**
 * Imports a CSV file: good rows become public ads, bad ones are reported, nothing lands
 * twice, and a run that was cut goes on where it was. Throws a FileError for a file that cannot be used at all and a
 * MapError for a map that does not fit this installation.
 */
export const importFile = async (options: ImportOptions): Promise<ImportResult> => {
  const { file, again = false, check = false, readsFacts = false, onProgress = () => {} } = options;
  const only = options.maps.length === 1 ? options.maps[0] : undefined;
  const asked = { encoding: only?.encoding, delimiter: only?.delimiter, ...options.layout };
  let layout = await lookInto(file, asked);
  const { size } = layout;
  const header = await readHeader(file, layout);
  const found = only ?? recognise(options.maps, header.names);
  requireColumns(found, header.names);
  const map = { ...found, source: options.source ?? found.source };
  layout = { ...layout, encoding: options.layout?.encoding ?? map.encoding };

  const reader = createRowReader(map, header.names, await importCatalogue(), new Date());
  const bookmark = bookmarkOf(path.join(options.dataDir, 'imports'), file, map);
  const kept = again || check ? null : bookmark.read();
  const from: KeptBookmark = kept ?? {
    ...startOfFile(header.end, header.nextLine),
    since: await lastAd(),
  };
  options.onStart?.({ map, size, resumedAt: kept ? kept.line : null });

  const bulk = !check && size - from.offset >= bulkFrom;
  if (bulk) await beginBulk();
  let untidy = 0;
  const store = options.land ?? landAds;
  const land = async (ads: readonly ImportedAd[]): Promise<Landed> => {
    try {
      const landed = await store({ source: map.source, name: map.name, since: from.since, readsFacts }, ads);
      untidy += landed.landed;
      return landed;
    } catch (error) {
      if (error instanceof HttpError && error.status === 422) throw new NotStorableError(error.message);
      throw error;
    }
  };

  const { bookmark: last, finished } = await runImport({
    file,
    layout,
    columns: header.names.length,
    reader,
    sink: check ? async () => ({ landed: 0, there: 0, repeated: 0 }) : land,
    from,
    batchRows: options.batchRows ?? 500,
    ...(options.onProblems ? { onProblems: options.onProblems } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    onBatch: async (reached) => {
      if (!check) bookmark.write({ ...reached, since: from.since });
      onProgress({ offset: reached.offset, counts: reached.counts });
      if (untidy >= tidyEvery) {
        await tidy();
        untidy = 0;
      }
    },
  }).catch(async (error: unknown) => {
    // What cut the import may be in the way of this too; the next one ends it then.
    if (bulk) await finish().catch(() => {});
    throw error;
  });
  const read = last.counts.read - from.counts.read;
  const landed = last.counts.landed - from.counts.landed;
  if (bulk) await finish();
  else if (landed) await tidy();
  if (finished && !check) bookmark.remove();
  return { map, counts: last.counts, skips: last.skips, finished, now: { read, landed } };
};
