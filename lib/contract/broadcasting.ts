import { createRoute, z } from '@hono/zod-openapi';
import { ErrorBody, failures, json, Lang } from './common';

/** The number of a connection, as the realtime service gave it. */
const SocketId = z
  .string()
  .regex(/^\d{1,20}\.\d{1,20}$/)
  .openapi({ example: '123.456' });

export const ChannelRequest = z
  .object({
    socket_id: SocketId,
    channel_name: z.string().min(1).max(200).openapi({ example: 'private-chat.12.34' }),
  })
  .openapi('ChannelRequest');

export const UserRequest = z.object({ socket_id: SocketId }).openapi('UserRequest');

export const RealtimeConnection = z
  .object({
    key: z.string(),
    url: z.string().nullable().openapi({
      description:
        'Where to connect, `ws://host:port` or `wss://host`. Null: the host of the page, on `port` for a page on http and on the page’s own port for one on https.',
    }),
    port: z.number().int(),
  })
  .openapi('RealtimeConnection');
export type RealtimeConnection = z.infer<typeof RealtimeConnection>;

const tags = ['Realtime'];
const shared = {
  401: json(ErrorBody, 'No bearer, or one that is not valid any more'),
  403: json(ErrorBody, 'Not a channel of the caller, or the header X-Api-Key is missing'),
  429: json(ErrorBody, 'Too many requests; `Retry-After` says for how many seconds'),
  503: json(ErrorBody, 'There is no realtime service here'),
  ...failures,
};

const body = <Schema extends z.ZodType>(schema: Schema) => ({
  query: z.object({ lang: Lang }),
  body: {
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  },
});

export const broadcastingRoutes = {
  connection: createRoute({
    method: 'get',
    path: '/v1/realtime',
    summary: 'Where the realtime service is',
    description:
      'It speaks the Pusher protocol, version 7. `data` is null where there is no realtime service.',
    tags,
    responses: {
      200: json(z.object({ data: RealtimeConnection.nullable() }), 'What a client needs to connect'),
      ...failures,
    },
  }),
  channel: createRoute({
    method: 'post',
    path: '/broadcasting/auth',
    summary: 'Join a private channel',
    description:
      'Open to the caller are `private-chat.{me}.{other}`, `private-account.{me}` and `private-typing.{lower}.{higher}` with the caller as one of the two. With a bearer in the header X-Api-Key is not needed: nothing is written.',
    tags,
    security: [{ bearer: [] }],
    request: body(ChannelRequest),
    responses: { 200: json(z.object({ auth: z.string() }), 'The signature for this connection'), ...shared },
  }),
  user: createRoute({
    method: 'post',
    path: '/broadcasting/user-auth',
    summary: 'Sign a connection in',
    description:
      'Its connection then ends with the session. `user_data` is JSON with the account’s `id` as a string.',
    tags,
    security: [{ bearer: [] }],
    request: body(UserRequest),
    responses: {
      200: json(z.object({ auth: z.string(), user_data: z.string() }), 'The signature for this connection'),
      ...shared,
    },
  }),
};
