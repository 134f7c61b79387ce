import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';
import { forgetAll } from '@/lib/server/limits';
import { inTurn } from '@/lib/storage/in-turn';
import { mediaStore } from '@/lib/storage/stores';
import { aMember } from '../support/account';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { filesIn } from '../support/files';
import { withOutbox } from '../support/mail';
import { drawn, formOf, fromPhone } from '../support/pictures';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Headers = Record<string, string>;
const upload = (body: BodyInit, headers: Headers) =>
  call('/upload', {
    method: 'POST',
    headers: { ...withKey, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const send = (files: (Uint8Array | [Uint8Array, string])[], headers: Headers) =>
  upload(formOf({ 'images[]': files }), headers);
const sendOne = (bytes: Uint8Array, headers: Headers, type = 'image/jpeg') =>
  upload(new Uint8Array(bytes), { ...headers, 'content-type': type });

const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const kept = async (accountId: number) =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from media where account_id = ${accountId}`))[0]
    ?.n;
const fileOf = async (address: string) => Buffer.from((await mediaStore().read(address.slice(7))) ?? []);
const jpeg = (width?: number, height?: number) =>
  drawn({ ...(width ? { width } : {}), ...(height ? { height } : {}) })
    .jpeg()
    .toBuffer();

describe('a seller sends photographs', () => {
  test('each is answered with its key and where its widths are served', async () => {
    const seller = await aMember();
    const { status, body } = await send([await jpeg(2000, 1500), await jpeg(600, 400)], seller.headers);
    expect([status, body.status, body.data.length]).toEqual([200, true, 2]);
    const [large, small] = body.data;
    expect(large).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{40}$/),
      src: `/media/${large.key}-1600.webp`,
      srcset: [480, 800, 1200, 1600].map((width) => `/media/${large.key}-${width}.webp ${width}w`).join(', '),
      width: 1600,
      height: 1200,
      illustration: false,
    });
    expect([small.width, small.height, small.srcset.split(', ').length]).toEqual([600, 400, 2]);
    for (const width of [480, 800, 1200, 1600]) {
      const head = await sharp(await fileOf(`/media/${large.key}-${width}.webp`)).metadata();
      expect([head.format, head.width]).toEqual(['webp', width]);
    }
    expect(await kept(seller.id)).toBe(2);
  });

  test('one alone may be the whole body, as the site sends it', async () => {
    const seller = await aMember();
    for (const type of ['image/jpeg', 'application/octet-stream', 'image/x-anything']) {
      const { status, body } = await sendOne(await jpeg(), seller.headers, type);
      expect([status, body.data.length], type).toEqual([200, 1]);
    }
  });

  test('every usual kind of photograph is taken, whatever its name says (R166)', async () => {
    const { headers } = await aMember();
    const kinds = [
      await drawn().jpeg().toBuffer(),
      await drawn().png({ palette: true }).toBuffer(),
      await drawn().webp().toBuffer(),
      await drawn().gif().toBuffer(),
      await drawn().avif({ effort: 0 }).toBuffer(),
    ];
    const { status, body } = await send(
      kinds.map((bytes): [Uint8Array, string] => [bytes, '../../etc/pässwd\u202e.php']),
      headers,
    );
    expect([status, body.data.length]).toEqual([200, 5]);
    expect(JSON.stringify(body)).not.toContain('php');
    expect(await sendOne(await drawn().toColourspace('cmyk').jpeg().toBuffer(), headers)).toMatchObject({
      status: 200,
    });
  });

  test('a photograph from a phone stands upright and tells nobody where it was taken', async () => {
    const { headers } = await aMember();
    const photo = await fromPhone();
    const before = await sharp(photo).metadata();
    expect([before.orientation, before.exif?.includes('SN-4711')]).toEqual([6, true]);
    const { body } = await sendOne(photo, headers);
    expect([body.data[0].width, body.data[0].height]).toEqual([800, 1200]);
    const stored = await fileOf(body.data[0].src);
    const head = await sharp(stored).metadata();
    expect([head.exif, head.xmp, head.icc, head.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stored.includes('SN-4711')).toBe(false);
  });

  test('the same photograph twice is one picture; of two sellers it is one for each', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const photo = await jpeg();
    const first = await sendOne(photo, one.headers);
    const again = await sendOne(photo, one.headers);
    const others = await sendOne(photo, other.headers);
    expect(again.body.data).toEqual(first.body.data);
    expect(others.body.data[0].key).not.toBe(first.body.data[0].key);
    expect([await kept(one.id), await kept(other.id)]).toEqual([1, 1]);
  });

  test('ten at once leave ten whole pictures', async () => {
    const seller = await aMember();
    const photos = await Promise.all(Array.from({ length: 10 }, () => jpeg(500, 400)));
    const answers = await Promise.all(photos.map((photo) => sendOne(photo, seller.headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { body } of answers) expect((await fileOf(body.data[0].src)).length).toBeGreaterThan(100);
  });

  test('a picture whose files went missing is whole again when it is sent again', async () => {
    const { headers } = await aMember();
    const photo = await jpeg();
    const { body } = await sendOne(photo, headers);
    await mediaStore().remove(body.data[0].src.slice(7));
    await sendOne(photo, headers);
    expect((await fileOf(body.data[0].src)).length).toBeGreaterThan(100);
  });
});

describe('what is no photograph leaves nothing behind', () => {
  const gif = Buffer.from('GIF89a<script>alert(1)</script>/*'.padEnd(400, 'x'));
  /** A whole and right PNG of one bit a pixel: 400 million of them in 50 KB. */
  const bomb = () => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const size = Buffer.alloc(4);
    size.writeUInt32BE(20_000);
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', Buffer.concat([size, size, Buffer.from([1, 0, 0, 0, 0])])),
      chunk('IDAT', deflateSync(Buffer.alloc((1 + 20_000 / 8) * 20_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  const bad: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
    'a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'an SVG': () => Buffer.from(svg),
    'an SVG with an XML head': () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    'a PDF': () => Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj'),
    'a TIFF': () => drawn().tiff().toBuffer(),
    'a program': () => Buffer.from(`MZ${'\0'.repeat(500)}`),
    'only the first bytes of a JPEG': () => Buffer.from([0xff, 0xd8, 0xff]),
    'a GIF that is a script': () => gif,
    'a JPEG cut off in the middle': async () => {
      const photo = await sharp({
        create: {
          width: 900,
          height: 600,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .jpeg()
        .toBuffer();
      return photo.subarray(0, photo.length / 2);
    },
    'a PNG cut off in the middle': async () => {
      const photo = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
      return photo.subarray(0, photo.length / 2);
    },
    '20,000 × 20,000 pixels in some kilobytes': bomb,
    'a line of 1 × 20,000': () => drawn({ width: 1, height: 20_000 }).png().toBuffer(),
    'a HEIC': () =>
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]),
  };

  test.each(Object.entries(bad))('%s', async (_, make) => {
    const seller = await aMember();
    const before = await filesIn('media');
    const bytes = await make();
    for (const answer of [
      await send([[bytes, 'machine.jpg']], seller.headers),
      await sendOne(bytes, seller.headers),
      await send([await jpeg(), [bytes, 'machine.jpg']], seller.headers),
    ]) {
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['images']]);
      expect(answer.body.message).not.toMatch(/vips|sharp|Input|\//);
    }
    expect([await kept(seller.id), await filesIn('media')]).toEqual([0, before]);
  });

  test('no file, a file of zero bytes, six files', async () => {
    const seller = await aMember();
    const six = await Promise.all(Array.from({ length: 6 }, () => jpeg(40, 30)));
    for (const files of [[], [new Uint8Array()], six]) {
      const { status, body } = await send(files, seller.headers);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['images']]);
    }
    expect((await sendOne(new Uint8Array(), seller.headers)).status).toBe(422);
    const mixed = new FormData();
    for (const [index, bytes] of six.entries())
      mixed.append(index % 2 ? 'images[]' : 'images', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    expect((await upload(mixed, seller.headers)).status).toBe(422);
    expect(await kept(seller.id)).toBe(0);
  });

  test('a file under another name is named, a text beside the pictures is nothing', async () => {
    const { headers } = await aMember();
    const { status, body } = await upload(formOf({ cover: await jpeg() }), headers);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['cover']]);
    expect((await upload(formOf({ 'images[]': await jpeg(), title: 'x' }), headers)).status).toBe(200);
  });

  test('a body that is no form, is cut off or has no boundary', async () => {
    const { headers } = await aMember();
    const type = { ...headers, 'content-type': 'multipart/form-data; boundary=X' };
    const part = '--X\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n';
    for (const body of [
      '',
      'hello',
      '--X',
      part,
      `${part}bytes`,
      `${part}\r\n--X\r\n`,
      '\r\n'.repeat(5_000),
    ]) {
      expect((await upload(body, type)).status, JSON.stringify(body.slice(0, 60))).toBe(400);
    }
    expect((await upload('x', { ...headers, 'content-type': 'multipart/form-data' })).status).toBe(415);
    expect((await upload('{}', { ...headers, 'content-type': 'application/json' })).status).toBe(415);
    expect((await upload(`--X\r\n${'a'.repeat(9_000)}`, type)).status).toBe(400);
    const latin = Buffer.from(
      '--X\r\nContent-Disposition: form-data; name="\xe9\xff"\r\n\r\nx\r\n--X--',
      'latin1',
    );
    expect((await upload(latin, type)).status).toBe(400);
  });

  test('a form whose last bytes come by themselves is whole', async () => {
    const { headers } = await aMember();
    const whole = Buffer.concat([
      Buffer.from('--X\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n'),
      await jpeg(),
      Buffer.from('\r\n--X--\r\n'),
    ]);
    for (const tail of [1, 2, 3, 4, 9]) {
      const pieces = [whole.subarray(0, whole.length - tail), whole.subarray(whole.length - tail)];
      const stream = new ReadableStream({
        pull: (controller) => {
          const piece = pieces.shift();
          if (piece) controller.enqueue(new Uint8Array(piece));
          else controller.close();
        },
      });
      const { status } = await upload(stream, {
        ...headers,
        'content-type': 'multipart/form-data; boundary=X',
      });
      expect(status, `${tail} bytes`).toBe(200);
    }
  });
});

describe('how much is taken', () => {
  const megabyte = 1024 * 1024;
  /** A body without end, and how much of it was asked for. */
  const endless = () => {
    let sent = 0;
    const chunk = new Uint8Array(64 * 1024);
    const stream = new ReadableStream({
      pull: (controller) => {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    return { stream, sent: () => sent };
  };

  test('a file over 12 MB is refused by name, whatever its type', async () => {
    const { headers } = await aMember();
    const photo = await jpeg();
    const large = Buffer.concat([photo, Buffer.alloc(12 * megabyte)]);
    const { status, body } = await send([large], headers);
    expect([status, Object.keys(body.errors)]).toEqual([413, ['images']]);
    expect((await sendOne(large, headers)).status).toBe(413);
    const within = Buffer.concat([photo, Buffer.alloc(11 * megabyte)]);
    expect((await sendOne(within, headers)).status).toBe(200);
  });

  test('a body without end is cut off soon after the limit', async () => {
    const { headers } = await aMember();
    const bare = endless();
    const one = await upload(bare.stream, { ...headers, 'content-type': 'image/jpeg' });
    expect([one.status, one.headers.get('connection')]).toEqual([413, 'close']);
    expect(bare.sent()).toBeLessThan(32 * megabyte);
    const form = endless();
    const { status } = await upload(form.stream, {
      ...headers,
      'content-type': 'multipart/form-data; boundary=X',
    });
    expect(status).toBe(400);
    expect(form.sent()).toBeLessThan(32 * megabyte);
  });

  test('one that says how large it is is not read at all', async () => {
    const { headers } = await aMember();
    const body = endless();
    const { status } = await upload(body.stream, {
      ...headers,
      'content-type': 'image/jpeg',
      'content-length': String(200 * megabyte),
    });
    expect(status).toBe(413);
    expect(body.sent()).toBeLessThan(megabyte);
  });

  test('sixty pictures an hour for an account, and others still can', async () => {
    const seller = await aMember();
    const photo = await jpeg(40, 30);
    const statuses = [];
    for (let n = 0; n < 13; n += 1) {
      statuses.push((await send([photo, photo, photo, photo, photo], seller.headers)).status);
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
    const over = await sendOne(photo, seller.headers);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendOne(photo, (await aMember()).headers)).status).toBe(200);
  });
});

describe('whose turn it is', () => {
  /** Of the queue for decoding, which all accounts share. */
  const waiting = () => {
    const desk = oncePerProcess<{ waiting: Map<string, unknown[]> }>('turns of uploads', () => {
      throw new Error('There is no such queue.');
    });
    return [...desk.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  };
  const untilWaiting = (count: number) => vi.waitFor(() => expect(waiting()).toBe(count), 10_000);

  test('a dozen pictures of one account do not keep up the single one of another', async () => {
    const [many, single] = [await aMember(), await aMember()];
    const photos = await Promise.all(Array.from({ length: 13 }, () => jpeg()));
    // Both places are taken until all wait.
    const hold = inTurn('uploads', { atOnce: 2, mostWaiting: 0 });
    const letGo: (() => void)[] = [];
    const taken = () => new Promise<void>((resolve) => letGo.push(resolve));
    const holders = [hold(taken), hold(taken)];

    const answered: string[] = [];
    const sendAs = async (name: string, photo: Uint8Array, headers: Headers) => {
      const { status } = await sendOne(photo, headers);
      answered.push(`${name} ${status}`);
    };
    const [last = new Uint8Array(), ...dozen] = photos;
    const sent = dozen.map((photo) => sendAs('many', photo, many.headers));
    await untilWaiting(12);
    sent.push(sendAs('single', last, single.headers));
    await untilWaiting(13);
    for (const go of letGo) go();
    await Promise.all([...holders, ...sent]);
    expect(answered.toSorted()).toEqual([...Array(12).fill('many 200'), 'single 200']);
    expect(answered.indexOf('single 200')).toBeLessThan(6);
  });
});

describe('who may send', () => {
  test('nobody without a session, and nothing is kept', async () => {
    const before = await filesIn('media');
    for (const headers of [{}, { authorization: 'Bearer null' }, { cookie: `token=${'x'.repeat(43)}` }]) {
      const { status, body } = await send([await jpeg()], headers as Headers);
      expect([status, body.status]).toEqual([401, false]);
    }
    expect(await filesIn('media')).toEqual(before);
  });

  test('no form of another site, which cannot send the key', async () => {
    const { token } = await aMember();
    const { status } = await call('/upload', {
      method: 'POST',
      headers: { cookie: `token=${token}` },
      body: formOf({ 'images[]': await jpeg() }),
    });
    expect(status).toBe(403);
  });

  test('in the reader’s language', async () => {
    const { headers } = await aMember();
    const { body } = await call('/upload?lang=ar', {
      method: 'POST',
      headers: { ...withKey, ...headers, 'content-type': 'image/png' },
      body: 'no picture',
    });
    expect(body.message).toMatch(/ليس صورة/);
  });
});
