import type { SavedSearch } from '@/lib/contract/saved-searches';
import { countNew, type SavedSearchRow } from './queries';

/** Saved searches as their owner sees them, in their order. */
export const presentSavedSearches = async (rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> => {
  const counts = await countNew(rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    query: row.query,
    frequency: row.frequency,
    by_mail: row.byMail,
    by_push: row.byPush,
    on_site: row.onSite,
    wide: row.wide,
    new_ads: counts.get(row.id) ?? 0,
    looked_at: row.lookedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  }));
};
