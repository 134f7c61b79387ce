import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queriesOfVisit } from '@/lib/api/queries/visit';
import { AdListView, type AdListViewProps } from './ad-list-view';

/** The list as a visitor works with it. The first ads come rendered; only what is asked for later is fetched. */
export const AdListClient = (props: AdListViewProps & { children: ReactNode }) => {
  const [queries] = useState(queriesOfVisit);
  return (
    <QueryClientProvider client={queries}>
      <AdListView {...props} />
    </QueryClientProvider>
  );
};
