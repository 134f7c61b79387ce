'use client';

import { useEffect } from 'react';
import { tell } from '@/lib/api/request-of';

/** Counts the look at an ad from the browser, so that the page itself can be kept. Shows nothing, fails silently. */
export const ViewBeacon = ({ adId }: { adId: number }) => {
  useEffect(() => tell(`/v1/ads/${adId}/view`), [adId]);
  return null;
};
