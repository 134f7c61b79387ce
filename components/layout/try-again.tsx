'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

/** Loads the page that was wanted, and does so by itself as soon as there is a line. */
export const TryAgain = ({ text }: { text: string }) => {
  useEffect(() => {
    const load = () => {
      if (!location.pathname.endsWith(paths.offline)) location.reload();
    };
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return <Button onClick={() => location.reload()}>{text}</Button>;
};
