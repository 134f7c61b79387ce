import type { OpenAPIHono } from '@hono/zod-openapi';
import { searchRoutes } from '@/lib/contract/searches';
import { publicCall } from '../calls';
import { countClick } from '../search/weeks';
import { visitorAddress } from '../visitor-address';

export const addSearchRoutes = (app: OpenAPIHono) => {
  publicCall(app, searchRoutes.click, (c) => {
    countClick(c.req.valid('json').search, visitorAddress(c.req.raw));
    return c.json({ status: true as const }, 200);
  });
};
