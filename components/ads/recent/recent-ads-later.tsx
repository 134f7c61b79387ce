'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { RecentSection, type RecentSectionProps } from './recent-section';
import type { RecentStripProps } from './recent-strip';

const NoStrip = ({ onNone }: RecentStripProps) => {
  useEffect(onNone, [onNone]);
  return null;
};
const Strip = lazyPart(() => import('./recent-strip'), NoStrip);

/** Its tiles come when they are scrolled to, their code too. */
export const RecentAdsLater = (props: RecentSectionProps) => <RecentSection {...props} Strip={Strip} />;
