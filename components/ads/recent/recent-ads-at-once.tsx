'use client';

import { RecentSection, type RecentSectionProps } from './recent-section';
import { RecentStrip } from './recent-strip';

/** All of it comes with the page, for the page without a line: there is nothing to come later. */
export const RecentAdsAtOnce = (props: RecentSectionProps) => (
  <RecentSection {...props} Strip={RecentStrip} />
);
