'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Ends what instrumentation-client.ts began when a link was followed. */
export const Arrival = () => {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the arrival.
  useEffect(() => document.documentElement.removeAttribute('data-travelling'), [path]);
  return null;
};
