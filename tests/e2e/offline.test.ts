import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { phone, withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';

// A real browser whose line is really cut. What was read stays readable, says how old it is, and nothing of an account
// is ever kept.

const open = withBrowser();
const { url } = await ownSite();

const firstAds = async (): Promise<{ id: number; title: string }[]> =>
  (await (await fetch(`${url}/api/v1/ads?per_page=3`)).json()).data;

/** Everything that the service worker keeps, as paths by cache. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name] = requests.map((request) => new URL(request.url).pathname);
    }
    return all;
  });
const keptPaths = async (page: Page) => Object.values(await kept(page)).flat();

/** Opens an ad and stays until it is kept with its pictures and the page that stands in for others. */
const readAd = async (prefix: string, id: number, options = {}) => {
  const page = await open(`${prefix}/ad/${id}`, options);
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(`${prefix}/ad/${id}`);
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(`${prefix}/offline`);
  await expect
    .poll(async () => (await kept(page)).pictures?.length ?? 0, { timeout: 60_000 })
    .toBeGreaterThan(0);
  return page;
};

describe.each([
  ['', 'en', 'You are offline', /This page is as it was on|Seen on/],
  ['/ar', 'ar', 'لا يوجد اتصال بالإنترنت', /هذه الصفحة كما كانت في|شوهدت هذه الصفحة في/],
  ['/ckb', 'ckb', 'هێڵی ئینتەرنێت نییە', /ئەمە دۆخی پەڕەکەیە لە|بینراوە/],
] as const)('in the language of "%s/"', (prefix, lang, title, age) => {
  test('an ad that was read can be read again without a line, with its picture and its age', async () => {
    const [ad] = await firstAds();
    if (!ad) throw new Error('There is no ad.');
    const page = await readAd(prefix, ad.id, { viewport: phone });
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.locator('h1').textContent()).toBe(ad.title);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toEqual(expect.arrayContaining([expect.stringMatching(age)]));
    const cover = page.locator('.ad-sheet-gallery img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('any other page says that there is no line and leads to what was read', async () => {
    const [ad, other] = await firstAds();
    if (!ad || !other) throw new Error('There are too few ads.');
    const page = await readAd(prefix, ad.id);
    await page.context().setOffline(true);
    for (const path of [`/ad/${other.id}`, '/faq', '/auth/login']) {
      await page.goto(`${url}${prefix}${path}`);
      expect(await page.locator('h1').textContent()).toBe(title);
    }
    await page.locator('.recent-tile a').first().click();
    await page.waitForURL(`${url}${prefix}/ad/${ad.id}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(ad.title);
  });
});

test('a page that is open says that the line is gone and when it is back, and stays as it is', async () => {
  const page = await open('/ads', { viewport: phone });
  await page.context().setOffline(true);
  const said = page.locator('[role=status].line-state');
  await expect.poll(() => said.textContent()).toBe('You are offline.');
  expect(await page.locator('.ad-card').count()).toBeGreaterThan(3);
  await page.context().setOffline(false);
  await expect.poll(() => said.textContent()).toBe('You are online again.');
  await expect.poll(() => said.count()).toBe(0);
});

test('the page that was wanted comes when it is asked for again with a line', async () => {
  const [ad, other] = await firstAds();
  if (!ad || !other) throw new Error('There are too few ads.');
  const page = await readAd('', ad.id);
  await page.context().setOffline(true);
  await page.goto(`${url}/ad/${other.id}`);
  expect(await page.locator('h1').textContent()).toBe('You are offline');
  await page.context().setOffline(false);
  // It comes by itself where the browser tells that the line is back, and by the button.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2_000 })
    .catch(() => {});
  await expect.poll(() => page.locator('h1').textContent()).toBe(other.title);
});

test('nothing of an account, of the API or of a form is ever kept', async () => {
  const [ad] = await firstAds();
  if (!ad) throw new Error('There is no ad.');
  const page = await readAd('', ad.id);
  for (const path of ['/auth/login', '/auth/register', '/forgot-password', '/favorites', '/api/v1/ads']) {
    await page.goto(`${url}${path}`);
  }
  await page.goto(`${url}/ads`);
  await expect.poll(() => keptPaths(page)).toContain('/ads');
  const personal =
    /^(\/\w+)?\/(api|auth|forgot-password|favorites|profile|my-listings|chat|account-details|moderation)/;
  expect((await keptPaths(page)).filter((path) => personal.test(path))).toEqual([]);
});

test('what an older build kept is gone once the new one is at work', async () => {
  const [ad] = await firstAds();
  if (!ad) throw new Error('There is no ad.');
  const page = await open('/faq');
  await page.evaluate(async () => {
    await (await caches.open('pages-older')).put('/about-us', new Response('old'));
    await (await caches.open('files-older')).put('/_next/static/old.js', new Response('old'));
  });
  await page.goto(`${url}/ad/${ad.id}`);
  await expect
    .poll(async () => Object.keys(await kept(page)), { timeout: 60_000 })
    .not.toContain('pages-older');
  expect(await keptPaths(page)).not.toContain('/_next/static/old.js');
  // And the worker itself is asked for anew each time.
  expect((await fetch(`${url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('clearing the list of seen ads forgets what was kept of them', async () => {
  const [ad] = await firstAds();
  if (!ad) throw new Error('There is no ad.');
  const page = await readAd('', ad.id);
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect.poll(async () => (await kept(page)).pictures).toBeUndefined();
  expect(await keptPaths(page)).not.toContain(`/ad/${ad.id}`);
  expect(await page.evaluate(() => localStorage.getItem('seen-ads'))).toBeNull();
});
