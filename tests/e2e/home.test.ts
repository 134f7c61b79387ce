import { describe, expect, test } from 'vitest';
import { phone, withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';

const open = withBrowser();
const { url } = await ownSite();

describe('the home page', () => {
  test('shows its five blocks in order', async () => {
    const page = await open('/');
    const headings = await page.locator('main h1, main h2').allTextContents();
    const order = ['Welcome to Makinar', 'Featured Machines For Sale'].map((text) =>
      headings.findIndex((heading) => heading.includes(text)),
    );
    expect(order.every((index) => index >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(await page.getByRole('link', { name: 'Start Browsing Now!' }).getAttribute('href')).toBe('/ads');
    expect(await page.locator('main').getByRole('link', { name: 'See More' }).getAttribute('href')).toBe(
      '/ads',
    );
  });

  test('shows eight ads, and others when another order is chosen', async () => {
    const page = await open('/');
    const featured = page.locator('section', {
      has: page.getByRole('heading', { name: 'Featured Machines For Sale' }),
    });
    const cards = featured.locator('a[href^="/ad/"]');
    const addresses = () => cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const newest = await addresses();
    expect(new Set(newest).size).toBe(8);
    const answer = page.waitForResponse(
      (response) => response.url().includes('/api/v1/ads') && response.url().includes('sort=asc'),
    );
    await featured.getByText('Popular', { exact: true }).click();
    await answer;
    await expect.poll(addresses).not.toEqual(newest);
    expect(new Set(await addresses()).size).toBe(8);
  });

  test('says so when the ads cannot be had, and when there are none', async () => {
    const page = await open('/');
    await page.route('**/api/v1/ads?**', (route) =>
      route.fulfill({ status: 500, json: { status: false, message: 'x' } }),
    );
    await page.getByText('Popular', { exact: true }).click();
    await page.getByText('Failed to load ads', { exact: true }).waitFor();
    await page.getByText('Please try again later').first().waitFor();
    await page.unroute('**/api/v1/ads?**');
    const meta = {
      total: 0,
      total_is_estimate: false,
      per_page: 8,
      page: 1,
      last_page: 1,
      corrected_search: null,
    };
    await page.route('**/api/v1/ads?**', (route) => route.fulfill({ json: { data: [], meta } }));
    await page.locator('main').getByText('Featured', { exact: true }).first().click();
    await page.getByText('No machines found').waitFor();
    await page.getByText('Try adjusting your filters or check back later for new listings.').waitFor();
  });

  test('searches with only what was filled in, with and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/', { javaScriptEnabled });
      const panel = page.locator('main form').first();
      await panel.getByRole('searchbox').or(panel.getByRole('textbox')).first().fill('komatsu');
      await panel.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/\/ads\?/);
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toBe('/ads');
      expect(searchParams.get('search')).toBe('komatsu');
      if (javaScriptEnabled) expect([...searchParams.keys()]).toEqual(['search']);
      await page.context().close();
    }
  });

  test('can be read whole without script', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await page.locator('main a[href^="/ads?category="]').count()).toBeGreaterThanOrEqual(12);
    expect(await page.locator('main a[href^="/ad/"]').count()).toBeGreaterThanOrEqual(8);
    expect(await page.locator('footer a').count()).toBeGreaterThan(10);
  });

  test('its carousel turns by itself, goes on after a click, and stops when asked or when motion is not wanted', async () => {
    const page = await open('/');
    const pause = page.getByRole('button', { name: /pause/i }).first();
    await pause.waitFor();
    await pause.click();
    await page
      .getByRole('button', { name: /play|resume|start/i })
      .first()
      .waitFor();
  });
});

describe('language and currency', () => {
  test('are chosen in a dialog that keeps the focus, locks the page and closes on Escape', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: /EN.*USD/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Language & Currency' });
    await dialog.waitFor();
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('Tab');
      // The browser's own bars are a stop on the way round a modal dialog.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('are kept for 30 days and turn the whole page', async () => {
    const page = await open('/ads');
    await page.getByRole('button', { name: /EN.*USD/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Language & Currency' });
    await dialog.getByRole('combobox').nth(0).click();
    await page.getByRole('option', { name: /ckb/i }).click();
    await dialog.getByRole('combobox').nth(1).click();
    await page.getByRole('option', { name: /IQD/ }).click();
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await loaded;
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const cookies = await page.context().cookies();
    for (const name of ['lang', 'currency']) {
      const days =
        ((cookies.find((cookie) => cookie.name === name)?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(30);
    }
    await page.goto(`${url}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ckb');
  });
});

test('on a phone everything of the header can be reached', async () => {
  const page = await open('/', { viewport: phone, hasTouch: true, isMobile: true });
  await page.getByRole('banner').waitFor();
  expect(await page.getByRole('link', { name: 'Place Your Ad' }).first().isVisible()).toBe(true);
});
