/** A Markdown table; the first column reads from its start, numbers from their end. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
};
