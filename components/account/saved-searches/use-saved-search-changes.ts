import { readingHere } from '@/components/saved-searches/reading-here';
import { api } from '@/lib/api/browser';
import { savedSearchesQuery } from '@/lib/api/queries/own';
import type { SavedSearch } from '@/lib/contract/saved-searches';
import { useAsker } from '../area/own-room';
import { useOptimisticChange } from '../area/use-optimistic-change';

export type SearchFields = Partial<
  Pick<SavedSearch, 'name' | 'frequency' | 'by_mail' | 'by_push' | 'on_site'>
>;
type Change = { id: number } & ({ is: 'changed'; fields: SearchFields } | { is: 'removed' });

const apply = (searches: SavedSearch[], change: Change): SavedSearch[] =>
  change.is === 'removed'
    ? searches.filter(({ id }) => id !== change.id)
    : searches.map((search) => (search.id === change.id ? { ...search, ...change.fields } : search));

/** Changes a saved search, or takes it away. */
export const useSavedSearchChanges = (failed: string) => {
  const asker = useAsker();
  return useOptimisticChange({
    queryKey: savedSearchesQuery(asker).queryKey,
    apply,
    send: (change: Change) => {
      const one = { params: { id: change.id }, query: { lang: asker.lang } };
      return change.is === 'removed'
        ? api.delete('/auth/saved-searches/{id}', one)
        : api.put('/auth/saved-searches/{id}', { ...one, body: { ...change.fields, ...readingHere() } });
    },
    failed,
  });
};
