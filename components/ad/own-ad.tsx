'use client';

import { useLayoutEffect } from 'react';
import { useCurrentUser } from '@/lib/api/current-user';

/** Nobody talks to himself: where the reader is the seller, `.owner-only` stands in the place of `.others-only`. */
export const OwnAd = ({ sellerId }: { sellerId: number }) => {
  const own = useCurrentUser()?.id === sellerId;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-own-ad', own);
    return () => document.documentElement.removeAttribute('data-own-ad');
  }, [own]);
  return null;
};
