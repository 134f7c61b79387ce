import type { z } from '@hono/zod-openapi';
import { contentRoutes } from '@/lib/contract/moderation/content';
import { type ContentKind, contentKinds } from '@/lib/contract/moderation/content-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblemsByPath } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { changeRow, createRow, orderRows, removeRow } from './mutations';
import { getRow, listByName, listRows, type Search } from './queries';

/** What all kinds have in common: one of them stands for any, whose rows are made by the same table. */
type Routes = (typeof contentRoutes)['faqs'];
type Page = z.output<Routes['list']['responses'][200]['content']['application/json']['schema']>;
type Row = Page['data'][number];

const addOne = (app: ModerationApp, kind: ContentKind) => {
  const { list, show, create, change, remove, ...more } = contentRoutes[kind] as unknown as Routes;

  app.openapi(list, async (c) => {
    const page =
      kind === 'brands' || kind === 'models'
        ? await listByName(kind, c.req.valid('query') as Search)
        : await listRows(kind);
    return c.json(page as unknown as Page, 200);
  });

  // Before the rows: "order" is none of their numbers.
  if ('order' in more)
    app.openapi(
      more.order,
      async (c) => {
        const { lang } = c.req.valid('query');
        await orderRows(kind, c.req.valid('json').ids, { moderator: c.get('moderator'), lang });
        return c.json({ status: true as const, message: messagesOf(lang).consoleAnswers.ordered }, 200);
      },
      sayProblemsByPath,
    );

  app.openapi(show, async (c) => {
    const data = await getRow(kind, c.req.valid('param').id);
    return c.json({ data: data as unknown as Row }, 200);
  });

  app.openapi(
    create,
    async (c) => {
      const { lang } = c.req.valid('query');
      const data = await createRow(kind, c.req.valid('json'), { moderator: c.get('moderator'), lang });
      const { added: message } = messagesOf(lang).consoleAnswers;
      return c.json({ status: true as const, message, data: data as unknown as Row }, 200);
    },
    sayProblemsByPath,
  );

  app.openapi(
    change,
    async (c) => {
      const { lang, version } = c.req.valid('query');
      const by = { moderator: c.get('moderator'), lang };
      const data = await changeRow(kind, c.req.valid('param').id, version, c.req.valid('json'), by);
      const { saved: message } = messagesOf(lang).consoleAnswers;
      return c.json({ status: true as const, message, data: data as unknown as Row }, 200);
    },
    sayProblemsByPath,
  );

  app.openapi(
    remove,
    async (c) => {
      const { lang, version } = c.req.valid('query');
      await removeRow(kind, c.req.valid('param').id, version, { moderator: c.get('moderator'), lang });
      return c.json({ status: true as const, message: messagesOf(lang).consoleAnswers.removed }, 200);
    },
    sayProblemsByPath,
  );
};

/** The same calls for every kind of row that the operator writes. */
export const addContentRoutes = (app: ModerationApp) => {
  for (const kind of contentKinds) addOne(app, kind);
};
