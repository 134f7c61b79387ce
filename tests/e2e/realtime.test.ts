import PusherClient from 'pusher-js';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';
import { dial } from '../support/realtime';

const { url, realtimePort } = await ownSite();
const open = withBrowser();
const key = { 'x-api-key': env.apiKey };

const logIn = async (name: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.test`, password: 'demo-password' }),
  });
  const { token, data } = (await answer.json()) as any;
  return { id: data.id as number, headers: { ...key, authorization: `Bearer ${token}` } };
};

/** pusher-js as a program uses it, asking the running site for its signatures. */
const connectAs = ({ headers }: Awaited<ReturnType<typeof logIn>>) =>
  new PusherClient('makinar', {
    cluster: '',
    wsHost: 'localhost',
    wsPort: realtimePort,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { endpoint: `${url}/api/broadcasting/auth`, transport: 'ajax', headers },
    userAuthentication: { endpoint: `${url}/api/broadcasting/user-auth`, transport: 'ajax', headers },
  });

test('the site says where its realtime server is', async () => {
  const answer = await fetch(`${url}/api/v1/realtime`);
  expect(await answer.json()).toEqual({ data: { key: 'makinar', url: null, port: realtimePort } });
});

test('who is signed in joins the channel of an own conversation and no other, and leaves with the session', async () => {
  const [buyer, seller] = [await logIn('buyer'), await logIn('seller')];
  const connection = connectAs(buyer);
  connection.signin();
  await expect.poll(() => connection.user.user_data).toMatchObject({ id: String(buyer.id) });
  await new Promise((resolve) =>
    connection
      .subscribe(`private-chat.${buyer.id}.${seller.id}`)
      .bind('pusher:subscription_succeeded', resolve),
  );
  const refused: any = await new Promise((resolve) =>
    connection.subscribe(`private-chat.${seller.id}.${buyer.id}`).bind('pusher:subscription_error', resolve),
  );
  expect(refused).toMatchObject({ type: 'AuthError', status: 403 });
  const ended = new Promise((resolve) => connection.connection.bind('disconnected', resolve));
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: buyer.headers });
  await ended;
});

test('a page in a browser may connect, and a page of another site may not', async () => {
  const firstFrame = async (address: string) => {
    const page = await open('/faq');
    return page.evaluate(
      (to) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(to);
          socket.onmessage = ({ data }) => resolve(JSON.parse(data).event);
          socket.onerror = () => resolve('error');
        }),
      address,
    );
  };
  const here = `ws://localhost:${realtimePort}/app/makinar?protocol=7`;
  expect(await firstFrame(here)).toBe('pusher:connection_established');
  const stranger = await dial(here, { awaitFirst: false, origin: 'https://evil.example' });
  expect((await stranger.closed).code).toBe(4009);
});
