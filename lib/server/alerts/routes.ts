import type { OpenAPIHono } from '@hono/zod-openapi';
import { AlertsRead, alertRoutes } from '@/lib/contract/alerts';
import { messagesOf } from '@/lib/i18n/messages';
import { viewOf } from '../ads/view';
import { memberCall } from '../calls';
import type { Limit } from '../limits';
import { pageMeta } from '../page-meta';
import { readFields } from '../read-fields';
import { readAlerts } from './mutations';
import { presentAlerts } from './present';
import { countUnreadAlerts, listAlerts } from './queries';

const readings: Limit = { name: 'alerts read by account', most: 60, seconds: 60 };

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
      await readAlerts(account.id, up_to);
      const message = messagesOf(lang).savedSearchAnswers.looked;
      return c.json(
        { status: true as const, message, data: { unread: await countUnreadAlerts(account.id) } },
        200,
      );
    },
    { limit: readings },
  );
};
