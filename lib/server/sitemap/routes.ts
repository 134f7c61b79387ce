import type { OpenAPIHono } from '@hono/zod-openapi';
import { mostSitemapAds, sitemapRoutes } from '@/lib/contract/sitemap';
import { listSitemapAds, listSitemapParts } from '../ads/sitemap';
import { publicCall } from '../calls';

export const addSitemapRoutes = (app: OpenAPIHono) => {
  publicCall(app, sitemapRoutes.parts, async (c) => c.json({ data: await listSitemapParts() }, 200));

  publicCall(app, sitemapRoutes.ads, async (c) => {
    const { after = 0, limit = mostSitemapAds } = c.req.valid('query');
    return c.json({ data: await listSitemapAds(after, limit) }, 200);
  });
};
