import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readingHere } from '@/components/saved-searches/reading-here';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { savedSearchesQuery } from '@/lib/api/queries/own';
import { reasonOf } from '@/lib/api/reason-of';
import type { SavedSearch } from '@/lib/contract/saved-searches';
import { useAsker, useRoom } from '../area/own-room';

export type SearchFields = Partial<
  Pick<SavedSearch, 'name' | 'frequency' | 'by_mail' | 'by_push' | 'on_site'>
>;
type Change = { id: number } & ({ is: 'changed'; fields: SearchFields } | { is: 'removed' });

const apply = (searches: readonly SavedSearch[], change: Change): SavedSearch[] =>
  change.is === 'removed'
    ? searches.filter(({ id }) => id !== change.id)
    : searches.map((search) => (search.id === change.id ? { ...search, ...change.fields } : search));

/** Changes a saved search at once on the screen, which is as it was when that failed. */
export const useSavedSearchChanges = (failed: string) => {
  const asker = useAsker();
  const { rtl } = useRoom();
  const queries = useQueryClient();
  const { queryKey } = savedSearchesQuery(asker);
  const { mutate } = useMutation({
    mutationFn: (change: Change): Promise<{ message: string }> => {
      const one = { params: { id: change.id }, query: { lang: asker.lang } };
      return change.is === 'removed'
        ? api.delete('/auth/saved-searches/{id}', one)
        : api.put('/auth/saved-searches/{id}', { ...one, body: { ...change.fields, ...readingHere() } });
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (searches) => searches && apply(searches, change));
      return { before };
    },
    onError: (error, _change, context) => {
      queries.setQueryData(queryKey, context?.before);
      void showToast({ type: 'error', text: reasonOf(error, failed), rtl });
    },
    onSuccess: ({ message }) => void showToast({ type: 'success', text: message, rtl }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return mutate;
};
