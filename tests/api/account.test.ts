import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { handle } from '@/lib/server/app';
import { onChange, type Tag } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { mediaStore } from '@/lib/storage/stores';
import { aMember, memberPassword, signIn } from '../support/account';
import { anAdOf } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';
import { filesIn } from '../support/files';
import { mailsTo, withOutbox } from '../support/mail';
import { drawn, formOf, fromPhone } from '../support/pictures';
import { sendSlowly } from '../support/slow-form';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());

type Member = Awaited<ReturnType<typeof aMember>>;
type Parts = Parameters<typeof formOf>[0];

const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const ask = (
  method: string,
  address: string,
  headers: Record<string, string>,
  init: { headers?: Record<string, string>; body?: BodyInit } = {},
) => call(address, { method, ...init, headers: { ...withKey, ...headers, ...init.headers } });
const update = (who: Member, fields: Record<string, unknown>) =>
  ask('POST', `/auth/update/${who.id}`, who.headers, json(fields));
const updateByForm = (who: Member, parts: Parts) =>
  ask('POST', `/auth/update/${who.id}`, who.headers, { body: formOf(parts) });
const me = (headers: Record<string, string>) => call('/auth/me', { headers });
const rows = async <Row>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const rowOf = async (id: number) => (await rows<any>(sql`select * from accounts where id = ${id}`))[0];
const cvOf = (headers: Record<string, string>, query = '') =>
  handle(new Request(`http://localhost/api/auth/cv${query}`, { headers }));

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF');
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const docx = Buffer.from('PK\x03\x04....[Content_Types].xml....word/document.xml....', 'latin1');

describe('a member changes the own account', () => {
  test('what is given changes, what is not stays, what is emptied is gone', async () => {
    const member = await aMember();
    const first = await update(member, {
      first_name: 'Azad',
      phone_number: '+964 770 123 45 67',
      website_url: 'yard.example',
      state_id: '1',
      lat: '36.19',
      long: 44.01,
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      status: true,
      success: true,
      data: {
        id: member.id,
        full_name: 'Azad Karim',
        phone_number: '+9647701234567',
        website_url: 'https://yard.example',
        state_id: 1,
        lat: 36.19,
        long: 44.01,
        email_confirmed: true,
      },
    });
    const second = await update(member, { phone_number: '', website_url: null, lat: '', last_name: 'Omar' });
    expect(second.body.data).toMatchObject({
      full_name: 'Azad Omar',
      phone_number: null,
      website_url: null,
      state_id: 1,
      lat: null,
      long: null,
    });
    expect((await me(member.headers)).body.data).toEqual(second.body.data);
  });

  test('the pages of the own public ads say it too, and no others are made anew', async () => {
    const member = await aMember();
    const [shown, waiting] = [await anAdOf(member.headers), await anAdOf(member.headers)];
    await accept(shown);
    expect(waiting).toBeGreaterThan(shown);
    const told: Tag[] = [];
    onChange('test', (tags) => told.push(...tags));
    await update(member, { phone_number: '+9647709999999' });
    expect(told).toEqual([`ad:${shown}`]);
    expect((await call(`/v1/ads/${shown}`)).body.data.app_account.phone_number).toBe('+9647709999999');
    await update(member, { first_name: 'Nobody sees that there' });
    expect(told).toHaveLength(1);
  });

  test('a form says the same as JSON', async () => {
    const member = await aMember();
    const { status, body } = await updateByForm(member, {
      first_name: 'Azad',
      zip_code: '44001',
      state_id: '',
    });
    expect([status, body.data.first_name, body.data.zip_code]).toEqual([200, 'Azad', '44001']);
  });

  test('a form that changes nothing is fine', async () => {
    const member = await aMember();
    expect((await update(member, {})).status).toBe(200);
    expect((await update(member, { email: ` ${member.email.toUpperCase()} `, password: '' })).status).toBe(
      200,
    );
  });

  test('a body of another kind, or one that is no JSON, is not taken for an empty one', async () => {
    const member = await aMember();
    const send = (type: string, body: string) =>
      ask('POST', `/auth/update/${member.id}`, { ...member.headers, 'content-type': type }, { body });
    expect((await send('text/xml', '<x/>')).status).toBe(415);
    expect((await send('application/json', '{"first_name":')).status).toBe(400);
    expect((await send('application/json', '["x"]')).status).toBe(422);
    expect((await send('multipart/form-data', 'x')).status).toBe(415);
    expect((await send('multipart/form-data; boundary=X', 'x')).status).toBe(400);
    const large = JSON.stringify({ first_name: 'x'.repeat(80_000) });
    expect((await send('application/json', large)).status).toBe(413);
  });

  test('what nobody may say of himself is ignored', async () => {
    const member = await aMember();
    const other = await aMember();
    const { status } = await update(member, {
      id: other.id,
      role: 'moderator',
      email_confirmed: false,
      password_hash: 'x',
      avatar: 'https://evil.example/x.png',
      cv: 'x',
      blocked_at: null,
      ['__proto__']: { role: 'moderator' },
      'constructor[prototype]': 'x',
      first_name: 'Azad',
    });
    expect(status).toBe(200);
    expect(await rowOf(member.id)).toMatchObject({
      role: 'member',
      avatar: null,
      cv: null,
      first_name: 'Azad',
    });
    expect((await rowOf(other.id)).first_name).toBe('Sara');
    expect(({} as any).role).toBeUndefined();
  });

  test('each wrong field is named, and nothing is written', async () => {
    const member = await aMember();
    const wrong = {
      username: 'a b',
      first_name: '<b>',
      email: 'no mail',
      phone_number: 'call me',
      website_url: 'javascript:alert(1)',
      state_id: '0',
      zip_code: '<>',
      lat: '91',
      password: 'short',
    };
    const { status, body } = await update(member, { ...wrong, last_name: 'Omar' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(
      [...Object.keys(wrong), 'password_confirmation'].toSorted(),
    );
    expect((await update(member, { username: '' })).body.errors.username[0]).toBe('Please fill this in.');
    expect((await update(member, { state_id: 999_999 })).status).toBe(422);
    expect((await rowOf(member.id)).last_name).toBe('Karim');
  });

  test('a name or an address that another has is refused, also to the slower of two', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const taken = await update(one, {
      username: other.username.toUpperCase(),
      email: other.email,
      current_password: memberPassword,
    });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['username', 'email']]);
    const both = await Promise.all([
      update(one, { username: 'same.name' }),
      update(other, { username: 'Same.Name' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('a reserved username, or one that passes for it, is refused', async () => {
    const member = await aMember();
    for (const username of ['admin', 'support', 'Makinar', 'مدير', '\u0430dmin']) {
      const { status, body } = await update(member, { username });
      expect([status, Object.keys(body.errors ?? {})], username).toEqual([422, ['username']]);
    }
    expect((await rowOf(member.id)).username).toBe(member.username);
  });

  test('an account that has a reserved username already changes the rest of itself', async () => {
    const member = await aMember();
    await rows(sql`update accounts set username = 'support' where id = ${member.id}`);
    const { status, body } = await update(member, { username: 'support', first_name: 'Azad' });
    expect([status, body.data.first_name]).toEqual([200, 'Azad']);
  });

  test('only the own account', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const moderator = await aMember({ role: 'moderator' });
    for (const { headers } of [one, moderator]) {
      const { status, body } = await ask(
        'POST',
        `/auth/update/${other.id}`,
        headers,
        json({ first_name: 'Changed' }),
      );
      expect([status, body.status]).toEqual([403, false]);
    }
    expect((await ask('POST', `/auth/update/${other.id}`, {}, json({ first_name: 'X' }))).status).toBe(401);
    for (const id of ['abc', '0', '-1', '9223372036854775808', '1;2', '%00']) {
      const { status } = await ask('POST', `/auth/update/${id}`, one.headers, json({ first_name: 'X' }));
      expect([404, 422], id).toContain(status);
    }
    expect((await rowOf(other.id)).first_name).toBe('Sara');
  });

  test('the name in the page header follows', async () => {
    const { id, token } = await aMember();
    const answer = await ask(
      'POST',
      `/auth/update/${id}`,
      { cookie: `token=${token}` },
      json({ first_name: 'Azad' }),
    );
    const [user] = answer.headers.getSetCookie();
    expect(decodeURIComponent(user ?? '')).toMatch(/^user={"id":\d+,"full_name":"Azad Karim"/);
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))).toBe(false);
  });
});

describe('a new e-mail or password', () => {
  const secret = 'another tractor 2';

  test('wants the current password', async () => {
    const member = await aMember();
    for (const change of [
      { email: 'new@example.com' },
      { password: secret, password_confirmation: secret },
    ]) {
      for (const current of [{}, { current_password: '' }, { current_password: 'not this one' }]) {
        const { status, body } = await update(member, { ...change, ...current });
        expect([status, Object.keys(body.errors)]).toEqual([422, ['current_password']]);
      }
    }
    expect((await rowOf(member.id)).email).toBe(member.email);
  });

  test('a form that was begun before a new password was set does not win with the old one', async () => {
    const changes = { password: secret, password_confirmation: secret, current_password: memberPassword };
    const setAnother = (id: number, hash: string) =>
      rows(sql`update accounts set password_hash = ${hash} where id = ${id}`);
    const other = (await rowOf((await aMember()).id)).password_hash.replace(/.$/, (last: string) =>
      last === 'A' ? 'E' : 'A',
    );

    const [reset, renamed] = [await aMember(), await aMember()];
    const late = await sendSlowly(`/auth/update/${reset.id}`, formOf(changes), reset.headers, async () => {
      await setAnother(reset.id, other);
      await rows(sql`delete from sessions where account_id = ${reset.id}`);
    });
    expect(late.status).toBe(401);
    const mail = { email: `${renamed.username}@new.example`, current_password: memberPassword };
    const same = await sendSlowly(`/auth/update/${renamed.id}`, formOf(mail), renamed.headers, () =>
      setAnother(renamed.id, other),
    );
    expect([same.status, Object.keys(same.body.errors)]).toEqual([422, ['current_password']]);
    expect((await rowOf(reset.id)).password_hash).toBe(other);
    expect((await rowOf(renamed.id)).email).toBe(renamed.email);
  });

  test('what was begun before a logout changes nothing', async () => {
    const member = await aMember();
    const { status } = await sendSlowly(
      `/auth/update/${member.id}`,
      formOf({ first_name: 'Late' }),
      member.headers,
      () => ask('POST', '/auth/logout', member.headers),
    );
    expect([status, (await rowOf(member.id)).first_name]).toEqual([401, 'Sara']);
  });

  test('guesses at it are counted', async () => {
    const member = await aMember();
    const guess = (current_password: string) =>
      update(member, { email: 'new@example.com', current_password });
    for (let n = 0; n < 10; n += 1) expect((await guess(`guess ${n}`)).status).toBe(422);
    const closed = await guess(memberPassword);
    expect([closed.status, Number(closed.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('a new password ends the other sessions and is told by mail', async () => {
    const member = await aMember();
    const elsewhere = await signIn(member.id);
    const { status } = await update(member, {
      password: secret,
      password_confirmation: secret,
      current_password: memberPassword,
    });
    expect(status).toBe(200);
    expect((await me(member.headers)).status).toBe(200);
    expect((await me(elsewhere)).status).toBe(401);
    const logIn = (password: string) =>
      ask('POST', '/auth/login', {}, json({ email: member.email, password }));
    expect((await logIn(memberPassword)).status).toBe(401);
    expect((await logIn(secret)).status).toBe(200);
    const [mail, ...more] = await mailsTo(member.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('has just been changed');
    expect(mail?.text).not.toContain(secret);
  });

  test('one that does not match, is short, or is the own name is refused', async () => {
    const member = await aMember();
    const given = { current_password: memberPassword };
    const differs = await update(member, { ...given, password: secret, password_confirmation: 'else' });
    expect(differs.body.errors).toEqual({ password_confirmation: ['Passwords must match'] });
    for (const password of ['1234567', 'password1', member.email]) {
      const { status, body } = await update(member, { ...given, password, password_confirmation: password });
      expect([status, Object.keys(body.errors)], password).toEqual([422, ['password']]);
    }
  });

  test('a new e-mail has to be confirmed again, and the old address is told', async () => {
    const member = await aMember();
    const email = `moved-${member.id}@example.net`;
    const { body } = await update(member, { email, current_password: memberPassword });
    expect([body.data.email, body.data.email_confirmed]).toEqual([email, false]);
    const [notice] = await mailsTo(member.email);
    expect(notice?.text).toContain('another e-mail address');
    const token = /token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
    expect((await ask('POST', '/auth/confirm-email', {}, json({ token }))).status).toBe(200);
    expect((await me(member.headers)).body.data.email_confirmed).toBe(true);
  });

  test('no link that was sent before opens anything any more', async () => {
    const member = await aMember();
    await ask('POST', '/auth/forgot-password', {}, json({ email: member.email }));
    const token = /token=([\w-]{43})/.exec((await mailsTo(member.email))[0]?.text ?? '')?.[1];
    await update(member, { email: `away.${member.email}`, current_password: memberPassword });
    const { status } = await ask('POST', '/auth/reset-password', {}, json({ token, password: secret }));
    expect(status).toBe(422);
  });
});

describe('the picture of an account', () => {
  const sizeOf = async (address: string) =>
    sharp(Buffer.from((await mediaStore().read(address.slice(7))) ?? [])).metadata();

  test('is a square in three widths, upright and without its place', async () => {
    const member = await aMember();
    const { status, body } = await updateByForm(member, { avatar: await fromPhone() });
    expect(status).toBe(200);
    expect(body.data.avatar).toMatch(/^\/media\/[0-9a-f]{40}-192\.webp$/);
    for (const width of [96, 192, 384]) {
      const head = await sizeOf(body.data.avatar.replace('-192.', `-${width}.`));
      expect([head.width, head.height, head.exif]).toEqual([width, width, undefined]);
    }
  });

  test('a new one replaces it, and the old files are gone; so they are when it is taken away', async () => {
    const member = await aMember();
    const before = await filesIn('media');
    const first = await updateByForm(member, {
      avatar: await drawn({ width: 50, height: 80 }).png().toBuffer(),
    });
    const second = await updateByForm(member, { avatar: await drawn().png().toBuffer() });
    expect(second.body.data.avatar).not.toBe(first.body.data.avatar);
    expect(await filesIn('media')).toHaveLength(before.length + 3);
    const third = await update(member, { remove_avatar: true });
    expect(third.body.data.avatar).toBeNull();
    expect(await filesIn('media')).toEqual(before);
    expect(await rows(sql`select * from media where account_id = ${member.id}`)).toEqual([]);
  });

  test('what is no photograph is refused under its name, and nothing else of the form is written', async () => {
    const member = await aMember();
    const before = await filesIn('media');
    for (const avatar of [Buffer.from('<svg/>'), new Uint8Array()]) {
      const { status, body } = await updateByForm(member, {
        first_name: 'Azad',
        avatar: [avatar, 'me.png'],
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['avatar']]);
    }
    const large = Buffer.concat([await drawn().png().toBuffer(), Buffer.alloc(12 * 1024 * 1024)]);
    const refused = await updateByForm(member, { avatar: large });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([413, ['avatar']]);
    expect((await rowOf(member.id)).first_name).toBe('Sara');
    expect(await filesIn('media')).toEqual(before);
  });
});

describe('a CV', () => {
  test('comes back to its owner as a file to save, by its name', async () => {
    const member = await aMember();
    const { status, body } = await updateByForm(member, { cv: [pdf, 'سیرەی من (نوێ).PDF'] });
    expect([status, body.data.has_cv, body.data.cv_name]).toEqual([200, true, 'سیرەی من (نوێ).pdf']);
    const answer = await cvOf(member.headers);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="cv"; filename*=UTF-8''${encodeURIComponent('سیرەی من ')}%28${encodeURIComponent('نوێ')}%29.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test('is read by its owner and by moderators only, and lies where no address leads', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const moderator = await aMember({ role: 'moderator' });
    await updateByForm(member, { cv: [pdf, 'me.pdf'] });
    const of = `?account=${member.id}`;
    expect((await cvOf({}, of)).status).toBe(401);
    expect((await cvOf(other.headers, of)).status).toBe(404);
    expect((await cvOf(other.headers)).status).toBe(404);
    expect((await cvOf(member.headers, of)).status).toBe(200);
    expect((await cvOf(moderator.headers, of)).status).toBe(200);
    expect((await cvOf(member.headers, '?account=0')).status).toBe(422);
    const { cv } = await rowOf(member.id);
    expect(cv).toMatch(/^[0-9a-f]{40}\.pdf$/);
    expect((await filesIn('media')).some((name) => name.includes(cv))).toBe(false);
    expect(JSON.stringify((await me(member.headers)).body)).not.toContain(cv.slice(0, 40));
  });

  test('is what its name says: each of the four kinds, by its bytes', async () => {
    const member = await aMember();
    const text = Buffer.from('خبرة عشر سنوات\r\nten years\t…');
    const good: [Uint8Array, string][] = [
      [pdf, 'cv.pdf'],
      [doc, 'cv.doc'],
      [docx, 'cv.docx'],
      [text, 'cv.txt'],
      [Buffer.from('\ufeffcv', 'utf16le'), 'cv.TXT'],
    ];
    for (const cv of good) expect((await updateByForm(member, { cv })).status, cv[1]).toBe(200);
    expect(await filesIn('private')).toContainEqual(expect.stringContaining((await rowOf(member.id)).cv));
    const bad: [Uint8Array, string][] = [
      [pdf, 'cv.exe'],
      [pdf, 'cv'],
      [pdf, 'cv.pdf.js'],
      [pdf, 'cv.docx'],
      [Buffer.from('MZ\0\0'), 'cv.pdf'],
      [Buffer.from('<script>alert(1)</script>'), 'cv.pdf'],
      [Buffer.from('PK\x03\x04 word/document.xml word/vbaProject.bin'), 'cv.docx'],
      [Buffer.from('PK\x03\x04 game.exe'), 'cv.docx'],
      [Buffer.from('\x7fELF\0\0\0'), 'cv.txt'],
      [new Uint8Array(), 'cv.txt'],
    ];
    for (const cv of bad) {
      const { status, body } = await updateByForm(member, { cv });
      expect([status, body.errors], cv[1]).toEqual([
        422,
        { cv: ['File type not allowed. Allowed: .pdf, .doc, .docx, .txt'] },
      ]);
    }
    expect((await rowOf(member.id)).cv_name).toBe('cv.txt');
  });

  test('of up to 8 MB, and no more (R167, R243)', async () => {
    const member = await aMember();
    const megabytes = (size: number, more = 0) =>
      Buffer.concat([pdf, Buffer.alloc(size * 1024 * 1024 - pdf.length + more)]);
    expect((await updateByForm(member, { cv: [megabytes(8), 'cv.pdf'] })).status).toBe(200);
    const { status, body } = await updateByForm(member, { cv: [megabytes(8, 1), 'cv.pdf'] });
    expect([status, Object.keys(body.errors)]).toEqual([413, ['cv']]);
    const larger = await updateByForm(member, { cv: [megabytes(15), 'cv.pdf'] });
    expect([larger.status, Object.keys(larger.body.errors)]).toEqual([413, ['cv']]);
  });

  test('its name leads nowhere', async () => {
    const member = await aMember();
    const names: [string, string][] = [
      ['../../etc/passwd.pdf', 'passwd.pdf'],
      ['a"\u202e\u0000b<script>.pdf', 'a%22bscript.pdf'],
      [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
    ];
    for (const [given, kept] of names) {
      const { body } = await updateByForm(member, { cv: [pdf, given] });
      expect(body.data?.cv_name ?? body, given).toBe(kept);
    }
  });

  test('can be replaced and taken away, and leaves no file', async () => {
    const member = await aMember();
    const before = await filesIn('private');
    await updateByForm(member, { cv: [pdf, 'one.pdf'] });
    await updateByForm(member, { cv: [doc, 'two.doc'] });
    expect(await filesIn('private')).toHaveLength(before.length + 1);
    const { body } = await updateByForm(member, { remove_cv: 'true' });
    expect([body.data.has_cv, body.data.cv_name]).toEqual([false, null]);
    expect(await filesIn('private')).toEqual(before);
    expect((await cvOf(member.headers)).status).toBe(404);
  });
});

describe('registering with files', () => {
  const fields = (name: string) => ({
    username: name,
    first_name: 'Sara',
    last_name: 'Karim',
    email: `${name}@example.com`,
    password: memberPassword,
    password_confirmation: memberPassword,
  });
  const register = (parts: Parts, address = '/auth/register') =>
    ask('POST', address, { 'x-forwarded-for': '203.0.113.9' }, { body: formOf(parts) });
  const accountOf = async (name: string) =>
    (await rows<any>(sql`select * from accounts where username = ${name}`))[0];

  test('picture and CV are there from the start, by either address', async () => {
    for (const [name, address] of [
      ['filed.one', '/auth/register'],
      ['filed.two', '/users/signup'],
    ] as const) {
      const answer = await register(
        { ...fields(name), avatar: await drawn().jpeg().toBuffer(), cv: [docx, 'cv.docx'] },
        address,
      );
      expect(answer.body).toMatchObject({ status: true });
      const [token] = answer.headers.getSetCookie();
      const { body } = await me({ cookie: token?.split(';')[0] ?? '' });
      expect(body.data).toMatchObject({ username: name, has_cv: true, cv_name: 'cv.docx' });
      expect(await mediaStore().has(body.data.avatar.slice(7))).toBe(true);
      expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain(body.data.avatar);
    }
  });

  test('a wrong file refuses the registration, and a wrong field keeps no file', async () => {
    const before = [await filesIn('media'), await filesIn('private')];
    const svg = await register({ ...fields('filed.three'), avatar: Buffer.from('<svg/>') });
    expect([svg.status, Object.keys(svg.body.errors)]).toEqual([422, ['avatar']]);
    const exe = await register({ ...fields('filed.three'), cv: [Buffer.from('MZ'), 'cv.exe'] });
    expect([exe.status, Object.keys(exe.body.errors)]).toEqual([422, ['cv']]);
    const mail = await register({ ...fields('filed.three'), email: 'x', cv: [pdf, 'cv.pdf'] });
    expect([mail.status, Object.keys(mail.body.errors)]).toEqual([422, ['email']]);
    const taken = await register({ ...fields('filed.one'), cv: [pdf, 'cv.pdf'] });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['username', 'email']]);
    expect(await accountOf('filed.three')).toBeUndefined();
    expect([await filesIn('media'), await filesIn('private')]).toEqual(before);
  });

  test('a form without files, and one in a URL’s spelling, register as before', async () => {
    expect((await register(fields('filed.four'))).body).toMatchObject({ status: true });
    const plain = await ask(
      'POST',
      '/auth/register',
      { 'x-forwarded-for': '203.0.113.10', 'content-type': 'application/x-www-form-urlencoded' },
      { body: new URLSearchParams(fields('filed.five')).toString() },
    );
    expect(plain.body).toMatchObject({ status: true });
  });

  test('forms from one address are counted before they are read', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await register({ username: 'x' })).status);
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });
});

describe('own sessions', () => {
  test('are listed, this one first, and nobody else’s', async () => {
    const member = await aMember();
    await signIn(member.id, 'Firefox on a tablet');
    await signIn((await aMember()).id);
    const { body, headers } = await ask('GET', '/auth/sessions', member.headers);
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        user_agent: 'Test',
        address: 'unknown',
        created_at: expect.stringMatching(/Z$/),
        last_seen_at: expect.stringMatching(/Z$/),
        current: true,
      },
      expect.objectContaining({ user_agent: 'Firefox on a tablet', current: false }),
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('one or all others are ended', async () => {
    const member = await aMember();
    const [tablet, phone, desk] = [await signIn(member.id), await signIn(member.id), await signIn(member.id)];
    const { body } = await ask('GET', '/auth/sessions', tablet);
    const own = body.data.find(({ current }: { current: boolean }) => current).id;
    expect((await ask('DELETE', `/auth/sessions/${own}`, member.headers)).status).toBe(200);
    expect((await me(tablet)).status).toBe(401);
    expect((await ask('DELETE', `/auth/sessions/${own}`, member.headers)).status).toBe(404);
    const all = await ask('DELETE', '/auth/sessions', member.headers);
    expect([all.status, all.body.data.ended]).toEqual([200, 2]);
    for (const headers of [phone, desk]) expect((await me(headers)).status).toBe(401);
    expect((await me(member.headers)).status).toBe(200);
  });

  test('this one too, and the browser forgets it', async () => {
    const { token, headers } = await aMember();
    const { body } = await ask('GET', '/auth/sessions', headers);
    const ended = await ask('DELETE', `/auth/sessions/${body.data[0].id}`, { cookie: `token=${token}` });
    expect(ended.headers.getSetCookie().join()).toMatch(/token=;.*Max-Age=0.*user=;/);
    expect((await me(headers)).status).toBe(401);
  });

  test('nobody ends another’s, or any without a session', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const { body } = await ask('GET', '/auth/sessions', member.headers);
    const { id } = body.data[0];
    expect((await ask('DELETE', `/auth/sessions/${id}`, other.headers)).status).toBe(404);
    for (const [method, address] of [
      ['GET', '/auth/sessions'],
      ['DELETE', '/auth/sessions'],
      ['DELETE', `/auth/sessions/${id}`],
      ['POST', '/auth/confirm-email/resend'],
      ['DELETE', '/auth/account'],
    ] as const) {
      const init = address === '/auth/account' ? json({ current_password: memberPassword }) : {};
      expect((await ask(method, address, {}, init)).status, `${method} ${address}`).toBe(401);
    }
    expect((await ask('DELETE', '/auth/sessions/x', other.headers)).status).toBe(422);
    expect((await me(member.headers)).status).toBe(200);
  });
});

describe('the mail that confirms the address, once more', () => {
  test('comes three times an hour, and not to who has confirmed', async () => {
    const member = await aMember({ confirmed: false });
    const resend = (who: Member) => ask('POST', '/auth/confirm-email/resend', who.headers);
    for (let n = 0; n < 3; n += 1) expect((await resend(member)).status).toBe(200);
    const fourth = await resend(member);
    expect([fourth.status, Number(fourth.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const mails = await mailsTo(member.email);
    expect(mails).toHaveLength(3);
    const token = /token=([\w-]{43})/.exec(mails[2]?.text ?? '')?.[1];
    expect((await ask('POST', '/auth/confirm-email', {}, json({ token }))).status).toBe(200);
    expect((await resend(member)).body.message).toMatch(/is confirmed/);
    expect(await mailsTo(member.email)).toHaveLength(3);
  });
});

describe('closing an account', () => {
  const close = (who: Member, current_password: unknown) =>
    ask('DELETE', '/auth/account', who.headers, json({ current_password }));

  test('wants the password', async () => {
    const member = await aMember();
    for (const password of ['', 'not this one', undefined, 7]) {
      const { status, body } = await close(member, password);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['current_password']]);
    }
    expect((await me(member.headers)).status).toBe(200);
  });

  test('takes its ads off the site and empties what it said of a person', async () => {
    const member = await aMember();
    await updateByForm(member, {
      phone_number: '+9647701234567',
      avatar: await drawn().jpeg().toBuffer(),
      cv: [pdf, 'me.pdf'],
    });
    const before = await rowOf(member.id);
    const [ad] = await rows<{ id: number }>(sql`
      update ads set account_id = ${member.id}, phone = '+9647701234567', email = ${member.email}
       where id = (select min(id) from ads where facet_bucket_id is not null) returning id`);
    await rows(sql`insert into favourites (account_id, ad_id) values (${member.id}, ${ad?.id})`);
    expect((await call(`/v1/ads/${ad?.id}`)).status).toBe(200);

    const closed = await close(member, memberPassword);
    expect([closed.status, closed.headers.getSetCookie().length]).toEqual([200, 2]);
    expect((await me(member.headers)).status).toBe(401);
    expect((await call(`/v1/ads/${ad?.id}`)).status).toBe(404);
    expect(
      (await ask('POST', '/auth/login', {}, json({ email: member.email, password: memberPassword }))).status,
    ).toBe(401);
    const row = await rowOf(member.id);
    expect(row).toMatchObject({ first_name: '', last_name: '', phone_number: null, avatar: null, cv: null });
    expect(row.email).toMatch(/^closed-[0-9a-f]{16}@closed\.invalid$/);
    const [left] = await rows<any>(
      sql`select phone, email, deleted_at, facet_bucket_id from ads where id = ${ad?.id}`,
    );
    expect(left).toMatchObject({ phone: null, email: null, facet_bucket_id: null });
    expect(left.deleted_at).not.toBeNull();
    expect(await rows(sql`select 1 from favourites where account_id = ${member.id}`)).toEqual([]);
    await settled();
    expect(await mediaStore().has(`${before.avatar}-192.webp`)).toBe(false);
    expect((await filesIn('private')).some((name) => name.includes(before.cv))).toBe(false);
    expect((await mailsTo(member.email)).at(-1)?.text).toContain('is closed as you asked');
  });

  test('twice at once closes it once', async () => {
    const member = await aMember();
    const answers = await Promise.all([close(member, memberPassword), close(member, memberPassword)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await settled();
    expect(await mailsTo(member.email)).toHaveLength(1);
    const { email } = await rowOf(member.id);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is refused to the last who moderates, also where the last two go at once', async () => {
    await rows(sql`update accounts set role = 'member'`);
    const [one, other] = [await aMember({ role: 'moderator' }), await aMember({ role: 'moderator' })];
    const answers = await Promise.all([close(one, memberPassword), close(other, memberPassword)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      'Nobody else moderates this site. Make somebody else a moderator first.',
    );
    const [left] = await rows<{ n: number }>(
      sql`select count(*)::int as n from accounts where role = 'moderator' and deleted_at is null`,
    );
    expect(left?.n).toBe(1);
  });

  test('the address is free again for a new account', async () => {
    const member = await aMember();
    await close(member, memberPassword);
    const { body } = await ask(
      'POST',
      '/auth/register',
      { 'x-forwarded-for': '203.0.113.11' },
      json({
        username: member.username,
        first_name: 'Sara',
        last_name: 'Karim',
        email: member.email,
        password: memberPassword,
        password_confirmation: memberPassword,
      }),
    );
    expect(body).toMatchObject({ status: true });
  });
});
