import { LRUCache } from 'lru-cache';
import kept from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

// Next's own cache of pages and of what they read, but for one thing: there, what is kept counts as new from when it was
// finished. A change that is announced while a page is being drawn would then be missed by that page for an hour. Here
// it counts as new from when it was begun. Loaded by Next itself (next.config.ts), so it is no TypeScript.

const KeptByNext = kept.default ?? kept;

/**
 * What is being made: since when, and how many times at once. What failed is never kept and says nothing; it is
 * forgotten a minute after it was begun.
 * @type {LRUCache<string, { since: number; times: number }>}
 */
const making = new LRUCache({ max: 10_000, ttl: 60_000, noUpdateTTL: true });

/** Next's key of a page names the file that draws it too; by the path alone one finds it here. */
const keyOf = new LRUCache({ max: 10_000 });

const isOld = ({ lastModified, cacheControl, value }) => {
  const seconds = cacheControl?.revalidate ?? value?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now();
};

/** For lib/drop-pages.ts. */
globalThis.makinarDropPages = (tags) => {
  void KeptByNext.prototype.revalidateTag([...tags], { expire: 0 });
};

/** A list by its path, whose last part names its filters (middleware.ts). */
const filteredList = /^\/[^/]+\/[^/]+\/ads\/([^/]+)$/;

/** Lists that no page links to, by price, words or several choices, can be made up without end: drawn, and not kept. */
const isMadeUp = (path) => {
  const [, filters] = filteredList.exec(path) ?? [];
  if (!filters) return false;
  const chosen = new URLSearchParams(Buffer.from(filters, 'base64url').toString());
  return ['search', 'from_price', 'to_price'].some((name) => chosen.has(name)) || /%2C/i.test(String(chosen));
};

export default class PageCache extends KeptByNext {
  async get(key, context) {
    const asked = Date.now();
    const found = await super.get(key, context);
    if (!found || isOld(found)) {
      const { since, times } = making.get(key) ?? { since: asked, times: 0 };
      making.set(key, { since, times: times + 1 });
    }
    return found;
  }

  async set(key, data, context) {
    const [, path] = /^\/route-cache\/[^/]+\/[^/]+\/\$(\/.*)$/.exec(key) ?? [];
    if (path && isMadeUp(path)) return;
    if (path) {
      keyOf.set(path, key);
      // For lib/api-there.ts. The middleware's bundle has a copy of this file, which keeps no page and so never says.
      globalThis.makinarIsKept = (asked) => this.#isKept(asked);
    }
    const stored = super.set(key, data, context);
    const { since, times } = making.get(key) ?? { since: Date.now(), times: 0 };
    if (times > 1) making.set(key, { since, times: times - 1 });
    else making.delete(key);
    const entry = KeptByNext.memoryCache?.get(key);
    if (entry) entry.lastModified = since;
    await stored;
  }

  async #isKept(path) {
    const key = keyOf.get(path);
    if (!KeptByNext.memoryCache?.has(key)) return false;
    const page = await super.get(key, { kind: 'APP_PAGE' });
    return page !== null && (page.value?.status ?? 200) === 200;
  }
}
