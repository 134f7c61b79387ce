import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seed } from '@/lib/server/operator/seed-demo';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { dropDatabase, makeDatabase, urlOf } from '../support/cluster';
import { addressIn, dictionaries, type Language } from '../support/languages';
import { readOutbox } from '../support/mail';
import { addPhotos, choose, fillIn, submit } from '../support/sell-page';
import { logIn } from '../support/session';
import { type Site, startSite } from '../support/site';
import { makeTemplate, rowsWithoutFiles } from '../support/template';

// A site of its own for each story, as few may register from one address; with so few ads that those which are promoted
// stand on one screen.

let site: Site;
let [template, database, dataDir] = ['', '', ''];

beforeAll(async () => {
  template = await makeTemplate(() => seed('demo', { ads: 40, draw: rowsWithoutFiles }));
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'makinar-journey-'));
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

type Story = { title: string; edited: string; device: BrowserContextOptions };
const stories: [Language, Story][] = [
  ['en', { title: 'Zerka dumper, blue', edited: 'Zerka dumper, red', device: { viewport: desktop } }],
  [
    'ar',
    {
      title: 'قلاب زركا أزرق',
      edited: 'قلاب زركا أحمر',
      device: { viewport: { width: 768, height: 1024 } },
    },
  ],
  [
    'ckb',
    {
      title: 'قەلابی زێرکا، شین',
      edited: 'قەلابی زێرکا، سوور',
      device: { viewport: phone, hasTouch: true, isMobile: true },
    },
  ],
];

/** What people do in that language, on that device. */
const actsIn = (language: Language, { device }: Story) => {
  const words = dictionaries[language] as typeof dictionaries.en;
  const goTo = (page: Page, to: string) => page.goto(site.url + addressIn(language, to));
  const openAt = (to: string) => open(addressIn(language, to), device);
  const press = (what: Locator) => (device.hasTouch ? what.tap() : what.click());
  const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
  const cards = (page: Page) => page.getByRole('main').getByRole('article');
  const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
  const told = (page: Page, text: string) =>
    page.getByRole('alert').filter({ hasText: text }).first().waitFor();

  /** With all that an ad asks for, and confirmed by the mail. */
  const register = async (username: string) => {
    const email = `${username}@example.com`;
    const { fields, register: form, confirm } = words.auth;
    const page = await openAt('/auth/register');
    const main = page.getByRole('main');
    await hydrated(button(main, form.submit));
    const filled = [
      [fields.username, username],
      [fields.email, email],
      [fields.password, 'ten blue tractors'],
      [fields.passwordConfirmation, 'ten blue tractors'],
      [fields.firstName, 'Dilan'],
      [fields.lastName, username],
      [fields.phone, '+964 770 123 4567'],
      [fields.whatsapp, '+964 770 123 4567'],
      [fields.zipCode, '44001'],
    ] as const;
    for (const [label, text] of filled) await main.getByLabel(label, { exact: true }).fill(text);
    await choose(page, fields.state, 0);
    await press(button(main, form.submit));
    await page.waitForURL(site.url + addressIn(language, '/'));

    const link = await vi.waitFor(async () => {
      const [mail] = await readOutbox(dataDir, email);
      const found = /http\S+\/auth\/confirm\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
      if (!found) throw new Error('No mail yet');
      return found;
    }, 15_000);
    await page.goto(link);
    await press(button(page, confirm.submit));
    await page.getByRole('heading', { name: confirm.doneTitle }).waitFor();
    return { page, email };
  };

  /** From the field on the home page to the cards that were found. */
  const search = async (page: Page, title: string) => {
    await goTo(page, '/');
    const panel = page.getByRole('main').getByRole('search');
    await panel.getByLabel(words.home.search.text, { exact: true }).fill(title);
    await press(button(panel, words.home.search.submit));
    await page.waitForURL(/\/ads\?.*search=/);
    return card(page, title);
  };

  /** There is nothing, or what most of the words of the title mean. */
  const isNotFound = async (page: Page, title: string) => {
    const found = await search(page, title);
    const others = page.getByText(words.ads.eased.split('{parts}')[0] ?? '');
    await page.getByText(words.ads.empty).or(others).first().waitFor();
    expect(await found.count()).toBe(0);
  };

  /** What waits under that title, taken from the queue. */
  const accept = async (moderator: Page, title: string) => {
    const { queue, ad } = words.moderation;
    await goTo(moderator, '/moderation/queue');
    const list = moderator.getByRole('list', { name: queue.list });
    await press(list.getByRole('button').filter({ hasText: title }));
    await moderator.getByRole('heading', { level: 2, name: title }).waitFor();
    const accepts = moderator.getByRole('button', { name: ad.accept });
    await expect.poll(() => accepts.isEnabled()).toBe(true);
    // Right after an ad came up nothing is decided: nobody has looked at it yet.
    await moderator.waitForTimeout(700);
    await press(accepts);
    await moderator.getByRole('status').filter({ hasText: words.moderationAnswers.accepted }).waitFor();
  };

  return { words, goTo, openAt, press, button, cards, card, told, register, search, isNotFound, accept };
};

test.each(stories)(
  'in %s an ad is posted, accepted, found, kept, reported, changed, promoted and deleted',
  async (language, story) => {
    const { words, goTo, openAt, press, button, cards, card, told, register, search, isNotFound, accept } =
      actsIn(language, story);
    const { title, edited } = story;
    const { listings, favourites } = words.account;

    // Posted: it waits, and nobody finds it.
    const { page: seller, email } = await register(`seller-${language}`);
    await goTo(seller, '/ad/create');
    await hydrated(seller.getByLabel(words.adForm.fields.title, { exact: true }));
    await fillIn(seller, title, language, email);
    await addPhotos(seller, ['steelblue', 'navy'], language);
    await submit(seller, language);
    await press(seller.getByRole('alert').getByRole('link', { name: words.adForm.toListings }));
    await card(seller, title).getByText(listings.status.pending, { exact: true }).waitFor();
    const { page: buyer } = await register(`buyer-${language}`);
    await isNotFound(buyer, title);

    // Accepted: it is found, kept and reported.
    const moderator = await openAt(
      `/auth/login?next=${encodeURIComponent(addressIn(language, '/moderation'))}`,
    );
    await logIn(moderator, 'moderator@demo.test');
    await moderator.getByText(words.moderation.overview.ads).waitFor();
    await accept(moderator, title);
    const found = await search(buyer, title);
    const heart = found.locator('[data-favourite]');
    await press(heart);
    await told(buyer, words.adAnswers.saved);
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await press(found.getByRole('link', { name: title }));
    await buyer.waitForURL(/\/ad\/\d+$/);
    const address = buyer.url();
    await press(button(buyer, words.ad.actions.report));
    const report = buyer.getByRole('dialog');
    await press(button(report, words.report.reason.wrong));
    await press(button(report, words.report.submit));
    await told(buyer, words.adAnswers.reported);
    await goTo(buyer, '/favorites');
    await card(buyer, title).waitFor();

    // Changed: the old words stay until the new ones are accepted.
    await goTo(seller, '/my-listings');
    await press(card(seller, title).getByRole('link', { name: listings.card.edit }));
    const field = seller.getByLabel(words.adForm.fields.title, { exact: true });
    await expect.poll(() => field.inputValue()).toBe(title);
    await field.fill(edited);
    await submit(seller, language);
    const own = cards(seller);
    await own.getByText(listings.card.editWaits).waitFor();
    await own.getByText(listings.status.accept, { exact: true }).waitFor();
    await buyer.goto(address);
    await buyer.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await accept(moderator, edited);
    await buyer.goto(address);
    await buyer.getByRole('heading', { level: 1, name: edited, exact: true }).waitFor();

    // Promoted, by a plan that was asked for: before all that are not.
    await goTo(seller, '/pricing');
    await press(seller.getByRole('main').getByRole('article').getByRole('button').last());
    await press(button(seller.getByRole('dialog'), words.choosePlan.submit));
    await told(seller, words.adAnswers.planAsked);
    await goTo(moderator, '/moderation/subscriptions');
    await press(button(card(moderator, email), words.moderation.subscriptions.activate));
    await card(moderator, email).waitFor({ state: 'detached' });
    await goTo(seller, '/my-listings');
    await press(card(seller, edited).getByRole('button', { name: listings.card.promote }));
    const promotion = seller.getByRole('dialog');
    await press(promotion.getByRole('radio', { name: listings.promotion.top }));
    await press(button(promotion, listings.promotion.submit));
    await own.getByText(listings.promotion.top).waitFor();
    await goTo(buyer, '/');
    const tab = buyer
      .getByRole('main')
      .getByRole('link', { name: words.home.featured.featured, exact: true });
    await hydrated(tab);
    await press(tab);
    await card(buyer, edited).getByText(words.adCard.top, { exact: true }).waitFor();
    const texts = await cards(buyer).allTextContents();
    const before = texts.slice(
      0,
      texts.findIndex((text) => text.includes(edited)),
    );
    expect(before.filter((text) => !text.includes(words.adCard.top))).toEqual([]);

    // Found to be in order.
    await goTo(moderator, '/moderation/reports');
    const reported = card(moderator, edited);
    await reported.getByText(words.report.reason.wrong).waitFor();
    await press(button(reported, words.moderation.reports.dismiss));
    await press(button(moderator.getByRole('dialog'), words.moderation.reports.dismiss));
    await reported.waitFor({ state: 'detached' });

    // Deleted: gone everywhere at once.
    await press(card(seller, edited).getByRole('button', { name: listings.card.delete }));
    await press(button(seller.getByRole('dialog'), listings.remove.confirm));
    await seller.getByText(listings.emptyText).waitFor();
    await isNotFound(buyer, edited);
    expect((await buyer.goto(address))?.status()).toBe(410);
    // Whoever kept it hears of that, and takes it out.
    await goTo(buyer, '/favorites');
    const kept = card(buyer, edited);
    await kept.getByText(favourites.gone).waitFor();
    await press(kept.getByRole('button', { name: favourites.remove }));
    await buyer.getByText(favourites.emptyTitle).waitFor();
  },
);
