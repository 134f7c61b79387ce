import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tagsOf } from '@/lib/api/tags';
import { SettingValues, settingGroups } from '@/lib/contract/moderation/settings-fields';
import { Settings } from '@/lib/contract/wordings';
import { connect } from '@/lib/db/connect';
import { onChange } from '@/lib/server/changes';
import { forgetAll } from '@/lib/server/limits';
import { call } from '../support/api';
import { aModerator, type Moderator } from '../support/content';
import { withTestDatabase } from '../support/database';

withTestDatabase();
beforeEach(() => forgetAll());

const address = '/v1/moderation/settings';
const rows = async <Row = any>(query: ReturnType<typeof sql>) => (await connect()).rows<Row>(query);
const read = async (who: Moderator) => (await who.get(address)).body.data;
const save = async (who: Moderator, values: object, versions?: object) =>
  who.put(address, { values, versions: versions ?? (await read(who)).versions });
const onSite = async (lang = 'en') => (await call(`/v1/setting?lang=${lang}`)).body.data;
const words = (en: string, ar = '', ckb = '') => ({ en, ar, ckb });

describe('the settings of the site', () => {
  test('are read whole, in every language, each in one group', async () => {
    const { values, versions } = await read(await aModerator());
    const ofModeratorsAlone = ['log_contact_days'];
    expect(Object.keys(values).toSorted()).toEqual(
      [...Object.keys(Settings.shape), ...ofModeratorsAlone].toSorted(),
    );
    expect(Object.values(settingGroups).flat().toSorted()).toEqual(
      Object.keys(SettingValues.shape).toSorted(),
    );
    expect(Object.keys(versions)).toEqual(Object.keys(settingGroups));
    // What is read can be sent back as it is.
    expect(SettingValues.parse(values)).toEqual(values);
    expect(values.card_location_label).toEqual(words('England'));
    expect(values.directories[0].name.ckb).toMatch(/[\u0600-\u06ff]/);
    expect(Object.keys(values.privacyPolicy)).toEqual(['title', 'description', 'short_description']);
  });

  test('one that a new version brings is there before anybody has written it', async () => {
    const before = { site: await onSite('ar'), console: (await read(await aModerator())).values };
    await rows(sql`delete from settings where key in ('titleWhy', 'privacyPolicy', 'logo')`);
    const who = await aModerator();
    expect(await onSite('ar')).toEqual(before.site);
    expect((await read(who)).values).toEqual(before.console);
    const titleWhy = words('Why here', 'لماذا هنا', 'بۆچی ئێرە');
    expect((await save(who, { titleWhy })).status).toBe(200);
    expect((await onSite()).titleWhy).toBe('Why here');
  });

  test('change one by one, at once, in every language, and the log keeps what they said', async () => {
    const who = await aModerator();
    const before = await read(who);
    const told: string[] = [];
    onChange('test', (tags) => told.push(...tags));
    const { status, body } = await save(who, {
      tagline: words('Iron, sold', 'حديد', 'ئاسن'),
      directories: [{ name: words('Sara Karim') }],
    });
    onChange('test', () => {});
    expect([status, body.message]).toEqual([200, 'Saved. The site shows it now.']);
    expect(told.some((tag) => tagsOf('/v1/setting').includes(tag))).toBe(true);
    const changed = new Set(
      Object.keys(settingGroups).filter((group) => body.data.versions[group] !== before.versions[group]),
    );
    expect(changed).toEqual(new Set(['site', 'contact']));
    expect((await onSite('ckb')).tagline).toBe('ئاسن');
    const english = await onSite('ar');
    expect([english.tagline, english.directories]).toEqual(['حديد', [{ name: 'Sara Karim' }]]);
    expect((await onSite()).titleSite).toBe(before.values.titleSite.en);
    const [entry] = await rows(
      sql`select action, actor_id, details from audit_log where subject = 'setting' and subject_id = 'site'`,
    );
    expect([entry.action, entry.actor_id]).toEqual(['setting.change', who.id]);
    expect(entry.details).toMatchObject({
      title: 'tagline',
      before: { tagline: before.values.tagline },
      written: { tagline: words('Iron, sold', 'حديد', 'ئاسن') },
    });
    const count = async () => (await rows(sql`select count(*)::int as n from audit_log`))[0].n;
    const entries = await count();
    await save(who, { tagline: words('Iron, sold', 'حديد', 'ئاسن') });
    expect(await count(), 'the same once more is no change').toBe(entries);
    // Nor is all of it as it was read: pages and lists, too.
    await save(who, body.data.values);
    expect(await count()).toBe(entries);
  });

  test('the place on the cards can be emptied in every language', async () => {
    const who = await aModerator();
    await save(who, { card_location_label: words('Iraq', 'العراق') });
    expect([(await onSite('ar')).card_location_label, (await onSite('ckb')).card_location_label]).toEqual([
      'العراق',
      'Iraq',
    ]);
    await save(who, { card_location_label: words('') });
    for (const lang of ['en', 'ar', 'ckb']) expect((await onSite(lang)).card_location_label).toBe('');
  });

  test('nobody writes over a group that he has not seen, and nothing of his is half written', async () => {
    const [one, other] = [await aModerator(), await aModerator()];
    const { versions } = await read(one);
    expect((await save(one, { titleWhy: words('Because') }, versions)).status).toBe(200);
    const late = await save(other, { titleAbout: words('About'), titleWhy: words('Why not') }, versions);
    expect([late.status, late.body.message]).toEqual([
      409,
      'Sara Karim has changed this in the meantime. Look at it again before you save.',
    ]);
    const site = await onSite();
    expect([site.titleWhy, site.titleAbout === 'About']).toEqual(['Because', false]);
    // Another group is free.
    expect((await save(other, { titleAbout: words('About') }, versions)).status).toBe(200);
    const unseen = await save(other, { titleContact: words('Call') }, { site: versions.site });
    expect([unseen.status, Object.keys(unseen.body.errors)]).toEqual([422, ['versions.contact']]);
  });

  test('a page is freed of everything that runs, in every language', async () => {
    const who = await aModerator();
    const nasty = '<h2>Yes</h2><p onload=x()>a<script>x()</script><a href="javascript:x()">b</a></p>';
    const clean = '<h2>Yes</h2><p>a<a>b</a></p>';
    const { body } = await save(who, {
      sellingTip: {
        title: words('Tips'),
        short_description: words('Short'),
        description: words(nasty, nasty),
      },
    });
    expect(body.data.values.sellingTip.description).toEqual(words(clean, clean));
    await rows(sql`update settings set value = jsonb_set(value, '{description,en}', ${JSON.stringify(nasty)}::jsonb)
                    where key = 'sellingTip'`);
    expect((await onSite()).sellingTip.description).toBe(clean);
    expect((await onSite('ckb')).sellingTip.description).toBe(clean);
  });

  test('bad input is told by the path of the field', async () => {
    const who = await aModerator();
    const wrong = async (values: object) => {
      const { status, body } = await save(who, values);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await wrong({ tagline: words('') })).toEqual([422, ['tagline.en']]);
    expect(await wrong({ tagline: 'text' })).toEqual([422, ['tagline']]);
    expect(await wrong({ directories: [{ name: words('A') }, { name: words('') }] })).toEqual([
      422,
      ['directories.1.name.en'],
    ]);
    expect(await wrong({ logo: 'https://elsewhere.example/logo.png' })).toEqual([422, ['logo']]);
    expect(await wrong({ logo: '/media/ffffffff-480.webp' })).toEqual([422, ['logo']]);
    const page = {
      title: words('T'),
      short_description: words('S'),
      description: words('<script>x()</script>'),
    };
    expect(await wrong({ membership: page })).toEqual([422, ['membership.description.en']]);
    const { logo } = await onSite();
    expect(logo).toBe('/logo.svg');
  });
});
