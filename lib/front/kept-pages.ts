import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { Body } from './body';
import { hasNonce, sealScripts, withoutNonce } from './own-scripts';
import { policyHeader, policyWith } from './page-headers';

// The store behind Next's cache handler (page-cache.mjs), from which the front serves kept pages past Next. One store,
// so a page that is dropped is dropped for both.

type Headers = Record<string, string>;

/** What Next gives to be kept, as far as it is looked at here. */
type Value = {
  kind: string;
  headers?: Headers;
  status?: number;
  /** Of a page. */
  html?: string;
  rscData?: Buffer;
  segmentData?: unknown;
  /** Of a route. */
  body?: Buffer;
  /** Of what a page has read. */
  data?: { body: string };
  tags?: string[];
  revalidate?: number | false;
};
type Context = { kind?: string; tags?: string[]; cacheControl?: { revalidate?: number | false } };
type Found = { value: Value; lastModified: number; cacheControl?: Context['cacheControl'] };

type Kept = {
  /** When it was begun, in milliseconds: what changed since then it does not show. */
  since: number;
  /** Seconds after which it is drawn anew, though nothing is known to have changed. */
  goodFor: number;
  tags: readonly string[];
  cacheControl: Context['cacheControl'];
  /** Without the bytes of a page. */
  value: Value;
  html?: Body;
  /** What Next's router asks for instead, when a link is followed. */
  flight?: Body;
  renewing?: number;
  /** As the front is given it. */
  page?: KeptPage;
};

export type KeptPage = { status: number; headers: Headers; html: Body; flight: Body | undefined };

/** One page that took no bytes would be no bound. */
const leastWeight = 1_024;
/** How long a page may take that is being drawn, in milliseconds. */
const drawnWithin = 120_000;
/** How long one visitor's request may take to draw a page anew, before another one's does. */
const renewedWithin = 30_000;

const newNonce = () => randomBytes(16).toString('base64url');

const tagsHeader = 'x-next-cache-tags';

/** Undefined for what is no route: what a page has read has a key of another kind. */
const pathOf = (key: string): string | undefined => /^\/route-cache\/[^/]+\/[^/]+\/\$(\/.*)$/s.exec(key)?.[1];

const weightOf = ({ html, flight, value }: Kept): number =>
  leastWeight +
  (html?.weight ?? 0) +
  (flight?.weight ?? 0) +
  (value.body?.length ?? 0) +
  // Text of other letters than Latin has two bytes a letter.
  (value.data?.body.length ?? 0) * 2;

/** A route that was answered when the site was built. */
const readSeed = async (serverDist: string, key: string): Promise<Found | null> => {
  const file = path.join(serverDist, 'app', `${pathOf(key) ?? ''}.body`);
  if (!pathOf(key) || !file.startsWith(path.join(serverDist, 'app')) || !existsSync(file)) return null;
  const { headers, status } = JSON.parse(await readFile(file.replace(/body$/, 'meta'), 'utf8'));
  const value = { kind: 'APP_ROUTE', body: await readFile(file), headers, status };
  return { value, lastModified: Date.now(), cacheControl: { revalidate: false } };
};

export class KeptPages {
  /** In an object of its own, since the weight of a value that is set again is not taken anew. */
  #kept: LRUCache<string, { page: Kept }>;
  /** Next's key of a page names the file that draws it too; by the path alone the front finds it here. */
  #keyOf = new Map<string, string>();
  /** What is being drawn: since when, and how many times at once. What fails is never kept and says nothing. */
  #drawing = new LRUCache<string, { since: number; times: number }>({
    max: 10_000,
    ttl: drawnWithin,
    noUpdateTTL: true,
  });
  /** What was begun before its tag was dropped is old before it is kept. */
  #droppedAt = new LRUCache<string, number>({
    max: 50_000,
    ttl: drawnWithin,
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') this.#forgotten = Math.max(this.#forgotten, at);
    },
  });
  /** Which tags were dropped until then is not known any more. */
  #forgotten = 0;
  /** What changed until then, in milliseconds, may not have been heard of. */
  #missedAt = 0;
  /** By which the scripts of a page that is to be kept are known while it is drawn. No visitor ever sees one. */
  #nonces = new LRUCache<string, string>({ max: 10_000, ttl: drawnWithin, noUpdateTTL: true });

  readonly #policyWith: typeof policyWith;

  /** `bytes`: the most that pages may take, in the encodings that are held, with what they have read. */
  constructor(bytes: number, policy = policyWith) {
    this.#policyWith = policy;
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ page }) => weightOf(page),
      dispose: (_held, key, reason) => {
        const page = pathOf(key);
        if (page && reason !== 'set' && this.#keyOf.get(page) === key) this.#keyOf.delete(page);
      },
    });
  }

  /** As Next asks: also what is old, which it serves while it draws anew. */
  async get(key: string, { kind, tags = [] }: Context, serverDist: string): Promise<Found | null> {
    const asked = Date.now();
    const held = this.#kept.get(key)?.page;
    const kept = held && !this.#isGone(held, tags) ? held : null;
    if (!kept || this.#isOld(kept)) {
      const seed = kept || kind !== 'APP_ROUTE' ? null : await readSeed(serverDist, key);
      if (seed) return seed;
      const { since, times } = this.#drawing.get(key) ?? { since: asked, times: 0 };
      this.#drawing.set(key, { since, times: times + 1 });
    }
    if (!kept) return null;
    const { since, cacheControl, value, html, flight } = kept;
    const whole: Value = { ...value };
    if (html) whole.html = (await html.as('identity')).toString();
    if (flight) whole.rscData = await flight.as('identity');
    // Next would take what it does not know to be old for good.
    if (this.#isMissed(kept))
      return { value: whole, lastModified: asked - 2_000, cacheControl: { ...cacheControl, revalidate: 1 } };
    return { value: whole, lastModified: since, cacheControl };
  }

  /** What the scripts of a page are to be known by while it is drawn; null is a page that is not kept. */
  nonceFor(page: string | null): string {
    if (page === null) return newNonce();
    const known = this.#nonces.get(page);
    if (known) return known;
    const nonce = newNonce();
    this.#nonces.set(page, nonce);
    return nonce;
  }

  /**
   * Puts hashes in the place of the nonce: in what Next gave itself, for it sends that to who waits for this page. False
   * when nobody knows with which nonce it was drawn.
   */
  #seal(page: string, value: Value): boolean {
    const nonce = this.#nonces.get(page);
    if (nonce !== undefined && value.html?.includes(nonce)) {
      const { html, hashes } = sealScripts(value.html, nonce);
      value.html = html;
      value.headers = { ...value.headers, [policyHeader]: this.#policyWith(hashes) };
      if (value.rscData) value.rscData = withoutNonce(value.rscData, nonce);
    }
    return !hasNonce(value.html ?? '');
  }

  set(key: string, value: Value | null, { tags: read = [], cacheControl }: Context): void {
    const page = pathOf(key);
    // Should Next name its pages in another way: kept so, it would have its nonce for good, and nobody would find it.
    if (!page && value?.kind === 'APP_PAGE') throw new Error(`Next names a page in an unknown way: ${key}`);
    const { since, times } = this.#drawing.get(key) ?? { since: Date.now(), times: 0 };
    if (times > 1) this.#drawing.set(key, { since, times: times - 1 });
    else this.#drawing.delete(key);
    const sealed = !page || !value || this.#seal(page, value);
    const tags = [...(value?.headers?.[tagsHeader]?.split(',') ?? []), ...(value?.tags ?? []), ...read];
    if (!value || !sealed || this.#isDropped(tags, since)) {
      this.#kept.delete(key);
      return;
    }
    const { html, rscData, segmentData: _, ...rest } = value;
    const goodFor = cacheControl?.revalidate ?? value.revalidate;
    const kept: Kept = {
      since,
      goodFor: typeof goodFor === 'number' ? goodFor : Number.POSITIVE_INFINITY,
      tags,
      cacheControl,
      value: rest,
    };
    if (html !== undefined) kept.html = this.#hold(key, kept, Buffer.from(html));
    if (rscData) kept.flight = this.#hold(key, kept, rscData);
    this.#kept.set(key, { page: kept });
    if (page && html !== undefined) this.#keyOf.set(page, key);
  }

  /** Drops whatever has one of these tags, at once, and what is being drawn with it. */
  drop(tags: readonly string[]): void {
    const now = Date.now();
    for (const tag of tags) this.#droppedAt.set(tag, now);
    const dropped = new Set(tags);
    for (const [key, { page }] of this.#kept.entries())
      if (page.tags.some((tag) => dropped.has(tag))) this.#kept.delete(key);
  }

  /**
   * Something may have changed unheard. All pages count as old: each is drawn anew once, and served on where that fails,
   * as it does while the database is away again. What pages have read is read anew.
   */
  miss(): void {
    this.#missedAt = Date.now();
    for (const { page } of this.#kept.values()) page.renewing = 0;
  }

  /**
   * A page by its path, past Next: the same object for as long as it is kept. Null as well where it is old and nobody draws it anew yet: whoever asks is sent on to
   * Next, which does that; everybody else is served meanwhile.
   */
  find(page: string): KeptPage | null {
    const kept = this.#kept.get(this.#keyOf.get(page) ?? '')?.page;
    if (!kept?.html) return null;
    if (this.#isOld(kept)) {
      const now = Date.now();
      if (now - (kept.renewing ?? 0) > renewedWithin) {
        kept.renewing = now;
        return null;
      }
    }
    const { html, flight, value } = kept;
    kept.page ??= { status: value.status ?? 200, headers: value.headers ?? {}, html, flight };
    return kept.page;
  }

  /** What is kept, and the bytes of it in all forms. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#kept.size, bytes: this.#kept.calculatedSize ?? 0 };
  }

  /** Whether a page is kept, whole and as new as its tags ask: then nobody has to be asked whether it exists. */
  has(page: string): boolean {
    const kept = this.#kept.peek(this.#keyOf.get(page) ?? '')?.page;
    return kept !== undefined && (kept.value.status ?? 200) === 200;
  }

  #isDropped(tags: readonly string[], since: number): boolean {
    return since <= this.#forgotten || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) >= since);
  }

  #isMissed({ since }: Kept): boolean {
    return since <= this.#missedAt;
  }

  #isOld(kept: Kept): boolean {
    return this.#isMissed(kept) || kept.since + kept.goodFor * 1000 < Date.now();
  }

  /** What a page has read is shown to nobody as it is: there is no use in keeping it where it may be old. */
  #isGone(kept: Kept, tags: readonly string[]): boolean {
    return this.#isDropped(tags, kept.since) || (kept.value.kind === 'FETCH' && this.#isMissed(kept));
  }

  #hold(key: string, kept: Kept, bytes: Buffer): Body {
    const body = new Body(bytes);
    body.onWeight = () => {
      if (this.#kept.peek(key)?.page === kept) this.#kept.set(key, { page: kept });
    };
    void body.compress();
    return body;
  }
}
