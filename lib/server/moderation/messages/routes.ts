import { moderatedMessageRoutes } from '@/lib/contract/moderation/messages';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { markMessage } from './mutations';
import { listMessages } from './queries';

export const addModeratedMessageRoutes = (app: ModerationApp) => {
  moderatorCall(app, moderatedMessageRoutes.list, async (c) => {
    const { answered, cursor } = c.req.valid('query');
    return c.json(await listMessages({ answered: answered === '1', cursor }), 200);
  });

  moderatorCall(app, moderatedMessageRoutes.mark, async (c, by) => {
    const { answered } = c.req.valid('json');
    const data = await markMessage(c.req.valid('param').id, answered, by.moderator);
    return c.json({ status: true as const, message: messagesOf(by.lang).moderationAnswers.noted, data }, 200);
  });
};
