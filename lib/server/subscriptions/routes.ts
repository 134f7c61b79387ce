import type { OpenAPIHono } from '@hono/zod-openapi';
import { ownAdRoutes, PlanFields } from '@/lib/contract/own-ads';
import { messagesOf } from '@/lib/i18n/messages';
import { takeOrRefuse } from '../accounts/limits';
import { callerOf, forMembers } from '../accounts/signed-in';
import type { Limit } from '../limits';
import { readFields, sayProblems } from '../read-fields';
import { requestPlan, withdrawRequest } from './mutations';
import { readSubscription } from './queries';

const asks: Limit = { name: 'plans asked for by account', most: 20, seconds: 600 };

export const addSubscriptionRoutes = (app: OpenAPIHono) => {
  const { subscription, subscribe, unsubscribe } = ownAdRoutes;
  forMembers(app, [subscription, subscribe, unsubscribe], 'small');

  app.openapi(subscription, async (c) => {
    const { account } = callerOf(c);
    return c.json({ data: await readSubscription(account.id, c.req.valid('query').lang) }, 200);
  });

  app.openapi(
    subscribe,
    async (c) => {
      const { lang } = c.req.valid('query');
      const { account } = callerOf(c);
      takeOrRefuse(asks, String(account.id), lang);
      const { plan_id } = readFields(PlanFields, c, c.req.valid('json'), c.req.valid('form'));
      const asked = await requestPlan(account.id, plan_id, lang);
      const { planAsked, freePlan } = messagesOf(lang).adAnswers;
      const data = await readSubscription(account.id, lang);
      return c.json({ status: true as const, message: asked ? planAsked : freePlan, data }, 200);
    },
    sayProblems,
  );

  app.openapi(unsubscribe, async (c) => {
    const { lang } = c.req.valid('query');
    const { account } = callerOf(c);
    await withdrawRequest(account.id);
    const message = messagesOf(lang).adAnswers.planTakenBack;
    return c.json({ status: true as const, message, data: await readSubscription(account.id, lang) }, 200);
  });
};
