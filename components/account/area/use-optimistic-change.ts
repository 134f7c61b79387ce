import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import { reasonOf } from '@/lib/api/reason-of';
import { useRoom } from './own-room';

type Options<Data, Change> = {
  queryKey: QueryKey;
  apply: (data: Data, change: Change) => Data;
  send: (change: Change) => Promise<{ message: string }>;
  /** What is said where the answer does not say why. */
  failed: string;
};

/** Optimistic update: a change is on the screen at once, which is as it was when that failed. */
export const useOptimisticChange = <Data, Change>({
  queryKey,
  apply,
  send,
  failed,
}: Options<Data, Change>) => {
  const { rtl } = useRoom();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: send,
    onMutate: async (change: Change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Data>(queryKey);
      queries.setQueryData<Data>(queryKey, (data) => data && apply(data, change));
      return { before };
    },
    onError: (error, _change, context) => {
      queries.setQueryData(queryKey, context?.before);
      void showToast({ type: 'error', text: reasonOf(error, failed), rtl });
    },
    onSuccess: ({ message }) => void showToast({ type: 'success', text: message, rtl }),
    // Read while another change is on its way, the answer would take that one back for a moment.
    onSettled: () =>
      queries.isMutating({ mutationKey: queryKey }) === 1
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  });
  return mutate;
};
