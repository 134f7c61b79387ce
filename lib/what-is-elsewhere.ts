import { LRUCache } from 'lru-cache';
import { env } from './env';
import type { Answers } from './what-is-there';

/** In milliseconds. An ad that became public just now is found a moment later. */
const goodFor = 5_000;
const patience = 2_000;
const mostKnown = 5_000;

const known = new LRUCache<number, Promise<boolean>>({ max: mostKnown, ttl: goodFor });

/** Only a plain "there is none" counts: whatever else is wrong, the page finds out. */
const askForAd = async (id: number): Promise<boolean> => {
  const answer = await fetch(`${env.apiBaseUrl}/v1/ads/${id}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
    cache: 'no-store',
  });
  await answer.body?.cancel();
  return answer.status !== 404;
};

const isPublicAd = (id: number): Promise<boolean> => {
  const asked = known.get(id);
  if (asked) return asked;
  const there = askForAd(id).catch(() => {
    // What failed is asked anew by the next visitor.
    known.delete(id);
    return true;
  });
  known.set(id, there);
  return there;
};

const pageFindsOut = async () => true;

/** What middleware.ts is told where the API is elsewhere: whether it has an ad. The rest its pages find out. */
export const answersElsewhere: Answers = {
  isPublicAd,
  hasPage: pageFindsOut,
  mayOpenEdit: pageFindsOut,
  databaseAnswers: pageFindsOut,
};
