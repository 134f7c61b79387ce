'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

const every = 5000;

const unwanted = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
};

/**
 * Moves on every five seconds until somebody stops it. It waits while the gallery is pointed at, has the focus or is
 * out of sight, and never starts by itself where less motion or less data is wanted.
 */
export const useSlideshow = (frame: RefObject<HTMLElement | null>, enabled: boolean, next: () => void) => {
  const [playing, setPlaying] = useState(false);
  const step = useRef(next);
  useEffect(() => {
    step.current = next;
  });

  useEffect(() => setPlaying(enabled && !unwanted()), [enabled]);

  useEffect(() => {
    const element = frame.current;
    if (!playing || !element) return;
    let inView = false;
    const sight = new IntersectionObserver((entries) => {
      inView = entries.some((entry) => entry.isIntersecting);
    });
    sight.observe(element);
    const timer = setInterval(() => {
      const busy = element.matches(':hover, :has(:focus-visible)');
      if (inView && !busy && !document.hidden) step.current();
    }, every);
    return () => {
      sight.disconnect();
      clearInterval(timer);
    };
  }, [playing, frame]);

  return { playing, setPlaying };
};
