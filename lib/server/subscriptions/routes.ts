import type { OpenAPIHono } from '@hono/zod-openapi';
import { ownAdRoutes, PlanFields } from '@/lib/contract/own-ads';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall } from '../calls';
import type { Limit } from '../limits';
import { readFields } from '../read-fields';
import { requestPlan, withdrawRequest } from './mutations';
import { readSubscription } from './queries';

const asks: Limit = { name: 'plans asked for by account', most: 20, seconds: 600 };

export const addSubscriptionRoutes = (app: OpenAPIHono) => {
  const { subscription, subscribe, unsubscribe } = ownAdRoutes;

  memberCall(app, subscription, async (c, { account, lang }) => {
    return c.json({ data: await readSubscription(account.id, lang) }, 200);
  });

  memberCall(
    app,
    subscribe,
    async (c, { account, lang }) => {
      const { plan_id } = readFields(PlanFields, c);
      const asked = await requestPlan(account.id, plan_id, lang);
      const { planAsked, freePlan } = messagesOf(lang).adAnswers;
      const data = await readSubscription(account.id, lang);
      return c.json({ status: true as const, message: asked ? planAsked : freePlan, data }, 200);
    },
    { limit: asks },
  );

  memberCall(app, unsubscribe, async (c, { account, lang }) => {
    await withdrawRequest(account.id);
    const message = messagesOf(lang).adAnswers.planTakenBack;
    return c.json({ status: true as const, message, data: await readSubscription(account.id, lang) }, 200);
  });
};
