import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Pace, usualPace, watchBody } from './body-deadline';
import { sayWhenToComeBack } from './busy';
import { type Refused, refuseRequestLine } from './request-line';
import { keepFromShared } from './shared-caches';

type Options = {
  /** Whether a proxy in front says in x-forwarded-for who the visitor is. */
  trustProxy: boolean;
  pace?: Pace;
};

const headersOf = ({ message, headers }: Refused) => {
  const body = JSON.stringify({ status: false, message });
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // What may follow as a body is not waited for.
      connection: 'close',
    },
  };
};

const refuse = (response: ServerResponse, refused: Refused) => {
  const { body, headers } = headersOf(refused);
  response.writeHead(refused.status, headers).end(body);
};

/** A request that asks to change the protocol has no response, only its line. */
const refuseUpgrade = (line: Duplex, refused: Refused) => {
  const { body, headers } = headersOf(refused);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  line.end(`HTTP/1.1 ${refused.status} Refused\r\n${lines.join('')}\r\n${body}`);
};

/**
 * Next hands a handler no socket, and what a visitor says of himself in x-forwarded-for it passes on. So the header is
 * set to the address at the other end of the line, unless a trusted proxy is there and has said what it saw.
 */
const writeAddress = ({ headers, socket }: IncomingMessage, { trustProxy }: Options) => {
  if (!trustProxy || !headers['x-forwarded-for']) headers['x-forwarded-for'] = socket.remoteAddress ?? '';
};

const guarded = Symbol.for('makinar.guarded');
type Emit = (this: Server, event: string | symbol, ...args: unknown[]) => boolean;

/**
 * Puts a door in front of every HTTP server of this process. Next makes its own and parses an address before anything
 * of ours runs, so what may not reach it is refused here: by the request line, by its method, or because its body does
 * not come. It also writes down who the visitor is, and what a shared cache may keep of an answer.
 */
export const guardServers = (options: Options) => {
  const prototype = Server.prototype as unknown as { emit: Emit; [guarded]?: Options };
  const first = prototype[guarded] === undefined;
  prototype[guarded] = options;
  if (!first) return;
  const pass = prototype.emit;
  prototype.emit = function (event, ...args) {
    if (event !== 'request' && event !== 'upgrade') return pass.call(this, event, ...args);
    const rules = prototype[guarded] ?? options;
    const request = args[0] as IncomingMessage;
    const refused = refuseRequestLine(request.method ?? '', request.url ?? '');
    if (refused) {
      if (event === 'request') refuse(args[1] as ServerResponse, refused);
      else refuseUpgrade(args[1] as Duplex, refused);
      return true;
    }
    writeAddress(request, rules);
    if (event === 'request') {
      const pace = rules.pace ?? usualPace;
      // Node's own bound on a whole request knows no progress; the one on headers stays.
      this.requestTimeout = pace.longest + pace.grace;
      watchBody(request, args[1] as ServerResponse, pace);
      keepFromShared(request, args[1] as ServerResponse);
      sayWhenToComeBack(request, args[1] as ServerResponse);
    }
    return pass.call(this, event, ...args);
  };
};
