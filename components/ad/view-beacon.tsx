'use client';

import { useEffect } from 'react';
import { api } from '@/lib/api/browser';

/** Counts the look at an ad from the browser, so that the page itself can be kept. Shows nothing, fails silently. */
export const ViewBeacon = ({ adId }: { adId: number }) => {
  useEffect(() => {
    api.post('/v1/ads/{id}/view', { params: { id: adId }, keepalive: true, safe: true }).catch(() => {});
  }, [adId]);
  return null;
};
