import { env } from '@/lib/env';

// How the process of the site is run.

// Where there is much memory V8 lets garbage lie until the heap is gigabytes.
export const siteArguments = [`--max-old-space-size=${env.siteHeapMb}`, 'scripts/site.mjs'];

/**
 * Pages are compressed by several threads, and glibc gives each an arena of its own, which keeps what was freed: with two
 * for all of them the site has 45 MB less after a walk over 5,000 lists.
 */
export const siteEnvironment = { MALLOC_ARENA_MAX: '2' };
