import type { z } from '@hono/zod-openapi';
import { contentRoutes } from '@/lib/contract/moderation/content';
import { type ContentKind, contentKinds } from '@/lib/contract/moderation/content-fields';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { sayProblemsByPath } from '../../read-fields';
import { changeRow, createRow, orderRows, removeRow } from './mutations';
import { getRow, isByName, listByName, listRows, type Search } from './queries';
import { countStating } from './stating';

/** What all kinds have in common: one of them stands for any, whose rows are made by the same table. */
type Routes = (typeof contentRoutes)['faqs'];
type Page = z.output<Routes['list']['responses'][200]['content']['application/json']['schema']>;
type Row = Page['data'][number];

const addOne = (app: ModerationApp, kind: ContentKind) => {
  const { list, show, create, change, remove, ...more } = contentRoutes[kind] as unknown as Routes;

  moderatorCall(app, list, async (c) => {
    const page = isByName(kind)
      ? await listByName(kind, c.req.valid('query') as Search)
      : await listRows(kind);
    return c.json(page as unknown as Page, 200);
  });

  // Before the rows: "order" is none of their numbers.
  if ('order' in more)
    moderatorCall(
      app,
      more.order,
      async (c, by) => {
        await orderRows(kind, c.req.valid('json').ids, by);
        return c.json({ status: true as const, message: messagesOf(by.lang).consoleAnswers.ordered }, 200);
      },
      { problems: sayProblemsByPath },
    );

  moderatorCall(app, show, async (c) => {
    const data = await getRow(kind, c.req.valid('param').id);
    return c.json({ data: data as unknown as Row }, 200);
  });

  moderatorCall(
    app,
    create,
    async (c, by) => {
      const data = await createRow(kind, c.req.valid('json'), by);
      const { added: message } = messagesOf(by.lang).consoleAnswers;
      return c.json({ status: true as const, message, data: data as unknown as Row }, 200);
    },
    { problems: sayProblemsByPath },
  );

  moderatorCall(
    app,
    change,
    async (c, by) => {
      const { version } = c.req.valid('query');
      const data = await changeRow(kind, c.req.valid('param').id, version, c.req.valid('json'), by);
      const { saved: message } = messagesOf(by.lang).consoleAnswers;
      return c.json({ status: true as const, message, data: data as unknown as Row }, 200);
    },
    { problems: sayProblemsByPath },
  );

  moderatorCall(
    app,
    remove,
    async (c, by) => {
      const { version } = c.req.valid('query');
      await removeRow(kind, c.req.valid('param').id, version, by);
      return c.json({ status: true as const, message: messagesOf(by.lang).consoleAnswers.removed }, 200);
    },
    { problems: sayProblemsByPath },
  );
};

/** The same calls for every kind of row that the operator writes. */
export const addContentRoutes = (app: ModerationApp) => {
  for (const kind of contentKinds) addOne(app, kind);

  moderatorCall(app, contentRoutes.facts.stating, async (c) => {
    const ads = await countStating(c.req.valid('param').id, c.req.valid('query').choice);
    return c.json({ data: { ads } }, 200);
  });
};
