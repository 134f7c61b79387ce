import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { withoutFirstData } from '../support/first-data';
import { ownSite, urlOfOwnSite } from '../support/own-site';
import { sessionOf } from '../support/session';

// Every list while it waits, when it cannot be read, and when the line is back.

const openWith = withBrowser(urlOfOwnSite);
/** A service worker that starts takes the pretended loss of the line away from its page. */
const open: typeof openWith = (address, options) =>
  openWith(address, { ...options, serviceWorkers: 'block' });
const { url, env } = await ownSite();
const calls = /\/api\/(v1|auth)\//;

const failing = (page: Page) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { status: false, message: '' } }));

const lineComesBack = async (context: BrowserContext) => {
  await context.setOffline(true);
  await context.setOffline(false);
};

/** Everything in the page that says that something went wrong. */
const failures = async (page: Page) =>
  (await page.locator('main [role="alert"]').allTextContents()).filter((text) => text.trim() !== '');

const ownScreens = ['/profile', '/my-listings', '/favorites', '/account-details', '/chat'];
const moderatorScreens = ['/moderation/queue', '/moderation/log'];
/** Without what a page of an account brings along. */
const visit = (page: Page, screen: string) => {
  const go = () => page.goto(`${url}${screen}`);
  return ownScreens.includes(screen) ? withoutFirstData(env.DATABASE_URL, go) : go();
};

test.each([
  ['seller@demo.test', ownScreens],
  ['moderator@demo.test', moderatorScreens],
])(
  'what cannot be read says so with a way to try again, and is read by itself when the line is back (%s)',
  async (email, screens) => {
    const page = await open('/faq', await sessionOf(email));
    for (const screen of screens) {
      await failing(page);
      await visit(page, screen);
      await expect.poll(() => failures(page), { message: screen }).not.toEqual([]);
      const alerts = page.locator('main [role="alert"]').filter({ hasText: /\S/ });
      expect(await alerts.getByRole('button', { name: 'Try again' }).count(), screen).toBe(
        await alerts.count(),
      );
      await page.unroute(calls);
      await lineComesBack(page.context());
      await expect.poll(() => failures(page), { message: screen }).toEqual([]);
    }
  },
);

test('the form of an ad is read by itself when the line is back, and a button reads it as well', async () => {
  const session = await sessionOf('seller@demo.test');
  const token = session.storageState.cookies.find(({ name }) => name === 'token')?.value;
  const own = await fetch(`${url}/api/auth/my-listings`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = await own.json();
  const page = await open('/faq', session);
  const title = page.locator('[name="title"]');
  const again = page.getByRole('button', { name: 'Try again' });
  for (const comesBack of [() => again.click(), () => lineComesBack(page.context())]) {
    await failing(page);
    await page.goto(`${url}/ad/${data[0].id}/edit`);
    await again.waitFor();
    await page.unroute(calls);
    await comesBack();
    await expect.poll(() => title.inputValue()).toBe(data[0].title);
  }
});

test('ads of the home page and of the list are asked for again when the line is back', async () => {
  const page = await open('/');
  const popular = page.getByRole('link', { name: 'Popular' });
  await hydrated(popular);
  await failing(page);
  await popular.click();
  await expect.poll(() => failures(page)).toEqual([expect.stringContaining('Failed to load ads')]);
  await page.unroute(calls);
  await lineComesBack(page.context());
  await expect.poll(() => page.locator('[aria-labelledby="home-featured"] .ad-grid a').count()).toBe(8);
  expect(await failures(page)).toEqual([]);

  await page.goto(`${url}/ads`);
  const more = page.locator('.see-more a');
  await hydrated(more);
  await failing(page);
  await more.click();
  await expect.poll(() => failures(page)).toEqual(['Failed to load ads.']);
  await page.unroute(calls);
  await lineComesBack(page.context());
  await expect.poll(() => page.locator('.list-grid .ad-card').count()).toBe(8);
});

test('categories that have come stand where they stay, at every width', async () => {
  const page = await open('/faq');
  for (const { width } of [phone, { width: 768 }, desktop]) {
    await page.setViewportSize({ width, height: 800 });
    const [first, whole] = await page.locator('.category-strip').evaluate((strip) => {
      const items = [...strip.children];
      const starts = () => items.slice(0, 4).map((item) => Math.round(item.getBoundingClientRect().left));
      const whole = starts();
      const later = items.slice(4);
      for (const item of later) item.remove();
      const first = starts();
      strip.append(...later);
      return [first, whole];
    });
    expect(first, `${width}`).toEqual(whole);
  }
});

test('a moderator sees no categories from the first markup on, and sees them again elsewhere', async () => {
  const session = await sessionOf('moderator@demo.test');
  const page = await open('/faq', { viewport: desktop, ...session });
  const strip = page.locator('.site-strip');
  const [head] = (await (await page.request.get(`${url}/moderation/queue`)).text()).split('</head>');
  expect(head).toContain('<meta name="area" content="moderation"/>');
  await page.goto(`${url}/moderation/queue`);
  expect(await strip.isVisible()).toBe(false);
  await page.locator('.site-head-sign').click();
  await page.waitForURL(`${url}/`);
  await strip.waitFor();
});

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Move = { by: number; parts: string[] };

test('while a slow line brings what is shown, nothing moves that is seen', async () => {
  for (const [email, screens] of [
    ['seller@demo.test', ownScreens],
    ['moderator@demo.test', moderatorScreens],
  ] as const) {
    const page = await open('/faq', { viewport: desktop, ...(await sessionOf(email)) });
    await page.addInitScript(() => {
      const here = window as typeof window & { moves: Move[] };
      here.moves = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          const parts = entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 100) : '?',
          );
          here.moves.push({ by: entry.value, parts });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Letters that come late are as wide as they are: that is another thing, and a matter of luck here.
    await page.route('**/fonts/**', (route) => route.abort());
    const waiting: (() => void)[] = [];
    await page.route(calls, async (route) => {
      await new Promise<void>((go) => waiting.push(go));
      await route.continue().catch(() => undefined);
    });
    for (const screen of screens) {
      await visit(page, screen);
      const busy = page.locator('main [aria-busy="true"], main .animate-pulse');
      await expect.poll(() => busy.count(), { message: screen }).toBeGreaterThan(0);
      await expect
        .poll(
          async () => {
            for (const go of waiting.splice(0)) go();
            return busy.count();
          },
          { message: screen },
        )
        .toBe(0);
      // What moved is known once it is drawn.
      const moves = await page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        return (window as typeof window & { moves: Move[] }).moves;
      });
      const moved = moves.reduce((sum, { by }) => sum + by, 0);
      expect(moved, `${screen}: ${JSON.stringify(moves, null, 2)}`).toBeLessThan(0.02);
    }
  }
});
