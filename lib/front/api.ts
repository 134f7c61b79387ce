import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { parse } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { requestFacts } from '@/lib/request-facts';
import { Body } from './body';
import { everyAnswer } from './every-answer';
import { type Answer, send } from './send';

// The API past Next. What it calls public is kept for as long as it says, as any cache in front would do, and dropped
// as soon as anything changes here.

type Handler = (request: Request) => Promise<Response>;

/** Bytes of memory for kept answers. */
const mostKept = 24 * 1024 * 1024;
const longestAddress = 512;

const kept = new LRUCache<string, Answer & { route: string }>({
  maxSize: mostKept,
  // An answer is held as it is, and in the encodings that were asked for.
  sizeCalculation: ({ body }) => body.length * 2 + 1_024,
});
let changes = 0;

/** Drops what is kept of the API, and what is being read now. */
export const dropAnswers = () => {
  changes += 1;
  kept.clear();
};

/** Whether everybody gets the same, by what the request has with it. */
const isPublic = ({ method, url = '', headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  url.length <= longestAddress &&
  headers.authorization === undefined &&
  !headers.range &&
  parse(headers.cookie ?? '', 'token').token === undefined;

/** What any cache may keep, in milliseconds; 0 is nothing. */
const goodFor = ({ status, headers }: Response): number => {
  const [, seconds] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? [];
  return status === 200 ? Number(seconds ?? 0) * 1000 : 0;
};

const isPlainJson = ({ headers }: Response) =>
  /^application\/json/.test(headers.get('content-type') ?? '') && !headers.has('set-cookie');

const withHeaders = (response: Response): Response => {
  for (const [name, value] of Object.entries(everyAnswer)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The request that comes is none of Node's own until it has to be: what reads a body makes another one of it. */
const toRequest = (request: Request, incoming: IncomingMessage): Request =>
  request.method === 'GET' || request.method === 'HEAD'
    ? request
    : new Request(request.url, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        body: hasBody(incoming) ? (Readable.toWeb(incoming) as ReadableStream) : null,
        // A body that is still coming in needs this; the types do not know it.
        ...({ duplex: 'half' } as object),
      });

/** Answers /api by `handle`. `keeps`: whether what is public is kept. */
export const apiListener = (handle: Handler, keeps: boolean) => {
  const answerAnew = async (incoming: IncomingMessage, outgoing: ServerResponse, request: Request) => {
    const begun = changes;
    const response = withHeaders(await handle(toRequest(request, incoming)));
    if (incoming.method !== 'GET' || !isPlainJson(response)) return response;
    const body = new Body(Buffer.from(await response.arrayBuffer()));
    // Its number is that of the request, which whoever sends it writes beside what is kept.
    const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
    const answer = { status: response.status, headers, body };
    const ttl = keeps && isPublic(incoming) ? goodFor(response) : 0;
    const facts = requestFacts();
    if (ttl && begun === changes)
      kept.set(incoming.url ?? '', { ...answer, route: facts?.route ?? '' }, { ttl });
    if (facts && ttl) facts.cache = 'miss';
    // By the same hand as when it is kept, so that it is the same to the byte.
    send(incoming, outgoing, answer);
    return RESPONSE_ALREADY_SENT;
  };
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
      answerAnew(incoming as IncomingMessage, outgoing as ServerResponse, request),
    { overrideGlobalObjects: false },
  );
  return (request: IncomingMessage, response: ServerResponse) => {
    const answer = keeps && isPublic(request) ? kept.get(request.url ?? '') : undefined;
    if (answer) {
      const facts = requestFacts();
      if (facts) Object.assign(facts, { route: answer.route, cache: 'hit' });
      return send(request, response, answer);
    }
    // What a visitor calls the host counts for nothing, not even whether it is one.
    request.headers.host = 'localhost';
    void listener(request, response);
  };
};
