import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { keepHere, takeKeptHere } from './kept-here';
import { readingHere } from './reading-here';

/** What the device kept of a visitor joins his account, one after the other; what is refused for good is left out. */
export const joinKept = async (lang: string) => {
  for (const query of takeKeptHere()) {
    try {
      await api.post('/auth/saved-searches', { query: { lang }, body: { query, ...readingHere() } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status >= 429) keepHere(query);
    }
  }
};
