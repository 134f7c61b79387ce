import { type AdFilters, defaultSort, filterParams, noFilters } from './ad-filters';
import { pathOfNothing } from './i18n/locale-path';

// In a file of its own for what every page loads, which needs none of the addresses.
export { localePath } from './i18n/locale-path';

// Every address of the site. `paths` are as the specification names them; `localePath` says the language in front.

export const informationPages = {
  'selling-tips': 'sellingTip',
  'buy-sell': 'buyAndSell',
  membership: 'membership',
  'banner-advertising': 'bannerAdvertising',
  'how-to-stay-safe': 'howToStaySafe',
  'terms-and-conditions': 'termsAndConditions',
  'privacy-policy': 'privacyPolicy',
} as const;
export type InformationPath = keyof typeof informationPages;

const withQuery = (path: string, params: URLSearchParams) => (params.size ? `${path}?${params}` : path);

export const paths = {
  home: '/',
  ads: (filters: Partial<AdFilters> = {}) =>
    withQuery('/ads', filterParams({ ...noFilters, sort: defaultSort(filters), ...filters })),
  ad: (id: number) => `/ad/${id}`,
  compare: (ids: readonly number[] = []) => (ids.length ? `/compare?ads=${ids.join(',')}` : '/compare'),
  createAd: '/ad/create',
  renew: (token: string) => `/ad/renew?token=${token}`,
  renewed: (result: 'done' | 'full' | 'failed') => `/ad/renew?result=${result}`,
  editAd: (id: number) => `/ad/${id}/edit`,
  login: (next?: string) => (next ? `/auth/login?next=${encodeURIComponent(next)}` : '/auth/login'),
  register: (next?: string) => (next ? `/auth/register?next=${encodeURIComponent(next)}` : '/auth/register'),
  offline: '/offline',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/forgot-password?token=${token}`,
  confirmEmail: (token: string) => `/auth/confirm?token=${token}`,
  profile: '/profile',
  myListings: '/my-listings',
  myListingsOf: (status: 'accept' | 'pending' | 'rejected') => `/my-listings?status=${status}`,
  favourites: '/favorites',
  savedSearches: '/saved-searches',
  alerts: '/alerts',
  stopMails: (token: string) => `/unsubscribe?token=${token}`,
  stoppedMails: (result: 'done' | 'failed') => `/unsubscribe?result=${result}`,
  accountDetails: '/account-details',
  moderation: '/moderation',
  moderationToday: '/moderation/today',
  moderationQueue: '/moderation/queue',
  moderationAd: (id: number) => `/moderation/ads/${id}`,
  moderationReports: '/moderation/reports',
  moderationAccounts: '/moderation/accounts',
  moderationAccount: (id: number) => `/moderation/accounts/${id}`,
  moderationSubscriptions: '/moderation/subscriptions',
  moderationMessages: '/moderation/messages',
  moderationDeadLetters: '/moderation/dead-letters',
  moderationDeleted: '/moderation/deleted',
  moderationLog: '/moderation/log',
  moderationSite: '/moderation/site',
  moderationKind: (kind: string) => `/moderation/site/${kind}`,
  moderationRow: (kind: string, id: number | string) => `/moderation/site/${kind}/${id}`,
  moderationSettings: (group: string) => `/moderation/site/settings/${group}`,
  moderationSearches: '/moderation/site/searches',
  conversations: '/chat',
  /** `text`: what stands in the box already. */
  chat: (accountId: number, adId: number, text?: string) =>
    `/chat/${accountId}/${adId}${text ? `?text=${encodeURIComponent(text)}` : ''}`,
  faq: '/faq',
  about: '/about-us',
  pricing: '/pricing',
  contact: '/contact-us',
  information: (page: InformationPath) => `/${page}`,
  nothing: pathOfNothing,
} as const;

const screens = [
  /^\/$/,
  /^\/(ads|compare)$/,
  /^\/ad\/(create|renew|\d{1,10}(\/edit)?)$/,
  /^\/auth\/(login|register|confirm)$/,
  /^\/(forgot-password|faq|about-us|pricing|contact-us|offline|unsubscribe)$/,
  /^\/chat(\/\d{1,10}\/\d{1,10})?$/,
  /^\/(profile|my-listings|favorites|saved-searches|alerts|account-details)$/,
  /^\/moderation(\/(today|queue|reports|accounts|subscriptions|messages|dead-letters|deleted|log))?$/,
  /^\/moderation\/(ads|accounts)\/\d{1,10}$/,
  /^\/moderation\/site(\/[a-z-]{1,20}(\/[a-zA-Z0-9]{1,20})?)?$/,
  new RegExp(`^/(${Object.keys(informationPages).join('|')})$`),
];

/** Whether a plain path names a screen at all; one that does not is a 404 that is rendered once and never kept. */
export const isScreen = (path: string) => screens.some((screen) => screen.test(path));

/** Screens that ask for a login before they open. The others of an account open and ask for it there. */
export const isProtected = (path: string) => /^\/(profile|my-listings|chat)(\/|$)/.test(path);

/** Screens that nobody else's cache may keep and no search engine needs. */
export const isPersonal = (path: string) =>
  isProtected(path) ||
  /^\/(favorites|saved-searches|alerts|account-details|auth|forgot-password|unsubscribe|moderation|ad\/(?:create|renew)|ad\/\d+\/edit)(\/|$)/.test(
    path,
  );

/** Where to go after a login: a path of this site and of a screen, whatever an address claims; otherwise null. */
export const safeNext = (next: unknown): string | null => {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, 'http://here')) return null;
  // What a browser makes of it: `//evil`, `/\evil` and a tab in between are other hosts.
  const { origin, pathname, search, hash } = new URL(next, 'http://here');
  const elsewhere =
    origin !== 'http://here' || pathname.startsWith('//') || /^\/(api|_next)(\/|$)/.test(pathname);
  return elsewhere || /\/auth\/|\/forgot-password/.test(pathname) ? null : `${pathname}${search}${hash}`;
};
