'use client';

import { useEffect, useState } from 'react';

/** Whether there is room beside the form; null until it is known. */
export const useWide = (): boolean | null => {
  const [wide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia('(min-width: 1024px)');
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wide;
};
