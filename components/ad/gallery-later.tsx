'use client';

import { useState } from 'react';
import { hydrateWhenUsed } from '@/components/ui/late-hydration';
import type { GalleryProps } from './gallery';
import { isMotionUnwanted, turnsEvery } from './slideshow';

/** Milliseconds for its code to come, on a line that is not the best. */
const headStart = 1_000;

const GalleryWhenUsed = hydrateWhenUsed<GalleryProps>(
  'gallery',
  async () => (await import('./gallery')).Gallery,
  // Its button says that it plays; where it never does by itself, that is put right at once.
  { dueIn: () => (isMotionUnwanted() ? 0 : turnsEvery - headStart) },
);

/** Its pictures can be swiped without a script; that comes with the first use, or when the first turn is due. */
export const GalleryLater = (props: Omit<GalleryProps, 'shownAt'>) => {
  const [shownAt] = useState(() => performance.now());
  return <GalleryWhenUsed {...props} shownAt={shownAt} />;
};
