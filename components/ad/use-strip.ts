import { type RefObject, useCallback, useEffect, useState } from 'react';
import { wantsStillness } from '@/components/ui/wants-stillness';

/** Scrolls a strip itself and never the page. An offset counts from the same edge as scrollLeft, in either direction. */
export const reveal = (strip: HTMLElement, item: HTMLElement, smooth = true) => {
  const left = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
  strip.scrollTo({ left, behavior: smooth && !wantsStillness() ? 'smooth' : 'instant' });
};

/** Which picture of a scroll-snap strip is in view, and the way to another. */
export const useStrip = (strip: RefObject<HTMLElement | null>, first = 0) => {
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    const root = strip.current;
    if (!root) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent([...root.children].indexOf(shown.target));
      },
      { root, threshold: 0.6 },
    );
    for (const item of root.children) seen.observe(item);
    return () => seen.disconnect();
  }, [strip]);

  /** Beyond the last picture comes the first. */
  const go = useCallback(
    (index: number, smooth = true) => {
      const items = strip.current?.children;
      const item = items?.[(index + items.length) % items.length];
      if (strip.current && item instanceof HTMLElement) reveal(strip.current, item, smooth);
    },
    [strip],
  );

  return { current, go };
};

/** The arrow keys follow the direction in which the page is read. */
export const arrowStep = (event: { key: string; currentTarget: Element }): -1 | 0 | 1 => {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === forward) return 1;
  return event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0;
};
