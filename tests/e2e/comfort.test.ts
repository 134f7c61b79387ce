import { describe, expect, test } from 'vitest';
import type { AdCard } from '@/lib/contract/ads';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { sharedSite } from '../support/own-site';
import { titleOf } from '../support/title-of';

const open = withBrowser();
const { url } = await sharedSite();

const someAds = async (): Promise<AdCard[]> =>
  (await (await fetch(`${url}/api/v1/ads?per_page=4`)).json()).data;

const see = (ids: readonly number[]) =>
  JSON.stringify(
    ids.map((id) => ({ id, path: `/ad/${id}`, title: `Ad ${id}`, language: 'en', picture: null, at: 1 })),
  );

describe('the ads that were recently seen', () => {
  test('stand on the home page in the order in which they were seen, with today’s price', async () => {
    const [first, second] = await someAds();
    const page = await open(`/ad/${first?.id}`);
    const seen = () => page.evaluate(() => localStorage.getItem('seen-ads'));
    await expect.poll(seen).toContain(`${first?.id}`);
    await page.goto(`${url}/ad/${second?.id}`);
    await expect.poll(seen).toContain(`${second?.id}`);
    await page.goto(`${url}/`);
    const section = page.getByRole('region', { name: 'Recently seen' });
    await section.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        section.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual([`/ad/${second?.id}`, `/ad/${first?.id}`]);
  });

  test('stand right after the search on a phone, are asked for once they come into view, and move nothing', async () => {
    const ids = (await someAds()).map(({ id }) => id);
    // So low that the band of the search fills it.
    const page = await open('/', { viewport: { ...phone, height: 320 } });
    await page.evaluate((ads) => localStorage.setItem('seen-ads', ads), see(ids));
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/v1/ads?') && asked.push(request.url()));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      const moved = window as unknown as { moved: number };
      moved.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    const section = page.getByRole('region', { name: 'Recently seen' });
    const height = (await section.boundingBox())?.height;
    await section.scrollIntoViewIfNeeded();
    await expect.poll(() => section.getByRole('link').count()).toBe(ids.length);
    expect((await section.boundingBox())?.height).toBe(height);
    const [search, seen, slides] = await Promise.all(
      ['main search', '.hero-after', '.carousel'].map((part) => page.locator(part).boundingBox()),
    );
    expect(seen?.y).toBeGreaterThanOrEqual((search?.y ?? Number.NaN) + (search?.height ?? 0));
    expect(slides?.y).toBeGreaterThanOrEqual((seen?.y ?? Number.NaN) + (seen?.height ?? 0));
    expect(asked).toHaveLength(1);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
  });

  test('that are gone are forgotten, and where none is left there is no section', async () => {
    const [ad] = await someAds();
    const page = await open('/');
    await page.evaluate((ads) => localStorage.setItem('seen-ads', ads), see([999_999_998, ad?.id ?? 1]));
    await page.reload();
    const section = page.locator('.recent-ads');
    await section.scrollIntoViewIfNeeded();
    await expect.poll(() => section.getByRole('link').count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('seen-ads'))).not.toContain('999999998');
    await page.goto(`${url}/ad/${ad?.id}`);
    await hydrated(page.locator('footer a').first());
    await expect.poll(() => section.isVisible()).toBe(false);
  });

  test.each(['{"a":1}', 'nonsense', '[null,1,{"id":"x"}]', '[]'])(
    'do no harm when what is stored is not ours (%s)',
    async (stored) => {
      const page = await open('/');
      await page.evaluate((value) => localStorage.setItem('seen-ads', value), stored);
      await page.reload();
      await hydrated(page.locator('footer a').first());
      expect(await page.locator('.recent-ads').isVisible()).toBe(false);
    },
  );
});

describe('an ad', () => {
  test('is shared by the system’s own dialog on a phone', async () => {
    const [ad] = await someAds();
    const page = await open(`/ckb/ad/${ad?.id}`, { viewport: phone, hasTouch: true, isMobile: true });
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, {
        share: async (what: unknown) => {
          shared.push(what);
        },
      });
    });
    await page.reload();
    const button = page.getByRole('button', { name: 'هاوبەشکردنی ئەم ڕیکلامە' });
    await hydrated(button);
    await button.tap();
    const { data: inKurdish } = await (await fetch(`${url}/api/v1/ads/${ad?.id}?lang=ckb`)).json();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([{ title: titleOf(inKurdish), url: `${url}/ckb/ad/${ad?.id}` }]);
    // The two networks stay where they were.
    await expect
      .poll(() => page.locator('a[href*="facebook.com/sharer"], a[href*="t.me/share"]').count())
      .toBe(2);
  });

  test('is shared by its link where there is no such dialog', async () => {
    const [ad] = await someAds();
    const page = await open(`/ad/${ad?.id}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    const copy = page.getByRole('button', { name: 'Copy link' });
    await hydrated(copy);
    await copy.click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/ad/${ad?.id}`);
  });

  test('fits on two sheets of paper, with its price, its seller and a code that leads back to it', async () => {
    const [ad] = await someAds();
    const page = await open(`/ad/${ad?.id}`, { viewport: desktop });
    await page.waitForLoadState('networkidle');
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    expect((await loaded()).filter((path) => path.startsWith('/qr/'))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    for (const there of [
      'main h1',
      '.ad-sheet-aside [aria-labelledby=seller]',
      '.ad-sheet-body dl',
      '[data-printed]',
    ]) {
      expect(await page.locator(there).first().isVisible(), there).toBe(true);
    }
    for (const gone of [
      'footer',
      'main nav',
      '.contact-bar',
      '[aria-labelledby=similar]',
      '.ad-page button',
    ]) {
      expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
    }
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    const code = await fetch(`${url}/qr/ar/ad/${ad?.id}`);
    expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await fetch(`${url}/qr/xx/ad/1`)).status).toBe(404);
  });
});

describe('the site as an application', () => {
  test.each([
    ['en', 'ltr', '/'],
    ['ar', 'rtl', '/ar'],
    ['ckb', 'rtl', '/ckb'],
  ])('has a name, a beginning and icons in %s', async (lang, dir, start) => {
    const html = await (await fetch(`${url}${start}`)).text();
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const manifest = await (await fetch(new URL(address, url))).json();
    expect(manifest).toMatchObject({ id: '/', lang, dir, start_url: start, display: 'standalone' });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, type } of manifest.icons) {
      expect((await fetch(new URL(src, url))).headers.get('content-type'), src).toBe(type);
    }
    for (const shortcut of manifest.shortcuts) expect(shortcut.url).toMatch(new RegExp(`^${start}`));
  });
});

test('a link that takes a while says so at once, and the page that is open stays until the other is whole', async () => {
  const [ad] = await someAds();
  const page = await open('/ads', { viewport: phone });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/ad\/\d+\?_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.locator('.ad-card-link').first();
  await hydrated(link);
  await link.click();
  await page.locator('html[data-travelling]').waitFor();
  expect(await page.locator('.ad-card').count()).toBeGreaterThan(3);
  release();
  await expect.poll(() => page.locator('main h1').textContent()).toBe(ad && titleOf(ad));
  await expect.poll(() => page.locator('html[data-travelling]').count()).toBe(0);
});

test('a part that cannot be loaded takes nothing else with it, and comes with the line', async () => {
  // One that starts takes the pretended loss of the line away from the page.
  const page = await open('/', { serviceWorkers: 'block' });
  await hydrated(page.getByRole('link', { name: 'Popular' }));
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Popular' }).click();
  await page.getByText('Failed to load ads').waitFor();
  expect(await page.locator('h1').first().isVisible()).toBe(true);
  const cards = page.locator('section:has(#home-featured) .ad-card');
  expect(await cards.count()).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(() => cards.count()).toBe(8);
});

test('letters of all three languages are drawn in our own fonts, in every weight that the site writes in', async () => {
  const page = await open('/ckb/privacy-policy');
  const widths = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d');
    const widthsOf = async (family: string, text: string) => {
      await document.fonts.load(`40px ${family}`, text);
      return [400, 560, 640, 720].map((weight) => {
        if (!context) return 0;
        context.font = `${weight} 40px ${family}`;
        return context.measureText(text).width;
      });
    };
    return {
      Archivo: await widthsOf('Archivo', 'Heavy machinery 1,234'),
      Vazirmatn: await widthsOf('Vazirmatn', 'ئامێری قورس، گەڕان بۆ پۆلێک، الآليات الثقيلة'),
    };
  });
  for (const [family, of] of Object.entries(widths)) {
    expect(new Set(of).size, `${family}: ${of}`).toBe(4);
    expect(of, family).toEqual([...of].sort((one, other) => one - other));
  }
});
