import type { OpenAPIHono } from '@hono/zod-openapi';
import { searchRoutes } from '@/lib/contract/searches';
import { afterCommit } from '../after-commit';
import { publicCall } from '../calls';
import { count, takeStanding } from '../search/standing';
import { countClick } from '../search/weeks';
import { visitorAddress } from '../visitor-address';

export const addSearchRoutes = (app: OpenAPIHono) => {
  publicCall(app, searchRoutes.click, (c) => {
    const { search } = c.req.valid('json');
    const visitor = visitorAddress(c.req.raw);
    // Who opens an ad has typed to the end.
    const stood = takeStanding(visitor);
    afterCommit('Counting a click', async () => {
      if (stood) await count(stood);
      await countClick(search, visitor);
    });
    return c.json({ status: true as const }, 200);
  });
};
