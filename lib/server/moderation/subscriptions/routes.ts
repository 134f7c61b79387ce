import { moderatedSubscriptionRoutes } from '@/lib/contract/moderation/subscriptions';
import { messagesOf } from '@/lib/i18n/messages';
import { sayProblems } from '../../read-fields';
import type { ModerationApp } from '../routes';
import { activateSubscription, declineSubscription, endSubscription } from './mutations';
import { listSubscriptions } from './queries';

export const addModeratedSubscriptionRoutes = (app: ModerationApp) => {
  app.openapi(moderatedSubscriptionRoutes.list, async (c) =>
    c.json(await listSubscriptions(c.req.valid('query')), 200),
  );

  app.openapi(moderatedSubscriptionRoutes.activate, async (c) => {
    const { lang } = c.req.valid('query');
    const deciding = { moderator: c.get('moderator'), lang };
    const data = await activateSubscription(c.req.valid('param').id, deciding);
    return c.json(
      { status: true as const, message: messagesOf(lang).moderationAnswers.planActivated, data },
      200,
    );
  });

  app.openapi(
    moderatedSubscriptionRoutes.decline,
    async (c) => {
      const { lang } = c.req.valid('query');
      const deciding = { moderator: c.get('moderator'), lang };
      const data = await declineSubscription(c.req.valid('param').id, c.req.valid('json').reason, deciding);
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.planDeclined, data },
        200,
      );
    },
    sayProblems,
  );

  app.openapi(
    moderatedSubscriptionRoutes.end,
    async (c) => {
      const { lang } = c.req.valid('query');
      const deciding = { moderator: c.get('moderator'), lang };
      const data = await endSubscription(c.req.valid('param').id, c.req.valid('json').reason, deciding);
      return c.json(
        { status: true as const, message: messagesOf(lang).moderationAnswers.planEnded, data },
        200,
      );
    },
    sayProblems,
  );
};
