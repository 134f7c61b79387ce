'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';

/**
 * Follows every Link of the page (components/ui/link.tsx), one listener for the lot, so that a part of a page that only
 * leads elsewhere needs no script of its own.
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
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
};
