'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { moderationKey } from '@/lib/api/queries/moderation';
import { reasonOf } from '@/lib/api/reason-of';
import { useRoom } from './room';

/** Sends a decision; whatever comes of it, everything that moderators see is then read anew. */
export const useDecision = () => {
  const queries = useQueryClient();
  const { words } = useRoom();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const decide = useCallback(
    async (send: () => Promise<{ message: string }>): Promise<{ done: boolean; message: string }> => {
      setBusy(true);
      setRefusal(null);
      try {
        return { done: true, message: (await send()).message };
      } catch (error) {
        const message = reasonOf(error, words.notDone);
        setRefusal(message);
        return { done: false, message };
      } finally {
        setBusy(false);
        void queries.invalidateQueries({ queryKey: moderationKey });
      }
    },
    [queries, words],
  );
  return { decide, busy, refusal, forgetRefusal: useCallback(() => setRefusal(null), []) };
};
