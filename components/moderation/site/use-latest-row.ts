import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/lib/api/client';
import { moderationKey } from '@/lib/api/queries/moderation';

/**
 * Which version of a row a form was begun with, and whether there is another one by now. Whoever was too late reads
 * what is there, and decides whose words it shall be.
 */
export const useLatestRow = (version: string | null) => {
  const queries = useQueryClient();
  const [begun, setBegun] = useState({ version, generation: 0 });
  const sent = useRef(false);
  return {
    seen: begun.version,
    isBehind: begun.version !== version,
    /** Rises when the form is filled in anew. */
    generation: begun.generation,
    take: (anew: boolean) =>
      setBegun(({ generation }) => ({ version, generation: anew ? generation + 1 : generation })),
    wasSent: () => {
      const was = sent.current;
      sent.current = false;
      return was;
    },
    sending: async (send: () => Promise<void>) => {
      try {
        sent.current = true;
        await send();
      } catch (error) {
        sent.current = false;
        if (error instanceof ApiError && error.status === 409) {
          await queries.invalidateQueries({ queryKey: moderationKey });
        }
        throw error;
      }
    },
  };
};
