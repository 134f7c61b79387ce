'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reading } from '@/lib/api/queries/reading';
import { AdListView, type AdListViewProps } from './ad-list-view';

const newQueries = () => new QueryClient({ defaultOptions: { queries: reading } });

// One for the whole visit: who comes back from an ad finds the list as long as it was left. The server's visitors
// share nothing.
let visit: QueryClient | undefined;
const queriesOfVisit = () => {
  if (typeof window === 'undefined') return newQueries();
  visit ??= newQueries();
  return visit;
};

/** The list as a visitor works with it. The first ads come rendered; only what is asked for later is fetched. */
export const AdListClient = (props: AdListViewProps & { children: ReactNode }) => {
  const [queries] = useState(queriesOfVisit);
  return (
    <QueryClientProvider client={queries}>
      <AdListView {...props} />
    </QueryClientProvider>
  );
};
