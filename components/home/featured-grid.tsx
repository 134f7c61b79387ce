'use client';

import { useEffect, useState } from 'react';
import { AdCard, type AdCardLabels } from '@/components/ads/ad-card';
import { AdCardSkeleton } from '@/components/ads/ad-card-skeleton';
import { FailedNotice, Notice } from '@/components/ui/notice';
import { featuredShown } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import type { AdCard as Card } from '@/lib/contract/ads';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';

export type FeaturedGridProps = {
  sort: 'desc' | 'asc' | 'random';
  currency: string;
  place: string | null;
  cardLabels: AdCardLabels;
  onRetry: () => void;
  labels: {
    loading: string;
    loaded: PluralForms;
    empty: { title: string; text: string };
    error: { title: string; text: string; retry: string };
  };
};

export const FeaturedGrid = ({ sort, currency, place, cardLabels, labels, onRetry }: FeaturedGridProps) => {
  const [ads, setAds] = useState<readonly Card[] | 'loading' | 'failed'>('loading');
  const { locale } = cardLabels;

  useEffect(() => {
    const leaving = new AbortController();
    api
      .get('/v1/ads', {
        query: { sort, currency, lang: locale, per_page: featuredShown },
        signal: leaving.signal,
      })
      .then(({ data }) => setAds(data))
      .catch(() => {
        if (!leaving.signal.aborted) setAds('failed');
      });
    return () => leaving.abort();
  }, [sort, currency, locale]);

  const arrived = typeof ads !== 'string';
  return (
    <>
      <p role="status" className="sr-only">
        {ads === 'loading' ? labels.loading : arrived ? sayCount(labels.loaded, ads.length, locale) : ''}
      </p>
      {ads === 'failed' ? <FailedNotice {...labels.error} onRetry={onRetry} /> : null}
      {ads === 'loading' ? (
        <div className="ad-grid">
          {Array.from({ length: featuredShown }, (_, place) => `skeleton-${place}`).map((key) => (
            <AdCardSkeleton key={key} variant="home" />
          ))}
        </div>
      ) : null}
      {arrived && ads.length === 0 ? <Notice {...labels.empty} /> : null}
      {arrived && ads.length > 0 ? (
        <div className="ad-grid">
          {ads.map((ad) => (
            <AdCard key={ad.id} ad={ad} labels={cardLabels} variant="home" place={place} />
          ))}
        </div>
      ) : null}
    </>
  );
};
