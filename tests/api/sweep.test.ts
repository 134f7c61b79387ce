import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, openDatabase, runAlone, setConnection } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { forgetAll } from '@/lib/server/limits';
import { removePicture } from '@/lib/server/uploads/remove-picture';
import { storePictures } from '@/lib/server/uploads/store-picture';
import { sweep } from '@/lib/server/uploads/sweep';
import { startSweeping } from '@/lib/server/uploads/sweeping';
import { takePictures } from '@/lib/server/uploads/take-pictures';
import { mediaStore } from '@/lib/storage/stores';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { dropDatabase, makeDatabase, urlOf } from '../support/cluster';
import { withTestDatabase } from '../support/database';
import { filesIn } from '../support/files';
import { takeLog } from '../support/log';
import { withOutbox } from '../support/mail';
import { drawn, formOf } from '../support/pictures';

const day = 86_400_000;
const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);

const aPhoto = async (accountId: number) => {
  const bytes = await drawn({ width: 200, height: 100 }).jpeg().toBuffer();
  const [stored] = await storePictures([bytes], accountId);
  if (!stored) throw new Error('The photograph was not stored.');
  return { ...stored, bytes };
};
const anAdOf = async (accountId: number): Promise<number> => {
  const [ad] = await rows<{ id: number }>(sql`
    insert into ads (account_id, title, category_id, ad_type_id)
    select ${accountId}, 'Excavator', (select min(id) from categories), (select min(id) from ad_types)
    returning id`);
  return ad?.id ?? 0;
};
const isThere = async (key: string) => ({
  row: (await rows(sql`select 1 from media where key = ${key}`)).length === 1,
  files: (await filesIn('media')).filter((name) => name.startsWith(key)).length,
});
const whole = { row: true, files: 1 };
const gone = { row: false, files: 0 };

describe('what nothing uses', () => {
  withTestDatabase();
  withOutbox();
  beforeEach(() => forgetAll());

  const tomorrow = () => sweep({ now: new Date(Date.now() + day + 60_000) });

  test('is gone after a day, and not before', async () => {
    const { id } = await aMember();
    const photo = await aPhoto(id);
    await sweep({});
    await sweep({ now: new Date(Date.now() + day - 60_000) });
    expect(await isThere(photo.key)).toEqual(whole);
    expect((await tomorrow()).pictures).toBe(1);
    expect(await isThere(photo.key)).toEqual(gone);
    expect((await tomorrow()).pictures).toBe(0);
  });

  test('sent once more it has another day', async () => {
    const { id } = await aMember();
    const photo = await aPhoto(id);
    await rows(sql`update media set created_at = now() - interval '2 days' where key = ${photo.key}`);
    await storePictures([photo.bytes], id);
    await sweep({});
    expect(await isThere(photo.key)).toEqual(whole);
  });

  test('an ad, a waiting edit and an account keep theirs; so does the same photograph of another seller', async () => {
    const [seller, other] = [await aMember(), await aMember()];
    const [shown, edited, rejected, accepted, loose] = [
      await aPhoto(seller.id),
      await aPhoto(seller.id),
      await aPhoto(seller.id),
      await aPhoto(seller.id),
      await aPhoto(seller.id),
    ];
    const [same] = await storePictures([loose.bytes], other.id);
    const ads = [
      await anAdOf(seller.id),
      await anAdOf(seller.id),
      await anAdOf(seller.id),
      await anAdOf(other.id),
    ];
    await rows(sql`insert into ad_images (ad_id, position, media_key) values (${ads[0]}, 0, ${shown.key})`);
    await rows(sql`insert into ad_images (ad_id, position, media_key) values (${ads[3]}, 0, ${same?.key})`);
    const revise = (ad: number | undefined, key: string, status: string, daysAgo: number) =>
      rows(sql`insert into ad_revisions (ad_id, fields, status, decided_at) values
        (${ad}, ${JSON.stringify({ images: ['nothing', key] })}::jsonb, ${status}, now() - ${`${daysAgo} days`}::interval)`);
    await revise(ads[0], edited.key, 'pending', 90);
    await revise(ads[1], rejected.key, 'rejected', 3);
    await revise(ads[2], accepted.key, 'accept', 3);
    await call(`/auth/update/${seller.id}`, {
      method: 'POST',
      headers: { ...withKey, ...seller.headers },
      body: formOf({ avatar: await drawn().jpeg().toBuffer() }),
    });
    await tomorrow();
    for (const { key } of [shown, edited, rejected]) expect(await isThere(key)).toEqual(whole);
    expect(await isThere(same?.key ?? '')).toEqual(whole);
    for (const { key } of [accepted, loose]) expect(await isThere(key)).toEqual(gone);
    const [account] = await rows<{ avatar: string }>(
      sql`select avatar from accounts where id = ${seller.id}`,
    );
    expect(await isThere(account?.avatar ?? '')).toEqual({ row: true, files: 3 });
  });

  test('the drawings of the demo stay', async () => {
    const count = () =>
      rows<{ n: number }>(sql`select count(*)::int as n from media where illustration is not null`);
    const [before] = await count();
    await rows(sql`delete from ad_images where ad_id = (select min(ad_id) from ad_images)`);
    await tomorrow();
    expect(await count()).toEqual([before]);
  });

  test('an ad that takes it at the same moment gets it whole or is told', async () => {
    const { id } = await aMember();
    const ad = await anAdOf(id);
    const { db } = await connect();
    for (let n = 0; n < 10; n += 1) {
      const { key } = await aPhoto(id);
      const take = () =>
        db.transaction(async (tx) => {
          if (!(await takePictures(tx, [key], id))) return false;
          await tx.execute(
            sql`insert into ad_images (ad_id, position, media_key) values (${ad}, ${n}, ${key})`,
          );
          return true;
        });
      const [taken, removed] =
        n % 2
          ? await Promise.all([take(), removePicture(key)])
          : (await Promise.all([removePicture(key), take()])).toReversed();
      expect(taken).toBe(!removed);
      expect(await isThere(key)).toEqual(taken ? whole : gone);
    }
  });

  test('sent again while it is swept it is whole', async () => {
    const { id } = await aMember();
    for (let n = 0; n < 6; n += 1) {
      const { key, bytes } = await aPhoto(id);
      await rows(sql`update media set created_at = now() - interval '2 days' where key = ${key}`);
      const both = [() => storePictures([bytes], id), () => removePicture(key, new Date(Date.now() - day))];
      await Promise.all((n % 2 ? both : both.toReversed()).map((work) => work()));
      expect(await isThere(key)).toEqual(whole);
    }
  });

  test('nobody takes the pictures of somebody else, or ones that were never sent', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const photo = await aPhoto(one.id);
    const { db } = await connect();
    const take = (keys: string[], account: number) => db.transaction((tx) => takePictures(tx, keys, account));
    expect((await take([photo.key], one.id))?.map(({ key }) => key)).toEqual([photo.key]);
    expect(await take([photo.key], other.id)).toBeNull();
    expect(await take([photo.key, 'f'.repeat(40)], one.id)).toBeNull();
  });

  test('counts of views go after 90 days, sessions when they end', async () => {
    const [ad] = await rows<{ id: number }>(sql`select min(id) as id from ads`);
    await rows(sql`insert into ad_views (ad_id, visitor, day) values
      (${ad?.id}, 'a', current_date - 91), (${ad?.id}, 'b', current_date - 89)`);
    const { id } = await aMember();
    await rows(sql`update sessions set expires_at = now() - interval '1 minute' where account_id = ${id}`);
    await sweep({});
    expect(
      await rows(sql`select visitor from ad_views where ad_id = ${ad?.id} and visitor in ('a', 'b')`),
    ).toEqual([{ visitor: 'b' }]);
    expect(await rows(sql`select 1 from sessions where account_id = ${id}`)).toEqual([]);
  });
});

describe('files without a row', () => {
  withTestDatabase();
  withOutbox();

  const old = new Date(Date.now() - 3 * day);
  const leave = async (folder: string, name: string, when = old) => {
    const file = path.join(env.dataDir, folder, name.slice(0, 2), name);
    await mediaStore().write(`${name.slice(0, 2)}a.webp`, new Uint8Array([1]));
    if (folder === 'private') {
      const { privateStore } = await import('@/lib/storage/stores');
      await privateStore().write(`${name.slice(0, 2)}a.pdf`, new Uint8Array([1]));
    }
    await writeFile(file, 'x');
    await utimes(file, when, when);
  };

  test('go when they are old, whether whole or cut off in writing; young ones and those in use stay', async () => {
    const { id } = await aMember();
    const photo = await aPhoto(id);
    const key = 'ab'.repeat(20);
    await leave('media', `${key}-480.webp`);
    await leave('media', `${key}-800.webp.0b9d3a36-8f0e-4b0e-9a7c-3d1f2e4a5b6c`);
    await leave('media', `${photo.key}-480.webp.0b9d3a36-8f0e-4b0e-9a7c-3d1f2e4a5b6c`);
    await leave('media', `${'cd'.repeat(20)}-480.webp`, new Date());
    await leave('private', `${'ef'.repeat(20)}.pdf`);
    const { files } = await sweep({ filesBefore: new Date(Date.now() - day) });
    expect(files).toBe(4);
    const left = await filesIn('media');
    expect(left.filter((name) => name.length > 20)).toEqual(
      [`${'cd'.repeat(20)}-480.webp`, ...left.filter((name) => name.startsWith(photo.key))].toSorted(),
    );
    expect(await isThere(photo.key)).toEqual(whole);
    expect((await filesIn('private')).filter((name) => name.length > 20)).toEqual([]);
  });

  test('a CV in use stays', async () => {
    const { id, headers } = await aMember();
    await call(`/auth/update/${id}`, {
      method: 'POST',
      headers: { ...withKey, ...headers },
      body: formOf({ cv: [Buffer.from('%PDF-1.4'), 'cv.pdf'] }),
    });
    await sweep({ filesBefore: new Date(Date.now() + day) });
    const [account] = await rows<{ cv: string }>(sql`select cv from accounts where id = ${id}`);
    expect(await filesIn('private')).toContain(account?.cv);
  });

  test('go after a start even where a site that was killed holds the sweeping for a moment longer', async () => {
    const name = `${'ab'.repeat(20)}-480.webp`;
    await leave('media', name);
    let held: Promise<boolean> | undefined;
    const letGo = await new Promise<() => void>((begun) => {
      held = runAlone('sweeping', () => new Promise<void>((resolve) => begun(resolve)));
    });
    startSweeping();
    // Long enough for a first try.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await filesIn('media')).toContain(name);
    letGo();
    await held;
    await expect.poll(() => filesIn('media'), { timeout: 10_000 }).not.toContain(name);
  });

  test('a store that belongs to another database is left alone, and said so', async () => {
    for (let n = 0; n < 40; n += 1) await leave('media', `${String(n).padStart(2, '0').repeat(20)}-480.webp`);
    const { files } = await sweep({ filesBefore: new Date(Date.now() - day) });
    expect(files).toBe(0);
    expect(
      takeLog()
        .map(({ message }) => message)
        .join(),
    ).toMatch(/40 stored files belong to nothing/);
  });
});

const server = new URL('../support/upload-for-ever.ts', import.meta.url);

describe('a site that is killed in the middle of an upload', () => {
  const before = env.dataDir;
  let database = '';
  beforeAll(async () => {
    env.dataDir = mkdtempSync(path.join(os.tmpdir(), 'makinar-killed-'));
    database = await makeDatabase();
  });
  afterAll(async () => {
    await dropDatabase(database);
    rmSync(env.dataDir, { recursive: true });
    env.dataDir = before;
  });

  /** Runs one until two pictures are whole, and kills it as soon as `files` of another's four are there, if it can. */
  const runAndKill = async (files: number) => {
    const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(server)], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATA_DIR: env.dataDir,
        DATABASE_URL: urlOf(database),
        TZ: 'UTC',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', () => reject(new Error('The server ended before it was killed.')));
    });
    const start = (await filesIn('media')).length;
    let seen = start;
    for (let looks = 0; seen < start + 8 || (seen % 4 !== files && looks < 2_000); looks += 1) {
      seen = (await filesIn('media')).filter((name) => name.endsWith('.webp')).length;
    }
    child.kill('SIGKILL');
    await ended;
  };

  test('leaves nothing behind after the next start', async () => {
    for (const files of [1, 3]) {
      await runAndKill(files);
      const connection = await openDatabase({ connectionString: urlOf(database) });
      setConnection(connection);
      try {
        await sweep({ filesBefore: new Date() });
        const stored = await rows<{ key: string; widths: number[] }>(sql`select key, widths from media`);
        expect(stored.length).toBeGreaterThan(0);
        // Every row has all its files, and every file a row.
        const expected = stored.flatMap(({ key, widths }) => widths.map((width) => `${key}-${width}.webp`));
        expect(await filesIn('media')).toEqual(expected.toSorted());

        await sweep({ now: new Date(Date.now() + day + 60_000) });
        expect([await rows(sql`select key from media`), await filesIn('media')]).toEqual([[], []]);
      } finally {
        setConnection(undefined);
        await connection.close();
      }
    }
  }, 240_000);
});
