import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Realtime } from '@/lib/realtime/browser/connect';
import { useRealtime } from '@/lib/realtime/browser/use-realtime';
import { useOnline } from '../ui/line';

export type Line = { realtime: Realtime | null | undefined; state: 'fine' | 'offline' | 'reconnecting' };

/** A blink is nobody's business. */
const sayAfter = 2_000;

const nothing = () => () => {};

/** The connection, and what of its state a reader should know. */
export const useLine = (): Line => {
  const realtime = useRealtime(true);
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
