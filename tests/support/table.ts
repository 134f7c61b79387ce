import { describeMachine } from './machine';

/** A Markdown table; the first column reads from its start, numbers from their end. Its columns stand below each other. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
};

const machine = describeMachine();

/** What a test has seen, for a person: the table, what is to be said of it, and where that was. */
export const show = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  said = '',
) => process.stdout.write(`\n${title}\n\n${table(head, rows)}\n\n${said && `${said}\n`}${machine}\n\n`);
