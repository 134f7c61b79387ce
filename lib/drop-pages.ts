type PageCache = typeof globalThis & { makinarDropPages?: (tags: readonly string[]) => void };

/**
 * Drops kept pages by tag, at once and from anywhere in this process; Next's own call works within a request alone.
 * The page cache, which Next loads, says how (lib/page-cache.mjs); before that nothing is kept.
 */
export const dropPages = (tags: readonly string[]) => (globalThis as PageCache).makinarDropPages?.(tags);
