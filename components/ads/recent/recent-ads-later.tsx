'use client';

import { useEffect } from 'react';
import { useLate } from '@/components/ui/use-late';
import { RecentSection, type RecentSectionProps } from './recent-section';
import type { RecentStripProps } from './recent-strip';
import { RecentTilesWaiting } from './recent-tiles-waiting';

const load = async () => (await import('./recent-strip')).RecentStrip;

const Strip = (props: RecentStripProps) => {
  const { onNone } = props;
  const { part: Loaded, failed } = useLate(load, true);
  useEffect(() => {
    if (failed) onNone();
  }, [failed, onNone]);
  return Loaded ? <Loaded {...props} /> : <RecentTilesWaiting />;
};

/** Its tiles come when they are scrolled to, their code too. */
export const RecentAdsLater = (props: RecentSectionProps) => <RecentSection {...props} Strip={Strip} />;
