'use client';

import { useEffect } from 'react';

const mark = (target: EventTarget | null, state: 'shown' | 'failed') => {
  if (target instanceof HTMLImageElement)
    target.closest('[data-picture]')?.setAttribute('data-picture', state);
};

/** Watches all pictures of the page, those that failed before the script arrived as well. */
export const PictureGuard = () => {
  useEffect(() => {
    const failed = (event: Event) => mark(event.target, 'failed');
    const loaded = (event: Event) => mark(event.target, 'shown');
    // Neither event bubbles; both can be caught on the way down.
    document.addEventListener('error', failed, true);
    document.addEventListener('load', loaded, true);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image, 'failed');
    }
    return () => {
      document.removeEventListener('error', failed, true);
      document.removeEventListener('load', loaded, true);
    };
  }, []);
  return null;
};
