import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSending } from '@/components/form/use-sending';
import { moderationKey } from '@/lib/api/queries/moderation';
import { useRoom } from './room';

/** Sends a decision; whatever comes of it, everything that moderators see is then read anew. */
export const useDecision = () => {
  const queries = useQueryClient();
  const { words } = useRoom();
  const { send, ...state } = useSending(words.notDone);
  const decide = useCallback(
    async (call: () => Promise<{ message: string }>): Promise<{ done: boolean; message: string }> => {
      const sent = await send(call);
      void queries.invalidateQueries({ queryKey: moderationKey });
      return { done: sent.done, message: sent.done ? sent.answer.message : sent.message };
    },
    [queries, send],
  );
  return { decide, ...state };
};
