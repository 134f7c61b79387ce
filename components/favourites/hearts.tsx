'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { onPress } from '@/components/ui/on-press';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';
import { hasKeptHere } from './has-kept-here';

type Props = { locale: Locale; failed: string; keptHere: string; droppedHere: string };

/**
 * All hearts of the page, one listener for the lot: cards come from the server as they are for everyone. A heart is a
 * link to the login that says its ad in `data-favourite`. The code that makes it a switch comes for a member, and for
 * a visitor once he presses one or has something kept on this device.
 */
export const Hearts = ({ locale, failed, keptHere, droppedHere }: Props) => {
  usePathname(); // A login or logout ends in another page: look again.
  const user = useCurrentUser();
  const userId = user === undefined ? undefined : (user?.id ?? null);

  useEffect(() => {
    if (userId === undefined) return;
    const early: HTMLElement[] = [];
    let gone = false;
    const load = async () => {
      const start =
        userId === null
          ? (await import('./hearts-here')).startHeartsHere
          : (await import('./live-hearts')).startHearts;
      if (gone) return;
      stop();
      stop = start({ userId: userId ?? 0, locale, failed, words: { keptHere, droppedHere } });
      for (const heart of early) heart.click();
    };
    const inUse = userId !== null || hasKeptHere();
    let stop = onPress('a[data-favourite]', (heart) => {
      early.push(heart);
      if (!inUse && early.length === 1) void load();
    });
    if (inUse) void load();
    return () => {
      gone = true;
      stop();
    };
  }, [userId, locale, failed, keptHere, droppedHere]);

  return null;
};
