/** The header by which a write says that it is the same as one before. */
export const idempotencyHeader = 'Idempotency-Key';

export const longestIdempotencyKey = 255;

/**
 * Of a write whose answer nothing may keep, for it is a secret or as long as a file: a key means nothing there, and the
 * same request twice is two.
 */
export const neverKept = { 'x-never-kept': true } as const;
export const isNeverKept = (route: object): boolean => 'x-never-kept' in route;

/** Visible ASCII, as headers carry it. */
export const isIdempotencyKey = (value: string): boolean =>
  value.length <= longestIdempotencyKey && /^[!-~]+$/.test(value);

/** The header, as the document describes it. */
export const idempotencyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'Chosen by the client at random, a UUID. The same request with the same key within 24 hours has one effect and gets ' +
    'the answer that the first one got, with the header `Idempotent-Replayed`. With the key of another request of the ' +
    'same call it is a 422, while the first one goes on a 409 with `Retry-After`. What was refused (4xx, 503, 507) is ' +
    'not kept. A key is its account’s, or its visitor’s network’s.',
  schema: { type: 'string', minLength: 1, maxLength: longestIdempotencyKey },
} as const;
