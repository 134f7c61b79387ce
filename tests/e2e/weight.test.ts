import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, isTakenOver, phone, withBrowser } from '../support/browser';
import { sharedSite } from '../support/own-site';

// What a page weighs for whoever opens it, in bytes, so that it does not grow unseen; and that what is left out of it
// is missed by nobody.

const open = withBrowser();
const { url } = await sharedSite();

const someAds = async (): Promise<{ id: number }[]> =>
  (await (await fetch(`${url}/api/v1/ads?per_page=4`)).json()).data;

/** As it is served once it is kept. */
const keptPage = async (address: string): Promise<string> => {
  await (await fetch(`${url}${address}`)).text();
  const kept = await fetch(`${url}${address}`);
  expect(kept.headers.get('x-nextjs-cache'), address).toBe('HIT');
  return kept.text();
};

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** In kB of 1,000 bytes, with little room above what it is: `markup` and data of a page, unpacked, and its scripts, gzip. */
const bounds = {
  home: { markup: 92, scripts: 148 },
  list: { markup: 80, scripts: 146 },
  ad: { markup: 100, scripts: 147 },
};

const addresses = async () => {
  const ads = await someAds();
  return { home: ['/'], list: ['/ads'], ad: ads.map(({ id }) => `/ad/${id}`) };
};

describe('a public page', () => {
  test('weighs no more than it may, in each language', async () => {
    for (const [kind, paths] of Object.entries(await addresses()))
      for (const prefix of ['', '/ar', '/ckb'])
        for (const path of paths) {
          const address = `${prefix}${path === '/' && prefix ? '' : path}`;
          const weight = kilobytes(Buffer.byteLength(await keptPage(address)));
          expect(weight, address).toBeLessThan(bounds[kind as keyof typeof bounds].markup);
        }
  });

  test('loads no more script than it may', async () => {
    const scripts = new Map<string, number>();
    const weigh = async (src: string) => {
      const body = scripts.get(src) ?? gzipSync(Buffer.from(await (await fetch(src)).arrayBuffer())).length;
      scripts.set(src, body);
      return body;
    };
    for (const [kind, [path = '/']] of Object.entries(await addresses())) {
      // Browsers that know modules leave out what says so.
      const page = (await keptPage(path)).replace(/<script [^>]*nomodule[^>]*>/gi, '');
      const [, named = '[]'] = /<script>\{let a=(\[.*?\]),/.exec(page) ?? [];
      const files: string[] = JSON.parse(named);
      expect(files.length, path).toBeGreaterThan(5);
      expect(page, path).not.toMatch(/<script [^>]*src=/);
      let weight = 0;
      for (const file of files) weight += await weigh(`${url}${file}`);
      expect(kilobytes(weight), path).toBeLessThan(bounds[kind as keyof typeof bounds].scripts);
    }
  });
});

describe('scripts of a page', () => {
  /** When what was asked for, and when the markup was read to its end. */
  const times = (page: Page) =>
    page.evaluate(() => {
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [visited] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc;
      const isScript = ({ name }: PerformanceEntry) => /\/_next\/.*\.js$/.test(name);
      return {
        read: visited?.domInteractive ?? Number.NaN,
        picture: loads.find(({ name }) => name === picture)?.responseEnd ?? null,
        scripts: Math.min(...loads.filter(isScript).map(({ startTime }) => startTime)),
      };
    });

  /** Opens the home page on a line that brings pictures as slowly as is said. */
  const visit = async (bring: () => Promise<void>, script = () => {}) => {
    const page = await open('/robots.txt', { viewport: phone, serviceWorkers: 'block' });
    await page.addInitScript(script);
    await page.route('**/media/**', async (route) => {
      await bring();
      await route.continue().catch(() => undefined);
    });
    // Not by goto(), which waits for React (withBrowser).
    await page.evaluate((to) => location.assign(to), url);
    await page.locator('#home-title').waitFor();
    return page;
  };
  const never = () => new Promise<void>(() => {});
  const isTaken = (page: Page) => expect.poll(() => isTakenOver(page)).toBe(true);

  test('take nothing from its first picture: they are asked for after it', async () => {
    const page = await visit(() => wait(1_000));
    await isTaken(page);
    const { picture, scripts } = await times(page);
    expect(picture).not.toBeNull();
    expect(scripts).toBeGreaterThanOrEqual(picture ?? Number.NaN);
  });

  test('do not wait for ever for a picture that does not come', async () => {
    const page = await visit(never);
    await isTaken(page);
    const { picture, scripts } = await times(page);
    expect(picture).toBeNull();
    expect(scripts).toBeGreaterThan(3_900);
  });

  test('come as soon as somebody uses the page', async () => {
    const page = await visit(never, () => {
      // No time passes.
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await page.waitForLoadState('domcontentloaded');
    expect((await times(page)).scripts).toBe(Number.POSITIVE_INFINITY);
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await times(page)).scripts).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test('come at once where a service worker has them', async () => {
    const page = await open('/');
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      if (!serviceWorker.controller)
        await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken));
    });
    await page.reload();
    await isTaken(page);
    const { scripts, read } = await times(page);
    expect(scripts).toBeLessThanOrEqual(read);
  });
});

describe('what the markup of a page says already', () => {
  const stay = { viewport: desktop };
  const isSamePage = () => (window as unknown as { same?: boolean }).same === true;
  const markPage = () => Object.assign(window, { same: true });

  test('is not in its data once more', async () => {
    for (const address of ['/', '/ads']) {
      const page = await keptPage(address);
      const [title = ''] = /<h3 class="ad-card-title">.*?<\/h3>/.exec(page) ?? [];
      const [, said = ''] = /class="ad-card-link">([^<]+)/.exec(title) ?? [];
      expect(said.length, address).toBeGreaterThan(3);
      expect(page.match(/self\.__next_f\.push\(\[1,.*/s)?.[0], address).not.toContain('ad-card-title');
    }
  });

  test('is there as well for whoever comes by a link, and when he comes back', async () => {
    const page = await open('/', stay);
    await page.evaluate(markPage);
    const cards = () =>
      page
        .locator('#home-newest .ad-card-link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const before = await cards();
    expect(before).toHaveLength(8);
    const footer = await page.locator('footer').innerHTML();

    await page.locator('#home-newest .ad-card-link').first().click();
    await page.waitForURL(`**${before[0]}`);
    await page.locator('#ad-head h1').waitFor();
    expect(await page.locator('#ad-similar .ad-card').count()).toBeGreaterThan(0);

    await page.goBack();
    await page.locator('#home-newest').waitFor();
    expect(await cards()).toEqual(before);

    await page.locator('.category-tile').first().click();
    await page.waitForURL('**/ads?category=*');
    await page.locator('.list-grid .ad-card').first().waitFor();
    await page.locator('.site-head-sign').click();
    await page.locator('#home-newest').waitFor();
    expect(await cards()).toEqual(before);
    expect(await page.locator('footer').innerHTML()).toBe(footer);
    expect(await page.evaluate(isSamePage)).toBe(true);
  });

  test('is pressed like anything else: hearts, comparison, links in another tab', async () => {
    const page = await open('/ads', stay);
    await page.locator('.list-grid a[data-favourite]').first().click();
    await page.locator('.list-grid [data-favourite][aria-pressed="true"]').first().waitFor();
    await page.locator('.list-grid [data-compare]').first().click();
    await page.locator('.list-grid [data-compare][aria-pressed="true"]').first().waitFor();

    const link = page.locator('.list-grid .ad-card-link').first();
    const other = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await other).close();
    expect(new URL(page.url()).pathname).toBe('/ads');
  });
});
