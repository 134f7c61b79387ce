import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { wantsStillness } from '@/components/ui/wants-stillness';

/** Scrolls a strip itself and never the page. An offset counts from the same edge as scrollLeft, in either direction. */
export const reveal = (strip: HTMLElement, item: HTMLElement, smooth = true) => {
  const left = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
  strip.scrollTo({ left, behavior: smooth && !wantsStillness() ? 'smooth' : 'instant' });
};

/** In milliseconds without a movement, a strip is at rest. */
const restsAfter = 150;

/** Which picture of a scroll-snap strip is in view, and the way to another. */
export const useStrip = (strip: RefObject<HTMLElement | null>, first = 0) => {
  const [current, setCurrent] = useState(first);
  /** Where it is on its way to, so that a step taken meanwhile goes on from there. */
  const heading = useRef<number | null>(null);

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
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        heading.current = null;
      }, restsAfter);
    };
    root.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      seen.disconnect();
      clearTimeout(rest);
      root.removeEventListener('scroll', onScroll);
    };
  }, [strip]);

  const go = useCallback(
    (index: number, smooth = true) => {
      const item = strip.current?.children[index];
      if (!strip.current || !(item instanceof HTMLElement)) return;
      heading.current = index;
      reveal(strip.current, item, smooth);
    },
    [strip],
  );

  /** Beyond the last picture comes the first. Returns which one it goes to. */
  const step = (direction: -1 | 1): number => {
    const total = strip.current?.children.length ?? 1;
    const next = ((heading.current ?? current) + direction + total) % total;
    go(next);
    return next;
  };

  return { current, go, step };
};

/** The arrow keys follow the direction in which the page is read. */
export const arrowStep = (event: { key: string; currentTarget: Element }): -1 | 0 | 1 => {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === forward) return 1;
  return event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0;
};
