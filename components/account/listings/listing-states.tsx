import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { ListingsLabels } from './listing-labels';

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
  <Notice icon="clipboard-list" title={labels.emptyTitle} text={filtered ? labels.noMatch : labels.emptyText}>
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
  </Notice>
);
