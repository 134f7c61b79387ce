import type { OpenAPIHono } from '@hono/zod-openapi';
import { broadcastingRoutes, ChannelRequest, UserRequest } from '@/lib/contract/broadcasting';
import { authorizeChannel, authorizeUser } from '@/lib/realtime/authorize';
import { findConnection } from '@/lib/realtime/service';
import { presentUser } from '../accounts/present';
import { memberCall, publicCall } from '../calls';
import { HttpError } from '../http-error';
import { readFields } from '../read-fields';
import { smallBody } from '../small-body';
import { mayJoin } from './policy';

/** A client that comes back asks for each of its channels again. */
const asking = { name: 'broadcasting', most: 120, seconds: 60 };

const options = { limit: asking, body: smallBody(4 * 1024) };

const signed = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw new HttpError(503, 'There is no realtime service here.');
  return answer;
};

export const addBroadcastingRoutes = (app: OpenAPIHono) => {
  publicCall(app, broadcastingRoutes.connection, (c) => c.json({ data: findConnection() }, 200));

  memberCall(
    app,
    broadcastingRoutes.channel,
    async (c, { account }) => {
      const wish = readFields(ChannelRequest, c);
      if (!(await mayJoin(account.id, wish.channel_name))) {
        throw new HttpError(403, 'This channel is not yours.');
      }
      return c.json(signed(authorizeChannel(wish.socket_id, wish.channel_name)), 200);
    },
    options,
  );

  memberCall(
    app,
    broadcastingRoutes.user,
    async (c, { account }) => {
      const { socket_id: socketId } = readFields(UserRequest, c);
      const { full_name: name } = presentUser(account);
      return c.json(signed(authorizeUser(socketId, { id: String(account.id), user_info: { name } })), 200);
    },
    options,
  );
};
