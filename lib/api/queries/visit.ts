import { QueryClient } from '@tanstack/react-query';
import { onWritten } from '../browser';
import { reading } from './reading';

const newQueries = () => new QueryClient({ defaultOptions: { queries: reading } });

let visit: QueryClient | undefined;

/**
 * What is read of the public part of the site, kept for the whole visit: who comes back from an ad finds the list as
 * long as it was left. The server's visitors share nothing.
 */
export const queriesOfVisit = (): QueryClient => {
  if (typeof window === 'undefined') return newQueries();
  if (!visit) {
    const queries = newQueries();
    // A heart, an ad: whatever shows it is read anew when it is looked at the next time.
    onWritten(() => void queries.invalidateQueries({ refetchType: 'none' }));
    // Hears of focus and line, also where nothing on the page is a provider.
    queries.mount();
    visit = queries;
  }
  return visit;
};
