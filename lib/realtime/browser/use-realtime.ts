import { useEffect, useState } from 'react';
import type { Realtime } from './connect';
import { closeRealtime, openRealtime } from './realtime';

const tryAgainAfter = 5_000;
/** Going from one screen to another keeps the connection. */
const closeAfter = 5_000;

let holders = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * The one connection of the page, opened with the first part of it that wants one and closed after the last. Null where
 * the site has none, undefined until it is known.
 */
export const useRealtime = (wanted: boolean): Realtime | null | undefined => {
  const [realtime, setRealtime] = useState<Realtime | null>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    holders += 1;
    clearTimeout(closing);
    const open = () =>
      openRealtime().then(
        (opened) => !gone && setRealtime(opened),
        () => {
          if (!gone) again = setTimeout(open, tryAgainAfter);
        },
      );
    void open();
    return () => {
      gone = true;
      clearTimeout(again);
      setRealtime(undefined);
      holders -= 1;
      if (holders === 0) closing = setTimeout(() => void closeRealtime(), closeAfter);
    };
  }, [wanted]);
  return realtime;
};
