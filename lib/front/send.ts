import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body, Encoding } from './body';
import { everyAnswer } from './every-answer';

export type Answer = {
  status: number;
  /** Without those of the body: its length, encoding and ETag are added. */
  headers: Readonly<Record<string, string>>;
  body: Body;
  /** Whether a part of it may be asked for. */
  ranges?: boolean;
};

const chosen = new Map<string, Encoding>();
const mostChosen = 500;

/** Brotli before gzip before neither, whatever their weights, as long as they are wanted at all. */
const choose = (accepted: string): Encoding => {
  const wanted = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';'))
      .map(([name = '', weight = '']) => [name.trim(), !/^\s*q=0(?:\.0*)?\s*$/.test(weight)] as const),
  );
  const offered: Encoding[] = ['br', 'gzip'];
  return offered.find((encoding) => wanted.get(encoding)) ?? 'identity';
};

const encodingFor = ({ headers }: IncomingMessage, { compressible }: Body): Encoding => {
  const accepted = headers['accept-encoding'];
  if (!compressible || typeof accepted !== 'string') return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = choose(accepted);
  // Every browser sends its one; what can be made up is not remembered without end.
  if (chosen.size < mostChosen) chosen.set(accepted, encoding);
  return encoding;
};

/** Each encoding is other bytes, so a strong ETag says which. */
const etagOf = ({ tag }: Body, encoding: Encoding) =>
  `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;

/** Whether the visitor has it already. A reload by hand wants it anew. */
const isFresh = ({ headers }: IncomingMessage, etag: string): boolean => {
  const had = headers['if-none-match'];
  if (!had || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return had === '*' || had.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
};

type Range = { from: number; to: number };

/** The one part that is asked for, or null for all of it; several at once are answered by all of it. */
const rangeOf = ({ headers }: IncomingMessage, length: number, etag: string): Range | 'none' | null => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!first && !last) return null;
  if (headers['if-range'] && headers['if-range'] !== etag) return null;
  const from = first ? Number(first) : Math.max(0, length - Number(last));
  const to = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return from > to ? 'none' : { from, to };
};

/** Names and values in turn, as Node takes them, but for those of one request; what is held in memory is sent many times. */
const heads = new WeakMap<Answer, Map<Encoding, readonly string[]>>();

const listHeaders = ({ headers, body, ranges }: Answer, encoding: Encoding): readonly string[] => {
  const said: Record<string, string> = { ...headers, etag: etagOf(body, encoding) };
  if (body.compressible && !/\baccept-encoding\b/i.test(headers.vary ?? ''))
    said.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
  if (ranges) said['accept-ranges'] = 'bytes';
  return Object.entries(said).flat();
};

const headOf = (answer: Answer, encoding: Encoding): readonly string[] => {
  let known = heads.get(answer);
  if (!known) {
    known = new Map();
    heads.set(answer, known);
  }
  const before = known.get(encoding);
  if (before) return before;
  const head = listHeaders(answer, encoding);
  known.set(encoding, head);
  return head;
};

const withoutType = (head: readonly string[]): string[] =>
  head.filter((_, at) => head[at - (at % 2)] !== 'content-type');

const write = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  encoding: Encoding,
  bytes: Buffer,
) => {
  if (response.destroyed) return;
  const { status, body, ranges } = answer;
  const head = headOf(answer, encoding);
  const id = request.headers['x-request-id'];
  const own: string[] = typeof id === 'string' ? ['x-request-id', id] : [];
  const etag = etagOf(body, encoding);
  if (status === 200 && isFresh(request, etag)) {
    response.writeHead(304, [...withoutType(head), ...own]).end();
    return;
  }
  const range = ranges && status === 200 ? rangeOf(request, bytes.length, etag) : null;
  if (range === 'none') {
    // No part of the answer: nothing that is said of its bytes holds for this, nor for how long it may be kept.
    const none = { ...everyAnswer, 'cache-control': 'private, no-store', 'content-length': '0' };
    own.push('content-range', `bytes */${bytes.length}`);
    response.writeHead(416, [...Object.entries(none).flat(), ...own]).end();
    return;
  }
  const part = range ? bytes.subarray(range.from, range.to + 1) : bytes;
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  if (range) own.push('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`);
  own.push('content-length', String(part.length));
  response.writeHead(range ? 206 : status, [...head, ...own]);
  response.end(request.method === 'HEAD' ? undefined : part);
};

/** Sends an answer to GET or HEAD, in the best encoding that the visitor takes, or a 304 when he has it. */
export const send = (request: IncomingMessage, response: ServerResponse, answer: Answer): void => {
  const encoding = answer.ranges && request.headers.range ? 'identity' : encodingFor(request, answer.body);
  const bytes = answer.body.as(encoding);
  if (Buffer.isBuffer(bytes)) {
    write(request, response, answer, encoding, bytes);
    return;
  }
  bytes.then(
    (made) => write(request, response, answer, encoding, made),
    (error) => response.destroy(error),
  );
};
