import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '@/lib/db/connect';
import { env } from '@/lib/env';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { settled } from '@/lib/server/after-commit';
import { sendDigest } from '@/lib/server/alerts/digest';
import { alertFavourites, alertSearches } from '@/lib/server/alerts/on-ad-event';
import { stopToken } from '@/lib/server/alerts/stop-links';
import { tellDue, tellEveryMinute } from '@/lib/server/alerts/tell';
import { handle } from '@/lib/server/app';
import { announce } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import type { PayloadOf } from '@/lib/server/queue/payloads';
import { whenToTell } from '@/lib/server/when-to-tell';
import { aMember } from '../support/account';
import { anAdOf, post, put } from '../support/ad-form';
import { call, withKey } from '../support/api';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';
import { mailsTo, type SentMail, subjectOf, withOutbox } from '../support/mail';
import { aPushDevice } from '../support/requests';

withTestDatabase();
withOutbox();
beforeEach(() => forgetAll());
afterEach(() => void vi.useRealTimers());

type Row = Record<string, any>;
type Member = Awaited<ReturnType<typeof aMember>>;

const rows = async <R = Row>(query: ReturnType<typeof sql>) => (await connect()).rows<R>(query);
const minute = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);
/** A Wednesday, by the clock of Baghdad. */
const wednesday = (time: string) => new Date(`2027-03-03T${time}+03:00`);
const noon = wednesday('12:00');

const save = async (member: Member, query: string, more: object = {}): Promise<Row> =>
  (await post('/auth/saved-searches', { query, ...more }, member.headers)).body.data;
const change = (member: Member, search: Row, fields: object) =>
  put(`/auth/saved-searches/${search.id}`, fields, member.headers);

type Ads = { category: number; ids: number[] };
/** The kind of machine that most is offered of. */
const someAds = async (): Promise<Ads> => {
  const [ads] = await rows<Ads>(sql`
    select category_id as category, array_agg(id order by id) as ids from ads where facet_bucket_id is not null
     group by 1 order by count(*) desc limit 1`);
  if (!ads) throw new Error('There are no ads.');
  return ads;
};

const told = { id: 'test', key: null, attempt: 1 };
/** It was published at that time, and every search was asked whether it wants it. */
const found = async (adId: number, at: Date) => {
  const kind = 'new' as const;
  await alertSearches({ adId, kind, after: null }, { ...told, id: crypto.randomUUID() }, at);
};
const happened = (adId: number, kind: PayloadOf<'alert-favourites'>['kind'], at: Date) =>
  alertFavourites({ adId, kind, about: crypto.randomUUID(), after: 0 }, told, at);
const keep = (member: Member, adId: number) =>
  rows(sql`insert into favourites (account_id, ad_id) values (${member.id}, ${adId})`);

/** Links to ads in a mail, in their order. */
const adsIn = (mail: SentMail | undefined): number[] => [
  ...new Set([...(mail?.html ?? '').matchAll(/\/ad\/(\d+)"/g)].map(([, id]) => Number(id))),
];

/** Somebody who saved a search, and an ad that it finds. */
const aSearch = async (
  frequency: 'at_once' | 'daily' | 'weekly' | 'never' = 'at_once',
  more: object = {},
) => {
  const [member, { category, ids }] = [await aMember(), await someAds()];
  const search = await save(member, `category=${category}`, { frequency, ...more });
  return { member, search, ids, ad: ids[0] ?? 0, category };
};

describe('what is told at once', () => {
  test('is gathered for a minute and comes as one mail', async () => {
    const { member, ids } = await aSearch();
    const ads = ids.slice(0, 4);
    for (const [n, ad] of ads.entries()) await found(ad, later(noon, n / 4));
    await tellDue(later(noon, 0.9));
    expect(await mailsTo(member.email)).toEqual([]);
    await tellDue(later(noon, 1));
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(adsIn(mail)).toEqual(ads.toReversed());
    expect(subjectOf(mail)).toMatch(/^4 new: /);
  });

  test('waits from ten in the evening until seven, also where it was late already', async () => {
    const { member, ids } = await aSearch();
    const [one = 0, two = 0] = ids;
    await found(one, wednesday('21:58'));
    await found(two, wednesday('22:30'));
    for (const time of ['22:00', '23:59']) await tellDue(wednesday(time));
    const thursday = (time: string) => new Date(`2027-03-04T${time}+03:00`);
    await tellDue(thursday('06:59'));
    expect(await mailsTo(member.email)).toEqual([]);
    await tellDue(thursday('07:00'));
    expect((await mailsTo(member.email)).map(adsIn)).toEqual([[two, one]]);
  });

  test('goes by the clock of its reader', async () => {
    const { member, ad, search } = await aSearch('at_once', { time_zone: 'America/New_York' });
    await found(ad, wednesday('23:00'));
    await tellDue(wednesday('23:01'));
    expect(await mailsTo(member.email)).toHaveLength(1);
    await change(member, search, { time_zone: 'asia/tokyo' });
    expect(await rows(sql`select time_zone from accounts where id = ${member.id}`)).toEqual([
      { time_zone: 'Asia/Tokyo' },
    ]);
  });
});

describe('while the site runs', () => {
  test('what is due is looked for every minute, also after an open page was told', async () => {
    const { member, ad } = await aSearch();
    await found(ad, noon);
    vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const looking = tellEveryMinute();
    vi.advanceTimersByTime(minute);
    clearInterval(looking);
    await settled();
    vi.useRealTimers();
    expect((await mailsTo(member.email)).map(adsIn)).toEqual([[ad]]);
  });
});

describe('what is told in the morning', () => {
  test.each([
    ['daily', '2027-03-04T08:00+03:00'],
    ['weekly', '2027-03-07T08:00+03:00'],
  ] as const)('comes %s, in one mail of all that came up', async (frequency, morning) => {
    const { member, ids, search } = await aSearch(frequency);
    const [one = 0, two = 0, three = 0] = ids;
    await found(one, noon);
    await found(two, wednesday('23:00'));
    const at = new Date(morning);
    await tellDue(later(at, -2));
    expect(await mailsTo(member.email)).toEqual([]);
    await tellDue(at);
    await found(three, later(at, 1));
    await tellDue(later(at, 10));
    expect((await mailsTo(member.email)).map(adsIn)).toEqual([[two, one]]);
    await change(member, search, { frequency: 'never' });
    await tellDue(later(at, 8 * 24 * 60));
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  test('goes by another frequency from when that is chosen, with all that waits', async () => {
    const { member, ids, search } = await aSearch('weekly');
    const due = async () =>
      (
        await rows<{ due: string | null }>(
          sql`select due_at as due from alerts where account_id = ${member.id}`,
        )
      ).map((row) => row.due && new Date(row.due).getTime());
    await found(ids[0] ?? 0, new Date());
    const [weekly] = await due();
    await change(member, search, { frequency: 'at_once' });
    const [atOnce] = await due();
    const zone = 'Asia/Baghdad';
    expect(atOnce).toBeLessThanOrEqual(whenToTell('at_once', new Date(), zone).getTime());
    expect(weekly).toBe(whenToTell('weekly', new Date(), zone).getTime());
    await change(member, search, { name: 'Another name' });
    expect(await due()).toEqual([atOnce]);
    await change(member, search, { frequency: 'never' });
    expect(await due()).toEqual([null]);
  });

  test('is one mail of several searches and of favourites, with each ad once', async () => {
    const { member, ids, category } = await aSearch('daily');
    const [one = 0, two = 0, three = 0] = ids;
    const { id: priced } = await save(member, `category=${category}&from_price=1`, {
      frequency: 'daily',
      name: 'With a price',
    });
    await keep(member, two);
    await found(one, noon);
    await found(three, noon);
    await rows(sql`delete from alerts where saved_search_id = ${priced} and ad_id = ${three}`);
    await happened(two, 'reserved', new Date('2027-03-04T07:59+03:00'));
    await tellDue(new Date('2027-03-04T08:00+03:00'));
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(subjectOf(mail)).toBe('2 new in your saved searches');
    const at = [
      ...['Your favourites', 'Your favourite is reserved', `/ad/${two}\n`],
      ...['With a price – 1 new', `/ad/${one}\n`, ' – 1 new', `/ad/${three}\n`],
    ];
    const places = at.map((words) => mail?.text.lastIndexOf(words) ?? -1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    for (const ad of [one, two, three])
      expect(mail?.text.match(new RegExp(`/ad/${ad}\\b`, 'g')), `${ad}`).toHaveLength(1);
  });

  test('of a search without a condition is how many are new', async () => {
    const member = await aMember();
    const search = await save(member, '', { name: 'Everything', frequency: 'daily' });
    expect(search.wide).toBe(true);
    const [ad] = (await someAds()).ids;
    await rows(
      sql`update saved_searches set told_at = now() - interval '30 hours', looked_at = now() - interval '1 year'`,
    );
    await rows(sql`update ads set decided_at = now() - interval '40 hours'`);
    await rows(sql`update ads set decided_at = now() where id = ${ad}`);
    // Tomorrow at noon, whatever the time is.
    const day = 24 * 60 * minute;
    const at = new Date(Math.floor(Date.now() / day) * day + day + 9 * 60 * minute);
    await tellDue(at);
    await tellDue(later(at, 1));
    const mails = await mailsTo(member.email);
    expect(mails.map(subjectOf)).toEqual(['1 new: Everything']);
    expect(mails[0]?.html).toContain('Look at the list');
    await tellDue(later(at, 24 * 60));
    expect((await mailsTo(member.email)).map(subjectOf)).toEqual(['1 new: Everything']);
  });
});

describe('never twice', () => {
  test('is anything told, however many look and however often', async () => {
    const { member, ids } = await aSearch();
    for (const ad of ids.slice(0, 3)) await found(ad, noon);
    for (let times = 0; times < 3; times += 1)
      await Promise.all(Array.from({ length: 4 }, (_, n) => tellDue(later(noon, 1 + n + times))));
    expect((await mailsTo(member.email)).map((mail) => adsIn(mail).length)).toEqual([3]);
    for (const ad of ids.slice(0, 3)) await found(ad, later(noon, 5));
    await tellDue(later(noon, 60));
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  test('a job that is done again sends what mail programs know as the same mail', async () => {
    const { member, ad } = await aSearch();
    await found(ad, noon);
    await tellDue(later(noon, 1));
    const [job] = await rows<{ payload: PayloadOf<'alert-mail'> }>(
      sql`select payload from queued_jobs where name = 'alert-mail' and account_id = ${member.id}`,
    );
    if (!job) throw new Error('Nothing was enqueued.');
    for (let times = 0; times < 2; times += 1) await sendDigest(job.payload, { ...told, id: 'again' });
    const ids = (await mailsTo(member.email)).map(({ headers }) => /^Message-ID: (.*)$/im.exec(headers)?.[1]);
    expect(ids.filter((id) => id?.startsWith('<again@'))).toHaveLength(1);
  });

  test('what is undone was not told, and is told the next time', async () => {
    const { member, ad } = await aSearch();
    await found(ad, noon);
    await rows(
      sql`create function no_room() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
    );
    await rows(sql`create trigger no_room before insert on queued_jobs for each row when (new.name = 'alert-mail')
                   execute function no_room()`);
    await expect(tellDue(later(noon, 1))).rejects.toThrow();
    await rows(sql`drop trigger no_room on queued_jobs`);
    expect(await mailsTo(member.email)).toEqual([]);
    await tellDue(later(noon, 2));
    expect((await mailsTo(member.email)).map(adsIn)).toEqual([[ad]]);
  });
});

describe('is left out', () => {
  const tellAll = () => tellDue(later(noon, 1));

  test('what was read on the site, before it was due and after', async () => {
    for (const tell of [async () => {}, tellAll]) {
      const { member, ad } = await aSearch();
      await found(ad, noon);
      await tell();
      const alerts = (await call('/auth/alerts', { headers: member.headers })).body.data;
      await post('/auth/alerts/read', { up_to: alerts[0].id }, member.headers);
      await tellAll();
      expect(await mailsTo(member.email)).toEqual([]);
    }
  });

  test('an ad that is not public by then, and a mail of which nothing is left', async () => {
    const { member, ids } = await aSearch();
    const other = await aSearch();
    const [one = 0, two = 0] = ids;
    await found(one, noon);
    await rows(sql`update alerts set due_at = null where account_id = ${other.member.id}`);
    await found(two, noon);
    await rows(sql`delete from alerts where account_id = ${other.member.id} and ad_id = ${one}`);
    await rows(sql`update ads set deleted_at = now() where id = ${two}`);
    await tellAll();
    expect((await mailsTo(member.email)).map(adsIn)).toEqual([[one]]);
    expect(await mailsTo(other.member.email)).toEqual([]);
    await rows(sql`update ads set deleted_at = null where id = ${two}`);
  });

  test('whoever never confirmed the address, was blocked, closed the account or wants no mails', async () => {
    const ways: ((member: Member, search: Row) => Promise<unknown>)[] = [
      ({ id }) => rows(sql`update accounts set email_confirmed_at = null where id = ${id}`),
      ({ id }) => rows(sql`update accounts set blocked_at = now() where id = ${id}`),
      ({ id }) => rows(sql`update accounts set deleted_at = now() where id = ${id}`),
      (member) => put('/auth/alert-settings', { mails: false }, member.headers),
      (member, search) => change(member, search, { by_mail: false }),
      (member, search) => change(member, search, { frequency: 'never' }),
    ];
    for (const way of ways) {
      // Before it is due, and between that and the sending.
      for (const early of [true, false]) {
        const { member, search, ad } = await aSearch();
        await found(ad, noon);
        if (early) await way(member, search);
        await tellAll();
        if (!early) await way(member, search);
        expect(await mailsTo(member.email)).toEqual([]);
      }
    }
  });

  test('a favourite for whoever wants no mails of those, but for nobody else that it is sold', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const ad = (await someAds()).ids[5] ?? 0;
    await keep(one, ad);
    await keep(other, ad);
    await put('/auth/alert-settings', { favourites_by_mail: false }, other.headers);
    await rows(sql`update ads set availability = 'sold', sold_at = now() where id = ${ad}`);
    await happened(ad, 'reserved', noon);
    await happened(ad, 'sold', noon);
    await tellAll();
    const mails = await mailsTo(one.email);
    expect(mails.map(adsIn)).toEqual([[ad]]);
    expect(subjectOf(mails[0])).toMatch(/^Your favourite is sold: /);
    expect(await mailsTo(other.email)).toEqual([]);
    await rows(sql`update ads set availability = 'available', sold_at = null where id = ${ad}`);
  });
});

describe('a digest', () => {
  test('is bounded, however much there is to tell', async () => {
    const { member, category } = await aSearch();
    for (let n = 1; n < 50; n += 1)
      await save(member, `category=${category}&from_price=${n}`, { frequency: 'at_once' });
    // To each of the fifty as many ads, and none to two of them.
    const written = await rows(sql`
      insert into alerts (account_id, saved_search_id, ad_id, kind, due_at)
      select ${member.id}, s.id, a.id, 'new', ${noon.toISOString()}
        from (select id, row_number() over (order by id) % 50 as place from saved_searches
               where account_id = ${member.id}) s
        join (select id, row_number() over (order by id) as place,
                     count(*) over () / 50 * 50 as most from ads where facet_bucket_id is not null) a
          on a.place % 50 = s.place and a.place <= a.most returning 1`);
    const each = written.length / 50;
    await tellDue(later(noon, 1));
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(mail?.html.match(/<h2 /g)).toHaveLength(50);
    expect(mail?.html.match(/<tr>/g)).toHaveLength(30);
    expect(each).toBeGreaterThan(1);
    expect(mail?.text).toContain(`And ${each - 1} more: `);
    expect(mail?.text).toContain('Look at the list: ');
    // What is longer is cut by the largest mail programs.
    expect(mail?.html.length).toBeLessThan(102_000);
  });

  test('shows six of a search, and how many more there are', async () => {
    const { member, ids } = await aSearch();
    for (const ad of ids.slice(0, 8)) await found(ad, noon);
    await tellDue(later(noon, 1));
    const [mail] = await mailsTo(member.email);
    expect(adsIn(mail)).toEqual(ids.slice(2, 8).toReversed());
    expect(mail?.text).toContain('And 2 more: ');
  });

  test('shows each ad with its picture, its price in the currency of its reader, and whole addresses', async () => {
    const { member, search, ad } = await aSearch();
    await change(member, search, { currency: 'IQD' });
    await found(ad, noon);
    await tellDue(later(noon, 1));
    const [mail] = await mailsTo(member.email);
    const shown = (await call(`/v1/ads?id=${ad}&currency=IQD`)).body.data[0];
    expect(withoutIsolates(mail?.text ?? '')).toContain(shown.show_price);
    expect(mail?.text).toContain('IQD');
    const addresses = [...(mail?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
    expect(addresses.filter((to) => !to.startsWith(`${env.siteUrl}/`))).toEqual([]);
    expect(addresses.some((to) => to.startsWith(`${env.siteUrl}/media/`))).toBe(true);
  });

  test('can be ended by the mail program: its headers say where, in one click', async () => {
    const { member, ad } = await aSearch();
    await found(ad, noon);
    await tellDue(later(noon, 1));
    const [mail] = await mailsTo(member.email);
    const unfolded = mail?.headers.replace(/\r?\n[ \t]+/g, ' ') ?? '';
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    const [, address = ''] = /^List-Unsubscribe: <(.*)>$/im.exec(unfolded) ?? [];
    expect(address.startsWith(`${env.siteUrl}/api/v1/unsubscriptions?`)).toBe(true);
    const { pathname, search } = new URL(address);
    const response = await handle(
      new Request(`http://localhost${pathname}${search}`, {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(response.status).toBe(200);
    await found((await someAds()).ids[1] ?? 0, noon);
    await tellDue(later(noon, 5));
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  describe.each(['en', 'ar', 'ckb'] as const)('in %s', (lang) => {
    const names = { en: 'Diggers', ar: 'حفارات', ckb: 'حەفارە' };
    const people = { en: 'Sara', ar: 'سارة', ckb: 'سارا' };
    const idOf = async (path: string, slug: string): Promise<number> =>
      (await call(path)).body.data.find((row: Row) => row.slug === slug).id;

    test('has no word of another language, and runs as that does', async () => {
      const [seller, reader] = [await aMember(), await aMember()];
      const machine = {
        title: 'حفارة نظيفة للبيع',
        language: 'ar',
        category_id: await idOf('/v1/category', 'construction-machinery'),
        sub_category_id: await idOf('/v1/sub-category', 'crawler-excavators'),
        brand_id: await idOf('/v1/brand', 'caterpillar'),
        model: '320',
        state_id: await idOf('/v1/state', 'erbil'),
        description: `نظيفة ${lang}`,
      };
      const ad = await anAdOf(seller.headers, machine);
      await accept(ad);
      announce(['ads']);
      await rows(
        sql`update accounts set locale = ${lang}, first_name = ${people[lang]} where id = ${reader.id}`,
      );
      await save(reader, `category=${machine.category_id}&brand=${machine.brand_id}`, {
        name: names[lang],
        frequency: 'at_once',
      });
      await keep(reader, ad);
      await found(ad, noon);
      await happened(ad, 'cheaper', noon);
      await tellDue(later(noon, 1));
      const [mail] = await mailsTo(reader.email);
      const direction = lang === 'en' ? 'ltr' : 'rtl';
      expect(mail?.html).toContain(`<html lang="${lang}" dir="${direction}">`);
      expect([...(mail?.html ?? '').matchAll(/<table [^>]*dir="(\w+)"/g)].map(([, dir]) => dir)).toEqual([
        direction,
        direction,
      ]);
      const words = `${subjectOf(mail)} ${mail?.text}`.replace(/https?:\/\/\S+/g, '');
      const foreign = lang === 'en' ? /[\u0600-\u06ff]+/g : /[A-Za-z]{2,}/g;
      expect(words.match(foreign)?.filter((word) => word !== 'Makinar') ?? []).toEqual([]);
      expect(words).toContain(names[lang]);
    });
  });
});

describe('the link that ends mails', () => {
  const follow = (token: string, init: RequestInit = { method: 'POST' }) =>
    handle(new Request(`http://localhost/api/v1/unsubscriptions?lang=ar&token=${token}`, init));
  const settingsOf = async ({ headers }: Member) =>
    (await call('/auth/alert-settings', { headers })).body.data;
  const searchOf = async ({ headers }: Member) =>
    (await call('/auth/saved-searches', { headers })).body.data[0];

  test('ends all of an account, or those of one search, without a login, and can be undone', async () => {
    const { member, search } = await aSearch();
    expect((await follow(stopToken({ accountId: member.id, searchId: search.id }))).status).toBe(200);
    expect([(await searchOf(member)).by_mail, (await settingsOf(member)).mails]).toEqual([false, true]);
    await change(member, search, { by_mail: true });
    for (let times = 0; times < 2; times += 1)
      expect((await follow(stopToken({ accountId: member.id, searchId: null }))).status).toBe(200);
    expect([(await searchOf(member)).by_mail, (await settingsOf(member)).mails]).toEqual([true, false]);
    const undone = await put('/auth/alert-settings', { mails: true }, member.headers);
    expect(undone.body.data.mails).toBe(true);
  });

  test('ends nothing by being opened, and leads to the page with the button', async () => {
    const { member } = await aSearch();
    const token = stopToken({ accountId: member.id, searchId: null });
    for (const method of ['GET', 'HEAD']) {
      const response = await follow(token, { method });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/ar/unsubscribe?token=${token}`,
      ]);
    }
    expect((await settingsOf(member)).mails).toBe(true);
  });

  test('pressed on that page leads to how it ended', async () => {
    const { member } = await aSearch();
    const press = async (token: string) => {
      const response = await follow(token, {
        method: 'POST',
        headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' },
      });
      return [response.status, response.headers.get('location')];
    };
    expect(await press(stopToken({ accountId: member.id, searchId: null }))).toEqual([
      303,
      '/ar/unsubscribe?result=done',
    ]);
    expect((await settingsOf(member)).mails).toBe(false);
    expect(await press('none')).toEqual([303, '/ar/unsubscribe?result=failed']);
  });

  test('of somebody else, changed or made up is refused', async () => {
    const [one, other] = [await aSearch(), await aSearch()];
    const [, , signature] = stopToken({ accountId: one.member.id, searchId: null }).split('.');
    const all = stopToken({ accountId: one.member.id, searchId: one.search.id });
    for (const token of [
      `${other.member.id}.0.${signature}`,
      `${one.member.id}.${one.search.id}.${signature}`,
      `0${all}`,
      `${all}=`,
      all.slice(0, -1),
      '',
      `9999999999.0.${signature}`,
      'x'.repeat(200),
    ])
      expect((await follow(token)).status).toBe(422);
    expect((await follow(stopToken({ accountId: one.member.id, searchId: other.search.id }))).status).toBe(
      200,
    );
    for (const { member } of [one, other])
      expect([(await searchOf(member)).by_mail, (await settingsOf(member)).mails]).toEqual([true, true]);
  });
});

describe('a push', () => {
  const pushesOf = async ({ id }: Member) =>
    (
      await rows<{ payload: Row; at: string }>(sql`
        select payload, due_at as at from queued_jobs where name = 'push' and account_id = ${id} order by id`)
    ).map(({ payload, at }) => ({ ...payload, at: new Date(at) }) as Row);
  const subscribe = (member: Member, time_zone: string) =>
    call('/auth/push', {
      method: 'POST',
      headers: { ...withKey, ...member.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...aPushDevice(), time_zone }),
    });
  /** When devices are looked at whose morning has not come. */
  const waiting = async ({ id }: Member) =>
    (
      await rows<{ at: string }>(sql`
        select due_at as at from queued_jobs where name = 'alert-push' and account_id = ${id} and state = 'waiting'`)
    ).map(({ at }) => new Date(at));
  /** Does the job that writes the pushes down, and sends none of them. */
  const write = async (member: Member) => {
    await rows(sql`update queued_jobs set due_at = now() + interval '1 year' where name = 'push'`);
    await mailsTo(member.email);
  };

  test('is none for a search whose ads another one tells of', async () => {
    const { member, ad, category } = await aSearch();
    await post('/auth/push', aPushDevice(), member.headers);
    await save(member, `category=${category}&from_price=1`, { frequency: 'at_once' });
    await found(ad, noon);
    await tellDue(later(noon, 1));
    await mailsTo(member.email);
    const pushes = await rows(
      sql`select 1 from queued_jobs where name = 'push' and account_id = ${member.id}`,
    );
    expect(pushes).toHaveLength(1);
  });

  test('is one a search, to each device when its own night is over', async () => {
    const { member, ids, search } = await aSearch('at_once', { name: 'Diggers' });
    await subscribe(member, 'Asia/Tokyo');
    await subscribe(member, 'Asia/Baghdad');
    await put('/auth/alert-settings', { time_zone: 'Asia/Baghdad' }, member.headers);
    const soon = new Date('2037-03-04T19:00+03:00');
    for (const ad of ids.slice(0, 3)) await found(ad, later(soon, -1));
    await tellDue(soon);
    await write(member);
    const [push, ...others] = await pushesOf(member);
    expect([push?.title, push?.tag, others]).toEqual(['3 new: Diggers', `search-${search.id}`, []]);
    expect(push?.url).toMatch(/^\/ads\?/);
    // One o'clock at night in Tokyo.
    expect(await waiting(member)).toEqual([new Date('2037-03-05T07:00+09:00')]);
    await rows(sql`update queued_jobs set due_at = now() where name = 'alert-push' and state = 'waiting'`);
    await write(member);
    const [here, there, ...more] = await pushesOf(member);
    expect([there?.title, there?.tag, more]).toEqual([here?.title, here?.tag, []]);
    expect(there?.deviceId).not.toBe(here?.deviceId);
    await tellDue(later(soon, 1));
    await write(member);
    expect(await pushesOf(member)).toHaveLength(2);
  });

  test('leaves out in the morning what was read on the site at night', async () => {
    const { member, ids } = await aSearch('at_once');
    await subscribe(member, 'Asia/Tokyo');
    await put('/auth/alert-settings', { time_zone: 'Asia/Baghdad' }, member.headers);
    const soon = new Date('2037-03-04T19:00+03:00');
    await found(ids[0] ?? 0, later(soon, -1));
    await tellDue(soon);
    await write(member);
    expect(await waiting(member)).toHaveLength(1);
    const [{ id } = { id: 0 }] = (await call('/auth/alerts', { headers: member.headers })).body.data;
    await post('/auth/alerts/read', { up_to: id }, member.headers);
    await rows(sql`update queued_jobs set due_at = now() where name = 'alert-push' and state = 'waiting'`);
    await write(member);
    expect([await waiting(member), await pushesOf(member)]).toEqual([[], []]);
  });

  test('names the favourite that it is about, and is not sent to whoever does not want it', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const ad = (await someAds()).ids[7] ?? 0;
    const soon = new Date('2037-03-04T15:00+03:00');
    for (const member of [one, other]) {
      await subscribe(member, 'Asia/Baghdad');
      await keep(member, ad);
    }
    await put('/auth/alert-settings', { favourites_by_push: false }, other.headers);
    await happened(ad, 'reserved', later(soon, -1));
    await tellDue(soon);
    await write(one);
    expect(await pushesOf(one)).toMatchObject([
      { title: 'Your favourite is reserved', url: `/ad/${ad}`, tag: `ad-${ad}` },
    ]);
    expect(await pushesOf(other)).toEqual([]);
  });
});

describe('how one is told', () => {
  test('is shown and changed, each choice by itself', async () => {
    const { headers } = await aMember({ confirmed: false });
    expect((await call('/auth/alert-settings', { headers })).body.data).toEqual({
      mails: true,
      favourites_by_mail: true,
      favourites_by_push: true,
      email_confirmed: false,
      devices: 0,
      time_zone: 'Asia/Baghdad',
      currency: null,
    });
    const changed = await put(
      '/auth/alert-settings',
      { favourites_by_push: false, time_zone: 'europe/berlin', currency: 'EUR' },
      headers,
    );
    expect(changed.body.data).toMatchObject({
      mails: true,
      favourites_by_mail: true,
      favourites_by_push: false,
      time_zone: 'Europe/Berlin',
      currency: 'EUR',
    });
  });

  test('is in the language in which one saved a search last', async () => {
    const { id, headers } = await aMember();
    const locale = async () => (await rows(sql`select locale from accounts where id = ${id}`))[0]?.locale;
    await post('/auth/saved-searches', { query: 'hours=-5000', locale: 'ckb' }, headers);
    expect(await locale()).toBe('ckb');
    await put('/auth/alert-settings', { mails: true }, headers);
    expect(await locale()).toBe('ckb');
    expect((await put('/auth/alert-settings', { locale: 'fr' }, headers)).status).toBe(422);
  });

  test('stays by the clock that was known where a browser names one that is not', async () => {
    const { headers } = await aMember();
    for (const time_zone of ['Mars/Olympus', '+03:00', '', 'x'.repeat(10_000), 7]) {
      const answer = await put('/auth/alert-settings', { time_zone }, headers);
      expect([answer.status, answer.body.data.time_zone]).toEqual([200, 'Asia/Baghdad']);
    }
    const refused = await put('/auth/alert-settings', { currency: 'dollars', mails: 'perhaps' }, headers);
    expect(Object.keys(refused.body.errors).toSorted()).toEqual(['currency', 'mails']);
  });
});
