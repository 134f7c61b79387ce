/**
 * Without what no database takes and nobody sees: control signs but tab and line end, and halves of letters; and
 * without embeddings and overrides, which make a text read as what it is not.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\u202a-\u202e]/gu, '');
