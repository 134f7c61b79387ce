import type { OpenAPIHono } from '@hono/zod-openapi';
import { suggestionRoutes } from '@/lib/contract/suggestions';
import { publicCall } from '../calls';
import { findSuggestions } from './queries';

export const addSuggestionRoutes = (app: OpenAPIHono) => {
  publicCall(app, suggestionRoutes.list, async (c) => {
    const { q, lang } = c.req.valid('query');
    return c.json({ data: await findSuggestions(q, lang) }, 200);
  });
};
