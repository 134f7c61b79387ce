import { useCallback, useEffect, useState } from 'react';

/**
 * Code that is fetched when it is wanted (lazy loading), which every part of a page that comes late is made of. On a line
 * that breaks it may not come: that is told until it is there, and it can be asked for again (`AskAgain`, `WhenBack`), at
 * the latest the next time that it is wanted.
 */
export const useLate = <Part>(load: () => Promise<Part>, wanted: boolean) => {
  const [part, setPart] = useState<{ is: Part } | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const asks = wanted && part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!asks) return;
    let left = false;
    load().then(
      (is) => left || setPart({ is }),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [asks, tries]);
  useEffect(() => {
    if (!wanted) setFailed(false);
  }, [wanted]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  return { part: part?.is ?? null, failed, again };
};
