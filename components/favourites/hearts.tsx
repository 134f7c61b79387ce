'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { useCurrentUser } from '@/lib/api/current-user';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { keepWish } from './wish';

type Props = { locale: Locale; failed: string };

/** Calls back for a plain click on a heart, which then leads nowhere by itself. */
const onHeart = (pressed: (heart: HTMLElement) => void) => {
  const onClick = (event: MouseEvent) => {
    const heart = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-favourite]');
    if (!heart || !isPlainClick(event)) return;
    event.preventDefault();
    pressed(heart);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};

/**
 * All hearts of the page, one listener for the lot: cards come from the server as they are for everyone. A heart is a
 * link to the login that says its ad in `data-favourite`. A visitor is led there and back to where he was; for a
 * member the rest is fetched, and the hearts become switches.
 */
export const Hearts = ({ locale, failed }: Props) => {
  usePathname(); // A login or logout ends in another page: look again.
  const router = useRouter();
  const user = useCurrentUser();
  const userId = user?.id;
  const visitor = user === null;

  useEffect(() => {
    if (!visitor) return;
    return onHeart((heart) => {
      keepWish(Number(heart.getAttribute('data-favourite')));
      router.push(localePath(locale, paths.login(location.pathname + location.search)));
    });
  }, [visitor, locale, router]);

  useEffect(() => {
    if (!userId) return;
    let early: HTMLElement | undefined;
    let stop = onHeart((heart) => {
      early = heart;
    });
    let gone = false;
    void import('./live-hearts').then(({ startHearts }) => {
      if (gone) return;
      stop();
      stop = startHearts({ userId, locale, failed });
      early?.click();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [userId, locale, failed]);

  return null;
};
