import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readingHere } from '@/components/saved-searches/reading-here';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { alertSettingsQuery } from '@/lib/api/queries/own';
import { reasonOf } from '@/lib/api/reason-of';
import type { AlertSettings } from '@/lib/contract/alerts';
import { useAsker, useRoom } from '../area/own-room';

type Change = Partial<Pick<AlertSettings, 'mails' | 'favourites_by_mail' | 'favourites_by_push'>>;

/** Changes how one is told at once on the screen, which is as it was when that failed. */
export const useAlertSettingChanges = (failed: string) => {
  const asker = useAsker();
  const { rtl } = useRoom();
  const queries = useQueryClient();
  const { queryKey } = alertSettingsQuery(asker);
  const { mutate } = useMutation({
    mutationFn: (change: Change) =>
      api.put('/auth/alert-settings', {
        query: { lang: asker.lang },
        body: { ...change, ...readingHere() },
      }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (settings) => settings && { ...settings, ...change });
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
