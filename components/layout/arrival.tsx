'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Ends what instrumentation-client.ts began when a link was followed. Whoever followed it goes on in what it led to,
 * not in the header before it, nor at a link that is gone.
 */
export const Arrival = () => {
  const path = usePathname();
  const left = useRef(path);
  useEffect(() => {
    document.documentElement.removeAttribute('data-travelling');
    if (left.current === path) return;
    left.current = path;
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [path]);
  return null;
};
