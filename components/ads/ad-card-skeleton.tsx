import { Skeleton } from '@/components/ui/skeleton';
import type { AdCardVariant } from './ad-card';

const Line = ({ className }: { className: string }) => <Skeleton className={className} />;

/** As tall as a card to the pixel: it stands on the same lines. */
export const AdCardSkeleton = ({ variant }: { variant: AdCardVariant }) => (
  <div aria-hidden data-variant={variant} className="ad-card">
    <div className="animate-pulse bg-sunken" style={{ aspectRatio: '4 / 3' }} />
    <div className="ad-card-body">
      <p className="ad-card-price">
        <span>
          <Line className="mt-1 h-5 w-24" />
        </span>
        <span className="ad-card-price-note" />
      </p>
      <p className="ad-card-title">
        <span className="inline-block h-3 w-4/5 animate-pulse rounded bg-sunken" />
      </p>
      {variant === 'home' ? (
        <p className="ad-card-description">
          <Line className="my-1 h-3 w-full" />
          <Line className="my-2 h-3 w-full" />
          <Line className="h-3 w-1/2" />
        </p>
      ) : null}
      <p className="ad-card-facts">
        <Line className="mt-1 h-3 w-11/12" />
      </p>
      <p className="ad-card-kind">
        <span className="inline-block h-3 w-1/2 animate-pulse rounded bg-sunken" />
      </p>
    </div>
  </div>
);
