import type { OpenAPIHono } from '@hono/zod-openapi';
import { PushAddress, PushDevice, pushRoutes } from '@/lib/contract/push';
import { messagesOf } from '@/lib/i18n/messages';
import { memberCall } from '../calls';
import type { Limit } from '../limits';
import { readFields } from '../read-fields';
import { subscribeDevice, unsubscribeDevice } from './mutations';
import { listEndpoints } from './queries';
import { vapid } from './vapid';

const limit: Limit = { name: 'push devices', most: 60, seconds: 60 * 60 };

export const addPushRoutes = (app: OpenAPIHono) => {
  memberCall(app, pushRoutes.list, async (c, { account }) =>
    c.json({ data: { key: vapid().publicKey, endpoints: await listEndpoints(account.id) } }, 200),
  );

  memberCall(
    app,
    pushRoutes.subscribe,
    async (c, { lang, ...caller }) => {
      await subscribeDevice(caller, readFields(PushDevice, c), lang);
      return c.json({ status: true as const, message: messagesOf(lang).auth.answers.pushOn }, 200);
    },
    { limit },
  );

  memberCall(app, pushRoutes.unsubscribe, async (c, { lang, ...caller }) => {
    await unsubscribeDevice(caller, readFields(PushAddress, c).endpoint);
    return c.json({ status: true as const, message: messagesOf(lang).auth.answers.pushOff }, 200);
  });
};
