export type Part = { text: string; href?: string };

/** An address with its scheme, or one that begins with www. Nothing else becomes a link. */
const address = /(?:https?:\/\/|www\.)[^\s<>"'`{}|\\^\u2066-\u2069\u202a-\u202e]+/giu;

/** Marks that end a sentence rather than an address, in all three languages. */
const trailing = /[.,;:!?…،؛؟'"»”’*]+$/u;
const closing: Record<string, string> = { ')': '(', ']': '[' };

const count = (text: string, mark: string) => text.split(mark).length - 1;

const withoutTrailing = (found: string): string => {
  let text = found.replace(trailing, '');
  for (let end = text.at(-1) ?? ''; closing[end]; end = text.at(-1) ?? '') {
    if (count(text, closing[end] ?? '') >= count(text, end)) break;
    text = text.slice(0, -1).replace(trailing, '');
  }
  return text;
};

const hrefOf = (text: string): string | null => {
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, username, password, href } = new URL(whole);
  const safe = /^https?:$/.test(protocol) && hostname.includes('.') && !username && !password;
  return safe ? href : null;
};

/** A message as pieces of text, of which some lead to a web address. Together they are the message again. */
export const linkify = (message: string): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const match of message.matchAll(address)) {
    const text = withoutTrailing(match[0]);
    const href = hrefOf(text);
    // In the middle of a word it is no address.
    if (!href || /[\p{L}\p{N}@]/u.test(message[match.index - 1] ?? '')) continue;
    if (match.index > end) parts.push({ text: message.slice(end, match.index) });
    parts.push({ text, href });
    end = match.index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
};
