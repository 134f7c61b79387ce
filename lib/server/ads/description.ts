import { isRichText } from '@/lib/format/rich-text';
import { sanitizeHtml } from '../wordings/sanitize';

const anyTag = /<[a-z/!?]/i;

const decoded = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Tags that stand wrongly in each other move when they are read; after a few times they stand right. */
const settled = (html: string) => {
  let clean = sanitizeHtml(html).trim();
  for (let turn = 0; turn < 5; turn++) {
    const again = sanitizeHtml(clean).trim();
    if (again === clean) break;
    clean = again;
  }
  return clean;
};

/**
 * A description as it is stored and shown: safe HTML where the seller formatted it, otherwise text as typed, without
 * the tags that are none of ours. `isRichText` tells the two apart. Cleaning what is clean changes nothing.
 */
export const cleanDescription = (typed: string): string => {
  if (!anyTag.test(typed)) return typed;
  const clean = settled(typed);
  if (isRichText(clean)) return clean;
  const text = decoded(clean).trim();
  // What was written as &lt;b&gt; inside of a foreign tag is a tag by now.
  return text.length < typed.length ? cleanDescription(text) : text;
};
