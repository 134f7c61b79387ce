import type { z } from 'zod';
import type { Contract } from '@/lib/contract';
import type { ErrorBody } from '@/lib/contract/common';
import { idempotencyHeader } from '@/lib/contract/idempotency';
import { misfitOf, type Shape } from './shape';
import { answered, keyFor, writeOf } from './unanswered';
import { startWaiting } from './waiting';

// The typed client of the contract. It imports the contract as types only, so that no schema reaches the browser, and
// takes its transport as an argument: in process, or over the network. What is no answer by the contract never passes.

type Routes = { [Group in keyof Contract]: Contract[Group][keyof Contract[Group]] }[keyof Contract];
export type Method = Routes['method'];
export type PathOf<M extends Method> = Extract<Routes, { method: M }>['path'];

type QueryValue = string | number | readonly (string | number)[] | null | undefined;
type QueryOf<Route> = Route extends { request: { query: infer Query extends z.ZodType } }
  ? { [Key in keyof z.input<Query> as string extends Key ? never : Key]?: QueryValue }
  : Record<string, never>;
type ParamsOf<Route> = Route extends { request: { params: infer Params extends z.ZodType } }
  ? { params: { [Key in keyof z.output<Params>]: string | number } }
  : { params?: undefined };
type BodyOf<Route> = Route extends {
  request: { body: { content: { 'application/json': { schema: infer Body extends z.ZodType } } } };
}
  ? { body: z.input<Body>; form?: undefined } | { body?: undefined; form: FormOf<Route> }
  : [FormOf<Route>] extends [never]
    ? { body?: undefined; form?: undefined }
    : { body?: undefined; form: FormData };
/** For calls that take files. */
type FormOf<Route> = Route extends { request: { body: { content: { 'multipart/form-data': unknown } } } }
  ? FormData
  : never;

type CallOf<Route> = {
  query?: QueryOf<Route>;
  signal?: AbortSignal;
  /** The call goes out even when the page is left. */
  keepalive?: boolean;
  /** In HTTP's sense, of a call that is no GET: nothing that anybody reads is changed by it. */
  safe?: boolean;
  /** How much of the body is sent, from 0 to 1, where the transport can tell. */
  onProgress?: (part: number) => void;
} & ParamsOf<Route> &
  BodyOf<Route>;
type AnswerOf<Route> = Route extends {
  responses: { 200: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } } };
}
  ? z.output<Schema>
  : never;

// Looked up by name, so that the compiler works a route out once and not at every comparison.
type Name<Route extends Routes> = `${Route['method']} ${Route['path']}`;
type Calls = { [Route in Routes as Name<Route>]: CallOf<Route> };
type Answers = { [Route in Routes as Name<Route>]: AnswerOf<Route> };

export type Call<M extends Method, P extends PathOf<M>> = Calls[`${M} ${P}` & keyof Calls];
export type Answer<M extends Method, P extends PathOf<M>> = Answers[`${M} ${P}` & keyof Answers];

export type Transport = (
  pathAndQuery: string,
  init: RequestInit,
  onProgress: (part: number) => void,
) => Promise<Response>;

/** An answer that is no success, with its status and the contract's body. Status 0: there was no answer, see below. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    cause?: unknown,
    /** What the status line said that came with no answer of ours. */
    readonly statusText = '',
    /** The number of the request that failed; Next hands it to the error page by this name. */
    readonly digest?: string,
  ) {
    super(body.message, { cause });
    this.name = 'ApiError';
  }
}

/** Not reached; reached, but what came is nothing that the contract knows; or nothing came for too long. */
type TransportFailure = 'FETCH_ERROR' | 'PARSING_ERROR' | 'TIMEOUT_ERROR';
export const failure = (message: TransportFailure, cause?: unknown, statusText?: string) =>
  new ApiError(0, { status: false, message }, cause, statusText);

/** In milliseconds. What is written may take longer, and files as long as they get on and are then looked at. */
const patience = { read: 15_000, write: 30_000, form: 60_000 };
const patienceFor = (method: string, { form }: AnyCall) =>
  method === 'get' ? patience.read : form ? patience.form : patience.write;

const searchOf = (query: Record<string, QueryValue>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') search.set(key, text);
  }
  return search.size ? `?${search}` : '';
};

type AnyCall = {
  query?: Record<string, QueryValue>;
  params?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  keepalive?: boolean;
  safe?: boolean;
  onProgress?: (part: number) => void;
};

/** The address of a call below the API's base, the same for the same call. */
export const addressOf = (path: string, { params = {}, query = {} }: AnyCall) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) + searchOf(query);

const initOf = (method: string, call: AnyCall, signal: AbortSignal, key: string | null): RequestInit => ({
  method: method.toUpperCase(),
  headers: {
    accept: 'application/json',
    ...(key === null ? {} : { [idempotencyHeader]: key }),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  // The browser names the boundary that it chose.
  ...(call.form === undefined ? {} : { body: call.form }),
  ...(call.keepalive ? { keepalive: true } : {}),
  signal,
});

/** Fetched with the first call: bundlers would put a copy into every part of a page that calls. */
const shapesFor = async (path: string): Promise<Record<string, Shape>> =>
  path.startsWith('/v1/moderation')
    ? (await import('./moderation-shapes')).moderationShapes
    : (await import('./answer-shapes')).answerShapes;

const isErrorBody = (body: unknown): body is ErrorBody => {
  if (misfitOf(body, { status: 'any', message: 'string' })) return false;
  const { status, errors = {} } = body as ErrorBody;
  return status === false && Object.values(errors ?? []).every((said) => misfitOf(said, ['string']) === null);
};

/** What an answer that is no success says. */
export const refusalIn = async (response: Response, call: string) => {
  const { status, statusText } = response;
  const body: unknown = await response.json().catch((error) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  const number = status >= 500 ? (response.headers.get('x-request-id') ?? undefined) : undefined;
  if (isErrorBody(body)) return new ApiError(status, body, undefined, '', number);
  return failure('PARSING_ERROR', `${status} to ${call}`, statusText);
};

/** Asks again while the same write, sent before, is still being answered. */
const patiently = async (
  ask: () => Promise<Response>,
  waiting: ReturnType<typeof startWaiting>,
): Promise<Response> => {
  for (;;) {
    const response = await ask();
    const after = Number(response.headers.get('retry-after'));
    if (response.status !== 409 || !after) return response;
    await waiting.until(new Promise((resolve) => setTimeout(resolve, after * 1_000)));
  }
};

const send = async (
  transport: Transport,
  written: () => void,
  method: string,
  path: string,
  call: AnyCall,
) => {
  const waiting = startWaiting(patienceFor(method, call), call.signal);
  const address = addressOf(path, call);
  const isWrite = method !== 'get' && !call.safe;
  const write = isWrite ? writeOf(`${method} ${address}`, call.body, call.form) : null;
  const onProgress = (part: number) => {
    waiting.goOn();
    call.onProgress?.(part);
  };
  try {
    const shapes = shapesFor(path);
    shapes.catch(() => {});
    // A write whose answer could not be judged does not go out.
    if (method !== 'get') await waiting.until(shapes);
    const init = initOf(method, call, waiting.signal, write && keyFor(write));
    const response = await patiently(() => transport(address, init, onProgress), waiting);
    if (write && response.ok) written();
    if (!response.ok) throw await refusalIn(response, `${method} ${path}`);
    const body: unknown = await response.json();
    if (write) answered(write);
    const misfit = misfitOf(body, (await waiting.until(shapes))[`${method} ${path}`] ?? 'unknown');
    if (misfit) throw failure('PARSING_ERROR', `${misfit} to ${method} ${path}`);
    return body as never;
  } catch (error) {
    if (write && error instanceof ApiError && error.status > 0) answered(write);
    if (error instanceof ApiError) throw error;
    if (waiting.isOver()) throw failure('TIMEOUT_ERROR', `${method} ${path}`);
    if (call.signal?.aborted) throw error;
    throw failure(error instanceof SyntaxError ? 'PARSING_ERROR' : 'FETCH_ERROR', error);
  } finally {
    waiting.end();
  }
};

/** `written` is called after every write that succeeded. */
export const createClient = (transport: Transport, written: () => void = () => {}) => ({
  get: <P extends PathOf<'get'>>(path: P, call: Call<'get', P>): Promise<Answer<'get', P>> =>
    send(transport, written, 'get', path, call as AnyCall),
  post: <P extends PathOf<'post'>>(path: P, call: Call<'post', P>): Promise<Answer<'post', P>> =>
    send(transport, written, 'post', path, call as AnyCall),
  put: <P extends PathOf<'put'>>(path: P, call: Call<'put', P>): Promise<Answer<'put', P>> =>
    send(transport, written, 'put', path, call as AnyCall),
  delete: <P extends PathOf<'delete'>>(path: P, call: Call<'delete', P>): Promise<Answer<'delete', P>> =>
    send(transport, written, 'delete', path, call as AnyCall),
});
