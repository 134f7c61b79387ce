/** HTML written over several indented lines, without the indentation. */
export const html = (text: TemplateStringsArray): string =>
  text
    .join('')
    .trim()
    .replace(/\s*\n\s*/g, '\n');
