import type { ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { localeCodes } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { observeRequest } from '@/lib/metrics';
import { isScreen } from '@/lib/paths';
import type { RequestFacts } from '@/lib/request-facts';

// What is told of a request when it is over: to the figures always, to the log where it failed, took long, or every
// request is to be there.

/** In milliseconds. */
const slow = 1_000;
/** As nginx calls it when a visitor leaves before there is an answer. */
const left = 499;

const prefix = new RegExp(`^/(?:${localeCodes.join('|')})(?=/|$)`);

/** The pattern of a page's address: what can be made up comes to one name. */
export const routeOfPage = (url: string): string => {
  const [pathname = '/'] = url.split('?', 1);
  const path = pathname.replace(prefix, '') || '/';
  const file = /^\/(_next|fonts|icons|media|og|qr|sitemap|sitemaps)\b/.exec(path);
  if (file) return `/${file[1]}/…`;
  if (!isScreen(path)) return 'nothing';
  return path.replace(/^(\/moderation\/site)\/.*$/, '$1/…').replace(/\/\d+/g, '/:id');
};

/** Begins with the request, and tells of it when the answer is out or the visitor has gone. */
export const observe = (response: ServerResponse, facts: RequestFacts): void => {
  const begun = performance.now();
  response.once('close', () => {
    const ms = performance.now() - begun;
    const status = response.headersSent ? response.statusCode : left;
    observeRequest(facts, status, ms);
    if (!env.logRequests && status < 500 && ms < slow) return;
    const { id, account, cache, kind, method, route } = facts;
    const line = { request: id, method, route, status, ms: Math.round(ms * 10) / 10, kind, cache, account };
    if (status >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  });
};
