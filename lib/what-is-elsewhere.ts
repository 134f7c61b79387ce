import { LRUCache } from 'lru-cache';
import type { PageOfAd } from './contract/availability';
import { env } from './env';
import type { Answers } from './what-is-there';

/** In milliseconds. An ad that became public just now is found a moment later. */
const goodFor = 5_000;
const patience = 2_000;
const mostKnown = 5_000;

const pageOf: Record<number, PageOfAd> = { 404: 'none', 410: 'gone' };

/** Only a plain "there is none" counts: whatever else is wrong, the page finds out. */
const askForAd = async (id: number): Promise<PageOfAd> => {
  const answer = await fetch(`${env.apiBaseUrl}/v1/ads/${id}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
    cache: 'no-store',
  });
  await answer.body?.cancel();
  return pageOf[answer.status] ?? 'here';
};

// Answers and not their promises, which would hold the requests that asked. What failed is not kept.
const known = new LRUCache({ max: mostKnown, ttl: goodFor, fetchMethod: askForAd });

const pageOfAd = async (id: number): Promise<PageOfAd> => (await known.fetch(id).catch(() => null)) ?? 'here';

const pageFindsOut = async () => true;

/** What middleware.ts is told where the API is elsewhere: whether it has an ad. The rest its pages find out. */
export const answersElsewhere: Answers = {
  pageOfAd,
  hasPage: pageFindsOut,
  mayOpenEdit: pageFindsOut,
  databaseAnswers: pageFindsOut,
};
