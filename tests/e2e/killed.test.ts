import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photographWidths } from '@/lib/contract/picture-widths';
import { connect, openDatabase, setConnection } from '@/lib/db/connect';
import { addressOf, readPostmaster } from '@/lib/db/embedded/address';
import { type EmbeddedServer, startEmbedded } from '@/lib/db/embedded/server';
import { env } from '@/lib/env';
import { seed } from '@/lib/server/operator/seed-demo';
import { keyOf } from '@/lib/server/uploads/picture';
import { sweep } from '@/lib/server/uploads/sweep';
import { mediaFile } from '@/lib/storage/media-url';
import { aMember } from '../support/account';
import { adForm } from '../support/ad-form';
import { withKey } from '../support/api';
import { filesIn } from '../support/files';
import { drawn, formOf } from '../support/pictures';
import { type Served, serve } from '../support/site';
import { rowsWithoutFiles } from '../support/template';

const day = 86_400_000;
const before = env.dataDir;
beforeEach(() => {
  env.dataDir = mkdtempSync(path.join(os.tmpdir(), 'makinar-killed-'));
});
afterEach(async () => {
  await server?.stop();
  rmSync(env.dataDir, { recursive: true });
  env.dataDir = before;
});

/** The embedded server of this test, as it runs beside a real site: what it has answered is on the disk. */
let server: EmbeddedServer | undefined;
const startServer = async () => {
  server = await startEmbedded(env.dataDir);
};
const killServer = async () => {
  process.kill(readPostmaster(env.dataDir)?.pid ?? 0, 'SIGKILL');
  await server?.ended;
};

/** What a killed site sent last is done all the same: its sessions end once they have. */
const untilSessionsEnd = async () => {
  const session = new pg.Client(addressOf(env.dataDir));
  await session.connect();
  const others = `select application_name from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()
      and application_name not like '%process ${process.pid})'`;
  try {
    await expect.poll(async () => (await session.query(others)).rows).toEqual([]);
  } finally {
    await session.end();
  }
};

/** Looks into the database while no site has it. */
const inDatabase = async <Result>(look: () => Promise<Result>): Promise<Result> => {
  await untilSessionsEnd();
  const connection = await openDatabase(addressOf(env.dataDir));
  setConnection(connection);
  try {
    return await look();
  } finally {
    setConnection(undefined);
    await connection.close();
  }
};
const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

/** A WebP says in its head how long it is. */
const isWholeFile = async (name: string) => {
  const bytes = await readFile(path.join(env.dataDir, 'media', name.slice(0, 2), name));
  return bytes.length === bytes.readUInt32LE(4) + 8;
};

type Seller = Awaited<ReturnType<typeof aMember>>;
type Event = 'picture' | 'ad';
type Post = { title: string; description: string; pictures: string[]; link: string; answer: number | null };
const link = 'https://facebook.com/yard';

/** Posts one ad with two photographs, sent before it or with it. Fails when the site is gone. */
const postAd = async (
  url: string,
  seller: Seller,
  photographs: 'before' | 'within',
  posts: Post[],
  onAnswer: (what: Event) => void = () => {},
) => {
  const send = async (address: string, body: string | FormData, type?: string) => {
    const response = await fetch(`${url}/api${address}`, {
      method: 'POST',
      headers: { ...withKey, ...seller.headers, ...(type ? { 'content-type': type } : {}) },
      body,
    });
    const answer = await response.json();
    if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const draw = () => drawn({ width: 1_700, height: 900 }).jpeg().toBuffer();
  const files = [await draw(), await draw()];
  const { images, ...form } = await adForm();
  const pictures = files.map((bytes) => keyOf(bytes, 'photograph', String(seller.id)));
  const post: Post = { title: form.title, description: form.description, pictures, link, answer: null };
  posts.push(post);
  const social = { 'social_media_id[0]': '1', 'link[0]': link };
  if (photographs === 'before') {
    for (const bytes of files) {
      await send('/upload', formOf({ 'images[]': [bytes] }));
      onAnswer('picture');
    }
    const socials = [{ social_media_id: 1, link }];
    const body = JSON.stringify({ ...form, images: pictures, socials });
    post.answer = (await send('/v1/ads', body, 'application/json')).id;
  } else {
    const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
    post.answer = (await send('/v1/ads', formOf({ ...fields, ...social, 'images[]': files }))).id;
  }
  onAnswer('ad');
};

/** A moment of a post: a share of the time that one takes, right after an answer, or between the files of a picture. */
type Moment = number | Event | 'half a picture';
const moments: Moment[] = [0.15, 'half a picture', 0.4, 'picture', 0.65, 'ad', 0.9, 'half a picture'];

type Victim = 'site' | 'server' | 'both';
const victims: Victim[] = ['both', 'site', 'server', 'both', 'server', 'site', 'both', 'site'];

/** More than there are moments above go on at random ones. */
const kills = Number(process.env.KILLS ?? moments.length);
const atRandom = Array.from({ length: Math.max(0, kills - moments.length) }, () => Math.random());

/** Looks until some files of a picture are there and some are not, for so many milliseconds. */
const seeHalfAPicture = async (most: number) => {
  const latest = performance.now() + most;
  while (performance.now() < latest) {
    const files = new Map<string, number>();
    for (const name of await filesIn('media')) {
      const [key = ''] = name.split('-');
      files.set(key, (files.get(key) ?? 0) + 1);
    }
    if ([...files.values()].some((count) => count < photographWidths.length)) return;
  }
};

/** How many milliseconds four posts at once take, once the site is warm. */
let duration = 0;

/** Four sellers post at once, again and again, until site or server is killed at that moment of their posts. */
const postUntilKilled = async (
  site: Served,
  sellers: readonly Seller[],
  [moment, victim]: [Moment, Victim],
  posts: Post[],
) => {
  const each = (work: (seller: Seller, photographs: 'before' | 'within') => Promise<void>) =>
    Promise.all(sellers.map((seller, index) => work(seller, index % 2 ? 'before' : 'within')));
  const postEach = () => each((seller, photographs) => postAd(site.url, seller, photographs, posts));

  await postEach();
  if (!duration) {
    const start = performance.now();
    await postEach();
    duration = performance.now() - start;
  }

  let killed = false;
  const kill = () => {
    if (killed) return;
    killed = true;
    if (victim !== 'server') void site.end('SIGKILL');
    if (victim !== 'site') void killServer();
  };
  if (typeof moment === 'number') setTimeout(kill, moment * duration);
  if (moment === 'half a picture') void seeHalfAPicture(4 * duration).then(kill);
  const onAnswer = (what: Event) => {
    if (what === moment) kill();
  };
  await each(async (seller, photographs) => {
    try {
      for (;;) await postAd(site.url, seller, photographs, posts, onAnswer);
    } catch (error) {
      if (!killed) throw error;
    }
  });
};

/** Starts the site, which takes away by itself what an earlier one left half done. */
const withSite = async (cutOff: readonly string[], work: (site: Served) => Promise<void>) => {
  const site = await serve(env.dataDir, { REALTIME_PORT: '0' });
  try {
    await expect
      .poll(async () => (await filesIn('media')).filter((name) => cutOff.includes(name)))
      .toEqual([]);
    await work(site);
  } finally {
    await site.end('SIGKILL');
  }
};

type Stored = Omit<Post, 'answer' | 'link'> & { id: number; links: string[]; findable: boolean };

/** Every ad is as it was sent and every answered one is there; every picture has its files. Returns files without a row. */
const checkStored = async (posts: readonly Post[]): Promise<string[]> => {
  const stored = await rows<Stored>(sql`
    select a.id, a.title, a.description, a.search <> ''::tsvector as findable,
           array(select media_key from ad_images where ad_id = a.id order by position) as pictures,
           array(select link from ad_socials where ad_id = a.id order by position) as links
      from ads a where a.status = 'pending' and a.deleted_at is null order by a.id`);
  const sent = new Map(posts.map((post) => [post.title, post]));
  expect(new Set(stored.map(({ title }) => title)).size).toBe(stored.length);
  for (const { id, ...ad } of stored) {
    const { title, description, pictures } = sent.get(ad.title) ?? {};
    expect(ad).toEqual({ title, description, pictures, links: [link], findable: true });
  }
  const numbers = new Map(stored.map(({ id, title }) => [title, id]));
  for (const { title, answer } of posts) if (answer !== null) expect(numbers.get(title)).toBe(answer);

  const pictures = await rows<{ key: string; widths: number[] }>(
    sql`select key, widths from media where account_id is not null`,
  );
  const named = new Set(pictures.flatMap(({ key, widths }) => widths.map((width) => mediaFile(key, width))));
  const files = await filesIn('media');
  expect([...named].filter((name) => !files.includes(name))).toEqual([]);
  for (const name of named) if (!(await isWholeFile(name))) throw new Error(`${name} is cut off.`);
  return files.filter((name) => !named.has(name));
};

test('A site or a database server that is killed while sellers post keeps every answered ad, no half one, and no file without a row', {
  timeout: 60_000 + kills * 120_000,
}, async () => {
  const fourSellers = () => Promise.all([aMember(), aMember(), aMember(), aMember()]);
  await startServer();
  let sellers = await inDatabase(async () => {
    await seed('none', { draw: rowsWithoutFiles });
    await adForm();
    return fourSellers();
  });
  const posts: Post[] = [];
  let cutOff: string[] = [];
  let everCutOff = 0;
  for (const [at, moment] of [...moments, ...atRandom].slice(0, kills).entries()) {
    const victim = victims[at % victims.length] ?? 'both';
    await withSite(cutOff, (site) => postUntilKilled(site, sellers, [moment, victim], posts));
    if (victim !== 'site') await startServer();
    sellers = await inDatabase(async () => {
      cutOff = await checkStored(posts).catch((error: Error) => {
        throw new Error(`After kill ${at + 1}, of ${victim} at ${moment}: ${error.message}`, {
          cause: error,
        });
      });
      return fourSellers();
    });
    everCutOff += cutOff.length;
  }
  // Otherwise the kills came too late to prove anything.
  expect(everCutOff).toBeGreaterThan(0);

  await withSite(cutOff, (site) => site.end('SIGTERM'));
  await inDatabase(async () => {
    expect(await checkStored(posts)).toEqual([]);
    // Photographs whose ad never came go after a day, and then each picture is one of an ad.
    await sweep({ now: new Date(Date.now() + day + 60_000), filesBefore: new Date() });
    expect(await checkStored(posts)).toEqual([]);
    const unused = sql`select key from media where account_id is not null
                          and key not in (select media_key from ad_images)`;
    expect(await rows(unused)).toEqual([]);
  });
});
