import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { moderationKey } from '@/lib/api/queries/moderation';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';
import { showToast } from '../../ui/toast';
import { useRoom } from '../room';
import { useSite } from './site-room';

/** Says that something was saved, with the way to where visitors see it. */
export const useTellSaved = () => {
  const { locale } = useRoom();
  const { site } = useSite();
  return useCallback(
    (message: string, seenAt?: string) => {
      const rtl = locales[locale].dir === 'rtl';
      const link = seenAt ? { href: localePath(locale, seenAt), text: site.view } : undefined;
      void showToast({ type: 'success', text: message, rtl, ...(link ? { link } : {}) });
    },
    [locale, site],
  );
};

/** After something was saved: it is said, and the lists are read anew. A decision reads them anew by itself. */
export const useSaved = () => {
  const queries = useQueryClient();
  const tell = useTellSaved();
  return useCallback(
    async (message: string, seenAt: string) => {
      tell(message, seenAt);
      await queries.invalidateQueries({ queryKey: moderationKey });
    },
    [queries, tell],
  );
};
