/** The text of one column of a row, or of a part; empty where there is nothing. */
export type Cells = (name: string) => string;

/** What a template names: columns, of which some may be missing, and our own words for the row ($brand…). */
export type Reference = { name: string; optional: boolean };

type Piece = string | readonly Reference[];

const pieces = (template: string): Piece[] =>
  template
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('{')
        ? piece
            .slice(1, -1)
            .split('|')
            .map((name) => name.trim())
            .map((name) => ({ name: name.replace(/\?$/, ''), optional: name.endsWith('?') }))
        : piece,
    );

/** Runs of blanks become one, and what an empty column leaves behind goes. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

export type Template = {
  references: readonly Reference[];
  /** The text, with empty columns as nothing. */
  fill(cells: Cells): string;
  /** The same, or empty when any of its columns is. */
  fillWhole(cells: Cells): string;
};

export const compileTemplate = (template: string): Template => {
  const all = pieces(template);
  const firstFilled = (piece: readonly Reference[], cells: Cells) => {
    for (const { name } of piece) {
      const value = cells(name);
      if (value !== '') return value;
    }
    return '';
  };
  const fill = (cells: Cells) =>
    all.map((piece) => (typeof piece === 'string' ? piece : firstFilled(piece, cells))).join('');
  return {
    references: all.flatMap((piece) => (typeof piece === 'string' ? [] : piece)),
    fill: (cells) => fill(cells).trim(),
    fillWhole: (cells) =>
      all.some((piece) => typeof piece !== 'string' && firstFilled(piece, cells) === '')
        ? ''
        : fill(cells).trim(),
  };
};
