import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tagsOf } from '@/lib/api/tags';
import { contentRoutes } from '@/lib/contract/moderation/content';
import {
  type ContentKind,
  categoryIcons,
  contentFields,
  contentKinds,
  socialIcons,
} from '@/lib/contract/moderation/content-fields';
import { connect } from '@/lib/db/connect';
import { onChange } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { kinds } from '@/lib/server/moderation/content/kinds';
import { aMember } from '../support/account';
import { anAdOf } from '../support/ad-form';
import { call } from '../support/api';
import { aModerator, contentSample, type Moderator } from '../support/content';
import { withTestDatabase } from '../support/database';
import { accept } from '../support/decide';

withTestDatabase();
beforeEach(() => forgetAll());

const rows = async <Row = any>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const one = async <Row = any>(query: ReturnType<typeof sql>) => (await rows<Row>(query))[0]!;

const at = (kind: ContentKind, id?: string | number, version?: string) =>
  `/v1/moderation/${kind}${id === undefined ? '' : `/${id}`}${version ? `?version=${version}` : ''}`;
const create = async (who: Moderator, kind: ContentKind, changes: object = {}, name?: string) => {
  const { status, body } = await who.post(at(kind), { ...contentSample(kind, name), ...changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
/** All rows of a kind, however many pages they take. */
const listAll = async (who: Moderator, kind: ContentKind, query = ''): Promise<any[]> => {
  const all = [];
  let cursor = '';
  do {
    const { data, next } = (await who.get(`${at(kind)}?cursor=${encodeURIComponent(cursor)}${query}`)).body;
    all.push(...data);
    cursor = next ?? '';
  } while (cursor);
  return all;
};
const find = async (who: Moderator, kind: ContentKind, id: string | number) =>
  (await listAll(who, kind)).find((row) => row.id === id);
const lastLog = (subject: string, id: string | number) =>
  one(sql`select a.action, a.actor_id, a.details from audit_log a
           where subject = ${subject} and subject_id = ${String(id)} order by id desc limit 1`);
/** What is announced while `work` is done. */
const announced = async (work: () => Promise<unknown>): Promise<string[]> => {
  const told: string[] = [];
  onChange('test', (tags) => told.push(...tags));
  await work();
  onChange('test', () => {});
  return told;
};

/** Kinds whose rows are all listed by one public read; a sheet is read by its kind of machine (tests/api/console-facts.test.ts). */
type ListedKind = Exclude<ContentKind, 'sheets'>;
const listedKinds = contentKinds.filter((kind): kind is ListedKind => kind !== 'sheets');

/** The public read that shows a kind. */
const shownBy: Record<ListedKind, string> = {
  slides: '/v1/slide',
  'why-choose': '/v1/why-choose',
  'about-sections': '/v1/about-section',
  reasons: '/v1/reason',
  faqs: '/v1/faq',
  plans: '/v1/plan',
  categories: '/v1/category',
  'sub-categories': '/v1/sub-category',
  brands: '/v1/brand',
  models: '/v1/car-model',
  facts: '/v1/fact',
  states: '/v1/state',
  'ad-types': '/v1/ad-type',
  'social-media': '/v1/social-media',
  currencies: '/v1/currency',
  contacts: '/v1/contact',
  'social-links': '/v1/social-link',
};
/** All rows of a public read. */
const shown = async (kind: ListedKind, lang = 'en') => {
  const all = [];
  for (let page = 1; page < 20; page += 1) {
    const paging = kinds[kind].tags.includes('reference') ? `&page=${page}` : '';
    const { data } = (await call(`${shownBy[kind]}?lang=${lang}&per_page=100${paging}`)).body;
    all.push(...data);
    if (data.length < 100 || !paging) break;
  }
  return all;
};
const wordsOf = (row: any): string => row?.title ?? row?.name;

describe.each(listedKinds)('%s', (kind) => {
  const changed = (fields: any): any => {
    if (kind === 'contacts') return { ...fields, name: '+964 750 765 4321' };
    const field = 'title' in fields ? 'title' : 'name';
    const { [field]: before } = fields;
    return {
      ...fields,
      [field]: typeof before === 'string' ? `${before} anew` : { ...before, en: `${before.en} anew` },
    };
  };
  const isOnSite = async (words: string) =>
    (await shown(kind)).some((row) => wordsOf(row) === words || row.title === words);

  test('can be added, changed and removed, which the site shows at once and the log keeps', async () => {
    const who = await aModerator();
    const sample = contentSample(kind, `${kind} one`);
    const said = (fields: any): string => {
      const words = fields.title ?? fields.name;
      return words.en ?? words;
    };
    expect(await isOnSite(said(sample))).toBe(false);
    let row: any;
    const told = await announced(async () => {
      row = await create(who, kind, {}, `${kind} one`);
    });
    expect(row).toMatchObject(sample);
    expect(await find(who, kind, row.id)).toEqual(row);
    expect(await isOnSite(said(sample))).toBe(true);
    // Whatever is kept of that read is dropped.
    expect(told.some((tag) => tagsOf(shownBy[kind]).includes(tag))).toBe(true);
    expect(await lastLog(kind, row.id)).toMatchObject({ action: 'content.create', actor_id: who.id });

    const after = changed(sample);
    let answer: any;
    const toldAgain = await announced(async () => {
      answer = await who.put(at(kind, row.id, row.version), after);
    });
    expect([answer.status, answer.body.data]).toEqual([200, expect.objectContaining(after)]);
    expect(toldAgain.some((tag) => tagsOf(shownBy[kind]).includes(tag))).toBe(true);
    expect([await isOnSite(said(sample)), await isOnSite(said(after))]).toEqual([false, true]);
    const { details, action } = await lastLog(kind, row.id);
    expect([action, details.title, details.before]).toEqual(['content.change', said(after), sample]);

    const { version } = answer.body.data;
    const gone = await who.remove(at(kind, row.id, version));
    expect([gone.status, gone.body]).toEqual([200, { status: true, message: 'Removed.' }]);
    expect(await isOnSite(said(after))).toBe(false);
    expect(await lastLog(kind, row.id)).toMatchObject({
      action: 'content.remove',
      details: { title: said(after), before: after },
    });
    expect((await who.remove(at(kind, row.id, version))).status).toBe(404);
  });

  test('nobody writes over what he has not seen', async () => {
    const [one, other] = [await aModerator(), await aModerator()];
    const row = await create(one, kind, kind === 'currencies' ? { code: 'NOK' } : {}, `${kind} two`);
    const sample = {
      ...contentSample(kind, `${kind} two`),
      ...(kind === 'currencies' ? { code: 'NOK' } : {}),
    };
    const first = await one.put(at(kind, row.id, row.version), changed(sample));
    expect(first.status).toBe(200);
    const late = await other.put(at(kind, row.id, row.version), sample);
    expect([late.status, late.body.message]).toEqual([
      409,
      'Sara Karim has changed this in the meantime. Look at it again before you save.',
    ]);
    expect((await other.remove(at(kind, row.id, row.version))).status).toBe(409);
    expect(await lastLog(kind, row.id)).toMatchObject({ action: 'content.change', actor_id: one.id });
    const same = await other.put(at(kind, row.id, first.body.data.version), changed(sample));
    expect([same.status, same.body.data]).toEqual([200, first.body.data]);
    expect(await lastLog(kind, row.id), 'the same once more is no change').toMatchObject({
      actor_id: one.id,
    });
    expect((await other.remove(at(kind, row.id, first.body.data.version))).status).toBe(200);
  });

  test('every row that the site comes with can be saved as it was read', async () => {
    for (const row of await listAll(await aModerator(), kind)) {
      const fields = Object.keys(contentFields[kind].shape).map((field) => [field, row[field]]);
      const { error, data } = contentFields[kind].safeParse(Object.fromEntries(fields));
      expect(error?.issues ?? [], JSON.stringify(row)).toEqual([]);
      expect(row).toMatchObject(data ?? {});
    }
  });

  test('bad input is told field by field, in the moderator’s language', async () => {
    const who = await aModerator();
    const { status, body } = await who.post(`${at(kind)}?lang=ar`, {});
    expect([status, body.status]).toEqual([422, false]);
    expect(Object.keys(body.errors).length).toBeGreaterThan(0);
    for (const [problem] of Object.values<string[]>(body.errors)) expect(problem).toMatch(/[\u0600-\u06ff]/);
    const id = kind === 'currencies' ? 'XXX' : 999_999;
    expect((await who.put(at(kind, id, 'x'), contentSample(kind))).status).toBe(404);
    expect((await who.remove(at(kind, id, 'x'))).status).toBe(404);
    expect((await who.remove(at(kind, id))).status).toBe(422);
  });
});

const ordered = listedKinds.filter((kind) => 'order' in contentRoutes[kind]);

test.each(ordered)('%s stand in the order that the operator gives them', async (kind) => {
  const who = await aModerator();
  const ids = async () => (await who.get(at(kind))).body.data.map((row: { id: unknown }) => row.id);
  const before = await ids();
  const wanted = before.toReversed();
  const order = (list: unknown) => who.put(`${at(kind)}/order`, { ids: list });
  for (const wrong of [wanted.slice(1), [...wanted, wanted[0]], [wanted[0], ...wanted.slice(0, -1)]]) {
    const { status, body } = await order(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['ids']]);
  }
  expect(await ids()).toEqual(before);
  expect((await order(wanted)).status).toBe(200);
  expect(await ids()).toEqual(wanted);
  const onSite = (await shown(kind)).map((row) => (kind === 'currencies' ? row.name : row.id));
  expect(onSite).toEqual(wanted);
  expect(await lastLog(kind, 'all')).toMatchObject({ action: 'content.order', details: { before } });
  await order(before);
});

describe('what is in use', () => {
  const busy: [ContentKind, ReturnType<typeof sql>, RegExp][] = [
    [
      'categories',
      sql`select category_id as id from ads group by 1 order by count(*) desc limit 1`,
      /ads: \d+.*sub-categories: \d+/,
    ],
    [
      'sub-categories',
      sql`select sub_category_id as id from ads where sub_category_id is not null group by 1 order by count(*) desc limit 1`,
      /ads: \d+/,
    ],
    [
      'brands',
      sql`select brand_id as id from ads where brand_id is not null group by 1 order by count(*) desc limit 1`,
      /ads: \d+.*models: \d+/,
    ],
    [
      'models',
      sql`select car_model_id as id from ads where car_model_id is not null group by 1 order by count(*) desc limit 1`,
      /ads: \d+/,
    ],
    [
      'states',
      sql`select state_id as id from ads where state_id is not null group by 1 order by count(*) desc limit 1`,
      /ads: \d+.*accounts: \d+/,
    ],
    ['ad-types', sql`select ad_type_id as id from ads group by 1 order by count(*) desc limit 1`, /ads: \d+/],
  ];

  const versionOf = async (who: Moderator, kind: ContentKind, id: number) =>
    (await find(who, kind, id)).version as string;

  test.each(busy)(
    '%s of ads cannot be removed, and the answer says how many there are',
    async (kind, query, text) => {
      const who = await aModerator();
      const { id } = await one(query);
      const { n } = await one(sql`select count(*)::int as n from ads`);
      const { status, body } = await who.remove(at(kind, id, await versionOf(who, kind, id)));
      expect([status, body.message]).toEqual([409, expect.stringMatching(text)]);
      expect(await one(sql`select count(*)::int as n from ads`)).toEqual({ n });
    },
  );

  test('so it is with platforms, plans and what only a waiting edit names', async () => {
    const who = await aModerator();
    const [platform, plan, type] = [
      await create(who, 'social-media', {}, 'Mastodon'),
      await create(who, 'plans', {}, 'Yard'),
      await create(who, 'ad-types', {}, 'On loan'),
    ];
    const ad = await one(sql`select min(id) as id, min(account_id) as account from ads`);
    await rows(
      sql`insert into ad_socials (ad_id, position, social_media_id) values (${ad.id}, 90, ${platform.id})`,
    );
    await rows(
      sql`insert into subscriptions (account_id, plan_id, status) values (${ad.account}, ${plan.id}, 'ended')`,
    );
    await rows(sql`insert into ad_revisions (ad_id, fields) values (${ad.id},
      ${JSON.stringify({ ad_type_id: type.id, socials: [{ social_media_id: platform.id, link: null }] })}::jsonb)`);
    const refused = async (kind: ContentKind, row: { id: number; version: string }) => {
      const { status, body } = await who.remove(at(kind, row.id, row.version));
      expect(status).toBe(409);
      return body.message;
    };
    expect(await refused('social-media', platform)).toMatch(/ads: 1, pending edits: 1/);
    expect(await refused('plans', plan)).toMatch(/subscriptions: 1/);
    expect(await refused('ad-types', type)).toMatch(/pending edits: 1/);
  });

  test('a model of ads stays with its brand, a sub-category with its category; others move', async () => {
    const who = await aModerator();
    const { id, brand_id } = await one(
      sql`select m.id, m.brand_id from car_models m join ads a on a.car_model_id = m.id limit 1`,
    );
    const version = await versionOf(who, 'models', id);
    const other = await one(sql`select min(id) as id from brands where id <> ${brand_id}`);
    const elsewhere = { ...contentSample('models', 'Moved'), brand_id: other.id };
    const moved = await who.put(at('models', id, version), elsewhere);
    expect([moved.status, moved.body.message]).toEqual([409, expect.stringMatching(/ads: \d+/)]);
    const sub = await create(who, 'sub-categories', {}, 'Snow ploughs');
    const there = await create(who, 'sub-categories', { category_id: 2 }, 'Snow ploughs');
    expect([sub.slug, there.slug]).toEqual(['snow-ploughs', 'snow-ploughs']);
    await who.remove(at('sub-categories', there.id, there.version));
    const free = await who.put(at('sub-categories', sub.id, sub.version), {
      ...contentSample('sub-categories', 'Snow ploughs'),
      category_id: 2,
    });
    expect([free.status, free.body.data.category_id]).toEqual([200, 2]);
  });
});

describe('names and slugs', () => {
  test('a slug is made of the English name, is the only one, and stays', async () => {
    const who = await aModerator();
    const row = await create(who, 'categories', { name: { en: 'Ploughs & Drills (École)' } });
    expect(row.slug).toBe('ploughs-drills-ecole');
    const renamed = await who.put(at('categories', row.id, row.version), {
      ...contentSample('categories'),
      name: { en: 'Tillage' },
    });
    expect([renamed.status, renamed.body.data.slug]).toEqual([200, row.slug]);
    const again = await create(who, 'categories', { name: { en: 'Ploughs / drills: école' } });
    expect(again.slug).toBe(`${row.slug}-2`);
    const arabic = await create(who, 'brands', { name: { en: 'كاتو' } });
    expect(arabic.slug).toBe('row');
  });

  test('no two rows have one name where people would mix them up', async () => {
    const who = await aModerator();
    const taken = async (kind: ContentKind, changes: object) => {
      const { status, body } = await who.post(at(kind), { ...contentSample(kind), ...changes });
      return [status, body.errors];
    };
    const nameTaken = ['This name is already taken.'];
    expect(await taken('brands', { name: { en: 'caterpillar' } })).toEqual([422, { 'name.en': nameTaken }]);
    const model = await one(sql`select name, brand_id from car_models limit 1`);
    expect(await taken('models', { ...model, name: model.name.toUpperCase() })).toEqual([
      422,
      { name: nameTaken },
    ]);
    expect(await taken('currencies', { code: 'IQD' })).toEqual([422, { code: nameTaken }]);
  });

  test('what a row belongs to has to be there', async () => {
    const who = await aModerator();
    const wrong = async (kind: ContentKind, changes: object) => {
      const { status, body } = await who.post(at(kind), { ...contentSample(kind), ...changes });
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await wrong('sub-categories', { category_id: 9999 })).toEqual([422, ['category_id']]);
    expect(await wrong('models', { brand_id: 9999 })).toEqual([422, ['brand_id']]);
    const elsewhere = await one(sql`select id from sub_categories where category_id = 2 limit 1`);
    expect(await wrong('models', { sub_category_id: elsewhere.id })).toEqual([422, ['sub_category_id']]);
    expect(await wrong('slides', { image: '/media/ffffffff-1200.webp' })).toEqual([422, ['image']]);
    expect(await wrong('slides', { image: 'https://elsewhere.example/x.png' })).toEqual([422, ['image']]);
    expect(await wrong('categories', { icon: '/icons/categories/none.svg' })).toEqual([422, ['icon']]);
    expect(await wrong('contacts', { type: 'email' })).toEqual([422, ['name']]);
    expect(await wrong('states', { lat: 91 })).toEqual([422, ['lat']]);
    expect(await wrong('brands', { name: { en: 'One', ar: 'two\nlines' } })).toEqual([422, ['name.ar']]);
  });

  test('the icons to choose from are those that the site has', () => {
    const files = (folder: string) =>
      readdirSync(path.join(process.cwd(), 'public/icons', folder)).map((file) => file.replace('.svg', ''));
    expect([...socialIcons]).toEqual(files('social').toSorted());
    expect([...categoryIcons]).toEqual(
      files('categories')
        .toSorted()
        .map((name) => `/icons/categories/${name}.svg`),
    );
  });
});

describe('brands and models', () => {
  test('are looked through by a part of a name or alias, a page at a time in the order of names', async () => {
    const who = await aModerator();
    const first = (await who.get('/v1/moderation/models')).body;
    expect([first.data.length, typeof first.next]).toEqual([30, 'string']);
    const more = (await who.get('/v1/moderation/models?per_page=100')).body;
    expect([more.data.length, more.data.slice(0, 30)]).toEqual([100, first.data]);
    const all = await listAll(who, 'models', '&per_page=70');
    const { n } = await one(sql`select count(*)::int as n from car_models`);
    expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([n, n]);
    const found = (await who.get('/v1/moderation/brands?search=كات')).body.data;
    expect(found.map(({ name }: any) => name.en)).toContain('Caterpillar');
    const caterpillar = found.find(({ name }: any) => name.en === 'Caterpillar');
    const own = (await who.get(`/v1/moderation/models?brand=${caterpillar.id}&search=320`)).body.data;
    expect(own.length).toBeGreaterThan(0);
    for (const { brand_id, name } of own)
      expect([brand_id, name]).toEqual([caterpillar.id, expect.stringContaining('320')]);
    expect((await who.get('/v1/moderation/brands?search=%25')).body.data).toEqual([]);
  });
});

describe('currencies and plans', () => {
  test('a new rate is dated and prices follow it; the dollar is what it is', async () => {
    const who = await aModerator();
    const dinar = await find(who, 'currencies', 'IQD');
    const { id: _, version, rated_at, ...fields } = dinar;
    const price = async () =>
      (await call('/v1/ads?currency=IQD&per_page=1&sort=price_desc')).body.data[0].show_price;
    const before = await price();
    const { body } = await who.put(at('currencies', 'IQD', version), { ...fields, rate: '1500.5' });
    expect(body.data.rate).toBe(1500.5);
    expect(Date.parse(body.data.rated_at)).toBeGreaterThan(Date.parse(rated_at));
    expect(await price()).not.toBe(before);
    const renamed = await who.put(at('currencies', 'IQD', body.data.version), {
      ...fields,
      rate: 1500.5,
      symbol: 'د.ع',
    });
    expect(renamed.body.data.rated_at).toBe(body.data.rated_at);

    const dollar = await find(who, 'currencies', 'USD');
    const own = { code: 'USD', name: dollar.name, symbol: '$', decimals: 0 };
    const raised = await who.put(at('currencies', 'USD', dollar.version), { ...own, rate: 2 });
    expect([raised.status, Object.keys(raised.body.errors)]).toEqual([422, ['rate']]);
    const other = await who.put(at('currencies', 'USD', dollar.version), { ...own, code: 'USX', rate: 1 });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['code']]);
    const gone = await who.remove(at('currencies', 'USD', dollar.version));
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'The US dollar cannot be removed: all prices are kept in it.',
    ]);
  });

  test('an ad in dinars keeps what it asks at a new rate, and is worth less in dollars', async () => {
    const who = await aModerator();
    const seller = await aMember();
    const id = await anAdOf(seller.headers, { price: 30_000_000, price_currency: 'IQD' });
    await accept(id);
    const prices = async () => {
      const [dinars, dollars] = await Promise.all(
        ['IQD', 'USD'].map(async (code) => (await call(`/v1/ads/${id}?currency=${code}`)).body.data),
      );
      return [dinars.show_price, dollars.price, dollars.other_price.show_price];
    };
    const { id: _, version, rated_at: __, ...fields } = await find(who, 'currencies', 'IQD');
    const written = await who.put(at('currencies', 'IQD', version), { ...fields, rate: 1250 });
    expect(await prices()).toEqual(['30,000,000', 24_000, '30,000,000']);
    await who.put(at('currencies', 'IQD', written.body.data.version), { ...fields, rate: 1500 });
    expect(await prices()).toEqual(['30,000,000', 20_000, '30,000,000']);
    const { version: last } = await find(who, 'currencies', 'IQD');
    expect((await who.remove(at('currencies', 'IQD', last))).status, 'an ad is written in it').toBe(409);
  });

  test('one plan that costs nothing stays', async () => {
    const who = await aModerator();
    const free = (await who.get(at('plans'))).body.data.find((plan: { price: number }) => plan.price === 0);
    const { id: _, version, slug: __, ...fields } = free;
    expect((await who.put(at('plans', free.id, version), { ...fields, price: 5 })).status).toBe(409);
    expect((await who.remove(at('plans', free.id, version))).status).toBe(409);
  });
});

describe('what the operator writes', () => {
  const nasty =
    '<p onclick="steal()">Hello <b>you</b><script>steal()</script><img src=x onerror=steal()>' +
    '<a href="javascript:steal()">one</a> <a href="//evil.example">two</a> <a href="/pricing">three</a>' +
    '<iframe src="https://evil.example"></iframe></p>';

  test('is freed of everything that runs, on its way in and on its way out', async () => {
    const who = await aModerator();
    const clean = '<p>Hello <b>you</b><a>one</a> <a>two</a> <a href="/pricing">three</a></p>';
    for (const kind of ['slides', 'about-sections', 'faqs'] as const) {
      const row = await create(who, kind, { description: { en: nasty, ar: nasty } });
      expect([row.description.en, row.description.ar]).toEqual([clean, clean]);
      const { table } = kinds[kind];
      await rows(
        sql`update ${table} set description = ${JSON.stringify({ en: nasty, ar: '', ckb: '' })}::jsonb where id = ${row.id}`,
      );
      expect((await find(who, kind, row.id)).description.en).toBe(clean);
      const onSite = (await shown(kind)).find(({ id }) => id === row.id);
      expect(onSite.description).toBe(clean);
    }
    const empty = await who.post(at('faqs'), {
      ...contentSample('faqs'),
      description: { en: '<script>steal()</script>' },
    });
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['description.en']]);
  });

  test('leads nowhere but to a page, a mailbox or a phone', async () => {
    const who = await aModerator();
    const status = async (link: unknown) =>
      (await who.post(at('slides'), { ...contentSample('slides'), link })).status;
    for (const good of [
      '/pricing',
      'https://example.com/a?b=1',
      'mailto:a@example.com',
      'tel:+9647501234567',
      '',
      null,
    ])
      expect(await status(good), String(good)).toBe(200);
    for (const bad of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'vbscript:x',
      'ftp://x.example',
      'pricing',
      7,
    ])
      expect(await status(bad), String(bad)).toBe(422);
  });

  test('shows in English where it was not translated, on every read', async () => {
    const who = await aModerator();
    const english = (kind: ContentKind) => {
      const only = (value: unknown): unknown =>
        typeof value === 'object' && value !== null && 'en' in value ? { en: value.en } : value;
      return Object.fromEntries(
        Object.entries(contentSample(kind, `Only English ${kind}`)).map(([name, value]) => [
          name,
          only(value),
        ]),
      );
    };
    // Facts are named in each: they stand inside of sentences.
    for (const kind of listedKinds.filter(
      (each) => !['contacts', 'social-links', 'models', 'facts'].includes(each),
    )) {
      const row = await create(who, kind, {
        ...english(kind),
        ...(kind === 'currencies' ? { code: 'DKK' } : {}),
      });
      const said = (row.title ?? row.name).en;
      const [ar, ckb] = [await shown(kind, 'ar'), await shown(kind, 'ckb')];
      for (const rowsOfSite of [ar, ckb])
        expect(
          rowsOfSite.some((each) => (each.title ?? each.name) === said),
          kind,
        ).toBe(true);
    }
    const ad = await one(sql`select id, category_id from ads where facet_bucket_id is not null limit 1`);
    const category = await find(who, 'categories', ad.category_id);
    const { id, version, slug: _, ...fields } = category;
    await who.put(at('categories', id, version), { ...fields, name: { en: 'Renamed in English' } });
    const { data } = (await call(`/v1/ads/${ad.id}?lang=ckb`)).body;
    expect(data.category.name).toBe('Renamed in English');
    expect(tagsOf('/v1/ads/{id}', { id: ad.id })).toContain('reference');
  });
});
