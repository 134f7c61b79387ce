import { columnKey, columnsNeeded } from './columns';
import { FileError } from './layout';
import type { FullMap } from './map';

/** The columns of the map that the file lacks. */
export const missingColumns = (map: FullMap, header: readonly string[]): string[] => {
  const there = new Set(header.map(columnKey));
  return columnsNeeded(map).filter((name) => !there.has(columnKey(name)));
};

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Throws a FileError naming what is missing. */
export const requireColumns = (map: FullMap, header: readonly string[]) => {
  const missing = missingColumns(map, header);
  if (missing.length) {
    throw new FileError(
      `The map "${map.source}" needs the column${missing.length > 1 ? 's' : ''} ${list(missing)}; the file has ${list(header)}.`,
    );
  }
};

/** The map whose columns the file has; of several, the one that asks for most. Throws a FileError when none fits. */
export const recognise = (maps: readonly FullMap[], header: readonly string[]): FullMap => {
  const asked = maps.map((map) => ({
    map,
    needed: columnsNeeded(map).length,
    missing: missingColumns(map, header),
  }));
  const fitting = asked.filter(({ missing }) => !missing.length).sort((a, b) => b.needed - a.needed)[0];
  if (fitting) return fitting.map;
  const share = ({ needed, missing }: (typeof asked)[number]) => missing.length / Math.max(1, needed);
  const nearest = asked.sort((a, b) => share(a) - share(b))[0];
  throw new FileError(
    [
      `No map knows these columns: ${list(header)}.`,
      nearest && share(nearest) < 1
        ? `The nearest is "${nearest.map.source}", which also needs ${list(nearest.missing)}.`
        : 'Write a map for them (import/README.md) and name it with --map, or name the columns as our own format does.',
    ].join(' '),
  );
};
