import { localeCodes } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo';

// The site's addresses as search engines want them. Versions in other languages are announced by the pages themselves.

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const inXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const lastmod = (updatedAt?: string) => (updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '');

/** A page in every language. `path` is plain: `/ad/5`. */
export const urlEntries = (path: string, updatedAt?: string): string =>
  localeCodes
    .map((locale) => `<url><loc>${inXml(absoluteUrl(locale, path))}</loc>${lastmod(updatedAt)}</url>\n`)
    .join('');

export const sitemapEntry = (name: string): string =>
  `<sitemap><loc>${inXml(absoluteUrl('en', `/sitemap-${name}.xml`))}</loc></sitemap>\n`;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An XML answer that is written while it is read, so that its size costs no memory. */
export const xmlResponse = (element: 'urlset' | 'sitemapindex', parts: AsyncIterable<string>): Response => {
  const text = async function* () {
    yield `${head}<${element} ${namespace}>\n`;
    yield* parts;
    yield `</${element}>\n`;
  };
  const written = text();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await written.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await written.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
};
