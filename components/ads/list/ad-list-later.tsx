'use client';

import { type ComponentProps, useEffect } from 'react';
import { hydrateWhenUsed, isWaiting } from '@/components/ui/late-hydration';
import type { AdListClient } from './ad-list-client';
import { tellClick } from './tell-click';
import { useSearchField } from './use-search-field';

type Props = ComponentProps<typeof AdListClient>;

const id = 'ad-list';
const AdListWhenUsed = hydrateWhenUsed<Props>(
  id,
  async () => (await import('./ad-list-client')).AdListClient,
);

/** The list is one to read at first: its links and its form work without a script, which half of its readers never need. */
export const AdListLater = (props: Props) => {
  const { search } = props.start.filters;
  useSearchField(search);
  useEffect(() => {
    if (!search) return;
    // The list tells it by itself once it is at work.
    const tell = (event: MouseEvent) => {
      if (isWaiting(id)) tellClick(event, search);
    };
    window.addEventListener('click', tell, true);
    return () => window.removeEventListener('click', tell, true);
  }, [search]);
  return <AdListWhenUsed {...props} />;
};
