'use client';

import { useState } from 'react';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Messages } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

type Place = { lat: number; long: number };
type Labels = Pick<
  Messages['auth']['register'],
  'usePlace' | 'finding' | 'placeKept' | 'dropPlace' | 'placeFailed'
>;
type Props = { labels: Labels; place: Place | null; onChange: (place: Place | null) => void };

/** Some hundred metres: enough to drive to a yard, too little to find a home. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Where the seller is, if he wants to say so: nobody types degrees. */
export const PlaceField = ({ labels, place, onChange }: Props) => {
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle');
  const find = () => {
    setState('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onChange({ lat: rounded(coords.latitude), long: rounded(coords.longitude) });
      },
      () => setState('failed'),
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };
  const said = place
    ? fillIn(labels.placeKept, { place: `\u2066${place.lat}, ${place.long}\u2069` })
    : state === 'failed'
      ? labels.placeFailed
      : '';
  return (
    <div>
      <Button
        variant="outline"
        disabled={state === 'finding'}
        onClick={place ? () => onChange(null) : find}
        className="max-sm:w-full"
      >
        <Icon name={place ? 'close' : 'map-pin'} size={18} />
        {place ? labels.dropPlace : state === 'finding' ? labels.finding : labels.usePlace}
      </Button>
      <p role="status" className="mt-1.5 text-13 text-muted">
        {said}
      </p>
    </div>
  );
};
