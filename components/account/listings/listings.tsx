'use client';

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LifeActions } from '@/components/life/life-actions';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { More } from '@/components/ui/more';
import { FailedNotice } from '@/components/ui/notice';
import {
  countsQuery,
  type ListingFilter,
  type ListingStatus,
  listingsQuery,
  ownKey,
} from '@/lib/api/queries/own';
import type { OwnAd } from '@/lib/contract/own-ads';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { useAsker } from '../area/own-room';
import { ListingActions } from './listing-actions';
import { ListingCard } from './listing-card';
import type { ListingsLabels } from './listing-labels';
import { ListingSkeletons, ListingsEmpty } from './listing-states';
import { ListingTools } from './listing-tools';
import { useRemoveListing } from './use-listing-changes';
import { useListingFilter } from './use-listing-filter';
import './listings.css';

const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog')).RemoveDialog);
const PromoteDialog = lazyDialog(async () => (await import('./promote-dialog')).PromoteDialog);

/** `about` is null once it is answered: the dialog stays, to give the focus back. */
type Asked = { about: 'remove' | 'promote' | null; ad: OwnAd };

type Props = { start: ListingFilter; locale: Locale; labels: ListingsLabels };

export const Listings = ({ start, locale, labels }: Props) => {
  const asker = useAsker();
  const queries = useQueryClient();
  const heading = useRef<HTMLParagraphElement>(null);
  const { typed, filter, type, choose, clear } = useListingFilter(start);
  const list = useInfiniteQuery(listingsQuery(asker, filter));
  const counts = useQuery(countsQuery(asker));
  const remove = useRemoveListing(labels.notDone);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [removals, setRemovals] = useState(0);
  const close = () => setAsked((before) => before && { ...before, about: null });
  // Where the card stood there is nothing to come back to.
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const pages = list.data?.pages ?? [];
  const ads = pages.flatMap(({ data }) => data);
  const total = pages[0]?.meta.total ?? 0;
  const filtered = filter.search !== '' || filter.status !== null;
  const waiting = list.isPlaceholderData || typed.trim() !== filter.search;

  return (
    <>
      <ListingTools
        typed={typed}
        status={filter.status}
        counts={counts.data}
        locale={locale}
        labels={labels}
        onType={type}
        onChoose={(status: ListingStatus | null) => choose(status)}
      />
      <p ref={heading} tabIndex={-1} role="status" className="mt-4 mb-3 text-13 text-muted outline-none">
        {list.isPending || waiting ? labels.loading : total > 0 ? sayCount(labels.shown, total, locale) : ''}
      </p>
      {list.isError && !list.data ? (
        <FailedNotice title={labels.failed} retry={labels.tryAgain} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <ListingSkeletons />
      ) : ads.length === 0 ? (
        <ListingsEmpty filtered={filtered} locale={locale} labels={labels} onClear={clear} />
      ) : (
        <ul className={waiting ? 'listing-grid opacity-55' : 'listing-grid'} aria-busy={waiting}>
          {ads.map((ad) => (
            <li key={ad.id}>
              <ListingCard
                ad={ad}
                locale={locale}
                labels={labels.card}
                level={2}
                life={
                  ad.status === 'accept' ? (
                    <LifeActions
                      ad={ad}
                      locale={locale}
                      labels={labels.card.life}
                      className="listing-action"
                      onDone={() => void queries.invalidateQueries({ queryKey: ownKey(asker) })}
                    />
                  ) : null
                }
              >
                <ListingActions
                  ad={ad}
                  locale={locale}
                  labels={labels.card}
                  onRemove={() => setAsked({ about: 'remove', ad })}
                  onPromote={() => setAsked({ about: 'promote', ad })}
                />
              </ListingCard>
            </li>
          ))}
        </ul>
      )}
      <More query={list} labels={labels} />
      {asked ? (
        <>
          <RemoveDialog
            open={asked.about === 'remove'}
            title={asked.ad.title}
            labels={labels}
            onClose={close}
            onConfirm={() => {
              remove.mutate(asked.ad);
              close();
              setRemovals((count) => count + 1);
            }}
          />
          <PromoteDialog
            open={asked.about === 'promote'}
            ad={asked.ad}
            locale={locale}
            labels={labels}
            onClose={close}
          />
        </>
      ) : null}
    </>
  );
};
