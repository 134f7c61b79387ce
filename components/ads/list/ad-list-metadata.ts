import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isFiltered } from '@/lib/ad-filters';
import { formatNumber } from '@/lib/format/numbers';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import type { AdList } from './ad-list-types';
import { getAdListLabels } from './get-ad-list-labels';
import { isIndexed, listTitle } from './list-words';

/** A list of fewer ads is no answer that a search engine should give. */
const fewestIndexed = 3;

/** Title, description and addresses of a list. Only a few kinds of lists are for search engines to keep. */
export const adListMetadata = async ({
  locale,
  filters,
  meta,
  options,
  facets,
  siteName,
}: AdList): Promise<Metadata> => {
  const t = await getTranslations({ locale, namespace: 'ads' });
  const title = listTitle(filters, { options, facets }, (await getAdListLabels(locale)).title);
  const { page } = filters;
  return {
    ...pageMetadata({
      locale,
      path: paths.ads(filters),
      title: page > 1 ? t('pageTitle', { title, n: formatNumber(page, locale) }) : title,
      description: t('description', { title, count: meta.total, n: formatNumber(meta.total, locale) }),
      siteName,
    }),
    ...(isIndexed(filters, facets) && (meta.total >= fewestIndexed || !isFiltered(filters))
      ? {}
      : { robots: { index: false, follow: true } }),
  };
};
