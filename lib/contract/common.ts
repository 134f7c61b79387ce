import { z } from '@hono/zod-openapi';
import { exactTotals, reachableAds } from '@/lib/ad-filters';

/** The shape of every answer that is not a success. `errors` names the fields at fault. */
export const ErrorBody = z
  .object({
    status: z.literal(false),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .openapi('Error');
export type ErrorBody = z.infer<typeof ErrorBody>;

export const Lang = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(['en', 'ar', 'ckb']).default('en').openapi({ description: 'Language of names and wordings' }),
);

/** A row's number as it stands in an address: 1 to 2147483647. */
export const RowId = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a row number')
  .transform(Number)
  .refine((value) => value <= 2147483647, 'must be a row number')
  .openapi({ type: 'integer', minimum: 1, maximum: 2147483647 });

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);

/** An optional value of a query; an empty one counts as not given, of a repeated one the first counts. */
export const optionalQuery = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (first(value) === '' ? undefined : first(value)), schema.optional());

/** On or off, as JSON or as a form says it. */
export const Switch = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** `1,2,3`, or the same key repeated: at most 50 row numbers. */
export const IdList = z
  .preprocess(
    (value) =>
      value === undefined || value === ''
        ? []
        : (Array.isArray(value) ? value : [value])
            .flatMap((part) => String(part).split(','))
            .filter((part) => part !== '' && part !== 'all'),
    z.array(RowId).max(50),
  )
  .openapi({ type: 'string', description: 'Row numbers, separated by commas', example: '1,2' });

const count = (max: number, otherwise: number) =>
  optionalQuery(
    z.coerce
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
      .transform(Number),
  )
    .transform((value) => Math.min(value ?? otherwise, max))
    .openapi({ type: 'integer', minimum: 1, maximum: max, default: otherwise });

/** Reference lists come whole by default; more than 100 rows a page are never given. */
export const PerPage = (otherwise: number) => count(100, otherwise);
export const Page = count(1_000_000, 1);

export const Meta = z
  .object({
    total: z.number().int(),
    total_is_estimate: z.boolean().openapi({
      description: `Of more than ${reachableAds} matches of words or a price, of more than ${exactTotals} in a large catalogue; there are more than ${reachableAds} if the total says so`,
    }),
    per_page: z.number().int(),
    page: z.number().int(),
    last_page: z
      .number()
      .int()
      .openapi({
        description: `With an estimated total a page that is surely there, which may say of more. Lists end after ${reachableAds} rows`,
      }),
  })
  .openapi('Meta');
export type Meta = z.infer<typeof Meta>;

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

/** The answers that any call can give beside its own. */
export const failures = {
  422: json(ErrorBody, 'A value of the request is not usable; `errors` names it'),
  500: json(ErrorBody, 'Something went wrong on our side'),
} as const;

export const list = <Schema extends z.ZodType>(row: Schema) => z.object({ data: z.array(row) });

export const Done = z.object({ status: z.literal(true), message: z.string() }).openapi('Done');

export const InLanguage = z.object({ lang: Lang });

export const signedOut = { 401: json(ErrorBody, 'No bearer, or one that is not valid any more') };
export const unkeyed = {
  403: json(
    ErrorBody,
    'The header X-Api-Key is missing, the request came from another site, or this is not yours',
  ),
};
export const tooMany = { 429: json(ErrorBody, 'Too many attempts; `Retry-After` says for how many seconds') };
/** What the document says of every call, and of every write, where the call itself says nothing of that status. */
export const anyCall = {
  429: 'Too many calls; `Retry-After` says for how many seconds',
  503: 'The database or the store of files is busy; `Retry-After` says when to try again',
} as const;
export const anyWrite = {
  400: 'The body cannot be read',
  403: 'The header X-Api-Key is missing, or the request came from another site',
  409: 'The request with this idempotency key is still being answered; `Retry-After` says when to ask again',
  413: 'The body is too large',
  415: 'The body is of a kind that the call does not read',
  507: 'There is no room left to store anything',
} as const;

/** For calls that need a login. */
export const security = [{ bearer: [] }];

/** The same fields as JSON or as a form. */
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: {
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': { schema },
    },
  },
});

/** The same, and files beside the fields of a multipart form, which is read as a stream by whoever answers. */
export const bodyWithFiles = <Schema extends z.ZodType>(schema: Schema, files: readonly string[]) => ({
  body: {
    content: {
      'application/json': { schema },
      // No zod schema for either: the router would read a form, of whichever kind, in one piece.
      'application/x-www-form-urlencoded': {
        schema: { type: 'object' as const, description: 'The same fields' },
      },
      'multipart/form-data': {
        schema: {
          type: 'object' as const,
          description: 'The same fields, and files',
          properties: Object.fromEntries(
            files.map((name) => [name, { type: 'string' as const, format: 'binary' }]),
          ),
        },
      },
    },
  },
});
