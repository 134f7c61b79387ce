import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Askable, takesFactOf } from './ad-filters';
import type { PageOfAd } from './contract/availability';
import { env } from './env';
import { factKinds } from './facts/fact';
import { processWide } from './process-wide';
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

/** More facts than these nobody has. */
const mostPages = 20;
const perPage = 100;

const Page = z.object({
  data: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(factKinds),
      choices: z.array(z.object({ key: z.string() })),
    }),
  ),
});

const readFacts = async (): Promise<Map<string, Askable>> => {
  const facts = new Map<string, Askable>();
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await fetch(`${env.apiBaseUrl}/v1/fact?lang=en&per_page=${perPage}&page=${page}`, {
      headers: { accept: 'application/json', 'x-api-key': env.apiKey },
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    const { data } = Page.parse(await answer.json());
    for (const { key, ...fact } of data) facts.set(key, fact);
    if (data.length < perPage) break;
  }
  return facts;
};

/** Asks which facts there are, so that nothing else in a list's address is taken for a filter. What failed changes nothing. */
export const learnFacts = async (): Promise<void> => {
  const facts = await readFacts().catch(() => null);
  if (facts) processWide.takesFact = takesFactOf(facts);
};

const learnedAnew = 60_000;

/** Now and every minute, as long as this process runs. */
export const keepLearningFacts = () => {
  void learnFacts();
  setInterval(learnFacts, learnedAnew).unref();
};

const pageFindsOut = async () => true;

/** What middleware.ts is told where the API is elsewhere: whether it has an ad. The rest its pages find out. */
export const answersElsewhere: Answers = {
  pageOfAd,
  hasPage: pageFindsOut,
  mayOpenEdit: pageFindsOut,
  databaseAnswers: pageFindsOut,
};
