'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds. Whoever leaves at once pays for nothing, and on a slow line the page itself comes first. */
const patience = 5_000;

type Props = { worker: string; offlinePage: string };

/** Once a page has been read for a moment, it is kept to be read without a line. */
export const KeepReading = ({ worker, offlinePage }: Props) => {
  const path = usePathname();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // What the router says of a page served in place of another is not where the browser is.
    const opened = performance.getEntriesByType('navigation')[0]?.name.split('#')[0];
    const wasOpened = opened === location.href.split('#')[0];
    let [left, stop] = [false, () => {}];
    const keep = async () => {
      // Where its code does not come there is no line, and nothing to keep.
      const code = await import('@/lib/offline/keep-reading').catch(() => null);
      if (code && !left) stop = code.keepReading({ path, wasOpened, worker, offlinePage }, patience);
    };
    const timer = setTimeout(keep, patience);
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [path, worker, offlinePage]);

  return null;
};
