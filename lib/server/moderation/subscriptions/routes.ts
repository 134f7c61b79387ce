import { moderatedSubscriptionRoutes } from '@/lib/contract/moderation/subscriptions';
import { messagesOf } from '@/lib/i18n/messages';
import { type ModerationApp, moderatorCall } from '../../calls';
import { activateSubscription, declineSubscription, endSubscription } from './mutations';
import { listSubscriptions } from './queries';

export const addModeratedSubscriptionRoutes = (app: ModerationApp) => {
  moderatorCall(app, moderatedSubscriptionRoutes.list, async (c) =>
    c.json(await listSubscriptions(c.req.valid('query')), 200),
  );

  moderatorCall(app, moderatedSubscriptionRoutes.activate, async (c, by) => {
    const data = await activateSubscription(c.req.valid('param').id, by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.planActivated, data },
      200,
    );
  });

  moderatorCall(app, moderatedSubscriptionRoutes.decline, async (c, by) => {
    const data = await declineSubscription(c.req.valid('param').id, c.req.valid('json').reason, by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.planDeclined, data },
      200,
    );
  });

  moderatorCall(app, moderatedSubscriptionRoutes.end, async (c, by) => {
    const data = await endSubscription(c.req.valid('param').id, c.req.valid('json').reason, by);
    return c.json(
      { status: true as const, message: messagesOf(by.lang).moderationAnswers.planEnded, data },
      200,
    );
  });
};
