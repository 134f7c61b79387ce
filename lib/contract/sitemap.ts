import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, list, optionalQuery } from './common';

/** Ads of a run of numbers: part 0 is 1 to 15,000. A number never leaves its part, so a part keeps its address. */
export const adsPerPart = 15_000;
export const mostSitemapAds = 5_000;

export const SitemapPart = z.object({ part: z.number().int() }).openapi('SitemapPart');
export type SitemapPart = z.infer<typeof SitemapPart>;

export const SitemapAd = z
  .object({ id: z.number().int(), updated_at: z.iso.datetime() })
  .openapi('SitemapAd');
export type SitemapAd = z.infer<typeof SitemapAd>;

const number = (max: number) =>
  optionalQuery(
    z.coerce
      .string()
      .regex(/^\d{1,10}$/, 'must be a whole number')
      .transform(Number)
      .refine((value) => value <= max, `must be at most ${max}`),
  ).openapi({ type: 'integer', minimum: 0, maximum: max });

const SitemapQuery = z.object({ after: number(2147483647), limit: number(mostSitemapAds) });

export const sitemapRoutes = {
  parts: createRoute({
    method: 'get',
    path: '/v1/sitemap/parts',
    summary: 'The runs of 15,000 numbers in which there are public ads',
    tags: ['Sitemap'],
    responses: { 200: json(list(SitemapPart), 'The parts that have ads'), ...failures },
  }),
  ads: createRoute({
    method: 'get',
    path: '/v1/sitemap/ads',
    summary: 'Public ads by number, with the time of their last change',
    tags: ['Sitemap'],
    request: { query: SitemapQuery },
    responses: { 200: json(list(SitemapAd), 'Ads after the number given'), ...failures },
  }),
};
