'use client';

import { useState } from 'react';
import { reasonOf } from '@/lib/api/reason-of';

/** One thing that a dialog sends: whether it is on its way, and why it was refused. `failed` where no reason came. */
export const useSending = (failed: string) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (act: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      setRefusal(reasonOf(error, failed));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, send, forgetRefusal: () => setRefusal(null) };
};
