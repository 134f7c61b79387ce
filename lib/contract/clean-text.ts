/** Without what no database takes and nobody sees: control signs but tab and line end, and halves of letters. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
