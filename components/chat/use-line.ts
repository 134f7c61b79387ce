import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Realtime } from '@/lib/realtime/browser/connect';
import { closeRealtime, openRealtime } from '@/lib/realtime/browser/realtime';
import { useOnline } from '../ui/line';

/** Null where the site has none, undefined until it is known. */
export type Line = { realtime: Realtime | null | undefined; state: 'fine' | 'offline' | 'reconnecting' };

const tryAgainAfter = 5_000;
/** Going from one screen of the chat to another keeps the connection. */
const closeAfter = 5_000;
/** A blink is nobody's business. */
const sayAfter = 2_000;

let closing: ReturnType<typeof setTimeout> | undefined;

/** The one connection of the chat, opened with its first screen and closed after its last. */
const useRealtime = (): Realtime | null | undefined => {
  const [realtime, setRealtime] = useState<Realtime | null>();
  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
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
      closing = setTimeout(() => void closeRealtime(), closeAfter);
    };
  }, []);
  return realtime;
};

const nothing = () => () => {};

/** The connection, and what of its state a reader should know. */
export const useLine = (): Line => {
  const realtime = useRealtime();
  const online = useOnline();
  const state = useSyncExternalStore(realtime?.onState ?? nothing, () => realtime?.state() ?? 'connecting');
  const [late, setLate] = useState(false);
  const interrupted = state === 'reconnecting';
  useEffect(() => {
    if (!interrupted) return;
    const timer = setTimeout(() => setLate(true), sayAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [interrupted]);
  const shown = !online ? 'offline' : interrupted && late ? 'reconnecting' : 'fine';
  return useMemo(() => ({ realtime, state: shown }), [realtime, shown]);
};
