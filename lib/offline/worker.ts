/// <reference lib="webworker" />
import { CacheFirst, ExpirationPlugin, NetworkFirst, NetworkOnly, Serwist } from 'serwist';
import { formatDateTime } from '../format/dates';
import { defaultLocale, isLocale, locales } from '../i18n/locales';
import { isPersonal, isScreen } from '../paths';
import type { Told } from './told';

// The service worker: what was read can be read again without a line. It keeps public pages, which are the same for
// everyone; nothing of an account ever gets here. Bundled by app/sw.js.

declare const self: ServiceWorkerGlobalScope;
/** Another one in every build. */
declare const BUILD: string;

const day = 24 * 60 * 60;
/** Pages and files of one build fit together, so they come and go together. Pictures are named by their content. */
const names = { pages: `pages-${BUILD}`, files: `files-${BUILD}`, pictures: 'pictures' };

const isPublicPage = (url: URL) => {
  const [, head = '', ...rest] = url.pathname.split('/');
  const path = isLocale(head) && locales[head].prefix !== '' ? `/${rest.join('/')}` : url.pathname;
  return isScreen(path) && !isPersonal(path);
};

/** When a kept page was read stands on it in its language, for the page itself to say. */
const withAge = async (response: Response) => {
  const read = new Date(response.headers.get('date') ?? Date.now());
  const html = await response.text();
  const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
  const said = formatDateTime(read, isLocale(lang) ? lang : defaultLocale);
  return new Response(html.replace('<html', `<html data-read="${said}"`), { headers: response.headers });
};

const mayBeKept = (response: Response) =>
  response.status === 200 &&
  !response.redirected &&
  response.headers.get('content-type')?.startsWith('text/html') &&
  !response.headers.get('cache-control')?.includes('no-store');

const pages = new NetworkFirst({
  cacheName: names.pages,
  // A line that says nothing for so long is as good as none; what is shown instead says how old it is.
  networkTimeoutSeconds: 8,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null) },
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withAge(cachedResponse) },
    new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});
/** As many as a build has, so nothing has to count them. */
const files = new CacheFirst({ cacheName: names.files, matchOptions: { ignoreVary: true } });
const pictures = new CacheFirst({
  cacheName: names.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
});

/** A kept picture, or the same one in another size: its name ends in its width. */
const keptPicture = async (url: URL): Promise<Response> => {
  const cache = await caches.open(names.pictures);
  const exact = await cache.match(url.href);
  if (exact) return exact;
  const stem = url.pathname.replace(/-\d+\.\w+$/, '-');
  const same = (await cache.keys())
    .filter((request) => new URL(request.url).pathname.startsWith(stem))
    .at(-1);
  return (same && (await cache.match(same))) ?? Response.error();
};

/** In the language of the address; where it says none, in the one that was read last. */
const offlinePage = async (url: URL) => {
  const cache = await caches.open(names.files);
  const prefix = `/${url.pathname.split('/')[1]}/offline`;
  const any = (await cache.keys()).filter((request) => request.url.endsWith('/offline')).at(-1);
  return (await cache.match(prefix)) ?? (any && (await cache.match(any))) ?? Response.error();
};

const ours = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }, path: RegExp) =>
  sameOrigin && path.test(url.pathname);

const serwist = new Serwist({
  // Safe at once: pages come from the line first, and an old page's files are asked for by names of their own.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isPublicPage(url),
      handler: pages,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && !/^\/(api|media|og|qr)\//.test(url.pathname),
      handler: new NetworkOnly(),
    },
    {
      matcher: (what) => ours(what, /^\/(_next\/static|fonts|icons|illustrations)\/|^\/(logo|favicon)/),
      handler: files,
    },
    {
      // The browser's own cache is as good while there is a line.
      matcher: (what) => ours(what, /^\/media\//),
      handler: ({ request, url }) => fetch(request).catch(() => keptPicture(url)),
    },
  ],
});
serwist.setCatchHandler(async ({ request, url }) =>
  request.mode === 'navigate' && url ? offlinePage(url) : Response.error(),
);
serwist.addEventListeners();

const known = Object.values(names);
self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
  };
  event.waitUntil(old());
});

/** Keeps the scripts, styles, fonts and icons that a page names; most of them are still in the browser's own cache. */
const keepFilesOf = async (html: string, event: ExtendableEvent) => {
  const named = html.matchAll(/["'](\/(?:_next\/static|fonts|icons)\/[^"'#\\\s]+)/g);
  const cache = await caches.open(names.files);
  for (const address of new Set(Array.from(named, ([, path = '']) => path))) {
    if (await cache.match(address, { ignoreVary: true })) continue;
    await files.handle({ event, request: new Request(address) }).catch(() => {});
  }
};

const keepPage = async (page: string, event: ExtendableEvent) => {
  const cache = await caches.open(names.pages);
  const address = new URL(page, self.location.origin);
  if (address.origin !== self.location.origin || !isPublicPage(address)) return;
  const kept = await cache.match(address.href, { ignoreVary: true });
  const fresh = kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < 10 * 60_000;
  const response = fresh ? kept : await pages.handle({ event, request: new Request(address) });
  await keepFilesOf(await response.text(), event);
};

const keepOfflinePage = async (page: string, event: ExtendableEvent) => {
  if (!/^(\/\w+)?\/offline$/.test(page)) return;
  const cache = await caches.open(names.files);
  if (await cache.match(page, { ignoreVary: true })) return;
  const response = await fetch(page);
  if (!mayBeKept(response)) return;
  await cache.put(page, response.clone());
  await keepFilesOf(await response.text(), event);
};

const keep = async (told: Extract<Told, { type: 'seen' }>, event: ExtendableEvent) => {
  await keepOfflinePage(told.offlinePage, event);
  await keepPage(told.page, event);
  for (const picture of told.pictures) {
    const url = new URL(picture, self.location.origin);
    if (url.origin !== self.location.origin || !url.pathname.startsWith('/media/')) continue;
    await pictures.handle({ event, request: new Request(url) }).catch(() => {});
  }
};

self.addEventListener('message', (event) => {
  const told = event.data as Told;
  // Without a line there is nothing to keep.
  if (told.type === 'seen') event.waitUntil(keep(told, event).catch(() => {}));
  if (told.type === 'forget')
    event.waitUntil(Promise.all([caches.delete(names.pages), caches.delete(names.pictures)]));
});

/** What the site tells a device; `url` is a path of it (lib/server/push). */
type Push = { title: string; body: string; url: string; tag: string };

/** One after the other: the browser reads an icon first, and what came later must not be overtaken. */
let showing: Promise<unknown> = Promise.resolve();

self.addEventListener('push', (event) => {
  const push = event.data?.json() as Push | undefined;
  if (!push) return;
  const { title, body, url, tag } = push;
  const shown = { body, tag, dir: 'auto', icon: '/icons/icon-192.png', data: { url } } as const;
  const show = () => self.registration.showNotification(title, shown);
  showing = showing.then(show, show);
  event.waitUntil(showing);
});

/** Where it is open already, that window comes to the front. */
const openScreen = async (path: string) => {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.url === url.href);
  if (open) await open.focus();
  else await self.clients.openWindow(url.href);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as Pick<Push, 'url'>;
  event.waitUntil(openScreen(url));
});
