'use client';

import { startTransition, useEffect, useState } from 'react';

const query = '(max-width: 639px)';

/**
 * Whether the screen is narrower than 640 px. The server does not know and says no; the answer comes in a transition,
 * for on a slow phone a second rendering of the whole list at once would hold up the first touch.
 */
export const useNarrow = () => {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(query);
    const tell = () => startTransition(() => setNarrow(media.matches));
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, []);
  return narrow;
};
