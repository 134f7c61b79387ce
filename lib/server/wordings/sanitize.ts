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
