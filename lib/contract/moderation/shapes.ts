import { z } from '@hono/zod-openapi';
import { Line, Picture } from '../ads';
import { availabilities } from '../availability';
import { cleanText } from '../clean-text';
import { ErrorBody, failures, json, optionalQuery, RowId, security, signedOut, unkeyed } from '../common';

// What the calls of moderators share. Everybody else gets a 404 from them, as from an address that is not there.

const tags = ['Moderation'];
export const params = z.object({ id: RowId });
export const guarded = { tags, security };

const missing = { 404: json(ErrorBody, 'There is no such row, or the caller is no moderator') };
export const shared = { ...signedOut, ...unkeyed, ...missing, ...failures };
export const late = {
  409: json(ErrorBody, 'Another moderator or the owner was faster; `message` says who and what'),
};

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** A count is exact up to this; one more means that there are more. */
export const mostCounted = 1_000;

export const Count = z
  .number()
  .int()
  .min(0)
  .max(mostCounted + 1);

/** A list that goes on after `cursor`; null at its end. */
export const pageOf = <Schema extends z.ZodType>(row: Schema) =>
  z.object({ data: z.array(row), next: z.string().nullable() });

export const Cursor = optionalQuery(z.string().regex(/^[\d-]{1,60}$/, 'must be the `next` of a page'));

/** The same for lists in the order of words. */
export const TextCursor = optionalQuery(z.string().overwrite(cleanText).max(300));

export const SearchText = optionalQuery(z.string().overwrite(cleanText).trim().max(254));

export const Person = z.object({ id: z.number().int(), name: z.string() }).openapi('Person');
export type Person = z.infer<typeof Person>;

export const AdStatus = z.enum(['accept', 'pending', 'rejected']);

/** An ad as the lists of moderators name it. */
export const NamedAd = z
  .object({
    id: z.number().int(),
    title: z.string().openapi({ description: 'In the seller’s words and language' }),
    line: Line.nullable().openapi({ description: 'Null where the seller wrote in the asked language' }),
    language: z.enum(['en', 'ar', 'ckb']),
    status: AdStatus,
    is_public: z.boolean(),
    availability: z.enum(availabilities),
    deleted_at: z.iso.datetime().nullable(),
    picture: Picture.nullable(),
    category: z.string(),
    price: z.number().nullable(),
    year: z.number().int().nullable(),
    seller: Person.extend({ blocked: z.boolean(), locale: z.enum(['en', 'ar', 'ckb']) }),
  })
  .openapi('NamedAd');
export type NamedAd = z.infer<typeof NamedAd>;
