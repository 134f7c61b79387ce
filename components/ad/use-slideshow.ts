import { type RefObject, useEffect, useRef, useState } from 'react';
import { isMotionUnwanted, turnsEvery } from './slideshow';

type Options = {
  frame: RefObject<HTMLElement | null>;
  strip: RefObject<HTMLElement | null>;
  enabled: boolean;
  /** When the first picture stood there, by `performance.now()`. */
  shownAt: number;
  next: () => void;
};

/**
 * Moves on every five seconds until somebody stops it. It waits while the gallery is pointed at, has the focus or is
 * out of sight, and never starts by itself where less motion or less data is wanted, or somebody has moved the strip.
 */
export const useSlideshow = ({ frame, strip, enabled, shownAt, next }: Options) => {
  // As most readers will find it, so that whoever presses the button before its code is there stops it.
  const [playing, setPlaying] = useState(enabled);
  const step = useRef(next);
  const dueAt = useRef<number | null>(shownAt + turnsEvery);
  useEffect(() => {
    step.current = next;
  });

  useEffect(
    () => setPlaying(enabled && !isMotionUnwanted() && strip.current?.scrollLeft === 0),
    [enabled, strip],
  );

  useEffect(() => {
    const element = frame.current;
    if (!playing || !element) return;
    const turn = () => {
      timer = setTimeout(turn, turnsEvery);
      const { top, bottom } = element.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && !document.hidden;
      if (isSeen && !element.matches(':hover, :has(:focus-visible)')) step.current();
    };
    const first = dueAt.current === null ? turnsEvery : Math.max(0, dueAt.current - performance.now());
    dueAt.current = null;
    let timer = setTimeout(turn, first);
    return () => clearTimeout(timer);
  }, [playing, frame]);

  return { playing, setPlaying };
};
