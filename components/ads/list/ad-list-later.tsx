'use client';

import type { ComponentProps } from 'react';
import { hydrateWhenUsed } from '@/components/ui/late-hydration';
import type { AdListClient } from './ad-list-client';
import { useSearchField } from './use-search-field';

type Props = ComponentProps<typeof AdListClient>;

const AdListWhenUsed = hydrateWhenUsed<Props>(
  'ad-list',
  async () => (await import('./ad-list-client')).AdListClient,
);

/** The list is one to read at first: its links and its form work without a script, which half of its readers never need. */
export const AdListLater = (props: Props) => {
  useSearchField(props.start.filters.search);
  return <AdListWhenUsed {...props} />;
};
