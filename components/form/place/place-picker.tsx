import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Quiet } from '../../ui/quiet';
import { type Point, pointOf } from './degrees';
import './place.css';

const PlaceMap = lazy(() => import('./place-map'));

export type Tiles = { url: string; credit: string };
export type NamedPoint = Point & { id: number; name: string };
export type PlaceLabels = Messages['adForm']['place'];

type Props = {
  lat: string;
  long: string;
  state: NamedPoint | null;
  states: readonly NamedPoint[];
  tiles: Tiles;
  labels: PlaceLabels;
  onPlace: (point: Point) => void;
  /** Where a place may be left out, takes it back. */
  onDrop?: { text: string; act: () => void };
};

/** Erbil, Baghdad and Basra in one look. */
const country: Point & { zoom: number } = { lat: 33.9, long: 44, zoom: 6 };

/** Where the machine stands: a pin on a map that comes when the seller has scrolled to it. */
export const PlacePicker = ({ lat, long, state, states, tiles, labels, onPlace, onDrop }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [finding, setFinding] = useState<'idle' | 'finding' | 'failed'>('idle');
  const point = pointOf(lat, long);

  useEffect(() => {
    if (!frame.current) return;
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        sight.disconnect();
      },
      { rootMargin: '400px' },
    );
    sight.observe(frame.current);
    return () => sight.disconnect();
  }, []);

  const find = () => {
    setFinding('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding('idle');
        onPlace({ lat: coords.latitude, long: coords.longitude });
      },
      () => setFinding('failed'),
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };

  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-15 font-semibold">{labels.title}</p>
        <div className="flex flex-wrap gap-2">
          {onDrop && (lat || long) ? (
            <Button variant="quiet" size="sm" onClick={onDrop.act}>
              {onDrop.text}
            </Button>
          ) : null}
          <Button variant="outline" size="sm" disabled={finding === 'finding'} onClick={find}>
            <Icon name="locate" size={18} />
            {finding === 'finding' ? labels.finding : labels.useMine}
          </Button>
        </div>
      </div>
      <div ref={frame} dir="ltr" className="place-map">
        {near ? (
          <Quiet>
            <Suspense>
              <PlaceMap
                point={point}
                centre={state ? { lat: state.lat, long: state.long, zoom: 9 } : country}
                names={states}
                tiles={tiles}
                labels={labels}
                onPlace={onPlace}
              />
            </Suspense>
          </Quiet>
        ) : null}
      </div>
      <p role="status" className="mt-1.5 text-13 text-muted">
        {finding === 'failed' ? labels.failed : point ? labels.hint : labels.empty}
      </p>
    </div>
  );
};
