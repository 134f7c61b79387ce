import { moderatedMessageRoutes } from '@/lib/contract/moderation/messages';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblems } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { markMessage } from './mutations';
import { listMessages } from './queries';

export const addModeratedMessageRoutes = (app: ModerationApp) => {
  app.openapi(moderatedMessageRoutes.list, async (c) => {
    const { answered, cursor } = c.req.valid('query');
    return c.json(await listMessages({ answered: answered === '1', cursor }), 200);
  });

  app.openapi(
    moderatedMessageRoutes.mark,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { answered } = c.req.valid('json');
      const data = await markMessage(c.req.valid('param').id, answered, c.get('moderator'));
      return c.json({ status: true as const, message: messagesOf(lang).moderationAnswers.noted, data }, 200);
    },
    sayProblems,
  );
};
