import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { type NextRequest, NextResponse } from 'next/server';
import { type AdFilters, filterParams, parseFilters } from '@/lib/ad-filters';
import { isApiThere, isKept } from '@/lib/api-there';
import { contentPolicy } from '@/lib/content-policy';
import { env } from '@/lib/env';
import { gonePage } from '@/lib/gone-page';
import { defaultCurrency, defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { isPersonal, isProtected, isScreen, localePath, paths } from '@/lib/paths';
import { realtimeOrigins } from '@/lib/realtime/origins';
import { isThere } from '@/lib/what-is-there';

// Turns an address into a path that says everything a page depends on, /{locale}/{currency}/…, so that a page is a
// function of its path and can be kept. It only rewrites and redirects: rights are decided by the API.

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Left out are the addresses of other routes, in full: what only begins like one of them is an address too.
    '/((?!api(?:/|$)|_next/(?:static/|image$)|(?:media|fonts)/[^/]+$|icons/sprite\\.svg$|og/ad/[^/]+$|qr/[^/]+/ad/[^/]+$|sitemap(?:-[^/]+)?\\.xml$|robots\\.txt$|manifest\\.webmanifest$|sw\\.js$).*)',
  ],
};

/** What is served as it lies there. */
const files = new Set(
  readdirSync(resolve('public'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.split(sep).join('/')}`,
  ),
);

/** The same for everybody: a shared cache hands one visitor what another one was given. */
const policy = contentPolicy({
  mapTileUrl: env.mapTileUrl,
  realtimeOrigins: realtimeOrigins(),
  development: !env.production,
});

const strictTransport = `max-age=31536000${env.hstsSubdomains ? '; includeSubDomains' : ''}`;

const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

const localeOf = (value: string | undefined): Locale | undefined => {
  const code = value?.slice(0, 3).toLowerCase();
  return isLocale(code) ? code : undefined;
};

/** `/ar/ads` is Arabic and `/ads`; a path without a language in front is as it is. */
const splitLocale = (pathname: string): { locale?: Locale; path: string } => {
  const [, head = '', ...rest] = pathname.split('/');
  const prefixed = isLocale(head) && locales[head].prefix !== '';
  return prefixed ? { locale: head, path: `/${rest.join('/')}` } : { path: pathname };
};

/**
 * Whether a screen has anything to show: an ad that is public, or one's own to edit, or a page of a list. What is kept
 * is dropped when it changes, so it has; whose an ad is depends on who asks.
 */
const hasContent = async (path: string, page: string, filters: AdFilters | null, request: NextRequest) => {
  const [, ad, edit] = /^\/ad\/(\d+)(\/edit)?$/.exec(path) ?? [];
  const id = Number(ad);
  if (edit) return isThere(({ mayOpenEdit }) => mayOpenEdit(id, request));
  const isList = filters !== null && filters.page > 1;
  if ((ad === undefined && !isList) || (await isKept(page))) return true;
  return isThere(({ isPublicAd, hasPage }) => (filters ? hasPage(filters) : isPublicAd(id)));
};

export default async function middleware(request: NextRequest) {
  const { nextUrl, cookies } = request;
  if (files.has(nextUrl.pathname)) return NextResponse.next();
  const { locale: said, path } = splitLocale(nextUrl.pathname);
  const language = cookies.get('lang')?.value;
  const locale = said ?? localeOf(language) ?? defaultLocale;
  const asked = nextUrl.searchParams.get('currency') ?? cookies.get('currency')?.value ?? '';
  const wanted = asked.slice(0, 8).toUpperCase();
  const currency = currencyCodes.has(wanted) ? wanted : defaultCurrency;

  const redirect = (to: string, status: 307 | 308) =>
    NextResponse.redirect(new URL(localePath(said ?? defaultLocale, to), request.url), {
      status,
      headers: { 'cache-control': 'private, no-store' },
    });
  if (path === '/contact-us1') return redirect(paths.contact, 308);
  if (isProtected(path) && !cookies.has('token'))
    return redirect(paths.login(`${nextUrl.pathname}${nextUrl.search}`), 307);

  const url = nextUrl.clone();
  const filters = path === '/ads' ? parseFilters(nextUrl.searchParams) : null;
  const pathOf = (screen: string) => `/${locale}/${currency}${screen}`;
  // A filtered list is a page of its own, named by its filters in one fixed order.
  const chosen = filters ? filterParams(filters).toString() : '';
  const page =
    pathOf(path === '/' ? '' : path) + (chosen ? `/${Buffer.from(chosen).toString('base64url')}` : '');
  const exists = isScreen(path) && (await hasContent(path, page, filters, request));
  url.pathname = exists ? page : pathOf('/404');
  for (const key of [...url.searchParams.keys()]) {
    if (key !== '_rsc' && !isPersonal(path)) url.searchParams.delete(key);
  }

  if (!(await isKept(url.pathname)) && !(await isApiThere())) {
    const status = isScreen(path) ? 503 : 404;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    if (status === 503) Object.assign(headers, { 'retry-after': '5' });
    return new NextResponse(gonePage(locale, status), { status, headers });
  }

  const response = NextResponse.rewrite(url, exists ? undefined : { status: 404 });
  response.headers.set('content-security-policy', policy);
  if (env.siteUrl.startsWith('https:')) response.headers.set('strict-transport-security', strictTransport);
  const preferred = (said === undefined && language !== undefined) || wanted !== '';
  if (!isPersonal(path)) {
    // The plain addresses depend on two cookies; a cache may keep only what a visitor without them gets, and has to
    // bypass on them (README): Next replaces a Vary of ours. What turns out no page is nobody else's (lib/server/front).
    // No stale-while-revalidate: browsers obey it as well, and show what has changed since, even without a line, as if
    // it were of now.
    response.headers.set('cache-control', preferred ? 'private, no-cache' : 'public, max-age=0, s-maxage=60');
  } else {
    response.headers.set('cache-control', 'private, no-store');
  }
  return response;
}
