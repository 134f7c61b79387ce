import type { z } from 'zod';
import type { Contract } from '@/lib/contract';
import type { ErrorBody } from '@/lib/contract/common';

// The typed client of the contract. It imports the contract as types only, so that no schema reaches the browser,
// and takes its transport as an argument: in process, or over the network.

type Routes = { [Group in keyof Contract]: Contract[Group][keyof Contract[Group]] }[keyof Contract];
export type Method = Routes['method'];
export type PathOf<M extends Method> = Extract<Routes, { method: M }>['path'];

type QueryValue = string | number | readonly (string | number)[] | null | undefined;
type QueryOf<Route> = Route extends { request: { query: infer Query extends z.ZodType } }
  ? { [Key in keyof z.input<Query>]?: QueryValue }
  : Record<string, never>;
type ParamsOf<Route> = Route extends { request: { params: infer Params extends z.ZodType } }
  ? { params: { [Key in keyof z.output<Params>]: string | number } }
  : { params?: undefined };
type BodyOf<Route> = Route extends {
  request: { body: { content: { 'application/json': { schema: infer Body extends z.ZodType } } } };
}
  ? { body: z.input<Body>; form?: undefined } | { body?: undefined; form: FormOf<Route> }
  : { body?: undefined; form?: undefined };
/** For calls that take files beside their fields. */
type FormOf<Route> = Route extends { request: { body: { content: { 'multipart/form-data': unknown } } } }
  ? FormData
  : never;

type CallOf<Route> = {
  query?: QueryOf<Route>;
  signal?: AbortSignal;
  /** The call goes out even when the page is left. */
  keepalive?: boolean;
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

export type Transport = (pathAndQuery: string, init: RequestInit) => Promise<Response>;

/** An answer that is no success, with its status and the contract's body. Status 0: there was no answer at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
    this.name = 'ApiError';
  }
}

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
};

/** The address of a call below the API's base, the same for the same call. */
export const addressOf = (path: string, { params = {}, query = {} }: AnyCall) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) + searchOf(query);

const send = async (transport: Transport, method: string, path: string, call: AnyCall) => {
  const response = await transport(addressOf(path, call), {
    method: method.toUpperCase(),
    headers: {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    // The browser names the boundary that it chose.
    ...(call.form === undefined ? {} : { body: call.form }),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
  });
  const body = await response.json().catch(() => ({ status: false, message: response.statusText }));
  if (!response.ok) throw new ApiError(response.status, body);
  return body;
};

export const createClient = (transport: Transport) => ({
  get: <P extends PathOf<'get'>>(path: P, call: Call<'get', P>): Promise<Answer<'get', P>> =>
    send(transport, 'get', path, call as AnyCall),
  post: <P extends PathOf<'post'>>(path: P, call: Call<'post', P>): Promise<Answer<'post', P>> =>
    send(transport, 'post', path, call as AnyCall),
  put: <P extends PathOf<'put'>>(path: P, call: Call<'put', P>): Promise<Answer<'put', P>> =>
    send(transport, 'put', path, call as AnyCall),
  delete: <P extends PathOf<'delete'>>(path: P, call: Call<'delete', P>): Promise<Answer<'delete', P>> =>
    send(transport, 'delete', path, call as AnyCall),
});
