import { useEffect, useRef } from 'react';

/** Whoever asked for more by hand goes on at the first ad of it, unless he has gone elsewhere meanwhile. */
export const useFirstOfMore = (shown: number) => {
  const grid = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  const cards = () => grid.current?.querySelectorAll('article') ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: more ads are what is waited for
  useEffect(() => {
    const first = before.current === null ? undefined : cards()[before.current];
    if (!first) return;
    before.current = null;
    const there = document.activeElement ?? document.body;
    if (there !== document.body && !grid.current?.contains(there)) return;
    first.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);
  const ask = () => {
    before.current = cards().length;
  };
  return { grid, ask };
};
