import type { IncomingMessage, RequestListener } from 'node:http';
import { isThisMachine } from '../handshake';
import { type Answer, refusal } from './answers';
import { answerCall, type Server } from './calls';
import { findFault, readQuery } from './signed-request';

const nothingHere = refusal(404, 'Not Found 404');

/** What a proxy passes on comes from elsewhere, although the proxy may run here. A line with one address at both ends is none. */
const isFromHere = ({ socket, headers }: IncomingMessage) =>
  (isThisMachine(socket.remoteAddress ?? '') || socket.remoteAddress === socket.localAddress) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Null when there is more of it than the limit. */
const readBody = async (request: IncomingMessage, most: number): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const describe = ({ hub, figures }: Server) => {
  const { rss, heapUsed } = process.memoryUsage();
  const { startedAt, ...counts } = figures;
  return {
    up_seconds: Math.round((Date.now() - startedAt) / 1000),
    connections: hub.connections.size,
    channels: hub.channels.size,
    memory_mb: Math.round(rss / 1e6),
    heap_mb: Math.round(heapUsed / 1e6),
    since_start: counts,
  };
};

const answer = async (request: IncomingMessage, server: Server): Promise<Answer> => {
  const { settings } = server;
  const { method = '' } = request;
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  if (path === '/health') return { status: 200, body: { status: 'ok' } };
  if (path === '/figures') return isFromHere(request) ? { status: 200, body: describe(server) } : nothingHere;
  const [, appId, call] = /^\/apps\/([^/]+)(\/.*)$/.exec(path) ?? [];
  if (call === undefined || !(settings.publishFromAnywhere || isFromHere(request))) return nothingHere;
  if (appId !== settings.appId) return refusal(404, 'There is no such app');
  const body = await readBody(request, settings.largestRequest);
  if (!body) return refusal(413, `A request has at most ${settings.largestRequest} bytes`);
  const fault = findFault({ method, path, query, body }, settings);
  if (fault !== null) return refusal(401, fault);
  return answerCall({ method, path: call, query: new Map(readQuery(query)), body: body.toString() }, server);
};

/** The HTTP side: the signed API for the application, and what the operator looks at. */
export const createListener =
  (server: Server): RequestListener =>
  async (request, response) => {
    let given: Answer;
    try {
      given = await answer(request, server);
    } catch (error) {
      // An address that cannot be decoded, or a caller who hung up.
      given =
        error instanceof URIError ? refusal(400, 'The address is not usable') : refusal(400, 'Not readable');
      if (!(error instanceof URIError) && !request.destroyed)
        server.settings.report('A request failed', error);
    }
    const { status, body } = given;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, {
      'content-type': typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      // What was not read of a body that is too large is not waited for.
      ...(status === 413 ? { connection: 'close' } : {}),
    });
    response.end(text);
  };
