import type { OpenAPIHono } from '@hono/zod-openapi';
import type { SavedSearch } from '@/lib/contract/saved-searches';
import { NewSavedSearch, SavedSearchChange, savedSearchRoutes } from '@/lib/contract/saved-searches';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall } from '../calls';
import { notFound } from '../http-error';
import { readFields } from '../read-fields';
import { limits } from './limits';
import { changeSearch, lookAtSearch, removeSearch, saveSearch } from './mutations';
import { presentSavedSearches } from './present';
import { listSavedSearches, type SavedSearchRow } from './queries';

const presentOne = async (row: SavedSearchRow): Promise<SavedSearch> => {
  const [data] = await presentSavedSearches([row]);
  if (!data) throw notFound();
  return data;
};

export const addSavedSearchRoutes = (app: OpenAPIHono) => {
  const limit = { limit: limits.changes };
  memberCall(app, savedSearchRoutes.list, async (c, { account }) =>
    c.json({ data: await presentSavedSearches(await listSavedSearches(account.id)) }, 200),
  );

  memberCall(
    app,
    savedSearchRoutes.save,
    async (c, { account, lang }) => {
      const data = await presentOne(await saveSearch(account.id, readFields(NewSavedSearch, c), lang));
      return c.json({ status: true as const, message: messagesOf(lang).savedSearchAnswers.saved, data }, 200);
    },
    limit,
  );

  memberCall(
    app,
    savedSearchRoutes.change,
    async (c, { account, lang }) => {
      const change = readFields(SavedSearchChange, c);
      const row = await changeSearch(account.id, c.req.valid('param').id, change, lang);
      if (!row) throw notFound();
      const { changed } = messagesOf(lang).savedSearchAnswers;
      return c.json({ status: true as const, message: changed, data: await presentOne(row) }, 200);
    },
    limit,
  );

  memberCall(
    app,
    savedSearchRoutes.look,
    async (c, { account, lang }) => {
      if (!(await lookAtSearch(account.id, c.req.valid('param').id))) throw notFound();
      return c.json({ status: true as const, message: messagesOf(lang).savedSearchAnswers.looked }, 200);
    },
    limit,
  );

  memberCall(
    app,
    savedSearchRoutes.remove,
    async (c, { account, lang }) => {
      if (!(await removeSearch(account.id, c.req.valid('param').id))) throw notFound();
      return c.json({ status: true as const, message: messagesOf(lang).savedSearchAnswers.removed }, 200);
    },
    limit,
  );
};
