import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { moderationRoutes } from '@/lib/contract/moderation';
import { logRoutes } from '@/lib/contract/moderation/log';
import { todayRoutes } from '@/lib/contract/moderation/today';
import { type ModerationApp, moderatorCall } from '../calls';
import { langOf } from '../read-fields';
import { smallBody } from '../small-body';
import { takesLargeBodies } from '../uploads/body';
import { addModeratedAccountRoutes } from './accounts/routes';
import { addModeratedAdRoutes } from './ads/routes';
import { addContentRoutes } from './content/routes';
import { addDeadLetterRoutes } from './dead-letters/routes';
import { listLog, listModerators } from './log/queries';
import { addModeratedMessageRoutes } from './messages/routes';
import { readOverview } from './overview';
import { addModeratedPictureRoutes } from './pictures/routes';
import { getModerator } from './policy';
import { addModeratedReportRoutes } from './reports/routes';
import { addSearchMissRoutes } from './searches/routes';
import { addModeratedSettingRoutes } from './settings/routes';
import { addModeratedSubscriptionRoutes } from './subscriptions/routes';
import { readToday } from './today';

// Before anything else of a call is looked at: to everyone but moderators there is nothing below this address.
const guard = async (c: Context, next: () => Promise<void>) => {
  c.set('moderator', await getModerator(c.req.raw, langOf(c)));
  await next();
};

/** A page of the site in three languages takes more than other forms do; a picture is read as it comes. */
const mostText = 512 * 1024;
const text = smallBody(mostText);
const fittingBody: MiddlewareHandler = (c, next) =>
  c.req.path.endsWith('/v1/moderation/pictures') ? takesLargeBodies(c, next) : text(c, next);

export const addModerationRoutes = (app: OpenAPIHono) => {
  app.use('/v1/moderation/*', guard, fittingBody);
  const guarded = app as unknown as ModerationApp;

  moderatorCall(guarded, moderationRoutes.overview, async (c) => c.json({ data: await readOverview() }, 200));

  moderatorCall(guarded, todayRoutes.today, async (c) => c.json({ data: await readToday() }, 200));

  moderatorCall(guarded, logRoutes.log, async (c) => {
    const page = await listLog(c.req.valid('query'));
    return c.json({ ...page, moderators: await listModerators() }, 200);
  });

  addModeratedAdRoutes(guarded);
  addModeratedReportRoutes(guarded);
  addModeratedAccountRoutes(guarded);
  addModeratedSubscriptionRoutes(guarded);
  addModeratedMessageRoutes(guarded);
  addDeadLetterRoutes(guarded);
  addContentRoutes(guarded);
  addModeratedSettingRoutes(guarded);
  addModeratedPictureRoutes(guarded);
  addSearchMissRoutes(guarded);
};
