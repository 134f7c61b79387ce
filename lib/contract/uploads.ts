import { createRoute, z } from '@hono/zod-openapi';
import { Picture } from './ads';
import { ErrorBody, failures, json, Lang } from './common';

/** A stored photograph: `key` is how an ad of the same account names it. */
export const Upload = Picture.extend({
  key: z.string().openapi({ description: 'Names the picture in `POST /v1/ads`' }),
}).openapi('Upload');
export type Upload = z.infer<typeof Upload>;

// Plain schemas, not zod's: the body is read as a stream, with limits, by whoever answers.
const binary = { schema: { type: 'string', format: 'binary' } } as const;

export const uploadRoutes = {
  upload: createRoute({
    method: 'post',
    path: '/upload',
    summary: 'Store photographs for an ad',
    description:
      'Up to five files as `images[]`, or one as the whole body. JPEG, PNG, WebP, GIF or AVIF of at most 12 MB and 40 ' +
      'million pixels each, told by its bytes, whatever its name or type says. Each is turned upright, freed of its ' +
      'metadata and stored in several widths. One that no ad takes within a day is removed. A file that is refused ' +
      'refuses all files of its request.',
    tags: ['Ads'],
    security: [{ bearer: [] }],
    request: {
      query: z.object({ lang: Lang }),
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['images[]'],
              properties: {
                'images[]': { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } },
              },
            },
          },
          'image/*': binary,
          'application/octet-stream': binary,
        },
      },
    },
    responses: {
      200: json(
        z.object({ status: z.literal(true), message: z.string(), data: z.array(Upload) }),
        'Stored, in the order sent',
      ),
      400: json(ErrorBody, 'The body ended early or is no multipart form'),
      401: json(ErrorBody, 'No bearer, or one that is not valid any more'),
      403: json(ErrorBody, 'The header X-Api-Key is missing'),
      413: json(ErrorBody, 'A file, or all of them, is too large'),
      415: json(ErrorBody, 'The body is neither a form nor a picture'),
      429: json(ErrorBody, 'Too many pictures in an hour; `Retry-After` says for how many seconds'),
      503: json(ErrorBody, 'Too many are being stored at this moment; `Retry-After` says when to try again'),
      ...failures,
    },
  }),
};
