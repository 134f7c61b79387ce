import { stripHtml } from './strip-html';

/** What a seller may format a description with. Anything else is taken out before it is stored. */
export const richTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
] as const;

const tag = new RegExp(`<(?:${richTags.join('|')})(?:\\s[^<>]*)?/?>`, 'i');

/** Whether a description is HTML; one without any of its tags is plain text, in which "<" is only a sign. */
export const isRichText = (description: string): boolean => tag.test(description);

/** A description as plain text, for lists, excerpts and search. */
export const textOf = (description: string): string =>
  isRichText(description) ? stripHtml(description) : description;
