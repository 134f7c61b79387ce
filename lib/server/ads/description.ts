import { isRichText } from '@/lib/format/rich-text';
import { settledHtml } from '../wordings/sanitize';

const anyTag = /<[a-z/!?]/i;

const decoded = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * A description as it is stored and shown: safe HTML where the seller formatted it, otherwise text as typed, without
 * the tags that are none of ours. `isRichText` tells the two apart. Cleaning what is clean changes nothing.
 */
export const cleanDescription = (typed: string): string => {
  if (!anyTag.test(typed)) return typed;
  const clean = settledHtml(typed);
  if (isRichText(clean)) return clean;
  const text = decoded(clean).trim();
  // What was written as &lt;b&gt; inside of a foreign tag is a tag by now.
  return text.length < typed.length ? cleanDescription(text) : text;
};
