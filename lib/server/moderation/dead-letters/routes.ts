import { deadLetterRoutes } from '@/lib/contract/moderation/dead-letters';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { dropDeadLetter, retryDeadLetter } from './mutations';
import { listDeadLetters } from './queries';

export const addDeadLetterRoutes = (app: ModerationApp) => {
  moderatorCall(app, deadLetterRoutes.list, async (c) =>
    c.json(await listDeadLetters(c.req.valid('query').cursor), 200),
  );

  moderatorCall(app, deadLetterRoutes.retry, async (c, by) => {
    await retryDeadLetter(c.req.valid('param').id, by.moderator);
    const { jobRetried: message } = messagesOf(by.lang).consoleAnswers;
    return c.json({ status: true as const, message }, 200);
  });

  moderatorCall(app, deadLetterRoutes.drop, async (c, by) => {
    await dropDeadLetter(c.req.valid('param').id, by.moderator);
    const { jobDropped: message } = messagesOf(by.lang).consoleAnswers;
    return c.json({ status: true as const, message }, 200);
  });
};
