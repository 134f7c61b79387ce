'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { plainTitle } from '@/components/ads/shown-title';
import { onKeptJoined } from '@/components/favourites/favourites';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { More } from '@/components/ui/more';
import { FailedNotice, Notice } from '@/components/ui/notice';
import { favouritesQuery } from '@/lib/api/queries/own';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { sayCount } from '@/lib/i18n/plural';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../area/own-room';
import { ListingSkeletons } from '../listings/listing-states';
import { FavouriteCard } from './favourite-card';
import type { FavouriteLabels } from './favourite-labels';
import { useRemoval } from './use-removal';
import '../listings/listings.css';

type Props = { locale: Locale; labels: FavouriteLabels };

const Empty = ({ locale, labels, className }: Props & { className: string | undefined }) => (
  <Notice icon="heart" title={labels.emptyTitle} text={labels.emptyText} className={className}>
    <LinkButton href={localePath(locale, paths.ads())}>{labels.browse}</LinkButton>
  </Notice>
);

export const Favourites = ({ locale, labels }: Props) => {
  const list = useInfiniteQuery(favouritesQuery(useAsker()));
  const { removed, remove, putBack } = useRemoval(labels.notDone);
  const { refetch } = list;
  useEffect(() => onKeptJoined(() => void refetch()), [refetch]);
  const pages = list.data?.pages ?? [];
  const favourites = pages.flatMap(({ data }) => data);
  const out = favourites.filter(({ ad }) => removed.has(ad.id)).length;
  const count = (pages[0]?.meta.total ?? 0) - out;

  return (
    <>
      <p role="status" className="-mt-4 mb-5 text-muted">
        {list.isPending ? labels.loading : list.data ? sayCount(labels.count, count, locale) : ''}
      </p>
      {list.isPending ? <ListingSkeletons /> : null}
      {list.isError && !list.data ? (
        <FailedNotice title={labels.failed} retry={labels.tryAgain} onRetry={() => void refetch()} />
      ) : null}
      <ul className="listing-grid">
        {favourites.map(({ id, ad, is_gone }) => (
          <li key={id}>
            {removed.has(ad.id) ? (
              <div className="favourite-gone">
                <p role="status">{fillIn(labels.removed, { title: isolated(plainTitle(ad, locale)) })}</p>
                <Button variant="outline" autoFocus onClick={() => putBack(ad.id)}>
                  <Icon name="rotate-ccw" size={16} />
                  {labels.undo}
                </Button>
              </div>
            ) : (
              <FavouriteCard
                ad={ad}
                isGone={is_gone}
                locale={locale}
                labels={labels}
                onRemove={() => remove(ad.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {list.data && count <= 0 && !list.hasNextPage ? (
        <Empty locale={locale} labels={labels} className={out ? 'mt-6' : undefined} />
      ) : null}
      <More query={list} labels={labels} />
    </>
  );
};
