/** What the parts of a table are, also to a browser that forgets it once they are drawn as a grid (compare.css). */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
