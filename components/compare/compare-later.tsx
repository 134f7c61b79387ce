'use client';

import { useEffect, useRef, useState } from 'react';
import { WhenBack } from '@/components/ui/line';
import { onPress } from '@/components/ui/on-press';
import { useLate } from '@/components/ui/use-late';
import { readComparedAds } from '@/lib/offline/compared-ads';
import type { CompareTrayProps } from './compare-tray';

const load = async () => (await import('./compare-tray')).CompareTray;

type Props = Omit<CompareTrayProps, 'early'>;

/** All that makes the buttons switches comes once one is pressed, or where ads were chosen before on this device. */
export const CompareLater = (props: Props) => {
  const [used, setUsed] = useState(false);
  const { part: Tray, failed, again } = useLate(load, used);
  const early = useRef<Set<HTMLElement> | null>(new Set());
  useEffect(() => {
    if (readComparedAds().length) setUsed(true);
    return onPress('[data-compare]', (button) => {
      early.current?.add(button);
      setUsed(true);
    });
  }, []);
  if (Tray) return <Tray {...props} early={early} />;
  return failed ? <WhenBack act={again} /> : null;
};
