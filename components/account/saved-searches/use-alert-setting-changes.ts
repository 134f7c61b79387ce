import { readingHere } from '@/components/saved-searches/reading-here';
import { api } from '@/lib/api/browser';
import { alertSettingsQuery } from '@/lib/api/queries/own';
import type { AlertSettings } from '@/lib/contract/alerts';
import { useAsker } from '../area/own-room';
import { useOptimisticChange } from '../area/use-optimistic-change';

type Change = Partial<Pick<AlertSettings, 'mails' | 'favourites_by_mail' | 'favourites_by_push'>>;

/** Changes how one is told. */
export const useAlertSettingChanges = (failed: string) => {
  const asker = useAsker();
  return useOptimisticChange({
    queryKey: alertSettingsQuery(asker).queryKey,
    apply: (settings: AlertSettings, change: Change) => ({ ...settings, ...change }),
    send: (change: Change) =>
      api.put('/auth/alert-settings', {
        query: { lang: asker.lang },
        body: { ...change, ...readingHere() },
      }),
    failed,
  });
};
