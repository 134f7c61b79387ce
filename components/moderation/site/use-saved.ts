'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { moderationKey } from '@/lib/api/queries/moderation';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';
import { showToast } from '../../ui/toast';
import { useRoom } from '../room';
import { useSite } from './site-room';

/** After something was saved: it is said, with the way to where visitors see it, and the lists are read anew. */
export const useSaved = () => {
  const queries = useQueryClient();
  const { locale } = useRoom();
  const { site } = useSite();
  return useCallback(
    async (message: string, seenAt?: string) => {
      const rtl = locales[locale].dir === 'rtl';
      const link = seenAt ? { href: localePath(locale, seenAt), text: site.view } : undefined;
      void showToast({ type: 'success', text: message, rtl, ...(link ? { link } : {}) });
      await queries.invalidateQueries({ queryKey: moderationKey });
    },
    [queries, locale, site],
  );
};
