const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
  '#160': ' ',
};

const hidden = /^<(script|style|template)\b/i;
/** Tags that may stand inside a word. Every other one leaves a gap, so that two words never grow together. */
const inline = /^<\/?(?:a|abbr|b|bdi|code|em|font|i|mark|s|small|span|strong|sub|sup|u)\b/i;

/** A comment that never ends hides the rest, as in a browser. */
const withoutComments = (html: string) =>
  html
    .split('<!--')
    .map((part, index) =>
      index === 0 ? part : part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '',
    )
    .join('');

/** HTML → its plain text on one line, for excerpts. The result is text: put it where it is escaped, never back as HTML. */
export const stripHtml = (html: string): string => {
  let text = '';
  let until: string | undefined;
  // A tag holds no "<", so that a text of nothing but "<" is read once and not once per letter.
  for (const piece of withoutComments(html).split(/(<[a-z/!?][^<>]*>)/i)) {
    if (until) {
      if (piece.toLowerCase().startsWith(until)) until = undefined;
    } else if (/^<[a-z/!?][^<>]*>$/i.test(piece)) {
      const name = hidden.exec(piece)?.[1];
      if (name) until = `</${name.toLowerCase()}`;
      if (!inline.test(piece)) text += ' ';
    } else {
      text += piece;
    }
  }
  return text
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp|#39|#x27|#160);/gi,
      (_, name: string) => entities[name.toLowerCase()] ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim();
};
