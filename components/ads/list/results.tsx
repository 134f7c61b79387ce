import type { ReactNode } from 'react';
import { FailedNotice } from '@/components/ui/notice';
import { type AdFilters, adsPerPage } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { AdCard, type AdCardLabels } from '../ad-card';
import { AdCardSkeleton } from '../ad-card-skeleton';
import type { AdListLabels } from './ad-list-labels';
import { EmptyCategories } from './empty-categories';
import { EmptyList } from './empty-list';
import { hasWays } from './nothing-found';
import { SeeMore } from './see-more';
import { ShorterSearches } from './shorter-searches';
import { tellClick } from './tell-click';
import type { useAds } from './use-ads';
import { useFirstOfMore } from './use-first-of-more';

type Props = {
  list: ReturnType<typeof useAds>;
  shown: AdFilters;
  waiting: boolean;
  locale: Locale;
  labels: AdListLabels;
  cardLabels: AdCardLabels;
  onClear: () => void;
  /** The cards that came with the page. */
  children: ReactNode;
};

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
  <AdCardSkeleton key={key} variant="list" />
));

export const Results = ({ list, shown, waiting, locale, labels, cardLabels, onClear, children }: Props) => {
  const { ads, meta } = list;
  const more = useFirstOfMore(ads.length);
  if (list.failedFirst) {
    return <FailedNotice title={labels.failed} retry={labels.retry} onRetry={() => void list.retry()} />;
  }
  if (!meta) {
    return (
      <div className="list-grid" aria-busy>
        {skeletons}
      </div>
    );
  }
  const rendered = list.rendered && meta.total > 0 ? children : null;
  if (!rendered && !ads.length) {
    return (
      <>
        <EmptyList
          labels={labels}
          shown={shown}
          locale={locale}
          found={meta.nothing_found}
          onClear={onClear}
        />
        {shown.search && !hasWays(meta.nothing_found) ? (
          <ShorterSearches
            filters={shown}
            labels={labels}
            locale={locale}
            unlike={meta.nothing_found?.other_spelling ?? null}
          />
        ) : null}
        <EmptyCategories labels={labels} locale={locale} />
      </>
    );
  }
  return (
    // biome-ignore lint/a11y: the links in it are what is clicked
    <div
      ref={more.grid}
      onClick={shown.search ? (event) => tellClick(event, shown.search) : undefined}
      className={waiting ? 'list-grid list-grid-waiting' : 'list-grid'}
    >
      {rendered}
      {ads.map((ad) => (
        <AdCard key={ad.id} ad={ad} labels={cardLabels} variant="list" place={null} />
      ))}
      {list.loadingMore ? (list.goesOn ? skeletons : skeletons.slice(0, adsPerPage)) : null}
      {list.hasMore ? (
        <SeeMore
          href={localePath(locale, paths.ads({ ...shown, page: list.nextPage }))}
          loading={list.loadingMore}
          failed={list.failedMore}
          follows={list.goesOn}
          labels={labels}
          onMore={list.loadMore}
          onAsked={more.ask}
        />
      ) : null}
    </div>
  );
};
