import sanitize from 'sanitize-html';
import { richTags } from '@/lib/format/rich-text';

/** The operator's HTML or a seller's, down to what a text page needs. Nothing that runs, loads or frames. */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...richTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });

/**
 * The same for storing: cleaning it again changes nothing. Tags that stand wrongly in each other move when they are
 * read; after a few times they stand right.
 */
export const settledHtml = (html: string): string => {
  let clean = sanitizeHtml(html).trim();
  for (let turn = 0; turn < 5; turn++) {
    const again = sanitizeHtml(clean).trim();
    if (again === clean) break;
    clean = again;
  }
  return clean;
};
