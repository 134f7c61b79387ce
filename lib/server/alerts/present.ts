import type { Alert } from '@/lib/contract/alerts';
import { presentCards, type View } from '../ads/present';
import { findTitles } from '../ads/titles';
import type { ShownAlert } from './queries';

/** Alerts as their reader sees them: the ad's card where its page is still there, and what it is called in any case. */
export const presentAlerts = async (rows: readonly ShownAlert[], view: View): Promise<Alert[]> => {
  const shown = [...new Set(rows.filter(({ hasPage }) => hasPage).map(({ adId }) => adId))];
  const [cards, titles] = await Promise.all([
    presentCards(shown, view),
    findTitles(rows.map(({ adId }) => adId)),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.map(({ id, kind, adId, createdAt, readAt, savedSearchId, searchName }) => ({
    id,
    kind,
    created_at: createdAt.toISOString(),
    is_read: readAt !== null,
    search: savedSearchId === null ? null : { id: savedSearchId, name: searchName ?? '' },
    ad_id: adId,
    title: titles.get(adId)?.(view.lang) ?? '',
    ad: byId.get(adId) ?? null,
  }));
};
