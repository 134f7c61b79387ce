'use client';

import { useEffect } from 'react';
import { keepComparedAds } from '@/lib/offline/compared-ads';

/** Whoever changes the comparison that is open has it as his own on this device, wherever its address came from. */
export const KeepCompared = () => {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-compared]');
      if (!link) return;
      keepComparedAds((link.dataset.compared ?? '').split(',').filter(Boolean).map(Number));
      // The column that had the focus goes.
      document.getElementById('content')?.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
};
