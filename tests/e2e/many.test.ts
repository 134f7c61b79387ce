import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PusherClient from 'pusher-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seed } from '@/lib/server/operator/seed-demo';
import { aMember } from '../support/account';
import { adForm } from '../support/ad-form';
import { withKey } from '../support/api';
import { freePort } from '../support/free-port';
import { findNginx, startNginx } from '../support/nginx';
import { onDatabase, runSql } from '../support/own-database';
import { drawn, formOf } from '../support/pictures';
import { startReplicated } from '../support/replicated-postgres';
import { startBucket } from '../support/s3-server';
import { environmentOf, killRealtime, type Served, serve, startRealtime } from '../support/site';
import { show } from '../support/table';
import { rowsWithoutFiles } from '../support/template';

// Two sites and two realtime servers behind the shipped nginx, on one PostgreSQL with a streaming replica and one bucket.

const nginxProgram = findNginx();
if (!nginxProgram) console.warn('No nginx here: several instances behind one were not tested.');

/** Within a second is what is promised; a slow machine gets more. */
const soon = { timeout: 60_000, interval: 50 };
/** Milliseconds; once at least. `ROLL_SECONDS=60` is a minute of it. */
const replacedFor = Number(process.env.ROLL_SECONDS ?? 0) * 1000;
const seen = new Map<string, string>();

type Person = Awaited<ReturnType<typeof aMember>>;
type Instance = {
  dataDir: string;
  env: Record<string, string>;
  site: Served;
  url: string;
  realtimePort: number;
};

describe.skipIf(!nginxProgram)('Two instances behind nginx', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'makinar-two-'));
  let servers: Awaited<ReturnType<typeof startReplicated>>;
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let instances: [Instance, Instance];
  let people: { seller: Person; buyer: Person; moderator: Person };
  const stops: (() => Promise<unknown>)[] = [];

  const startInstance = async (name: string): Promise<Instance> => {
    const dataDir = path.join(folder, name);
    const [port, realtimePort] = [await freePort(), await freePort()];
    const env = {
      PORT: String(port),
      REALTIME_PORT: String(realtimePort),
      DATA_DIR: dataDir,
      DATABASE_URL: servers.primary.url,
      DATABASE_REPLICA_URL: servers.replica.url,
      ...bucket.environment,
      PUSHER_APP_SECRET: 'one secret for both',
      TRUST_PROXY: 'true',
    };
    await mkdir(dataDir, { recursive: true });
    const [realtime, site] = await Promise.all([
      startRealtime(environmentOf(dataDir, env), dataDir),
      serve(dataDir, env),
    ]);
    stops.push(realtime.stop);
    return { dataDir, env, site, url: site.url, realtimePort };
  };

  beforeAll(async () => {
    [servers, bucket] = await Promise.all([startReplicated(), startBucket()]);
    stops.push(servers.stop, bucket.stop);
    people = await onDatabase(servers.primary.config, async () => {
      await seed('none', { draw: rowsWithoutFiles });
      const [seller, buyer] = [await aMember(), await aMember()];
      return { seller, buyer, moderator: await aMember({ role: 'moderator' }) };
    });
    instances = await Promise.all([startInstance('one'), startInstance('other')]);
    stops.push(() => Promise.all(instances.map(({ site }) => site.end('SIGTERM'))));
    nginx = await startNginx(nginxProgram ?? '', {
      sitePort: instances.map(({ env }) => Number(env.PORT)),
      realtimePort: instances.map(({ realtimePort }) => realtimePort),
    });
    stops.push(nginx.stop);
  });
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
    await rm(folder, { recursive: true, force: true });
    show('Two instances behind nginx', ['what', 'seen'], [...seen]);
  });

  const ask = async (url: string, person?: Person, body?: unknown) => {
    const form = body instanceof FormData;
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...withKey,
        ...person?.headers,
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    return { status: response.status, text, json: () => JSON.parse(text) };
  };

  const everywhere = () => [nginx.url, ...instances.map(({ url }) => url)];

  /** How long it takes until each of them shows it, in milliseconds. */
  const untilEverywhere = async (
    path: string,
    shows: (answer: { status: number; text: string }) => boolean,
  ) => {
    const begun = performance.now();
    await Promise.all(
      everywhere().map((url) =>
        vi.waitFor(async () => expect(shows(await ask(`${url}${path}`)), `${url}${path}`).toBe(true), soon),
      ),
    );
    return Math.round(performance.now() - begun);
  };

  let adId = 0;

  /** Through whatever stands at `url`. */
  const post = async (url: string, title: string, images: string[] = []): Promise<number> => {
    const form = await onDatabase(servers.primary.config, () => adForm({ title, images }));
    const posted = await ask(`${url}/api/v1/ads`, people.seller, form);
    expect(posted.status).toBe(200);
    return posted.json().data.id;
  };
  const accept = async (url: string, id: number) => {
    const address = `${url}/api/v1/moderation/ads/${id}`;
    const { version } = (await ask(address, people.moderator)).json().data;
    expect((await ask(`${address}/accept`, people.moderator, { version })).status).toBe(200);
  };
  /** Another one for each try, which may find what an earlier one left. */
  const aTitle = () => `A machine of many places ${crypto.randomUUID().slice(0, 6)}`;

  test('an ad whose picture one has taken in, whose words the other, is shown by both when it is accepted', async () => {
    const [one, other] = instances;
    const bytes = await drawn().jpeg().toBuffer();
    const upload = await ask(`${one.url}/api/upload`, people.seller, formOf({ 'images[]': [bytes] }));
    const { key } = upload.json().data[0];
    const title = aTitle();
    adId = await post(other.url, title, [key]);
    // Lists that do not have it are kept by both.
    for (const url of everywhere()) expect((await ask(`${url}/ads`)).text).not.toContain(title);
    await accept(one.url, adId);
    const ms = await untilEverywhere('/ads', ({ text }) => text.includes(title));
    seen.set('accepted through one, in the list of all after', `${ms} ms`);
    await untilEverywhere(`/ad/${adId}`, ({ status, text }) => status === 200 && text.includes(title));
    const picture = /\/media\/[\w-]+\.webp/.exec((await ask(`${other.url}/ad/${adId}`)).text)?.[0];
    for (const url of everywhere()) expect((await ask(`${url}${picture}`)).status).toBe(200);
  });

  test('public reads are answered by the replica', async () => {
    const reads = async () => {
      const [row] = await runSql(
        servers.replica.config,
        `select coalesce(sum(calls), 0)::int as n from pg_stat_statements where query like '%facet_buckets%'`,
      );
      return Number(row?.n);
    };
    const before = await reads();
    await vi.waitFor(async () => {
      for (const { url } of instances) await ask(`${url}/api/v1/ads/facets?search=${crypto.randomUUID()}`);
      expect(await reads()).toBeGreaterThan(before);
    }, soon);
    seen.set('reads of lists that the replica has answered', String((await reads()) - before));
  });

  /** What a reader's page does: listens, and reads what it missed whenever it has joined anew. */
  const listen = (me: Person, from: Person, port = Number(new URL(nginx.url).port)) => {
    const known = new Set<string>();
    const read = async () => {
      const answer = await ask(
        `${nginx.url}/api/v1/chat/message-to-me?from_app_account_id=${from.id}&ad_id=${adId}&per_page=100`,
        me,
      ).catch(() => null);
      if (answer?.status !== 200) return void setTimeout(read, 500);
      for (const message of answer.json().data) known.add(message.client_id);
    };
    const socket = new PusherClient('makinar', {
      cluster: '',
      wsHost: 'localhost',
      wsPort: port,
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        endpoint: `${nginx.url}/api/broadcasting/auth`,
        transport: 'ajax',
        headers: { ...withKey, ...me.headers },
      },
    });
    let live = 0;
    const channel = socket.subscribe(`private-chat.${me.id}.${from.id}`);
    channel.bind('pusher:subscription_succeeded', read);
    // As a page does it: whose signature was not to be had asks for it again.
    channel.bind('pusher:subscription_error', () => setTimeout(() => socket.subscribe(channel.name), 500));
    channel.bind('MessageSent', (data: { client_id?: string; message?: { client_id?: string } }) => {
      live += 1;
      known.add(data.client_id ?? data.message?.client_id ?? '');
    });
    return { known, live: () => live, channel, close: () => socket.disconnect() };
  };

  const write = async (from: Person, to: Person, id: string, url = nginx.url) => {
    const message = { id, to_app_account_id: to.id, ad_id: adId, from_message: 'Is it there?' };
    // As a page does it: what was not answered is sent again under its own name.
    await vi.waitFor(async () => {
      const { status } = await ask(`${url}/api/v1/chat`, from, message);
      expect(status).toBe(200);
    }, soon);
  };

  test('a chat crosses from each realtime server to the other', async () => {
    const { seller, buyer } = people;
    const listeners = instances.map(({ realtimePort }) => listen(seller, buyer, realtimePort));
    try {
      await vi.waitFor(() => expect(listeners.every(({ channel }) => channel.subscribed)).toBe(true), soon);
      for (const { url } of instances) await write(buyer, seller, `temp-${crypto.randomUUID()}`, url);
      await vi.waitFor(() => expect(listeners.map(({ live }) => live())).toEqual([2, 2]), soon);
    } finally {
      for (const { close } of listeners) close();
    }
    seen.set('messages published through either, heard on both', '2 of 2');
  });

  test('sites and realtime servers are killed and replaced, and no reader sees an error, nor is a message lost', async () => {
    const { seller, buyer } = people;
    const listener = listen(seller, buyer);
    let over = false;
    let [answered, wrong] = [0, [] as string[]];
    const pages = ['/', '/ads', `/ad/${adId}`, '/faq', '/ar/ads', '/api/v1/ads', '/pricing'];
    const reader = async (n: number) => {
      for (let turn = n; !over; turn += 1) {
        const page = pages[turn % pages.length] ?? '/';
        const said = await ask(`${nginx.url}${page}`).then(
          ({ status }) => status,
          (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
        );
        if (said === 200) answered += 1;
        else wrong.push(`${page}: ${said}`);
        await wait(50);
      }
    };
    const sent: string[] = [];
    const writer = async () => {
      while (!over) {
        const id = `temp-${crypto.randomUUID()}`;
        await write(buyer, seller, id);
        sent.push(id);
        // Below what one account may write in a minute.
        await wait(2_200);
      }
    };
    const replace = async (instance: Instance, signal: 'SIGTERM' | 'SIGKILL') => {
      await instance.site.end(signal);
      instance.site = await serve(instance.dataDir, instance.env);
    };
    const working = [reader(0), reader(2), reader(4), reader(5), writer()];
    const begun = performance.now();
    let rounds = 0;
    try {
      const [one, other] = instances;
      await vi.waitFor(() => expect(listener.channel.subscribed).toBe(true), soon);
      do {
        killRealtime(one.dataDir);
        await replace(one, 'SIGTERM');
        killRealtime(other.dataDir);
        await replace(other, 'SIGKILL');
        rounds += 1;
      } while (performance.now() - begun < replacedFor);
    } finally {
      over = true;
      await Promise.all(working);
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const lost = () => sent.filter((id) => !listener.known.has(id));
    await vi.waitFor(() => expect(lost()).toEqual([]), soon).catch(() => {});
    listener.close();
    seen.set('both realtime servers and one site killed, the other replaced', `${rounds} × in ${seconds} s`);
    seen.set('pages read meanwhile', String(answered));
    seen.set('errors among them', String(wrong.length));
    seen.set('messages sent meanwhile', String(sent.length));
    seen.set('lost of them', String(lost().length));
    expect(lost()).toEqual([]);
    expect(wrong, nginx.errors()).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  });

  test('what is deleted through one is gone from all', async () => {
    const [one] = instances;
    const title = aTitle();
    const id = await post(one.url, title);
    await accept(one.url, id);
    await untilEverywhere(`/ad/${id}`, ({ status }) => status === 200);
    await untilEverywhere('/ads', ({ text }) => text.includes(title));
    const gone = await fetch(`${one.url}/api/v1/ads/${id}`, {
      method: 'DELETE',
      headers: { ...withKey, ...people.seller.headers },
    });
    expect(gone.status).toBe(200);
    const ms = await untilEverywhere(`/ad/${id}`, ({ status }) => status === 410);
    seen.set('deleted through one, gone from all after', `${ms} ms`);
    await untilEverywhere('/ads', ({ text }) => !text.includes(title));
  });
});
