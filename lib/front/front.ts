import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { gonePage } from '@/lib/gone-page';
import { kept } from '@/lib/metrics';
import { type RequestFacts, withFacts } from '@/lib/request-facts';
import { type Address, addressOf } from './address';
import type { Body } from './body';
import { everyAnswer } from './every-answer';
import type { Files } from './files';
import { letIn, numberRequest, prepare, type Rules, slowestRequest } from './guard';
import type { KeptPage, KeptPages } from './kept-pages';
import { gaugeFront, mayRead, metricsAddress, sendMetrics } from './metrics';
import { observe, routeOfPage } from './observe';
import { pageHeaders, policyHeader, policyWith } from './page-headers';
import { isForApi } from './request-line';
import { type Answer, send } from './send';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export type FrontOptions = Rules & {
  /** In this order, the first that has it. */
  files: readonly Files[];
  pages: KeptPages;
  api: Listener;
  /**
   * Counts a page that is to be drawn, by the x-forwarded-for of the request for it. Seconds until its visitor may have
   * another one; 0 when it was counted.
   */
  takePage: (forwardedFor: string) => number;
};

/** What Next says of a page that the next visitor's browser may tell apart by. */
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

/** An address in its plain form: what is written in any other way Next makes sense of. */
const plain = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&%.,+~-]*)?$/;

/** Where there are other routes than pages (middleware.ts); what is none of them is Next's to say. */
const otherRoutes = /^\/(?:_next|fonts|icons|media|og|qr)\//;

/** The two cookies that a page depends on, out of those that a visitor has. */
const preferencesIn = (cookie: string | undefined): string =>
  cookie === undefined ? '' : (cookie.match(/(?:^|;)\s*(?:lang|currency)=[^;]*/g)?.join('') ?? '');

/** Headers by which Next draws something else than the page, or draws it anew. */
const others = [
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-hmr-refresh',
  'next-test-fetch-priority',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'x-middleware-subrequest',
];

/** Next's own sign for a preview, which shows what is not published. */
const preview = /__(?:prerender_bypass|next_preview_data)=/;

/** What was made of a kept page, as long as that is kept. */
const answers = new WeakMap<KeptPage, Map<string, Answer>>();

/** A kept page as Next would send it, or the data that it is drawn from. */
const answerWith = (page: KeptPage, body: Body, address: Address, name: string): Answer => {
  const flight = body === page.flight;
  const { 'x-next-cache-tags': _, [policyHeader]: policy, ...said } = page.headers;
  const status = address.isScreen ? 200 : 404;
  const own = pageHeaders(address);
  // As lib/front/shared-caches.ts has it for what comes from Next.
  if (own['cache-control']?.startsWith('public') && (status === 404 || flight))
    own['cache-control'] = status === 404 ? 'private, no-store' : 'private, no-cache';
  return {
    status,
    headers: {
      ...everyAnswer,
      ...own,
      ...said,
      ...(flight ? { 'x-nextjs-rewritten-path': name } : { [policyHeader]: policy ?? policyWith([]) }),
      vary,
      'x-nextjs-cache': 'HIT',
      'x-nextjs-prerender': '1',
      'content-type': flight ? 'text/x-component' : 'text/html; charset=utf-8',
    },
    body,
  };
};

/** The kept page that a request asks for. */
const findPage = ({ url = '', headers }: IncomingMessage, pages: KeptPages): Answer | null => {
  if (!plain.test(url) || otherRoutes.test(url) || others.some((name) => headers[name] !== undefined))
    return null;
  const flight = headers.rsc === '1';
  // Next redirects a request for a page's data that is not named so.
  if (headers.rsc !== undefined && !(flight && /[?&]_rsc=[\w-]+/.test(url))) return null;
  if (headers.cookie && preview.test(headers.cookie)) return null;
  const address = addressOf(url, preferencesIn(headers.cookie));
  const { isScreen, isPersonal, preferred, path } = address;
  if (isPersonal || path === '/contact-us1') return null;
  const name = isScreen ? address.page : address.notFound;
  const page = pages.find(name);
  const body = flight ? page?.flight : page?.html;
  if (!page || !body || (isScreen && page.status !== 200)) return null;
  const made = answers.get(page) ?? new Map<string, Answer>();
  // All that an answer depends on beside its page.
  const variant = `${flight} ${isScreen} ${preferred}`;
  const answer = made.get(variant) ?? answerWith(page, body, address, name);
  answers.set(page, made.set(variant, answer));
  return answer;
};

/** Files and kept pages come by the thousand and say nothing in a log, unless each request is to be there. */
const countKept = (request: IncomingMessage, response: ServerResponse, kind: 'file' | 'page', id: string) => {
  kept[kind] += 1;
  if (!env.logRequests) return;
  const route = kind === 'file' ? 'a file' : routeOfPage(request.url ?? '');
  observe(response, { id, kind, method: request.method ?? '', route, cache: 'hit' });
};

/** No number of pages that one visitor asks for may keep the site from drawing those of others. */
const sayTooMany = ({ url = '', headers }: IncomingMessage, response: ServerResponse, wait: number) => {
  const body = Buffer.from(gonePage(addressOf(url, preferencesIn(headers.cookie)).locale, 429));
  response.writeHead(429, {
    ...everyAnswer,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(wait),
    [policyHeader]: policyWith([]),
  });
  response.end(body);
};

const readsOnly = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Puts the front before Next on a server that is not listening yet: files, kept pages and the API are answered here,
 * everything else by `next`.
 */
export const serveBefore = (
  server: Server,
  next: Listener,
  { files, pages, api, takePage, ...rules }: FrontOptions,
) => {
  server.requestTimeout = slowestRequest(rules);
  gaugeFront(server, pages);
  server.on('request', async (request, response) => {
    const id = numberRequest(request, rules);
    const { url = '', method = '' } = request;
    const forApi = isForApi(url);
    if (!letIn(request, response)) {
      observe(response, { id, kind: forApi ? 'api' : 'page', method: 'none', route: 'refused' });
      return;
    }
    if (url === metricsAddress && method === 'GET' && mayRead(request, env.metricsToken)) {
      response.setHeader('x-request-id', id);
      return sendMetrics(response);
    }
    if (!forApi && readsOnly(request)) {
      const [pathname = ''] = url.split('?', 1);
      for (const find of files) {
        const found = find(pathname);
        // A file that cannot be read now is Next's to say.
        const answer = found instanceof Promise ? await found.catch(() => null) : found;
        if (answer) {
          countKept(request, response, 'file', id);
          return send(request, response, answer);
        }
      }
      const page = findPage(request, pages);
      if (page) {
        countKept(request, response, 'page', id);
        return send(request, response, page);
      }
    }
    const facts: RequestFacts = forApi
      ? { id, kind: 'api', method, route: '/api' }
      : { id, kind: 'page', method, route: routeOfPage(url), cache: 'miss' };
    observe(response, facts);
    response.setHeader('x-request-id', id);
    prepare(request, response, rules);
    const wait = forApi ? 0 : takePage(String(request.headers['x-forwarded-for']));
    if (wait > 0) return sayTooMany(request, response, wait);
    withFacts(facts, () => (forApi ? api : next)(request, response));
  });
};
