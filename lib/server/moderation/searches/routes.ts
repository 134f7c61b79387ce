import { searchMissRoutes } from '@/lib/contract/moderation/searches';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblems } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { addSynonym, forgetMiss } from './mutations';
import { listMisses } from './queries';

export const addSearchMissRoutes = (app: ModerationApp) => {
  app.openapi(searchMissRoutes.list, async (c) => c.json(await listMisses(c.req.valid('query').cursor), 200));

  app.openapi(
    searchMissRoutes.forget,
    async (c) => {
      const { lang, query } = c.req.valid('query');
      await forgetMiss(query, c.get('moderator'));
      return c.json({ status: true as const, message: messagesOf(lang).consoleAnswers.missForgotten }, 200);
    },
    sayProblems,
  );

  app.openapi(
    searchMissRoutes.synonym,
    async (c) => {
      const { lang } = c.req.valid('query');
      const synonym = c.req.valid('json');
      const name = await addSynonym(synonym, { moderator: c.get('moderator'), lang });
      const text = messagesOf(lang).consoleAnswers.synonymAdded;
      const message = fillIsolated(text, { query: synonym.query, name });
      return c.json({ status: true as const, message }, 200);
    },
    sayProblems,
  );
};
