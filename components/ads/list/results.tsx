'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { focusBeside } from '@/components/ui/focus-beside';
import { FailedNotice, Notice } from '@/components/ui/notice';
import { type AdFilters, adsPerPage, isFiltered } from '@/lib/ad-filters';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { AdCard, type AdCardLabels } from '../ad-card';
import { AdCardSkeleton } from '../ad-card-skeleton';
import type { AdListLabels } from './ad-list-labels';
import { SeeMore } from './see-more';
import type { useAds } from './use-ads';
import { useFirstOfMore } from './use-first-of-more';

type Props = {
  list: ReturnType<typeof useAds>;
  shown: AdFilters;
  waiting: boolean;
  narrow: boolean;
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

type EmptyProps = { labels: AdListLabels; filtered: boolean; href: string; onClear: () => void };

const Empty = ({ labels, filtered, href, onClear }: EmptyProps) =>
  filtered ? (
    <Notice title={labels.empty} text={labels.emptyHint}>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          focusBeside(event.currentTarget.parentElement);
          onClear();
        }}
        className={buttonClass({ variant: 'outline' })}
      >
        {labels.clearAll}
      </a>
    </Notice>
  ) : (
    <Notice title={labels.empty} />
  );

export const Results = ({
  list,
  shown,
  waiting,
  narrow,
  locale,
  labels,
  cardLabels,
  onClear,
  children,
}: Props) => {
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
      <Empty
        labels={labels}
        filtered={isFiltered(shown)}
        href={localePath(locale, paths.ads())}
        onClear={onClear}
      />
    );
  }
  return (
    <div ref={more.grid} className={waiting ? 'list-grid list-grid-waiting' : 'list-grid'}>
      {rendered}
      {ads.map((ad) => (
        <AdCard key={ad.id} ad={ad} labels={cardLabels} variant="list" place={null} />
      ))}
      {list.loadingMore ? (narrow && list.manyNext ? skeletons : skeletons.slice(0, adsPerPage)) : null}
      {list.hasMore ? (
        <SeeMore
          href={localePath(locale, paths.ads({ ...shown, page: list.nextPage }))}
          loading={list.loadingMore}
          failed={list.failedMore}
          follows={narrow && list.manyNext}
          labels={labels}
          onMore={() => list.loadMore()}
          onAsked={more.ask}
        />
      ) : null}
    </div>
  );
};
