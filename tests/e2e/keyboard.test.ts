import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { dictionaries } from '../support/languages';
import { ownSite } from '../support/own-site';
import { photo } from '../support/sell-page';
import { demoPassword, sessionOf } from '../support/session';

// With keys alone and from right to left, where the arrows are the other way round.

const open = withBrowser();
await ownSite();
const words = dictionaries.ar;

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const focused = (locator: Locator) => expect.poll(() => hasFocus(locator)).toBe(true);

/** What has the focus and cannot be seen: it is out of the window, or something lies over it. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    // A box that is not drawn itself is seen by its label.
    const shown = stop.matches('.sr-only') ? (stop.closest('label') ?? stop) : stop;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].some((part) => {
      const at = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part);
      return at && (shown.contains(at) || at.contains(shown));
    });
    if (seen) return null;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return `${stop.outerHTML.slice(0, 120)} below ${over?.outerHTML.slice(0, 120) ?? 'the end of the window'}`;
  });

/** Tab after Tab until it has the focus; every stop on the way can be seen. */
const tabTo = async (page: Page, locator: Locator) => {
  await locator.waitFor({ state: 'attached' });
  await hydrated(locator);
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    const unseen = await hidden(page);
    expect(unseen, unseen ?? '').toBe(null);
    if (await hasFocus(locator)) return;
  }
  throw new Error(`No Tab leads to ${locator}.`);
};

test('a buyer searches, narrows, looks, logs in, reports and asks the seller without a mouse', async () => {
  const page = await open('/ar', { viewport: desktop, reducedMotion: 'reduce' });
  const { keyboard } = page;

  // The first Tab offers the way past the header.
  await keyboard.press('Tab');
  await focused(page.locator('.skip-link'));
  await keyboard.press('Enter');
  await focused(page.locator('#content'));

  // A dropdown becomes a searchable one under the hand that came to it.
  await page.locator('#home-category_id').focus();
  const kinds = page.locator('input#home-category_id');
  await focused(kinds);
  await keyboard.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await keyboard.press('Escape');
  await focused(kinds);
  await tabTo(page, page.locator('#home-search'));
  await keyboard.type('CAT');
  // What is suggested is walked through from the field, which keeps the focus and, after Escape, its words.
  const suggested = page.getByRole('listbox', { name: words.suggestions.title }).getByRole('option');
  await expect.poll(() => suggested.count()).toBeGreaterThan(1);
  await keyboard.press('ArrowDown');
  await expect.poll(() => suggested.first().getAttribute('aria-selected')).toBe('true');
  await focused(page.locator('#home-search'));
  await keyboard.press('Escape');
  await expect.poll(() => suggested.count()).toBe(0);
  await keyboard.press('Enter');
  await page.waitForURL(/\/ar\/ads\?.*search=CAT/);

  // A chip that is taken away leaves the focus beside it.
  const chip = page.locator(`ul[aria-label="${words.ads.active}"] a`);
  await tabTo(page, page.locator('select[name="sort"]'));
  await tabTo(page, chip.first());
  await keyboard.press('Enter');
  await expect.poll(() => chip.count()).toBe(0);
  await focused(page.locator('select[name="sort"]'));

  // More ads: on to the first of them. Where the list has to be scrolled to its end, it goes on by itself.
  await page.setViewportSize({ width: 1440, height: 5_000 });
  const cards = page.locator('.list-grid .ad-card-link');
  await page.locator('.list-grid-waiting').waitFor({ state: 'detached' });
  await expect.poll(() => cards.count()).toBe(4);
  await tabTo(page, page.locator('.see-more a'));
  await keyboard.press('Enter');
  await expect.poll(() => cards.count()).toBe(8);
  await focused(cards.nth(4));

  // The filters of a phone keep the focus until they are closed. To the left is more.
  await page.setViewportSize(phone);
  const filters = page.locator('[aria-controls="ad-filters"]');
  await filters.focus();
  await keyboard.press('Enter');
  const lowest = page.locator('#ad-filters input[type="range"]').first();
  await tabTo(page, lowest);
  const before = Number(await lowest.inputValue());
  await keyboard.press('ArrowLeft');
  expect(Number(await lowest.inputValue())).toBeGreaterThan(before);
  await keyboard.press('ArrowRight');
  await keyboard.press('Escape');
  await focused(filters);

  // Another page: on in its content.
  await cards.first().press('Enter');
  await page.waitForURL(/\/ar\/ad\/\d+$/);
  await focused(page.locator('#content'));

  // The pictures: to the left is the next.
  const pictures = page.locator('main .gallery-strip .picture-link');
  await tabTo(page, pictures.first());
  const counter = page.locator('main section bdi[dir="ltr"]').first();
  await keyboard.press('ArrowLeft');
  await expect.poll(() => counter.textContent()).toMatch(/^2 \//);
  await keyboard.press('Enter');
  const full = page.locator('dialog.full-view');
  await full.waitFor();
  await keyboard.press('ArrowRight');
  await expect.poll(() => full.locator('bdi').textContent()).toMatch(/^1 \//);
  await keyboard.press('Escape');
  await focused(pictures.first());

  // A report asks for a login first, and is there when one comes back.
  await tabTo(page, page.locator('a[href*="%23report"]'));
  await keyboard.press('Enter');
  await page.waitForURL(/\/ar\/auth\/login/);
  await tabTo(page, page.locator('main input[name="email"]'));
  await keyboard.type('buyer@demo.test');
  await tabTo(page, page.locator('main input[name="password"]'));
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  const report = page.getByRole('dialog', { name: words.report.title });
  await report.waitFor();
  for (let stops = 0; stops < 12; stops += 1) {
    await keyboard.press('Tab');
    const outside = () => !document.activeElement?.closest('dialog') && document.activeElement?.outerHTML;
    expect([false, expect.stringContaining('<body')]).toContainEqual(await page.evaluate(outside));
  }
  await keyboard.press('Escape');
  await report.waitFor({ state: 'detached' });
  await tabTo(page, page.locator('a[href*="%23report"]'));
  await keyboard.press('Enter');
  await report.waitFor();
  await keyboard.press('Escape');
  await focused(page.locator('a[href*="%23report"]'));

  // An open list takes the first Escape, its dialog the second.
  const preferences = page.locator('header button[aria-haspopup="dialog"]');
  await preferences.focus();
  await keyboard.press('Enter');
  const language = page.getByRole('combobox', { name: words.preferences.language });
  await tabTo(page, language);
  await keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'کوردی' }).waitFor();
  expect(await page.getByText('کوردی', { exact: false }).last().getAttribute('lang')).toBe('ckb');
  await keyboard.press('Escape');
  await focused(language);
  await keyboard.press('Escape');
  await focused(preferences);

  // Into the conversation about the ad: what is typed there stands in it, and the next one can be typed at once.
  await tabTo(page, page.getByRole('link', { name: words.ad.seller.chat }).first());
  await keyboard.press('Enter');
  await page.waitForURL(/\/ar\/chat\//);
  const box = page.locator('textarea[name="message"]');
  await tabTo(page, box);
  await keyboard.type('هل ما زالت متوفرة؟');
  await keyboard.press('Enter');
  await page.locator('.chat-words').getByText('هل ما زالت متوفرة؟').waitFor();
  await focused(box);
});

/** Opens the list that has the focus and takes one of its options. */
const pick = async (page: Page, option: number) => {
  const { keyboard } = page;
  await keyboard.press('ArrowDown');
  await page.getByRole('listbox').getByRole('option').nth(option).waitFor();
  for (let steps = 0; steps < option; steps += 1) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
};

test('a seller writes an ad, orders its photographs and sends it without a mouse', async () => {
  const page = await open('/ar/ad/create', {
    ...(await sessionOf('seller@demo.test')),
    viewport: phone,
    reducedMotion: 'reduce',
  });
  const { keyboard } = page;
  const { fields, noWebsite, photos: said, submit } = words.adForm;
  const files = [await photo('red'), await photo('green')];
  page.on('filechooser', (chooser) => chooser.setFiles(files));
  const list = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  const line = (label: string) => page.locator('main form').getByLabel(label, { exact: true });
  const take = async (label: string, option: number) => {
    await tabTo(page, list(label));
    await pick(page, option);
  };
  const write = async (label: string, text: string) => {
    await tabTo(page, line(label));
    await keyboard.type(text);
  };

  await take(fields.ad_type_id, 0);
  await take(fields.category_id, 0);
  await take(fields.sub_category_id, 1);
  await write(fields.title, 'حفارة كاتربيلر 320 بحالة ممتازة');
  await tabTo(page, list(fields.brand_id));
  await keyboard.type('caterp');
  await page.getByRole('option', { name: /Caterpillar|كاتربيلر/ }).waitFor();
  await keyboard.press('Enter');
  await write(fields.model, '320D');
  await write(fields.price, '٨٥٠٠٠');
  await take(fields.price_type, 1);
  await take(fields.year, 3);
  await take(fields.vat, 0);
  await write(fields.distance, '12500');
  for (const name of ['description', 'information', 'feature', 'specification'] as const) {
    await write(fields[name], `${fields[name]}: حفارة`);
  }

  const tiles = page.locator('[data-photo]');
  await tabTo(page, page.getByLabel(said.choose));
  await keyboard.press('Enter');
  await expect.poll(() => tiles.getByText(said.sent, { exact: true }).count()).toBe(2);
  const button = (what: 'later' | 'remove', n: number, total: number) => {
    const name = said.photo.replace('{n}', `${n}`).replace('{total}', `${total}`);
    return page.getByRole('button', { name: `${said[what]}: ${name}` });
  };
  await tabTo(page, button('later', 1, 2));
  const moved = await tiles.first().getAttribute('data-photo');
  await keyboard.press('Enter');
  await expect.poll(() => tiles.last().getAttribute('data-photo')).toBe(moved);
  // The one that was moved keeps the focus, though it can go no further.
  await focused(button('later', 2, 2));
  await tabTo(page, button('remove', 2, 2));
  await keyboard.press('Enter');
  await expect.poll(() => tiles.count()).toBe(1);
  await focused(button('remove', 1, 1));

  await tabTo(page, page.getByRole('button', { name: noWebsite }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: submit }));
  await keyboard.press('Enter');
  await page.waitForURL(/\/ar$/);
  const newAds = page.getByRole('alert').getByRole('link', { name: words.adForm.toListings });
  await newAds.waitFor();
});
