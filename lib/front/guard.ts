import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRequestId } from '@/lib/request-facts';
import { type Pace, usualPace, watchBody } from './body-deadline';
import { sayWhenToComeBack } from './busy';
import { type Refused, refuseRequestLine } from './request-line';
import { settlePolicy } from './script-policy';
import { keepFromShared } from './shared-caches';

export type Rules = {
  /** Whether a proxy in front says in x-forwarded-for who the visitor is. */
  trustProxy: boolean;
  pace?: Pace;
};

/**
 * Every request has a number, by which the log knows it too: from a trusted proxy, or made here. It stands in the
 * request's own header, for whoever answers.
 */
export const numberRequest = ({ headers }: IncomingMessage, { trustProxy }: Rules): string => {
  const given = headers['x-request-id'];
  const id = trustProxy && isRequestId(given) ? given : randomUUID();
  headers['x-request-id'] = id;
  return id;
};

const refuse = (request: IncomingMessage, response: ServerResponse, refused: Refused) => {
  const { status, message, headers } = refused;
  const body = JSON.stringify({ status: false, message });
  response.writeHead(status, {
    ...headers,
    'x-request-id': request.headers['x-request-id'],
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // What may follow as a body is not waited for.
    connection: 'close',
  });
  response.end(body);
};

/**
 * What is behind sees no socket, and what a visitor says of himself in x-forwarded-for it passes on. So the header is
 * set to the address at the other end of the line, unless a trusted proxy is there and has said what it saw.
 */
const writeAddress = (request: IncomingMessage, { trustProxy }: Rules) => {
  const { headers, rawHeaders, socket } = request;
  if (trustProxy && headers['x-forwarded-for']) return;
  const address = socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = address;
  // The API's requests are made of these.
  request.rawHeaders = rawHeaders.filter(
    (_, at) => rawHeaders[at - (at % 2)]?.toLowerCase() !== 'x-forwarded-for',
  );
  request.rawHeaders.push('x-forwarded-for', address);
};

/** Whether a request may go on; one that may not has been answered. */
export const letIn = (request: IncomingMessage, response: ServerResponse): boolean => {
  const refused = refuseRequestLine(request.method ?? '', request.url ?? '');
  if (refused) refuse(request, response, refused);
  return refused === null;
};

/** Before Next or the API sees a request: who asks, how fast its body comes, what others may keep of the answer. */
export const prepare = (request: IncomingMessage, response: ServerResponse, rules: Rules) => {
  writeAddress(request, rules);
  watchBody(request, response, rules.pace ?? usualPace);
  keepFromShared(request, response);
  settlePolicy(request, response);
  sayWhenToComeBack(request, response);
};

/** Of a server that is not made yet: Node's own bound on a whole request knows no progress; the one on headers stays. */
export const slowestRequest = ({ pace = usualPace }: Rules) => pace.longest + pace.grace;
