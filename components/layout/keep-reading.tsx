'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { tellWorker } from '@/lib/offline/told';

/** Whoever leaves at once pays for nothing, and on a slow line the page itself comes first. */
const patience = 5_000;
const mostPictures = 12;

const pictureOfAd = '.ad-sheet-gallery [data-picture] img';

/** Of an ad, those that were looked at; pages of many ads would push them out. */
const seenPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>(pictureOfAd)]
    .filter(({ complete, currentSrc }) => complete && currentSrc)
    .map(({ currentSrc }) => currentSrc)
    .slice(0, mostPictures);

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

type Props = { worker: string; offlinePage: string };

/**
 * Once a page has been read for a moment, the service worker is asked to keep it: the page that was opened, and every ad
 * that was reached from it. Those came as data and not as a page, so each is fetched once more, unless data are dear.
 * Pictures that come later, for the line is slow or more of them are looked at, are told of later.
 */
export const KeepReading = ({ worker, offlinePage }: Props) => {
  const path = usePathname();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // What the router says of a page served in place of another is not where the browser is.
    const opened = performance.getEntriesByType('navigation')[0]?.name.split('#')[0];
    const wasOpened = opened === location.href.split('#')[0];
    const tell = async () => {
      timer = undefined;
      if (document.documentElement.dataset.read || !navigator.onLine) return;
      try {
        await navigator.serviceWorker.register(worker);
        await navigator.serviceWorker.ready;
        if (!wasOpened && (savesData() || !/\/ad\/\d+$/.test(path))) return;
        const page = location.pathname + location.search;
        await tellWorker({ type: 'seen', page, pictures: seenPictures(), offlinePage });
      } catch {
        // A browser that refuses a worker shows the site as well without.
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(tell, patience);
    const onLoad = ({ target }: Event) => {
      if (target instanceof Element && target.matches(pictureOfAd)) timer ??= setTimeout(tell, patience);
    };
    // It does not bubble.
    document.addEventListener('load', onLoad, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('load', onLoad, true);
    };
  }, [path, worker, offlinePage]);

  return null;
};
