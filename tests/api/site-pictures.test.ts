import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { pictureSources } from '@/lib/picture-sources';
import { forgetAll } from '@/lib/server/limits';
import { sweep } from '@/lib/server/uploads/sweep';
import { mediaStore } from '@/lib/storage/stores';
import { call, withKey } from '../support/api';
import { aModerator, contentSample, type Moderator } from '../support/content';
import { withTestDatabase } from '../support/database';
import { withOutbox } from '../support/mail';
import { drawn, formOf, fromPhone } from '../support/pictures';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

const send = (who: Moderator, body: BodyInit, type?: string) =>
  call('/v1/moderation/pictures', {
    method: 'POST',
    headers: { ...withKey, ...who.headers, ...(type ? { 'content-type': type } : {}) },
    body,
    duplex: 'half',
  } as RequestInit);
const upload = async (who: Moderator, bytes: Uint8Array): Promise<string> =>
  (await send(who, formOf({ image: bytes }))).body.data.image;
const isStored = async (image: string) => mediaStore().has(image.slice('/media/'.length));
const rows = async (query: ReturnType<typeof sql>) => (await connect()).rows<any>(query);
const tomorrow = () => sweep({ now: new Date(Date.now() + 86_400_000 + 60_000) });

describe('a picture for the site', () => {
  test('is drawn anew in the widths that the pages ask for, and says nothing of its camera', async () => {
    const who = await aModerator();
    const { status, body } = await send(who, formOf({ image: await fromPhone() }));
    expect([status, body.message]).toEqual([200, 'The picture is stored.']);
    const { image } = body.data;
    expect(image).toMatch(/^\/media\/[0-9a-f]{40}-\d+\.webp$/);
    const { srcSet = '' } = pictureSources(image);
    for (const source of srcSet.split(', ')) {
      const [src = '', width = ''] = source.split(' ');
      const file = await mediaStore().read(src.slice('/media/'.length));
      const head = await sharp(Buffer.from(file ?? [])).metadata();
      expect([`${head.width}w`, head.exif, head.format]).toEqual([width, undefined, 'webp']);
    }
    expect(srcSet.endsWith(`${image} ${/-(\d+)\.webp/.exec(image)?.[1]}w`), 'the widest is one of them').toBe(
      true,
    );
    const bare = await send(who, new Uint8Array(await drawn().png().toBuffer()), 'image/png');
    expect(bare.status).toBe(200);
  });

  test('may be larger than any text, and has to be one', async () => {
    const who = await aModerator();
    const noise = await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(512 * 1024);
    expect((await send(who, formOf({ image: noise }))).status).toBe(200);
    const refused = async (body: BodyInit, type?: string) => (await send(who, body, type)).status;
    expect(await refused(formOf({ image: Buffer.from('<svg onload="x()"/>') }))).toBe(422);
    expect(await refused(formOf({ image: [noise, noise] }))).toBe(422);
    expect(await refused(formOf({ other: noise }))).toBe(422);
    expect(await refused(formOf({ name: 'nothing' }))).toBe(422);
    expect(await refused('{}', 'application/json')).toBe(415);
    expect(await refused('no form', 'multipart/form-data; boundary=b')).toBe(400);
  });

  test('stays as long as anything shows it, and goes a day after nothing does', async () => {
    const who = await aModerator();
    const kinds = ['slides', 'why-choose', 'about-sections', 'reasons'] as const;
    const shown: { kind: string; image: string; row: { id: number; version: string } }[] = [];
    for (const kind of kinds) {
      const image = await upload(who, await drawn().jpeg().toBuffer());
      const { body } = await who.post(`/v1/moderation/${kind}`, { ...contentSample(kind), image });
      shown.push({ kind, image, row: body.data });
    }
    const logo = await upload(who, await drawn({ width: 300, height: 60 }).png().toBuffer());
    const settings = '/v1/moderation/settings';
    const { versions } = (await who.get(settings)).body.data;
    const saved = await who.put(settings, { values: { logo }, versions });
    expect(saved.status).toBe(200);
    const loose = await upload(who, await drawn().jpeg().toBuffer());
    await tomorrow();
    for (const { kind, image } of shown) expect(await isStored(image), kind).toBe(true);
    expect([await isStored(logo), await isStored(loose)]).toEqual([true, false]);

    for (const { kind, row } of shown)
      expect((await who.remove(`/v1/moderation/${kind}/${row.id}?version=${row.version}`)).status).toBe(200);
    await who.put(settings, { values: { logo: '/logo.svg' }, versions: saved.body.data.versions });
    await tomorrow();
    for (const { kind, image } of shown) expect(await isStored(image), kind).toBe(false);
    expect(await isStored(logo)).toBe(false);
    expect(await rows(sql`select 1 from media where account_id = ${who.id}`)).toEqual([]);
  });
});
