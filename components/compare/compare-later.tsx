'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { onPress } from '@/components/ui/on-press';
import { readComparedAds } from '@/lib/offline/compared-ads';
import type { CompareTrayProps } from './compare-tray';

const Tray = lazyPart<CompareTrayProps>(
  () => import('./compare-tray'),
  () => null,
);

type Props = Omit<CompareTrayProps, 'early'>;

/** All that makes the buttons switches comes once one is pressed, or where ads were chosen before on this device. */
export const CompareLater = (props: Props) => {
  const [used, setUsed] = useState(false);
  const early = useRef<Set<HTMLElement> | null>(new Set());
  useEffect(() => {
    if (readComparedAds().length) setUsed(true);
    return onPress('[data-compare]', (button) => {
      early.current?.add(button);
      setUsed(true);
    });
  }, []);
  return <Suspense>{used ? <Tray {...props} early={early} /> : null}</Suspense>;
};
