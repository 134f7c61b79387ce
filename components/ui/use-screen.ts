import { startTransition, useEffect, useState } from 'react';

/** As `sm` and `lg` of the style sheets. */
const screens = { phone: '(max-width: 639px)', wide: '(min-width: 1024px)' };

/**
 * Whether the screen is one of these; undefined until that is known. The answer comes in a transition, for on a slow
 * phone a second rendering of everything at once would hold up the first touch.
 */
export const useScreen = (screen: keyof typeof screens) => {
  const [is, setIs] = useState<boolean>();
  useEffect(() => {
    const media = matchMedia(screens[screen]);
    const tell = () => startTransition(() => setIs(media.matches));
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, [screen]);
  return is;
};
