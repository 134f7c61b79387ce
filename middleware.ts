import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { type NextRequest, NextResponse } from 'next/server';
import { isApiThere } from '@/lib/api-there';
import { type Address, readAddress } from '@/lib/front/address';
import { pageHeaders, policyHeader, policyWith } from '@/lib/front/page-headers';
import { gonePage } from '@/lib/gone-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { isProtected, localePath, paths } from '@/lib/paths';
import { processWide } from '@/lib/process-wide';
import { askWhatIsThere, type PageOfAd } from '@/lib/what-is-there';

// Turns an address into a path that says everything a page depends on, /{locale}/{currency}/…, so that a page is a
// function of its path and can be kept. It only rewrites and redirects: rights are decided by the API.

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Left out are the addresses of other routes, in full: what only begins like one of them is an address too.
    '/((?!api(?:/|$)|_next/(?:static/|image$)|(?:media|fonts)/[^/]+$|icons/sprite\\.svg$|og/[^/]+/ad/[^/]+$|qr/[^/]+/ad/[^/]+$|sitemap(?:-[^/]+)?\\.xml$|robots\\.txt$|manifest\\.webmanifest$|sw\\.js$).*)',
  ],
};

/** What is served as it lies there. */
const files = new Set(
  readdirSync(resolve('public'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.split(sep).join('/')}`,
  ),
);

const isKept = (page: string): boolean => processWide.pages?.has(page) ?? false;

/**
 * Whether a screen has anything to show: an ad that is or was public, or one's own to edit, or a page of a list. What is
 * kept is dropped when it changes, so it has; whose an ad is depends on who asks.
 */
const findContent = async ({ path, page, filters }: Address, request: NextRequest): Promise<PageOfAd> => {
  const [, ad, edit] = /^\/ad\/(\d+)(\/edit)?$/.exec(path) ?? [];
  const id = Number(ad);
  const hereIf = (there: boolean) => (there ? 'here' : 'none');
  if (edit) return hereIf(await askWhatIsThere(({ mayOpenEdit }) => mayOpenEdit(id, request), true));
  const isList = filters !== null && filters.page > 1;
  if ((ad === undefined && !isList) || isKept(page)) return 'here';
  if (filters) return hereIf(await askWhatIsThere(({ hasPage }) => hasPage(filters), true));
  return askWhatIsThere<PageOfAd>(({ pageOfAd }) => pageOfAd(id), 'here');
};

const statusOf: Record<Exclude<PageOfAd, 'here'>, 404 | 410> = { none: 404, gone: 410 };

export default async function middleware(request: NextRequest) {
  const { nextUrl, cookies } = request;
  if (files.has(nextUrl.pathname)) return NextResponse.next();
  const { pathname, search, searchParams } = nextUrl;
  const address = readAddress(pathname, searchParams, request.headers.get('cookie') ?? '');
  const { said, path } = address;

  const redirect = (to: string, status: 307 | 308) =>
    NextResponse.redirect(new URL(localePath(said ?? defaultLocale, to), request.url), {
      status,
      headers: { 'cache-control': 'private, no-store' },
    });
  if (path === '/contact-us1') return redirect(paths.contact, 308);
  if (isProtected(path) && !cookies.has('token')) return redirect(paths.login(`${pathname}${search}`), 307);

  const content = address.isScreen ? await findContent(address, request) : 'none';
  const exists = content === 'here';
  const url = nextUrl.clone();
  url.pathname = exists ? address.page : address.notFound;
  for (const key of [...url.searchParams.keys()]) {
    if (key !== '_rsc' && !address.isPersonal) url.searchParams.delete(key);
  }

  if (!isKept(url.pathname) && !(await isApiThere())) {
    const status = address.isScreen ? 503 : 404;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      [policyHeader]: policyWith([]),
    };
    if (status === 503) Object.assign(headers, { 'retry-after': '5' });
    return new NextResponse(gonePage(address.locale, status), { status, headers });
  }

  // Next reads from the request what its own scripts are to be known by.
  const nonce = processWide.pages?.nonceFor(exists && !address.isKept ? null : url.pathname);
  const policy = policyWith(nonce ? [`'nonce-${nonce}'`] : []);
  const asked = new Headers(request.headers);
  asked.set(policyHeader, policy);
  const response = NextResponse.rewrite(url, {
    request: { headers: asked },
    ...(content === 'here' ? {} : { status: statusOf[content] }),
  });
  response.headers.set(policyHeader, policy);
  for (const [name, value] of Object.entries(pageHeaders(address))) response.headers.set(name, value);
  return response;
}
