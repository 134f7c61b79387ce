import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ListingCardLabels } from './listing-labels';

const tones: Record<string, BadgeTone> = { accept: 'good', pending: 'warning', rejected: 'bad' };

/** Green, amber, red, and grey for whatever else there may be one day; always with its word. */
export const StatusBadge = ({ status, labels }: { status: string; labels: ListingCardLabels['status'] }) => (
  <Badge tone={tones[status] ?? 'neutral'}>
    <span aria-hidden className="size-2 rounded-full bg-current" />
    {(labels as Record<string, string>)[status] ?? status}
  </Badge>
);
