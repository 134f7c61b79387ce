import { parse } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { type AdFilters, filterParams, isMadeUp, parseFilters } from '@/lib/ad-filters';
import { comparedName, parseCompared } from '@/lib/compared-ads';
import { defaultCurrency, defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { isPersonal, isScreen, paths } from '@/lib/paths';
import { processWide } from '@/lib/process-wide';
import { hasCurrency, hasRow, takesFact } from '@/lib/what-is-known';

// An address and two cookies say everything that a page depends on. The path that they come to, /{locale}/{currency}/…,
// is the page's name: to Next, which draws it, and to the front, which finds it among the kept ones.

export type Address = {
  /** The language that stands in the address itself. */
  said: Locale | undefined;
  locale: Locale;
  /** Without a language in front. */
  path: string;
  isScreen: boolean;
  isPersonal: boolean;
  /** Whether what is drawn of it is kept for everybody. */
  isKept: boolean;
  /** Of a list. */
  filters: AdFilters | null;
  /** The page that it names, whether or not there is anything on it. */
  page: string;
  /** The page for what is not there. */
  notFound: string;
  /** Whether a cookie or a parameter has chosen more than the plain address says. */
  preferred: boolean;
};

const localeOf = (value: string | undefined): Locale | undefined => {
  const code = value?.slice(0, 3).toLowerCase();
  return isLocale(code) ? code : undefined;
};

/** `/ar/ads` is Arabic and `/ads`; a path without a language in front is as it is. */
const splitLocale = (pathname: string): { said?: Locale; path: string } => {
  const [, head = '', ...rest] = pathname.split('/');
  const prefixed = isLocale(head) && locales[head].prefix !== '';
  return prefixed ? { said: head, path: `/${rest.join('/')}` } : { path: pathname };
};

/** A filtered list is a page of its own, named by its filters in one fixed order. */
const listOf = (filters: AdFilters, isKept: boolean): string => {
  const chosen = filterParams(filters).toString();
  if (!chosen) return '/ads';
  return `/${isKept ? 'ads' : 'list'}/${Buffer.from(chosen).toString('base64url')}`;
};

/** So is a comparison, by its ads. */
const comparisonOf = (ads: readonly number[]): string =>
  ads.length ? `/compare/${comparedName(ads)}` : '/compare';

/** `cookie`: the header. */
export const readAddress = (pathname: string, params: URLSearchParams, cookie: string): Address => {
  const { said, path } = splitLocale(pathname);
  const { lang } = parse(cookie, 'lang');
  const locale = said ?? localeOf(lang) ?? defaultLocale;
  const asked = params.get('currency') ?? parse(cookie, 'currency').currency ?? '';
  const wanted = asked.slice(0, 8).toUpperCase();
  const currency = hasCurrency(wanted) ? wanted : defaultCurrency;

  const filters = path === '/ads' ? parseFilters(params, takesFact) : null;
  const compared = path === '/compare' ? parseCompared(params) : [];
  const isKept = !isPersonal(path) && !(filters && isMadeUp(filters, hasRow)) && !compared.length;
  const pageOf = (screen: string) => `/${locale}/${currency}${screen}`;
  const screenOf = () => {
    if (filters) return listOf(filters, isKept);
    if (path === '/compare') return comparisonOf(compared);
    return path === '/' ? '' : path;
  };
  return {
    said,
    locale,
    path,
    isScreen: isScreen(path),
    isPersonal: isPersonal(path),
    isKept,
    filters,
    page: pageOf(screenOf()),
    notFound: pageOf(paths.nothing),
    preferred: (said === undefined && lang !== undefined) || wanted !== '',
  };
};

const longestRemembered = 300;
const addresses = new LRUCache<string, Address>({ max: 5_000 });
let readBy = processWide.takesFact;

/** The same, read once for as long as it is known what an address may ask for: a currency may be offered from now on. */
export const addressOf = (url: string, cookie: string): Address => {
  if (readBy !== processWide.takesFact) addresses.clear();
  readBy = processWide.takesFact;
  const key = `${cookie}\n${url}`;
  const known = addresses.get(key);
  if (known) return known;
  const [pathname = '/', search = ''] = url.split('?', 2);
  const address = readAddress(pathname, new URLSearchParams(search), cookie);
  if (key.length <= longestRemembered) addresses.set(key, address);
  return address;
};
