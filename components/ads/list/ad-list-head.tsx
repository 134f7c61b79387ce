import { useEffect } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { AdFilters } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { AdListLabels } from './ad-list-labels';
import { listSteps, listTitle, type Names } from './list-words';
import { useSearchField } from './use-search-field';

type Props = {
  locale: Locale;
  filters: AdFilters;
  names: Names;
  labels: AdListLabels;
  /** For the title of the window, once the list is no longer the one that the page came with. */
  siteName: string | null;
};

/** Where this list stands and what it is a list of. */
export const AdListHead = ({ locale, filters, names, labels, siteName }: Props) => {
  const title = listTitle(filters, names, labels.title);
  useEffect(() => {
    if (siteName === null) return;
    const before = document.title;
    document.title = `${title} | ${siteName}`;
    return () => {
      document.title = before;
    };
  }, [siteName, title]);
  useSearchField(filters.search);
  return (
    <>
      <Breadcrumbs
        className="max-sm:hidden"
        label={labels.breadcrumbs}
        items={[
          { name: labels.home, href: localePath(locale, paths.home) },
          ...listSteps(filters, names, labels).map((step) => ({
            name: step.name,
            href: localePath(locale, paths.ads(step.filters)),
          })),
        ]}
      />
      <h1 className="mt-2 mb-1 text-20 sm:mb-6 sm:text-34">
        <bdi>{title}</bdi>
      </h1>
    </>
  );
};
