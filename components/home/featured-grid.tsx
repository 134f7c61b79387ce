import { useQuery } from '@tanstack/react-query';
import { AdCard, type AdCardLabels } from '@/components/ads/ad-card';
import { AdCardSkeleton } from '@/components/ads/ad-card-skeleton';
import { FailedNotice, Notice } from '@/components/ui/notice';
import { featuredShown } from '@/lib/ad-filters';
import { api } from '@/lib/api/browser';
import { queriesOfVisit } from '@/lib/api/queries/visit';
import { type PluralForms, sayCount } from '@/lib/i18n/plural';

export type FeaturedGridProps = {
  sort: 'desc' | 'asc' | 'random';
  /** Each choice of a tab reads anew. */
  choice: number;
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

export const FeaturedGrid = ({
  sort,
  choice,
  currency,
  place,
  cardLabels,
  labels,
  onRetry,
}: FeaturedGridProps) => {
  const { locale } = cardLabels;
  const { data: ads, isError } = useQuery(
    {
      queryKey: ['ads', 'featured', locale, currency, sort, choice],
      queryFn: async ({ signal }) => {
        const query = { sort, currency, lang: locale, per_page: featuredShown };
        return (await api.get('/v1/ads', { query, signal })).data;
      },
    },
    queriesOfVisit(),
  );
  const failed = isError && !ads;
  return (
    <>
      <p role="status" className="sr-only">
        {ads ? sayCount(labels.loaded, ads.length, locale) : failed ? '' : labels.loading}
      </p>
      {failed ? <FailedNotice {...labels.error} onRetry={onRetry} /> : null}
      {!ads && !failed ? (
        <div className="ad-grid">
          {Array.from({ length: featuredShown }, (_, place) => `skeleton-${place}`).map((key) => (
            <AdCardSkeleton key={key} variant="home" />
          ))}
        </div>
      ) : null}
      {ads?.length === 0 ? <Notice {...labels.empty} /> : null}
      {ads?.length ? (
        <div className="ad-grid">
          {ads.map((ad) => (
            <AdCard key={ad.id} ad={ad} labels={cardLabels} variant="home" place={place} />
          ))}
        </div>
      ) : null}
    </>
  );
};
