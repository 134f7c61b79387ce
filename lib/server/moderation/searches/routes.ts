import { searchMissRoutes, searchWeekRoutes } from '@/lib/contract/moderation/searches';
import { fillIsolated } from '@/lib/i18n/fill-in';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { addSynonym, forgetMiss } from './mutations';
import { listMisses } from './queries';
import { listWeek } from './weeks';

export const addSearchMissRoutes = (app: ModerationApp) => {
  moderatorCall(app, searchWeekRoutes.list, async (c) => {
    const { week, cursor } = c.req.valid('query');
    return c.json(await listWeek(week, cursor), 200);
  });

  moderatorCall(app, searchMissRoutes.list, async (c) =>
    c.json(await listMisses(c.req.valid('query').cursor), 200),
  );

  moderatorCall(app, searchMissRoutes.forget, async (c, by) => {
    const { query } = c.req.valid('query');
    await forgetMiss(query, by.moderator);
    return c.json({ status: true as const, message: messagesOf(by.lang).consoleAnswers.missForgotten }, 200);
  });

  moderatorCall(app, searchMissRoutes.synonym, async (c, by) => {
    const synonym = c.req.valid('json');
    const name = await addSynonym(synonym, by);
    const text = messagesOf(by.lang).consoleAnswers.synonymAdded;
    const message = fillIsolated(text, { query: synonym.query, name });
    return c.json({ status: true as const, message }, 200);
  });
};
