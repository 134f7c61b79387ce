import { readPublic } from '@/lib/api/server';
import { sitemapEntry, xmlResponse } from '../sitemaps/xml';

export const dynamic = 'force-dynamic';

/** The index of all sitemaps: 15,000 ads in three languages stay below the 50,000 addresses that a file may have. */
export const GET = async () => {
  const { data: parts } = await readPublic('/v1/sitemap/parts', {});
  return xmlResponse(
    'sitemapindex',
    (async function* () {
      yield sitemapEntry('pages');
      yield sitemapEntry('lists');
      for (const { part } of parts) yield sitemapEntry(`ads-${part}`);
    })(),
  );
};
