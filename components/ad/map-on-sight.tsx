'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Quiet } from '@/components/ui/quiet';
import type { MapProps } from './seller-map';

const SellerMap = lazy(() => import('./seller-map'));

type Props = Omit<MapProps, 'onTiles'>;

/** The map's own code comes when the reader has scrolled to it, and covers the drawn map when its tiles are there. */
export const MapOnSight = (props: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [tiles, setTiles] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setNear(true);
      sight.disconnect();
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, []);

  return (
    <div
      ref={place}
      dir="ltr"
      className={classes('absolute inset-0', tiles === 'shown' ? 'opacity-100' : 'invisible opacity-0')}
    >
      {near && tiles !== 'failed' ? (
        // A map that cannot be loaded leaves the drawn one.
        <Quiet>
          <Suspense>
            <SellerMap {...props} onTiles={setTiles} />
          </Suspense>
        </Quiet>
      ) : null}
    </div>
  );
};
