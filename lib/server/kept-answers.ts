import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '@/lib/once-per-process';
import { onChange } from './changes';

type Read<Answer> = () => Promise<Answer>;
type Kept = LRUCache<string, NonNullable<unknown>, Read<NonNullable<unknown>>>;

type Keep<Answer> = {
  (key: string, read: Read<Answer>): Promise<Answer>;
  /** The answer if it is kept; nothing is read for it. */
  known(key: string): Answer | undefined;
};

const caches = oncePerProcess('kept answers', () => new Map<string, Kept>());

/**
 * Keeps what the database answers about public ads for `ttl` milliseconds, or until an ad comes or goes; with `isAbout`,
 * of what one ad more or less hardly changes, also beyond that. What several ask for at once is read once. A failure is
 * not kept. An answer is kept and never its promise: by AsyncLocalStorage a promise holds the whole page that was drawn
 * when it was made.
 */
export const keepAnswers = <Answer extends NonNullable<unknown>>(
  name: string,
  { max, ttl, isAbout = false }: { max: number; ttl: number; isAbout?: boolean },
): Keep<Answer> => {
  const kept: Kept =
    caches.get(name) ??
    new LRUCache({
      max,
      ttl,
      fetchMethod: (_key, _stale, { context: read }) => read(),
      // Whoever waits while it is dropped gets his answer, and nobody else.
      ignoreFetchAbort: true,
    });
  caches.set(name, kept);
  onChange(name, (tags) => {
    if (tags.includes('ads') && !isAbout) kept.clear();
  });
  const keep = async (key: string, read: Read<Answer>) =>
    (await kept.forceFetch(key, { context: read })) as Answer;
  return Object.assign(keep, { known: (key: string) => kept.peek(key) as Answer | undefined });
};
