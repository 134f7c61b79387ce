import { Compare } from '@/components/compare/compare';
import { JsonLd } from '@/components/ui/json-ld';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/seo';
import { AdCard } from '../ad-card';
import { getAdCardLabels } from '../get-ad-card-labels';
import type { AdListLabels } from './ad-list-labels';
import { AdListLater } from './ad-list-later';
import type { AdList } from './ad-list-types';
import { getAdListLabels } from './get-ad-list-labels';
import { listSteps, listTitle } from './list-words';

const itemList = ({ locale, filters, options, facets, ads, meta }: AdList, labels: AdListLabels) => ({
  '@type': 'ItemList',
  name: listTitle(filters, { options, facets }, labels.title),
  numberOfItems: meta.total,
  itemListElement: ads.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: (filters.page - 1) * meta.per_page + index + 1,
    url: absoluteUrl(locale, paths.ad(id)),
  })),
});

const breadcrumbList = ({ locale, filters, options, facets }: AdList, labels: AdListLabels) => {
  const steps = listSteps(filters, { options, facets }, labels).map((step) => ({
    name: step.name,
    path: paths.ads(step.filters),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: labels.home, path: paths.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(locale, path),
    })),
  };
};

/** The list whole, as it stands in its address: everything on it works without script. */
export const AdListScreen = async ({ list }: { list: AdList }) => {
  const { locale, filters, options, facets, ads, currency, meta, siteName } = list;
  const labels = await getAdListLabels(locale);
  const cardLabels = await getAdCardLabels(locale);
  const facts = [breadcrumbList(list, labels), ...(ads.length ? [itemList(list, labels)] : [])];
  return (
    <main className="page-width pb-16">
      <AdListLater
        locale={locale}
        currency={currency}
        siteName={siteName}
        start={{ filters, meta, ids: ads.map(({ id }) => id) }}
        options={options}
        facets={facets}
        labels={labels}
        cardLabels={cardLabels}
      >
        {ads.map((ad, index) => (
          <AdCard key={ad.id} ad={ad} labels={cardLabels} variant="list" place={null} priority={index < 2} />
        ))}
      </AdListLater>
      <Compare locale={locale} currency={currency.code} />
      <JsonLd id="facts" data={{ '@context': 'https://schema.org', '@graph': facts }} />
    </main>
  );
};
