import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, setConnection } from '@/lib/db/connect';
import { knownMigrations, migrateWithin, migrationsFolder, NewerSchemaError } from '@/lib/db/migrate';
import { env } from '@/lib/env';
import { backUp } from '@/lib/server/backup/back-up';
import { restore } from '@/lib/server/backup/restore';
import { seed } from '@/lib/server/operator/seed-demo';
import { dropDatabase, joinCluster, makeDatabase, urlOf } from '../support/cluster';
import { runSql } from '../support/own-database';
import { databaseOf } from '../support/same-data';
import { rowsWithoutFiles } from '../support/template';

// From every state that the schema ever had, with rows in it, to today's.

const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};
/** Databases without rows, by the last migration that they have had: each is where the next begins. */
const withoutRows = new Map<number, string>();
const made = new Set<string>();
const drop = async (names: Iterable<string>) => {
  for (const name of names) {
    await dropDatabase(name);
    made.delete(name);
  }
};

let leave: () => Promise<void>;
beforeAll(async () => {
  leave = await joinCluster();
});
// Each with its test: all together would take minutes on a busy machine.
afterEach(() => drop([...made].filter((name) => ![...withoutRows.values()].includes(name))));
afterAll(async () => {
  await drop([...made]);
  await leave();
});

const aDatabase = async (template?: string) => {
  const name = await makeDatabase(template);
  made.add(name);
  return { name, connectionString: urlOf(name) };
};
const anEmptyDatabase = async () => ({ connectionString: (await aDatabase()).connectionString });

const within = async (config: pg.ClientConfig, work: (session: pg.Client) => Promise<unknown>) => {
  const session = new pg.Client(config);
  await session.connect();
  try {
    await session.query('begin');
    await work(session);
    await session.query('commit');
  } finally {
    await session.end();
  }
};

/** Rows that every state since 0001 takes; 4 of the ads are public, 3 messages unread. */
const rows = `
  insert into states (slug, name, lat, long) values ('erbil', '{"en": "Erbil"}', 36, 44);
  insert into categories (slug, name, icon) values ('tractors', '{"en": "Tractors"}', 't'), ('cars', '{"en": "Cars"}', 'c');
  insert into ad_types (slug, name) values ('sale', '{"en": "Sale"}');
  insert into brands (slug, name) values ('one', '{"en": "One"}');
  insert into currencies (code, name, symbol, rate) values ('USD', '{"en": "Dollar"}', '$', 1);
  insert into plans (slug, title, price, regular, featured, top) values ('basic', '{"en": "Basic"}', 1, 2, 3, 4);
  insert into accounts (username, email, state_id) values ('one', 'one@example.com', 1), ('two', 'two@example.com', null), ('three', 'three@example.com', null);
  insert into subscriptions (account_id, plan_id) values (1, 1);
  insert into sessions (account_id, token_hash, expires_at) values (1, 'hash', '2099-01-01');
  insert into ads (account_id, title, category_id, brand_id, ad_type_id, state_id, price_cents, status, deleted_at)
  values (1, 'Public', 1, 1, 1, 1, 100, 'accept', null), (1, 'Public too', 1, 1, 1, 1, null, 'accept', null),
         (1, 'In no state', 1, null, 1, null, 1, 'accept', null), (2, 'A car', 2, null, 1, 1, 5, 'accept', null),
         (1, 'Waiting', 1, 1, 1, 1, 100, 'pending', null), (1, 'Deleted', 1, 1, 1, 1, 100, 'accept', now());
  insert into media (key, width, height, widths, account_id) values ('ab1', 9, 9, '{480}', 1);
  insert into ad_images (ad_id, media_key) values (1, 'ab1');
  insert into chat_messages (from_account_id, to_account_id, ad_id, body, created_at, read_at)
  values (2, 1, 1, 'Is it there?', '2026-01-01', '2026-01-02'), (1, 2, 1, 'Yes', '2026-01-02', null),
         (1, 2, 1, 'Come', '2026-01-03', null), (3, 1, 1, 'And me?', '2026-01-04', null),
         (2, 1, 2, 'And this?', '2026-01-05', '2026-01-06');
  insert into reports (ad_id, account_id, note) values (1, 2, 'odd');
  insert into contact_messages (name, email, message) values ('n', 'n@example.com', 'Hello');
  insert into search_misses (query) values ('trakter');
  insert into audit_log (action, subject, subject_id) values ('accept', 'ad', '1');`;

/** What the application of that time wrote beside its messages, once there were conversations. */
const conversations = `
  insert into conversations (account_id, other_id, ad_id, last_message_id, unread, unread_since)
  values (1, 2, 1, 3, 0, null), (2, 1, 1, 3, 2, '2026-01-02'), (1, 3, 1, 4, 1, '2026-01-04'), (3, 1, 1, 4, 0, null),
         (1, 2, 2, 5, 0, null), (2, 1, 2, 5, 0, null)`;

const favourites = (table: string) => `insert into ${table} (account_id, ad_id) values (2, 1), (2, 2)`;

const withoutRowsAt = async (when: number): Promise<string> => {
  const known = withoutRows.get(when);
  if (known) return known;
  const from = Math.max(0, ...[...withoutRows.keys()].filter((one) => one < when));
  const { name, connectionString } = await aDatabase(withoutRows.get(from));
  await within({ connectionString }, (session) => migrateWithin(session, { from, to: when }));
  withoutRows.set(when, name);
  return name;
};

const stateAt = async (when: number) => {
  const { connectionString } = await aDatabase(await withoutRowsAt(when));
  const config = { connectionString };
  const has = async (table: string) =>
    (await runSql(config, 'select to_regclass($1) is not null as is', [`public.${table}`]))[0]?.is;
  if (await has('ads')) {
    await runSql(config, rows);
    await runSql(config, favourites((await has('favorites')) ? 'favorites' : 'favourites'));
    if (await has('conversations')) await runSql(config, conversations);
  }
  return config;
};

const migrated = async (config: pg.ClientConfig) => (await openDatabase(config)).close();

const schemaOf = async (config: pg.ClientConfig) => {
  const { tables, indexes, triggers, constraints, journal: done } = await databaseOf(config);
  const rowsOf = Object.entries(tables).map(([name, sum]) => [name, sum.split(' ')[0] ?? '']);
  const columns = await runSql(
    config,
    `select table_name, column_name, data_type, is_nullable, column_default, is_identity from information_schema.columns
      where table_schema = 'public' order by 1, 2`,
  );
  const functions = await runSql(
    config,
    `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql') order by 1`,
  );
  const schema = { tables: Object.keys(tables), indexes, triggers, constraints, columns, functions, done };
  return { schema, counts: Object.fromEntries(rowsOf) as Record<string, string> };
};

const scratch = mkdtempSync(path.join(os.tmpdir(), 'makinar-migrations-'));
const { dataDir } = env;
beforeAll(() => {
  env.dataDir = scratch;
});
afterAll(() => {
  env.dataDir = dataDir;
  rmSync(scratch, { recursive: true });
});

/** The same rows by way of an archive, into an empty place of this release. */
const restored = async (config: pg.ClientConfig, name: string) => {
  const file = path.join(scratch, `${name}.tar`);
  const target = await anEmptyDatabase();
  await backUp({ file, config });
  await restore({ file, dataDir: scratch, open: async () => target });
  return target;
};

describe('A database of an earlier release, or its backup, comes to today’s schema with all that it holds:', () => {
  const contents = async (config: pg.ClientConfig) => ({
    ads: await runSql(
      config,
      `select a.id, title, status, price_cents, b.category_id, b.brand_id, b.state_id from ads a
         left join facet_buckets b on b.id = a.facet_bucket_id order by a.id`,
    ),
    buckets: await runSql(
      config,
      'select category_id, brand_id, state_id, ads from facet_buckets where ads > 0 order by 1, 2, 3',
    ),
    conversations: await runSql(
      config,
      `select account_id, other_id, ad_id, last_message_id, unread, unread_since from conversations order by 1, 2, 3`,
    ),
  });
  const wholeOf = async (config: pg.ClientConfig) => ({
    ...(await schemaOf(config)),
    content: await contents(config),
  });
  let today: Awaited<ReturnType<typeof wholeOf>>;
  beforeAll(async () => {
    const config = await stateAt(Number.POSITIVE_INFINITY);
    await migrated(config);
    today = await wholeOf(config);
  });

  test('what it is compared with is right', () => {
    expect(today.content.buckets).toEqual([
      { category_id: 1, brand_id: 0, state_id: 0, ads: 1 },
      { category_id: 1, brand_id: 1, state_id: 1, ads: 2 },
      { category_id: 2, brand_id: 0, state_id: 1, ads: 1 },
    ]);
    expect(today.content.conversations).toHaveLength(6);
    expect(today.content.ads).toHaveLength(6);
    expect(today.schema.done).toHaveLength(journal.entries.length);
  });

  test.each(journal.entries)('$tag', async ({ tag, when }) => {
    const config = await stateAt(when);
    // Before there are tables there is nothing to restore.
    const isThere = tag !== '0000_extensions';
    if (isThere) expect(await wholeOf(await restored(config, tag))).toEqual(today);
    await migrated(config);
    if (isThere) expect(await wholeOf(config)).toEqual(today);
    else expect((await schemaOf(config)).schema).toEqual(today.schema);
  });

  test('one that wrote messages before there were conversations, and after', async () => {
    const config = await stateAt(
      journal.entries.find(({ tag }) => tag === '0004_forms_and_promotions')?.when ?? 0,
    );
    const next = journal.entries.find(({ tag }) => tag === '0005_conversations')?.when ?? 0;
    await within(config, (session) =>
      migrateWithin(session, { from: journal.entries[4]?.when ?? 0, to: next }),
    );
    // The application then counted the one new message alone.
    await runSql(
      config,
      `insert into chat_messages (from_account_id, to_account_id, ad_id, body, created_at) values (1, 2, 1, 'Well?', '2026-01-09');
       insert into conversations (account_id, other_id, ad_id, last_message_id, unread, unread_since)
       values (1, 2, 1, 6, 0, null), (2, 1, 1, 6, 1, '2026-01-09')`,
    );
    await migrated(config);
    expect(
      await runSql(
        config,
        'select last_message_id, unread, unread_since from conversations where account_id = 2 and ad_id = 1',
      ),
    ).toEqual([{ last_message_id: 6, unread: 3, unread_since: new Date('2026-01-02') }]);
  });
});

test('Ads from before they had an end stay listed for a whole period, and for ever where nobody could renew them', async () => {
  const config = await stateAt(journal.entries.find(({ tag }) => tag === '0022_passkeys')?.when ?? 0);
  await runSql(config, `update accounts set password_hash = 'hash' where id = 1`);
  await migrated(config);
  const ads = await runSql(
    config,
    `select account_id, availability, round(extract(epoch from expires_at - now()) / 86400)::int as days,
            facet_bucket_id is not null as listed
       from ads where status = 'accept' and deleted_at is null order by id`,
  );
  const mine = { account_id: 1, availability: 'available', days: 60, listed: true };
  expect(ads).toEqual([mine, mine, mine, { ...mine, account_id: 2, days: null }]);
});

test('Saved searches of before refer to what they ask for, which stands there once, as it was read last', async () => {
  const before = journal.entries.find(({ tag }) => tag === '0033_names_of_the_street')?.when ?? 0;
  const config = await stateAt(before);
  await runSql(
    config,
    `insert into saved_searches (account_id, name, query, wide, words, to_cents, read_at) values
       (1, 'Mine', 'brand=1', false, $$'b1'$$, 5, '2026-01-01'), (2, 'Also mine', 'brand=1', false, $$'b1' & 'c1'$$, 7, '2026-01-02'),
       (3, 'Of all', '', true, null, null, '2026-01-02'), (1, 'Cars', 'category=2', false, $$'c2'$$, null, '2026-01-02'),
       (2, 'Cars', 'category=2', true, $$'c2'$$, null, '2026-01-03');
     insert into saved_search_keys (saved_search_id, key) values (1, 'b1'), (2, 'b1 c1'), (4, 'c2');
     insert into alerts (account_id, saved_search_id, ad_id, kind) values (1, 1, 1, 'new')`,
  );
  await migrated(config);
  expect(
    await runSql(
      config,
      `select s.id, name, query, s.wide, words::text as words, to_cents::int as to_cents,
              array(select key from search_condition_keys where condition_id = c.id) as keys
         from saved_searches s join search_conditions c on c.id = s.condition_id order by s.id`,
    ),
  ).toEqual([
    {
      id: 1,
      name: 'Mine',
      query: 'brand=1',
      wide: false,
      words: "'b1' & 'c1'",
      to_cents: 7,
      keys: ['b1 c1'],
    },
    {
      id: 2,
      name: 'Also mine',
      query: 'brand=1',
      wide: false,
      words: "'b1' & 'c1'",
      to_cents: 7,
      keys: ['b1 c1'],
    },
    { id: 3, name: 'Of all', query: '', wide: true, words: null, to_cents: null, keys: [] },
    { id: 4, name: 'Cars', query: 'category=2', wide: true, words: "'c2'", to_cents: null, keys: [] },
    { id: 5, name: 'Cars', query: 'category=2', wide: true, words: "'c2'", to_cents: null, keys: [] },
  ]);
  expect(await runSql(config, 'select count(*)::int as n from search_conditions')).toEqual([{ n: 3 }]);
  expect(await runSql(config, 'select saved_search_id from alerts')).toEqual([{ saved_search_id: 1 }]);
});

test('Names that a release brings stand beside the operator’s own, and come once', async () => {
  const config = await stateAt(journal.entries.find(({ tag }) => tag === '0014_other_names')?.when ?? 0);
  await runSql(
    config,
    `insert into brands (slug, name) values ('toyota', '{"en": "Toyota"}'), ('cimc', '{"en": "CIMC"}');
     insert into car_models (brand_id, name) select id, 'Frac Tank 500 bbl' from brands where slug = 'cimc';
     insert into car_models (brand_id, name, aliases) select id, 'FORTUNER', '{"my own",فورتونر}' from brands where slug = 'toyota';
     update ad_types set aliases = '{mine,lilbay}' where slug = 'sale'`,
  );
  const names = async () =>
    Object.fromEntries(
      (
        await runSql(
          config,
          `select name, aliases from car_models where name ilike 'fortuner' or name in ('Avalon', 'Frac Tank 500 bbl')
            union all select slug, aliases from ad_types`,
        )
      ).map(({ name, aliases }) => [name, aliases]),
    );
  await migrated(config);
  expect(await names()).toEqual({
    FORTUNER: ['my own', 'فورتونر', 'فورتشنر', 'فورجنر', 'فۆرچونەر', 'فۆرتونەر'],
    Avalon: expect.arrayContaining(['افالون', 'ئاڤالۆن']),
    'Frac Tank 500 bbl': expect.arrayContaining(['فراك تانك 500 bbl']),
    sale: [
      'mine',
      'lilbay',
      'lil bay',
      'bo froshtn',
      'bo firoshtn',
      'bo frotan',
      'bo frotin',
      'bo frosh',
      'بۆ فرۆتن',
      'بۆ فرۆتنێ',
      'فرۆتن',
      'معروض',
      'بە فرۆش',
    ],
  });
  await runSql(config, `update car_models set aliases = '{"my own"}'; update ad_types set aliases = '{}'`);
  await migrated(config);
  expect(await names()).toMatchObject({ FORTUNER: ['my own'], Avalon: ['my own'], sale: [] });
});

test('Facts, sheets and nouns come to an installation that started before them as they come to a first start', async () => {
  const first = await anEmptyDatabase();
  const connection = await openDatabase(first);
  setConnection(connection);
  await seed('none', { draw: rowsWithoutFiles });
  setConnection(undefined);
  await connection.close();
  const kinds = await runSql(
    first,
    `select c.slug as category, s.slug from sub_categories s join categories c on c.id = s.category_id order by s.id`,
  );
  const older = await anEmptyDatabase();
  const before = journal.entries.find(({ tag }) => tag === '0019_two_step_login')?.when ?? 0;
  await within(older, (session) => migrateWithin(session, { to: before }));
  await runSql(
    older,
    `insert into categories (slug, name, icon) select distinct category, '{}'::jsonb, '' from jsonb_to_recordset($1) r(category text)`,
    [JSON.stringify(kinds)],
  );
  await runSql(
    older,
    `insert into sub_categories (category_id, slug, name) select c.id, r.slug, '{}' from jsonb_to_recordset($1) r(category text, slug text)
       join categories c on c.slug = r.category`,
    [JSON.stringify(kinds)],
  );
  await migrated(older);
  const contents = async (config: pg.ClientConfig) => ({
    facts: await runSql(config, `select to_jsonb(f) - 'id' as fact from facts f order by position`),
    choices: await runSql(
      config,
      `select f.key, to_jsonb(c) - 'id' - 'fact_id' as choice from fact_choices c join facts f on f.id = c.fact_id
        order by f.position, c.position`,
    ),
    sheets: await runSql(
      config,
      `select c.slug as category, s.slug, sheets.core, f.key, to_jsonb(r) - 'sheet_id' - 'fact_id' as row
         from sheets join categories c on c.id = sheets.category_id left join sub_categories s on s.id = sheets.sub_category_id
         join sheet_facts r on r.sheet_id = sheets.id join facts f on f.id = r.fact_id
        order by c.slug, s.slug, r.position`,
    ),
    nouns: await runSql(
      config,
      `select slug, noun from categories union all select slug, noun from sub_categories order by 1, 2`,
    ),
  });
  const filled = await contents(older);
  expect(filled.sheets.length).toBeGreaterThan(1_600);
  expect(filled).toEqual(await contents(first));
});

test('Facts get better words, but where the operator has written his own', async () => {
  const config = await anEmptyDatabase();
  const timeOf = (name: string) => journal.entries.find(({ tag }) => tag === name)?.when ?? 0;
  const [before, then] = [timeOf('0019_two_step_login'), timeOf('0030_delivery')];
  await within(config, (session) => migrateWithin(session, { to: before }));
  await runSql(config, `insert into categories (slug, name, icon) values ('trucks', '{}', '')`);
  await runSql(config, `insert into sub_categories (category_id, slug, name) values (1, 'tippers', '{}')`);
  await within(config, (session) => migrateWithin(session, { from: before, to: then }));
  const own = { en: 'Spans', ar: 'المقاطع', ckb: 'پارچەکان' };
  await runSql(config, `update facts set name = $1 where key = 'spans'`, [JSON.stringify(own)]);
  await runSql(
    config,
    `update fact_choices set name = $1 where key = 'walkers' and fact_id = (select id from facts where key = 'harvester_kind')`,
    [JSON.stringify(own)],
  );
  await runSql(
    config,
    `update fact_choices set also = '{mine}' where key = 'left' and fact_id = (select id from facts where key = 'steering_side')`,
  );
  await runSql(
    config,
    `update fact_choices set also = '{mine}' where key = 'closed_ac' and fact_id = (select id from facts where key = 'cab')`,
  );
  const said = async () =>
    Object.fromEntries(
      (
        await runSql(
          config,
          `select key, name ->> 'ckb' as word from facts where key in ('spans', 'drive')
            union all select key, name ->> 'ckb' from fact_choices where key in ('walkers', 'hammerhead')`,
        )
      ).map(({ key, word }) => [key, word]),
    );
  expect(await said()).toMatchObject({ drive: 'هێزگواستنەوە', hammerhead: 'سەردار' });
  await within(config, (session) => migrateWithin(session, { from: then }));
  expect(await said()).toEqual({
    spans: own.ckb,
    walkers: own.ckb,
    drive: 'کشان',
    hammerhead: 'لووتکەدار',
  });
  const sides = await runSql(
    config,
    `select c.key, c.also from fact_choices c join facts f on f.id = c.fact_id
      where f.key = 'steering_side' and c.key in ('left', 'right') order by 1`,
  );
  expect(sides).toEqual([
    { key: 'left', also: ['mine'] },
    { key: 'right', also: expect.arrayContaining(['RHD', 'right hand drive']) },
  ]);
  const cabs = await runSql(
    config,
    `select f.key, c.also from fact_choices c join facts f on f.id = c.fact_id
      where f.key in ('cab', 'tractor_cab') and c.key = 'closed_ac' order by 1`,
  );
  expect(cabs).toEqual([
    { key: 'cab', also: ['mine'] },
    { key: 'tractor_cab', also: expect.arrayContaining(['AC cab', 'A/C']) },
  ]);
});

test('What models are comes to an installation that has them as it comes to a first start', async () => {
  const first = await anEmptyDatabase();
  const connection = await openDatabase(first);
  setConnection(connection);
  await seed('none', { draw: rowsWithoutFiles });
  setConnection(undefined);
  await connection.close();
  const known = `select b.slug as brand, m.name, m.facts from car_models m join brands b on b.id = m.brand_id order by m.id`;
  const models = await runSql(first, known);
  const older = await anEmptyDatabase();
  const before = journal.entries.find(({ tag }) => tag === '0020_facts')?.when ?? 0;
  await within(older, (session) => migrateWithin(session, { to: before }));
  await runSql(
    older,
    `insert into brands (slug, name) select distinct brand, '{}'::jsonb from jsonb_to_recordset($1) r(brand text)`,
    [JSON.stringify(models)],
  );
  await runSql(
    older,
    `insert into car_models (brand_id, name) select b.id, r.name from jsonb_to_recordset($1) r(brand text, name text)
       join brands b on b.slug = r.brand`,
    [JSON.stringify(models)],
  );
  const told = journal.entries.find(({ tag }) => tag === '0021_what_models_are')?.when ?? 0;
  await within(older, (session) => migrateWithin(session, { from: before, to: told }));
  const own = { power: 110, weight: 3_400 };
  await runSql(older, `update car_models set facts = $1 where name = '399'`, [JSON.stringify(own)]);
  await migrated(older);
  const filled = await runSql(older, known);
  const changed = filled.find(({ name }) => name === '399');
  expect(changed?.facts, 'what the operator has said since').toEqual(own);
  Object.assign(
    changed ?? {},
    models.find(({ name }) => name === '399'),
  );
  expect(filled.filter(({ facts }) => JSON.stringify(facts) !== '{}').length).toBeGreaterThan(200);
  const sorted = (rows: typeof models) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(sorted(filled)).toEqual(sorted(models));
});

test('An older release refuses a newer database in one line, and leaves it as it is', async () => {
  const config = await stateAt(Number.POSITIVE_INFINITY);
  await runSql(
    config,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  );
  const before = await databaseOf(config);
  const failure = await openDatabase(config).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(NewerSchemaError);
  expect((failure as Error).message).toMatch(/^The database was migrated by a newer release [^\n]+$/);
  expect(await databaseOf(config)).toEqual(before);
});

test.each([
  ['an empty database', async () => anEmptyDatabase()],
  ['one of the first release with rows', async () => stateAt(journal.entries[1]?.when ?? 0)],
])('Of four starts at once on %s each finds it whole', async (_, make) => {
  const config = await make();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(config)));
  await Promise.all(opened.map(({ close }) => close()));
  const { journal: done } = await databaseOf(config);
  expect(done).toHaveLength(knownMigrations().length);
});

test('A migration that fails leaves the state before, and the next start that can, goes on', async () => {
  const config = await stateAt(journal.entries[4]?.when ?? 0);
  // What a later migration makes is in its way, after others have run.
  await runSql(config, 'create index ads_gone on ads (id)');
  const before = await databaseOf(config);
  const failure = await openDatabase(config).catch((error: Error) => error);
  expect(String((failure as Error).cause ?? failure)).toContain('"ads_gone" already exists');
  expect(await databaseOf(config)).toEqual(before);
  await runSql(config, 'drop index ads_gone');
  await migrated(config);
  expect((await databaseOf(config)).journal).toHaveLength(journal.entries.length);
});

test('A start that is killed while it migrates leaves the state before', async () => {
  const config = await stateAt(journal.entries[1]?.when ?? 0);
  const before = await databaseOf(config);
  // Held up in the middle by somebody who reads, then cut off.
  const reader = new pg.Client(config);
  reader.on('error', () => {});
  await reader.connect();
  await reader.query('begin; select 1 from chat_messages');
  const start = openDatabase(config).catch((error: Error) => error);
  const waiting = () =>
    runSql(
      config,
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%alter table%'`,
    );
  await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1);
  await runSql(config, `select pg_terminate_backend($1)`, [(await waiting())[0]?.pid]);
  expect(await start).toBeInstanceOf(Error);
  await reader.end();
  expect(await databaseOf(config)).toEqual(before);
  await migrated(config);
});
