import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tellDue } from '@/lib/server/alerts/tell';
import { shareChanges } from '@/lib/server/changes';
import { seed } from '@/lib/server/operator/seed-demo';
import { endAds } from '@/lib/server/own-ads/ending';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { dropDatabase, makeDatabase, urlOf } from '../support/cluster';
import { addressIn, dictionaries, type Language } from '../support/languages';
import { readOutbox } from '../support/mail';
import { onDatabase, runSql } from '../support/own-database';
import { drawn, formOf } from '../support/pictures';
import { aPushDevice } from '../support/requests';
import { submit } from '../support/sell-page';
import { demoPassword, logIn } from '../support/session';
import { type Site, startSite } from '../support/site';
import { makeTemplate, rowsWithoutFiles } from '../support/template';

// What brings a buyer back, from the search that he saves to the ad that is renewed. How an ad is written, accepted and
// found is played by the journey, so here it comes by the API. A site of its own for each story: at its end all ads of
// the catalogue are sixty days older.

let site: Site;
let [template, database, dataDir] = ['', '', ''];

beforeAll(async () => {
  template = await makeTemplate(() => seed('demo', { ads: 40, draw: rowsWithoutFiles }));
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-day-'));
  database = await makeDatabase(template);
  site = await startSite(dataDir, { DATABASE_URL: urlOf(database) });
});
afterEach(async () => {
  await site.stop();
  await dropDatabase(database);
  await rm(dataDir, { recursive: true });
});
afterAll(() => dropDatabase(template));
// After them, so that the browser leaves before the site goes.
const open = withBrowser(() => site.url);

type Row = Record<string, any>;
type Story = { title: string; later: string; device: BrowserContextOptions };
const stories: [Language, Story][] = [
  ['en', { title: 'Zerka loader, yellow', later: 'Zerka loader, green', device: { viewport: desktop } }],
  [
    'ar',
    {
      title: 'لودر زركا أصفر',
      later: 'لودر زركا أخضر',
      device: { viewport: { width: 768, height: 1024 } },
    },
  ],
  [
    'ckb',
    {
      title: 'شۆفڵی زێرکا، زەرد',
      later: 'شۆفڵی زێرکا، سەوز',
      device: { viewport: phone, hasTouch: true, isMobile: true },
    },
  ],
];

const day = 86_400_000;
const [seller, buyerAddress] = ['seller@demo.test', 'buyer@demo.test'];

/** What programs do: to write an ad and to accept it. */
const byApi = (language: Language) => {
  const ask = async (method: string, address: string, headers: Row, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${site.url}/api${address}`, {
      method,
      headers: {
        'x-api-key': 'makinar-web',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const read: Row = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(read)}`);
    return read;
  };
  const first = async (address: string): Promise<Row> => (await ask('GET', address, {})).data[0];
  const logInAs = async (email: string) => {
    const { token } = await ask('POST', '/auth/login', {}, { email, password: demoPassword });
    return { authorization: `Bearer ${token}` };
  };

  /** The whole form of an ad, a picture and all. */
  const aForm = async (headers: Row): Promise<Row> => {
    const names = ['/v1/ad-type', '/v1/category', '/v1/state', '/v1/brand'];
    const [type, category, state, brand] = await Promise.all(names.map(first));
    const subCategory = await first(`/v1/sub-category?category_id=${category?.id}`);
    const picture = formOf({ 'images[]': [await drawn().jpeg().toBuffer()] });
    const [stored] = [(await ask('POST', '/upload', headers, picture)).data].flat();
    return {
      ad_type_id: type?.id,
      category_id: category?.id,
      sub_category_id: subCategory?.id,
      brand_id: brand?.id,
      state_id: state?.id,
      model: '320D',
      year: new Date().getUTCFullYear() - 3,
      price: 50_000,
      price_type: 'fix',
      vat: 'include',
      distance: 1200,
      description: 'Runs well.',
      information: 'Stands in the yard.',
      feature: 'Air conditioner',
      specification: '6 cylinders',
      zip_code: '44001',
      phone: '+9647701234567',
      whatsapp_number: '+9647701234567',
      email: seller,
      website_url: 'https://example.com',
      lat: 36.19,
      long: 44.01,
      language,
      images: [stored.key ?? stored],
    };
  };
  const post = async (headers: Row, form: Row): Promise<number> =>
    (await ask('POST', '/v1/ads', headers, form)).data.id;
  const accept = async (headers: Row, id: number) => {
    const { version } = (await ask('GET', `/v1/moderation/ads/${id}`, headers)).data;
    await ask('POST', `/v1/moderation/ads/${id}/accept`, headers, { version });
  };
  return { ask, logInAs, aForm, post, accept };
};

/** What people do in that language, on that device. */
const actsIn = (language: Language, { device }: Story) => {
  const words = dictionaries[language] as typeof dictionaries.en;
  const goTo = (page: Page, to: string) => page.goto(site.url + addressIn(language, to));
  const press = (what: Locator) => (device.hasTouch ? what.tap() : what.click());
  const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
  const told = (page: Page, text: string) =>
    page.getByRole('alert').filter({ hasText: text }).first().waitFor();
  const logInTo = async (to: string, email: string) => {
    const page = await open(
      addressIn(language, `/auth/login?next=${encodeURIComponent(addressIn(language, to))}`),
      device,
    );
    await logIn(page, email);
    await page.waitForURL(site.url + addressIn(language, to));
    return page;
  };
  const bell = (page: Page) => page.locator(`.messages-link[href="${addressIn(language, '/alerts')}"]`);
  /** Empty where nothing is new. */
  const counts = (page: Page) => async () =>
    (await bell(page).locator('.messages-count').allTextContents()).join();
  const rows = (page: Page, title: string, why: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: title }).filter({ hasText: why });
  const card = (page: Page, title: string) =>
    page.getByRole('main').getByRole('article').filter({ hasText: title });
  /** What a seller says on the card of his ad. */
  const say = async (page: Page, what: 'reserved' | 'sold' | 'price', title: string) => {
    const action = words.life.say[what];
    await press(button(page, words.life.of.replace('{action}', action).replace('{title}', title)));
  };
  return { words, goTo, press, button, told, logInTo, bell, counts, rows, card, say };
};

/** As the jobs of the site do it, at another time than the clock's. */
const endAt = (inDays: number) =>
  onDatabase({ connectionString: urlOf(database) }, async () => {
    await shareChanges();
    await endAds(new Date(Date.now() + inDays * day));
  });
const tellAt = (time: Date) =>
  onDatabase({ connectionString: urlOf(database) }, async () => {
    await tellDue(time);
  });

/** When it is noon in Baghdad, and nobody sleeps who is told. */
const tomorrow = (): Date => {
  const noon = new Date(Date.now() + day);
  noon.setUTCHours(9, 0, 0, 0);
  return noon;
};

/** The links by which a seller renews what ends, in the order in which they were sent. */
const renewalLinks = async (title: string): Promise<string[]> =>
  (await readOutbox(dataDir, seller))
    .filter(({ text }) => text.includes(title))
    .flatMap(({ text }) => /http\S+\/ad\/renew\?token=[\w.-]+/.exec(text)?.[0] ?? []);

const isInSitemap = async (id: number): Promise<boolean> => {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, to = '']) =>
      to.replace(/^https?:\/\/[^/]+/, site.url),
    );
  const files = await locations(`${site.url}/sitemap.xml`);
  return (await Promise.all(files.map(locations))).flat().some((to) => to.endsWith(`/ad/${id}`));
};

test.each(stories)(
  'in %s a search is saved, what it finds is told, kept, cheaper, reserved and sold, and another ad ends and is renewed',
  async (language, story) => {
    const { words, goTo, press, button, told, logInTo, bell, counts, rows, card, say } = actsIn(
      language,
      story,
    );
    const { ask, logInAs, aForm, post, accept } = byApi(language);
    const { title, later, device } = story;
    const { alerts, listings } = words.account;
    await runSql({ connectionString: urlOf(database) }, 'update accounts set locale = $1', [language]);
    // The plan of this dealer would list his ads for longer.
    await runSql({ connectionString: urlOf(database) }, 'update plans set ad_days = null');
    const [owner, moderator] = [await logInAs(seller), await logInAs('moderator@demo.test')];
    const form = await aForm(owner);
    const list = `/ads?category=${form.category_id}&brand=${form.brand_id}`;
    await ask('POST', '/auth/push', await logInAs(buyerAddress), aPushDevice());
    const mails = async () =>
      (await readOutbox(dataDir, buyerAddress)).filter(({ html }) => html.includes('/ad/'));
    const pushes = async () =>
      (
        await runSql(
          { connectionString: urlOf(database) },
          `select payload from queued_jobs where name = 'push'`,
        )
      ).map(({ payload }) => payload);
    const total = async (): Promise<number> => (await ask('GET', `/v1${list}`, {})).meta.total;

    // A search is saved from its list.
    const buyer = await logInTo(list, buyerAddress);
    const shown = (page: Page) => page.locator('.list-count').textContent();
    const shownAtFirst = await shown(buyer);
    await press(button(buyer.getByRole('main'), words.saveSearch.save));
    await told(buyer, words.savedSearchAnswers.saved);
    await button(buyer.getByRole('main'), words.saveSearch.saved).waitFor();
    await goTo(buyer, '/saved-searches');
    await buyer.getByRole('main').getByRole('listitem').first().waitFor();
    expect(await counts(buyer)()).toBe('');

    // An ad that fits is accepted: the bell says so without being asked, and what it leads to once.
    const id = await post(owner, { ...form, title });
    const before = await total();
    await accept(moderator, id);
    await expect.poll(counts(buyer)).toBe('1');

    // By mail and push he hears of it the next day, once. What a device shows of a push is tested where pushes are.
    for (let again = 0; again < 2; again += 1) await tellAt(tomorrow());
    await expect.poll(mails).toHaveLength(1);
    await expect.poll(pushes).toHaveLength(1);
    expect((await mails())[0]?.text).toContain(title);
    expect((await pushes())[0]).toMatchObject({
      body: expect.stringContaining(title),
      url: addressIn(language, `/ad/${id}`),
    });

    await press(bell(buyer));
    const [found = ''] = alerts.kinds.new.split('{search}');
    await rows(buyer, title, found).waitFor();
    expect(await rows(buyer, title, '').count()).toBe(1);
    await expect.poll(counts(buyer)).toBe('');
    await expect.poll(total).toBe(before + 1);

    // It is kept.
    await press(rows(buyer, title, found).getByRole('link'));
    await buyer.waitForURL(new RegExp(`/ad/${id}$`));
    const heart = buyer.locator('main [data-favourite]').first();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await press(heart);
    await told(buyer, words.adAnswers.saved);
    await goTo(buyer, '/alerts');
    await rows(buyer, title, found).waitFor();

    // The price is cut: no moderator has to look, and whoever keeps the ad hears of it on the open screen.
    const page = await logInTo(`/ad/${id}/edit`, seller);
    const price = page.getByLabel(words.adForm.fields.price, { exact: true });
    await expect.poll(() => price.inputValue()).toMatch(/50.?000/);
    await hydrated(price);
    await price.fill('42000');
    await submit(page, language);
    await card(page, title).getByText(listings.status.accept, { exact: true }).waitFor();
    await rows(buyer, title, alerts.favourite.cheaper).waitFor();

    // Reserved: the list and the page say so.
    await say(page, 'reserved', title);
    await told(page, words.adAnswers.nowIs.reserved);
    await rows(buyer, title, alerts.favourite.reserved).waitFor();
    const visitor = await open(addressIn(language, list), device);
    await card(visitor, title).getByText(words.life.states.reserved, { exact: true }).waitFor();
    expect(await shown(visitor)).not.toBe(shownAtFirst);
    await goTo(visitor, `/ad/${id}`);
    await visitor.locator('.life-notice', { hasText: words.life.notices.reserved.title }).waitFor();
    expect(await isInSitemap(id)).toBe(true);

    // Sold, with one touch; for how much is said after that.
    await say(page, 'sold', title);
    await told(page, words.adAnswers.nowIs.sold);
    await rows(buyer, title, alerts.favourite.sold).waitFor();
    await say(page, 'price', title);
    const sale = page.getByRole('dialog');
    await sale.getByLabel(words.life.sale.price, { exact: true }).fill('٤١٬٠٠٠');
    await press(button(sale, words.life.sale.keep));
    await told(page, words.life.sale.kept);
    await visitor.reload();
    await visitor.locator('.life-notice', { hasText: words.life.notices.sold.title }).waitFor();
    expect(await visitor.locator('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"]').count()).toBe(0);
    expect(await visitor.locator('a[href*="/chat/"]').count()).toBe(0);
    expect(await visitor.content()).toContain('https://schema.org/SoldOut');
    await goTo(visitor, list);
    await expect.poll(() => shown(visitor)).toBe(shownAtFirst);
    expect(await card(visitor, title).count()).toBe(0);
    expect(await total()).toBe(before);
    expect(await isInSitemap(id)).toBe(false);

    // Each of it was told once, and what was read on the site by no mail after that.
    await tellAt(tomorrow());
    expect([await mails(), await pushes()].map(({ length }) => length)).toEqual([1, 1]);
    await buyer.reload();
    await rows(buyer, title, found).waitFor();
    const { cheaper, reserved, sold } = alerts.favourite;
    for (const why of [found, cheaper, reserved, sold])
      expect(await rows(buyer, title, why).count(), why).toBe(1);
    expect(await rows(buyer, title, '').count()).toBe(4);

    // Sixty days later another one ends: its seller was told twice.
    const laterId = await post(owner, { ...form, title: later });
    await accept(moderator, laterId);
    for (const inDays of [53.5, 53.6, 59.5, 59.6]) await endAt(inDays);
    await expect.poll(() => renewalLinks(later)).toHaveLength(2);
    await endAt(60.5);
    await goTo(visitor, `/ad/${laterId}`);
    await visitor.locator('.life-notice', { hasText: words.life.notices.expired.title }).waitFor();

    // The link of the mail renews it with one click, and no login.
    const [link = '', ...links] = await renewalLinks(later);
    expect(links).toHaveLength(1);
    await visitor.goto(link);
    await press(button(visitor, words.renewal.submit));
    await visitor.getByRole('heading', { name: words.renewal.results.done.title }).waitFor();
    await goTo(visitor, list);
    await card(visitor, later).waitFor();
  },
);
