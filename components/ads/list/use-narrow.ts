'use client';

import { startTransition, useEffect, useState } from 'react';

const query = '(max-width: 639px)';

/**
 * Whether the screen is narrower than 640 px; undefined until that is known. The answer comes in a transition,
 * for on a slow phone a second rendering of the whole list at once would hold up the first touch.
 */
export const useNarrow = () => {
  const [narrow, setNarrow] = useState<boolean>();
  useEffect(() => {
    const media = window.matchMedia(query);
    const tell = () => startTransition(() => setNarrow(media.matches));
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, []);
  return narrow;
};
