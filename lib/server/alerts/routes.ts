import type { OpenAPIHono } from '@hono/zod-openapi';
import { AlertSettingsChange, AlertsRead, alertRoutes, Unsubscription } from '@/lib/contract/alerts';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { viewOf } from '../ads/view';
import { memberCall, publicCall } from '../calls';
import { HttpError } from '../http-error';
import type { Limit } from '../limits';
import { pageMeta } from '../page-meta';
import { langOf, readFields } from '../read-fields';
import { changeAlertSettings, readAlerts, stopMails } from './mutations';
import { presentAlerts } from './present';
import { countUnreadAlerts, listAlerts, readAlertSettings } from './queries';

const readings: Limit = { name: 'alerts read by account', most: 60, seconds: 60 };
const changes: Limit = { name: 'alert settings of account', most: 60, seconds: 60 };

export const addAlertRoutes = (app: OpenAPIHono) => {
  memberCall(app, alertRoutes.list, async (c, { account }) => {
    const { page, per_page, ...query } = c.req.valid('query');
    const view = await viewOf(query);
    const { rows, total } = await listAlerts(account.id, {
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    return c.json({ data: await presentAlerts(rows, view), meta: pageMeta(total, { page, per_page }) }, 200);
  });

  memberCall(app, alertRoutes.unread, async (c, { account }) =>
    c.json({ data: { unread: await countUnreadAlerts(account.id) } }, 200),
  );

  memberCall(
    app,
    alertRoutes.read,
    async (c, { account, lang }) => {
      const { up_to } = readFields(AlertsRead, c);
      const unread = await readAlerts(account.id, up_to);
      const message = messagesOf(lang).savedSearchAnswers.looked;
      return c.json({ status: true as const, message, data: { unread } }, 200);
    },
    { limit: readings },
  );

  memberCall(app, alertRoutes.settings, async (c, { account }) =>
    c.json({ data: await readAlertSettings(account.id) }, 200),
  );

  memberCall(
    app,
    alertRoutes.changeSettings,
    async (c, { account, lang }) => {
      await changeAlertSettings(account.id, readFields(AlertSettingsChange, c));
      const { settingsChanged: message } = messagesOf(lang).savedSearchAnswers;
      return c.json({ status: true as const, message, data: await readAlertSettings(account.id) }, 200);
    },
    { limit: changes },
  );

  publicCall(app, alertRoutes.unsubscribe, async (c, { lang }) => {
    const stopped = await stopMails(c.req.valid('query').token);
    // A mail program is not led anywhere: it takes that for a failure.
    const isProgram = readFields(Unsubscription, c)['List-Unsubscribe'] !== undefined;
    if (!isProgram && c.req.header('accept')?.includes('text/html'))
      return c.redirect(localePath(lang, paths.stoppedMails(stopped ? 'done' : 'failed')), 303);
    const { mailsStopped, stopUnusable } = messagesOf(lang).savedSearchAnswers;
    if (!stopped) throw new HttpError(422, stopUnusable);
    return c.json({ status: true as const, message: mailsStopped }, 200);
  });

  // Mail programs that do not know how to send it open the address instead, and so do those that look at every link.
  app.get('/v1/unsubscriptions', (c) =>
    c.redirect(localePath(langOf(c), paths.stopMails(encodeURIComponent(c.req.query('token') ?? ''))), 303),
  );
};
