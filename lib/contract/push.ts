import { createRoute, z } from '@hono/zod-openapi';
import { body, Done, failures, InLanguage, json, security, signedOut, tooMany, unkeyed } from './common';
import { TimeZone } from './time-zone';

// Devices that are told of news while the site is not open (Push API, in the shapes that browsers give).

const tags = ['Account'];
const shared = { ...signedOut, ...unkeyed, ...tooMany, ...failures };

/** More than that, and the oldest goes. */
export const mostPushDevices = 10;

/** A service that browsers trust has a name of its own, and answers where https answers. */
const isPushService = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const plain = protocol === 'https:' && port === '' && username === '' && password === '';
  return plain && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(hostname);
};

const Endpoint = z.string().max(1_000).refine(isPushService, 'must be the address of a push service');

export const PushDevice = z.object({
  endpoint: Endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'must be a key of P-256'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'must be 16 bytes'),
  }),
  time_zone: TimeZone.optional(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushAddress = z.object({ endpoint: z.string().max(1_000) });

export const pushRoutes = {
  list: createRoute({
    method: 'get',
    path: '/auth/push',
    summary: 'The devices of the own account that are told of news',
    tags,
    security,
    request: { query: InLanguage },
    responses: {
      200: json(
        z.object({
          data: z.object({
            key: z.string().openapi({ description: 'The site’s public key, `applicationServerKey`' }),
            endpoints: z.array(z.string()),
          }),
        }),
        'Their endpoints, and what a device subscribes with',
      ),
      ...shared,
    },
  }),
  subscribe: createRoute({
    method: 'post',
    path: '/auth/push',
    summary: 'Tell a device of news, in the language that is asked in',
    description: `The same device twice is one; of more than ${mostPushDevices} the oldest goes.`,
    tags,
    security,
    request: { query: InLanguage, ...body(PushDevice) },
    responses: { 200: json(Done, 'It is told from now on'), ...shared },
  }),
  unsubscribe: createRoute({
    method: 'delete',
    path: '/auth/push',
    summary: 'Tell a device no more',
    tags,
    security,
    request: { query: InLanguage, ...body(PushAddress) },
    responses: { 200: json(Done, 'It is not told any more, or never was'), ...shared },
  }),
};
