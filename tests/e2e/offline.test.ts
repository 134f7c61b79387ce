import type { Page } from 'playwright';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { AdCard } from '@/lib/contract/ads';
import { formatDate } from '@/lib/format/dates';
import { hydrated, phone, slowdown, withBrowser, withScreen } from '../support/browser';
import { ownSite } from '../support/own-site';
import { titleOf } from '../support/title-of';

// A real browser whose line is really cut. What was read stays readable, says how old it is, and nothing of an account
// is ever kept.

const open = withBrowser();
const { url } = await ownSite();

const { data } = await (await fetch(`${url}/api/v1/ads?per_page=3`)).json();
const [ad, other, third] = data as [AdCard, AdCard, AdCard];

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

/**
 * A line that is only pretended to be cut seems to be back whenever a service worker starts or ends, and a page without
 * a line would load itself amid a test. What these pages hear, the tests say.
 */
const deaf = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('online', (event) => event.isTrusted && event.stopImmediatePropagation()),
  );

/** Stays at the ad until it is kept with its pictures and the page that stands in for others. */
const keep = (page: Page, prefix = '') =>
  vi.waitFor(
    async () => {
      expect(await keptPaths(page)).toEqual(
        expect.arrayContaining([`${prefix}/ad/${ad.id}`, `${prefix}/offline`]),
      );
      expect((await kept(page)).pictures?.length).toBeGreaterThan(0);
    },
    { timeout: 60_000 * slowdown },
  );

/** As if it had been read, after all others. */
const keepOfflinePage = (page: Page, path: string, heading: string) =>
  page.evaluate(
    async ([path, heading]) => {
      const files = (await caches.keys()).find((name) => name.startsWith('files-')) ?? '';
      const headers = { 'content-type': 'text/html' };
      await (await caches.open(files)).put(path, new Response(`<h1>${heading}</h1>`, { headers }));
    },
    [path, heading] as const,
  );

describe.each([
  ['', 'en', 'You are offline', /This page is as it was on|Seen on/],
  ['/ar', 'ar', 'لا يوجد اتصال بالإنترنت', /هذه الصفحة كما كانت في|شوهدت هذه الصفحة في/],
  ['/ckb', 'ckb', 'هێڵی ئینتەرنێت نییە', /ئەمە دۆخی پەڕەکەیە لە|بینراوە/],
] as const)('in the language of "%s/"', (prefix, lang, title, age) => {
  const heading = async () => {
    const { data: inLanguage } = await (await fetch(`${url}/api/v1/ads/${ad.id}?lang=${lang}`)).json();
    return titleOf(inLanguage);
  };
  const screen = withScreen(`${prefix}/ad/${ad.id}`, { viewport: phone, before: deaf });
  let days: string[];
  beforeAll(async () => {
    const before = formatDate(new Date(), lang);
    await keep(screen(), prefix);
    days = [before, formatDate(new Date(), lang)];
    await screen().context().setOffline(true);
  });

  test('an ad that was read can be read again without a line, with its picture and its age', async () => {
    const page = screen();
    await page.goto(`${url}${prefix}/ad/${ad.id}`);
    expect(await page.locator('h1').textContent()).toBe(await heading());
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toEqual(expect.arrayContaining([expect.stringMatching(age)]));
    const said = (await page.getByRole('status').allTextContents()).join();
    expect(
      days.some((day) => said.includes(day)),
      said,
    ).toBe(true);
    const cover = page.locator('.ad-sheet-gallery img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('any other page says that there is no line and leads to what was read', async () => {
    const page = screen();
    if (prefix) await keepOfflinePage(page, '/offline', 'in the language that was read last');
    for (const path of [`/ad/${other.id}`, '/faq', '/auth/login']) {
      await page.goto(`${url}${prefix}${path}`);
      expect(await page.locator('h1').textContent()).toBe(title);
    }
    await page.locator('.recent-tile a').first().click();
    await page.waitForURL(`${url}${prefix}/ad/${ad.id}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(await heading());
  });
});

test('a picture that came after its ad had been kept is kept, too', async () => {
  const screen = await open('/robots.txt', { viewport: phone });
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await screen.route('**/media/**', async (route) => {
    await brought;
    await route.continue();
  });
  await screen.goto(`${url}/ad/${ad.id}`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => keptPaths(screen)).toContain(`/ad/${ad.id}`);
  bring();
  await keep(screen);
});

test('the day on which an ad was read stands out on the dark band of the home page', async () => {
  const page = await open(`/ad/${ad.id}`);
  await keep(page);
  await page.context().route('**/api/v1/ads?**', (route) => route.abort());
  await page.goto(url);
  const day = page.locator('.hero .recent-tile-day').first();
  await day.scrollIntoViewIfNeeded();
  const contrast = await day.evaluate((text) => {
    const light = (element: Element, property: 'color' | 'backgroundColor') => {
      const parts =
        getComputedStyle(element)
          [property].match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const band = text.closest('.bg-steel');
    return band ? light(text, 'color') / light(band, 'backgroundColor') : 0;
  });
  expect(contrast).toBeGreaterThan(4.5);
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

describe('whoever read an ad', () => {
  const screen = withScreen(`/ad/${ad.id}`, { before: deaf });
  beforeAll(() => keep(screen()));

  test('has the page that was wanted when he asks for it again with a line, or as soon as there is one', async () => {
    const page = screen();
    const heading = () => page.locator('h1').textContent();
    const again = page.getByRole('button', { name: 'Try again' });
    const withoutLine = async (id: number) => {
      // What came when this was tried before was kept.
      await page.evaluate(async () => {
        for (const name of await caches.keys()) if (name.startsWith('pages-')) await caches.delete(name);
      });
      await page.context().setOffline(true);
      await page.goto(`${url}/ad/${id}`);
      expect(await heading()).toBe('You are offline');
      await hydrated(again);
      await page.context().setOffline(false);
    };
    await withoutLine(other.id);
    await again.click();
    await expect.poll(heading).toBe(titleOf(other));

    await withoutLine(third.id);
    const tell = () => page.evaluate(() => void window.dispatchEvent(new Event('online'))).catch(() => {});
    await expect.poll(() => tell().then(heading)).toBe(titleOf(third));
  });

  test('leaves nothing of an account, of the API or of a form behind', async () => {
    const page = screen();
    for (const path of ['/auth/login', '/auth/register', '/forgot-password', '/favorites', '/api/v1/ads']) {
      await page.goto(`${url}${path}`);
    }
    await page.goto(`${url}/ads`);
    await expect.poll(() => keptPaths(page)).toContain('/ads');
    const personal =
      /^(\/\w+)?\/(api|auth|forgot-password|favorites|profile|my-listings|chat|account-details|moderation)/;
    expect((await keptPaths(page)).filter((path) => personal.test(path))).toEqual([]);
  });

  test('forgets what was kept with the list of seen ads', async () => {
    const page = screen();
    await page.goto(`${url}/ad/${ad.id}`);
    await keep(page);
    await page.goto(`${url}/`);
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await expect.poll(async () => (await kept(page)).pictures).toBeUndefined();
    expect(await keptPaths(page)).not.toContain(`/ad/${ad.id}`);
    expect(await page.evaluate(() => localStorage.getItem('seen-ads'))).toBeNull();
  });
});

test('what an older build kept is gone once the new one is at work', async () => {
  // Where no script is that would begin it.
  const page = await open('/robots.txt');
  await page.evaluate(async () => {
    await (await caches.open('pages-older')).put('/about-us', new Response('old'));
    await (await caches.open('files-older')).put('/_next/static/old.js', new Response('old'));
  });
  await page.goto(`${url}/ad/${ad.id}`);
  // By what is in them: whoever looks into one as it is deleted makes it anew, and empty.
  await expect.poll(() => keptPaths(page)).not.toContain('/about-us');
  await expect.poll(() => keptPaths(page)).not.toContain('/_next/static/old.js');
  // And the worker itself is asked for anew each time.
  expect((await fetch(`${url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});
