// Next's cache handler (next.config.ts), which Next loads by itself, so it is no TypeScript: hands everything to the
// kept pages of this process (kept-pages.ts), which instrumentation.ts puts there. While the site is built there are none.

const kept = () => globalThis.makinar?.pages;

export default class PageCache {
  #serverDist;

  constructor({ serverDistDir }) {
    this.#serverDist = serverDistDir;
  }

  async get(key, context) {
    return (await kept()?.get(key, context, this.#serverDist)) ?? null;
  }

  async set(key, value, context) {
    kept()?.set(key, value, context);
  }

  async revalidateTag(tags) {
    kept()?.drop([tags].flat());
  }

  resetRequestCache() {}
}
