import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { ListingsLabels } from './listing-labels';

const frame = 'rounded border border-dashed border-line bg-surface px-6 py-14 text-center';

export const ListingSkeletons = () => (
  <div aria-hidden className="listing-grid">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <div key={key} className="listing-card">
        <div className="animate-pulse bg-sunken" style={{ aspectRatio: '4 / 3' }} />
        <div className="listing-body gap-3">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    ))}
  </div>
);

type EmptyProps = { filtered: boolean; locale: Locale; labels: ListingsLabels; onClear: () => void };

export const ListingsEmpty = ({ filtered, locale, labels, onClear }: EmptyProps) => (
  <div className={frame}>
    <Icon name="clipboard-list" size={36} className="mx-auto mb-3 text-muted" />
    <p className="text-20 font-semibold">{labels.emptyTitle}</p>
    <p className="mt-1 mb-5 text-muted">{filtered ? labels.noMatch : labels.emptyText}</p>
    {filtered ? (
      <Button variant="outline" onClick={onClear}>
        {labels.showAll}
      </Button>
    ) : (
      <LinkButton href={localePath(locale, paths.createAd)}>
        <Icon name="plus" size={18} />
        {labels.place}
      </LinkButton>
    )}
  </div>
);

export const ListingsFailed = ({ labels, onRetry }: { labels: ListingsLabels; onRetry: () => void }) => (
  <div role="alert" className={frame}>
    <p className="mb-4 text-20 font-semibold">{labels.failed}</p>
    <Button variant="outline" onClick={onRetry}>
      <Icon name="rotate-ccw" size={18} />
      {labels.tryAgain}
    </Button>
  </div>
);
