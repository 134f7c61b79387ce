import { expect, test } from 'vitest';
import { app, dial, withRealtime } from '../support/realtime';

const { start, client } = withRealtime();

test('a client is welcomed with a number of its own and how long it may be silent', async () => {
  const { url, dial } = await start();
  const seen = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const one = await dial({ awaitFirst: false });
    const first = await one.next('pusher:connection_established');
    expect(first).toEqual({ event: 'pusher:connection_established', data: expect.any(String) });
    const data = JSON.parse(first.data);
    expect(data).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 30 });
    seen.add(data.socket_id);
  }
  expect(seen.size).toBe(20);
  expect(url).toContain('/app/makinar');
});

test('whoever knows no key, path or protocol hears why, in a frame and as the code that closes', async () => {
  const { port } = await start();
  const refusals: [string, number][] = [
    ['/app/other?protocol=7', 4001],
    ['/app/makinar', 4008],
    ['/app/makinar?protocol=', 4008],
    ['/app/makinar?protocol=seven', 4006],
    ['/app/makinar?protocol=7.5', 4006],
    ['/app/makinar?protocol=-7', 4006],
    ['/app/makinar?protocol=4', 4007],
    ['/app/makinar?protocol=8', 4007],
    ['/app/makinar?protocol=99', 4007],
    ['/', 4005],
    ['/app', 4005],
    ['/app/', 4005],
    ['//', 4005],
    ['/other/makinar?protocol=7', 4005],
    ['/app/makinar/more?protocol=7', 4005],
  ];
  const heard = await Promise.all(
    refusals.map(async ([path]) => {
      const one = await dial(`ws://127.0.0.1:${port}${path}`, { awaitFirst: false });
      const { data } = await one.next('pusher:error');
      const { code } = await one.closed;
      return [path, code, data.code];
    }),
  );
  expect(heard).toEqual(refusals.map(([path, code]) => [path, code, code]));
});

test('protocols 5 and 6 are spoken too', async () => {
  const { port } = await start();
  for (const version of [5, 6]) {
    const one = await dial(`ws://127.0.0.1:${port}/app/makinar?protocol=${version}`);
    expect(one.id).toMatch(/^\d+\.\d+$/);
    one.socket.close();
  }
});

test('a client with a wrong key gives up for good', async () => {
  const { port } = await start();
  const one = client(port, {}, 'wrong');
  const errors: unknown[] = [];
  one.connection.bind('error', ({ error }: { error: unknown }) => errors.push(error));
  await new Promise((resolve) => one.connection.bind('disconnected', resolve));
  expect(errors).toEqual([{ type: 'PusherError', data: { code: 4001, message: 'There is no such key' } }]);
});

test('pages of this host and of the site may connect, others may not, and what is no browser may', async () => {
  const { url } = await start({ pagesOf: ['makinar.example'] });
  const from = async (origin?: string) => {
    const one = await dial(url, { awaitFirst: false, ...(origin === undefined ? {} : { origin }) });
    const code = await Promise.race([
      one.next('pusher:connection_established').then(
        () => 'welcome',
        () => null,
      ),
      one.closed.then(({ code }) => code),
    ]);
    one.socket.terminate();
    return code;
  };
  expect(await from()).toBe('welcome');
  expect(await from('http://127.0.0.1:3000')).toBe('welcome');
  expect(await from('https://makinar.example')).toBe('welcome');
  for (const foreign of ['https://evil.example', 'https://makinar.example.evil', 'null', 'file://', 'x']) {
    expect([foreign, await from(foreign)]).toEqual([foreign, 4009]);
  }
});

test('too many connections, in all or from one address, are told to come again', async () => {
  const { url } = await start({ mostConnections: 3, mostPerAddress: 2, trustProxy: true });
  const from = (address: string) =>
    dial(url, { awaitFirst: false, headers: { 'x-forwarded-for': `203.0.113.9, ${address}` } });
  const first = [await from('198.51.100.1'), await from('198.51.100.1')];
  await Promise.all(first.map((one) => one.next('pusher:connection_established')));
  expect((await (await from('198.51.100.1')).closed).code).toBe(4100);
  const other = await from('198.51.100.2');
  await other.next('pusher:connection_established');
  expect((await (await from('198.51.100.3')).closed).code).toBe(4100);
  first[0]?.socket.close();
  await first[0]?.closed;
  const again = await from('198.51.100.3');
  await again.next('pusher:connection_established');
  for (const one of [...first, other, again]) one.socket.terminate();
});

test('an IPv6 household is one address', async () => {
  const { url } = await start({ mostPerAddress: 1, trustProxy: true });
  const from = (address: string) => dial(url, { awaitFirst: false, headers: { 'x-forwarded-for': address } });
  const one = await from('2001:db8:1:2::5');
  await one.next('pusher:connection_established');
  expect((await (await from('2001:db8:1:2:aaaa::9')).closed).code).toBe(4100);
  const neighbour = await from('2001:db8:1:3::5');
  await neighbour.next('pusher:connection_established');
  for (const open of [one, neighbour]) open.socket.terminate();
});

test('what is no handshake gets an answer and harms nobody', async () => {
  const { api, dial } = await start();
  const open = await dial();
  expect((await fetch(`${api}/`)).status).toBe(404);
  expect((await fetch(`${api}/app/${app.key}?protocol=7`)).status).toBe(404);
  expect(await (await fetch(`${api}/health`)).json()).toEqual({ status: 'ok' });
  await open.settled();
});
