import type { Availability } from '@/lib/contract/availability';
import type { Messages } from '@/lib/i18n/messages';
import { Badge, type BadgeTone } from '../ui/badge';

const tones: Record<Availability, BadgeTone> = {
  available: 'neutral',
  reserved: 'petrol',
  sold: 'steel',
  expired: 'neutral',
  withdrawn: 'neutral',
};

type Props = { availability: Availability; labels: Messages['life']['states'] };

/** What became of an ad, where it is not simply for sale. */
export const AvailabilityBadge = ({ availability, labels }: Props) =>
  availability === 'available' ? null : <Badge tone={tones[availability]}>{labels[availability]}</Badge>;
