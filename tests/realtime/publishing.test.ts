import { describe, expect, test } from 'vitest';
import { app, signedPath, withRealtime } from '../support/realtime';

const { start, sdk } = withRealtime();

const post = async (api: string, path: string, body: unknown, signedBody = body) => {
  const [text, signed] = [body, signedBody].map((one) =>
    typeof one === 'string' ? one : JSON.stringify(one),
  );
  const answer = await fetch(api + signedPath('POST', path, { body: signed ?? '' }), {
    method: 'POST',
    body: text ?? '',
  });
  return [answer.status, await answer.text()];
};
const events = `/apps/${app.appId}/events`;
const batches = `/apps/${app.appId}/batch_events`;
const message = { name: 'said', channel: 'news', data: '{}' };

describe('events', () => {
  test('reach who is in the channel, in order, and not the connection that is left out', async () => {
    const { dial, port } = await start();
    const [one, other, outside] = [await dial(), await dial(), await dial()];
    await one.join('news');
    await other.join('news');
    await outside.join('weather');
    const pusher = sdk(port);
    for (let n = 0; n < 200; n++) await pusher.trigger(['news', 'sport'], 'said', n);
    await pusher.trigger('news', 'said', 'last', { socket_id: one.id });
    await other.settled();
    await one.settled();
    await outside.settled();
    const numbers = Array.from({ length: 200 }, (_, n) => String(n));
    expect(one.frames.map(({ data }) => data)).toEqual(numbers);
    expect(other.frames.map(({ data }) => data)).toEqual([...numbers, 'last']);
    expect(outside.frames).toEqual([]);
  });

  test('keep every letter of any script', async () => {
    const { dial, port } = await start();
    const one = await dial();
    await one.join('private-chat.1.2');
    const text = { from_message: 'سڵاو، نرخی 🚜 چەندە؟\u2028\u202e "\\ <b>\u0000', list: [1, null] };
    await sdk(port).trigger('private-chat.1.2', 'MessageSent', text);
    expect(JSON.parse((await one.next('MessageSent')).data)).toEqual(text);
  });

  test('a batch goes out whole or not at all', async () => {
    const { dial, port, api } = await start();
    const one = await dial();
    await one.join('news');
    const counts = await sdk(port).triggerBatch([
      { ...message, data: 'a', info: 'subscription_count' },
      { ...message, channel: 'empty', data: 'b' },
    ] as any);
    expect(await counts.json()).toEqual({ batch: [{ subscription_count: 1 }, {}] });
    expect(await post(api, batches, { batch: [message, { ...message, channel: 'a b' }] })).toEqual([
      400,
      expect.stringContaining('batch.1.channel'),
    ]);
    expect(await post(api, batches, { batch: [message, { ...message, data: 'x'.repeat(10_241) }] })).toEqual([
      413,
      expect.any(String),
    ]);
    expect((await post(api, batches, { batch: Array(11).fill(message) }))[0]).toBe(400);
    await one.settled();
    expect(one.frames.map(({ data }) => data)).toEqual(['a']);
  });

  test('an event that is none is refused', async () => {
    const { api } = await start();
    const wrong: [unknown, number][] = [
      ['not json', 400],
      ['null', 400],
      [[], 400],
      [{}, 400],
      [{ ...message, name: '' }, 400],
      [{ ...message, name: 'x'.repeat(201) }, 400],
      [{ ...message, data: { not: 'a string' } }, 400],
      [{ ...message, channel: 'a b' }, 400],
      [{ ...message, channel: '#other' }, 400],
      [{ name: 'said', data: '{}' }, 400],
      [{ name: 'said', data: '{}', channels: [] }, 400],
      [{ name: 'said', data: '{}', channels: Array.from({ length: 101 }, (_, n) => `c${n}`) }, 400],
      [{ ...message, socket_id: 'x' }, 400],
      [{ ...message, data: 'x'.repeat(10_240) }, 200],
      [{ ...message, data: 'x'.repeat(10_241) }, 413],
      [{ ...message, data: 'ڕ'.repeat(5_121) }, 413],
      [{ ...message, more: 'x'.repeat(600_000) }, 413],
    ];
    const heard = [];
    for (const [body] of wrong) heard.push((await post(api, events, body))[0]);
    expect(heard).toEqual(wrong.map(([, status]) => status));
  });
});

describe('signatures', () => {
  test('a wrong, missing, old or borrowed one opens nothing', async () => {
    const { api, dial } = await start();
    const one = await dial();
    await one.join('news');
    const body = JSON.stringify(message);
    const at = (seconds: number) => ({
      body,
      query: { auth_timestamp: String(Math.floor(Date.now() / 1000) + seconds) },
    });
    const attempts: Record<string, string> = {
      missing: events,
      forged: signedPath('POST', events, { body }).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      old: signedPath('POST', events, at(-700)),
      'from the future': signedPath('POST', events, at(700)),
      'without a time': signedPath('POST', events, { body, query: { auth_timestamp: '' } }),
      'of another body': signedPath('POST', events, { body: JSON.stringify({ ...message, name: 'other' }) }),
      'of no body': signedPath('POST', events),
      'of another call': signedPath('POST', batches, { body }).replace(batches, events),
      'of another method': signedPath('GET', events, { body }),
      'of another key': signedPath('POST', events, { body, query: { auth_key: 'other' } }),
      'of another version': signedPath('POST', events, { body, query: { auth_version: '2.0' } }),
      'with something added': `${signedPath('POST', events, { body })}&info=user_count`,
      'with the key twice': `${signedPath('POST', events, { body })}&auth_key=other`,
    };
    for (const [what, path] of Object.entries(attempts)) {
      const answer = await fetch(api + path, { method: 'POST', body });
      expect([what, answer.status]).toEqual([what, 401]);
    }
    expect((await fetch(api + signedPath('POST', events, { body }), { method: 'POST', body })).status).toBe(
      200,
    );
    expect((await one.next('said')).data).toBe('{}');
    await one.settled();
    expect(one.frames).toEqual([]);
  });

  test('a call that is none, an app that is none and an address that cannot be read', async () => {
    const { api } = await start();
    const status = async (method: string, path: string) => (await fetch(api + path, { method })).status;
    expect(await status('GET', signedPath('GET', '/apps/7/channels'))).toBe(404);
    expect(await status('GET', signedPath('GET', '/apps/6001/nothing'))).toBe(404);
    expect(await status('DELETE', signedPath('DELETE', '/apps/6001/channels'))).toBe(404);
    expect(await status('GET', '/apps/6001/channels?%')).toBe(400);
    expect(await status('GET', '/apps')).toBe(404);
  });

  test('what comes through a proxy finds no HTTP API', async () => {
    const { api } = await start();
    for (const headers of [
      ['x-forwarded-for', '127.0.0.1'] as const,
      ['forwarded', 'for=127.0.0.1'] as const,
    ].map((header) => [header] as [string, string][])) {
      const [signed, figures] = await Promise.all([
        fetch(api + signedPath('GET', '/apps/6001/channels'), { headers }),
        fetch(`${api}/figures`, { headers }),
      ]);
      expect([signed.status, figures.status]).toEqual([404, 404]);
    }
    const open = await start({ publishFromAnywhere: true });
    const answer = await fetch(open.api + signedPath('GET', '/apps/6001/channels'), {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('what the application may ask', () => {
  test('which channels somebody is in, and how many', async () => {
    const { dial, port } = await start();
    const pusher = sdk(port);
    const ask = async (path: string, params: Record<string, string> = {}) =>
      (await pusher.get({ path, params })).json();
    expect(await ask('/channels')).toEqual({ channels: {} });
    const [one, other] = [await dial(), await dial()];
    await one.join('news');
    await other.join('news');
    await one.join('presence-yard', '{"user_id":"1"}');
    await other.join('presence-yard', '{"user_id":"1"}');
    expect(await ask('/channels')).toEqual({ channels: { news: {}, 'presence-yard': {} } });
    expect(
      await ask('/channels', { filter_by_prefix: 'presence-', info: 'user_count,subscription_count' }),
    ).toEqual({ channels: { 'presence-yard': { user_count: 1, subscription_count: 2 } } });
    expect(await ask('/channels/news', { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 2,
    });
    expect(await ask('/channels/presence-yard', { info: 'user_count' })).toEqual({
      occupied: true,
      user_count: 1,
    });
    expect(await ask('/channels/nowhere')).toEqual({ occupied: false });
    expect(await ask('/channels/presence-yard/users')).toEqual({ users: [{ id: '1' }] });
    for (const [path, params] of [
      ['/channels', { info: 'user_count' }],
      ['/channels/news', { info: 'user_count' }],
      ['/channels/news/users', {}],
    ] as const) {
      await expect(ask(path, params)).rejects.toMatchObject({ status: 400 });
    }
  });

  test('how many are in the channels it publishes to', async () => {
    const { dial, port } = await start();
    const one = await dial();
    await one.join('presence-yard', '{"user_id":"1"}');
    const answer = await sdk(port).trigger(
      ['presence-yard', 'empty'],
      'said',
      {},
      {
        info: 'user_count,subscription_count',
      },
    );
    expect(await answer.json()).toEqual({
      channels: {
        'presence-yard': { user_count: 1, subscription_count: 1 },
        empty: { subscription_count: 0 },
      },
    });
  });

  test('the operator sees what the server does', async () => {
    const { dial, port, api } = await start();
    const one = await dial();
    await one.join('news');
    await sdk(port).trigger('news', 'said', {});
    await one.next('said');
    const figures: any = await (await fetch(`${api}/figures`)).json();
    expect(figures).toMatchObject({
      connections: 1,
      channels: 1,
      since_start: { opened: 1, published: 1, slowReaders: 0 },
    });
    expect(figures.memory_mb).toBeGreaterThan(0);
  });
});
