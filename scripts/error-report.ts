import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RowProblem } from '@/import/read-row';

const cell = (text: string | number) => {
  // A spreadsheet would take such a cell for a formula.
  const safe = String(text).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Every problem of an import, as a CSV file; it is there only when there are any. */
export const errorReport = (folder: string, file: string, goesOn: boolean) => {
  const place = path.join(folder, `${path.basename(file).replace(/\.csv$/i, '')}.csv`);
  if (!goesOn) rmSync(place, { force: true });
  return {
    place,
    add: (problems: readonly RowProblem[]) => {
      if (!existsSync(place)) {
        mkdirSync(folder, { recursive: true });
        appendFileSync(place, 'line,column,reason\n');
      }
      appendFileSync(
        place,
        problems
          .map(({ line, column, reason }) => `${cell(line)},${cell(column)},${cell(reason)}\n`)
          .join(''),
      );
    },
  };
};

export const inWords = ({ line, column, reason }: RowProblem) =>
  column ? `line ${line}, column "${column}": ${reason}` : `line ${line} ${reason}`;
