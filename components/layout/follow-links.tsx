'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { onPress } from '@/components/ui/on-press';
import { isPlainClick } from '@/components/ui/plain-click';
import type { Locale } from '@/lib/i18n/locales';

const followLanguage = async (link: HTMLElement) => {
  const { chooseLanguage } = await import('./choose-language');
  chooseLanguage(link.dataset.language as Locale);
};

/**
 * Follows every Link of the page (components/ui/link.tsx), one listener for the lot, so that a part of a page that only
 * leads elsewhere needs no script of its own; and every link to another language (LanguageLink).
 */
export const FollowLinks = () => {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-soft]');
      if (!link || link.target || link.origin !== location.origin) return;
      event.preventDefault();
      router.push(link.href.slice(link.origin.length), { scroll: link.dataset.soft !== 'stay' });
    };
    document.addEventListener('click', follow);
    const stop = onPress('a[data-language]', followLanguage);
    return () => {
      document.removeEventListener('click', follow);
      stop();
    };
  }, [router]);
  return null;
};
