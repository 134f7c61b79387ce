import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { broadcastingRoutes, ChannelRequest, UserRequest } from '@/lib/contract/broadcasting';
import { authorizeChannel, authorizeUser } from '@/lib/realtime/authorize';
import { findConnection } from '@/lib/realtime/service';
import { presentUser } from '../accounts/present';
import { callerOf, signedIn } from '../accounts/signed-in';
import { take } from '../limits';
import { readFields, sayProblems } from '../read-fields';
import { Refusal } from '../refusal';
import { smallBody } from '../small-body';
import { mayJoin } from './policy';

/** A client that comes back asks for each of its channels again. */
const asking = { name: 'broadcasting', most: 120, seconds: 60 };

const metered: MiddlewareHandler = async (c, next) => {
  const wait = take(asking, String(callerOf(c).account.id));
  if (wait > 0) {
    throw new Refusal(429, 'Too many requests.', undefined, [['retry-after', String(wait)]]);
  }
  await next();
};

const signed = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw new Refusal(503, 'There is no realtime service here.');
  return answer;
};

export const addBroadcastingRoutes = (app: OpenAPIHono) => {
  for (const { path } of [broadcastingRoutes.channel, broadcastingRoutes.user])
    app.on('post', path, signedIn, metered, smallBody(4 * 1024));

  app.openapi(broadcastingRoutes.connection, (c) => c.json({ data: findConnection() }, 200));

  app.openapi(
    broadcastingRoutes.channel,
    async (c) => {
      const { account } = callerOf(c);
      const wish = readFields(ChannelRequest, c, c.req.valid('json'), c.req.valid('form'));
      if (!(await mayJoin(account.id, wish.channel_name))) {
        throw new Refusal(403, 'This channel is not yours.');
      }
      return c.json(signed(authorizeChannel(wish.socket_id, wish.channel_name)), 200);
    },
    sayProblems,
  );

  app.openapi(
    broadcastingRoutes.user,
    async (c) => {
      const { account } = callerOf(c);
      const { socket_id: socketId } = readFields(UserRequest, c, c.req.valid('json'), c.req.valid('form'));
      const { full_name: name } = presentUser(account);
      return c.json(signed(authorizeUser(socketId, { id: String(account.id), user_info: { name } })), 200);
    },
    sayProblems,
  );
};
