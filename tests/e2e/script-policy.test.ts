import { describe, expect, test } from 'vitest';
import { hydrated, withBrowser, withScreen } from '../support/browser';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

// What a real browser makes of the policy of a page: it lets our own scripts run and says nothing, and no others. What
// it refuses it tells on the console, which fails the test that saw it.

const open = withBrowser();
const { url } = await ownSite();
const { data } = await (await fetch(`${url}/api/v1/ads?per_page=1`)).json();
const id: number = data[0].id;

describe('a browser that keeps to the policy has nothing to refuse', () => {
  test('on the screens of a visitor, drawn and kept, and from link to link', async () => {
    const page = await open('/');
    for (const path of [
      '/',
      '/ads',
      '/ads?search=crane',
      `/ckb/ad/${id}`,
      '/ar/faq',
      '/offline',
      '/no/such/page',
    ])
      for (const visit of ['drawn', 'kept']) {
        await page.goto(`${url}${path}`);
        await hydrated(page.locator('header a').first());
        expect(await page.locator('h1').count(), `${path}, ${visit}`).toBeGreaterThan(0);
      }
    for (const path of ['/auth/login', '/auth/register', '/forgot-password', '/contact-us']) {
      await page.goto(`${url}${path}`);
      await hydrated(page.locator('main form').first());
    }
    await page.goto(`${url}/api/docs`);
    // Unfolded all at once, the calls would take a slow machine a minute to draw.
    const docs = page.locator('rapi-doc');
    const call = docs.getByText('/api/v1/languages', { exact: true }).first();
    await call.waitFor();
    expect(await docs.locator('api-response').count()).toBe(0);
    await call.click();
    await docs.locator('api-response').waitFor();
  });

  test('on the screens of a seller, with the map', async () => {
    const page = await open('/profile', await sessionOf('seller@demo.test'));
    for (const path of ['/my-listings', '/favorites', '/account-details', '/chat']) {
      await page.goto(`${url}${path}`);
      await hydrated(page.locator('main').first());
    }
    await page.goto(`${url}/ad/create`);
    await page.locator('.place-map').scrollIntoViewIfNeeded();
    await page.locator('.leaflet-container').waitFor();
  });

  test('in the console, with the editor', async () => {
    const page = await open('/moderation', await sessionOf('moderator@demo.test'));
    for (const path of ['/moderation/queue', '/moderation/log', '/moderation/site/settings/privacyPolicy']) {
      await page.goto(`${url}${path}`);
      await page.locator('main.mod-area h1').waitFor({ state: 'attached' });
    }
    await page.locator('main [contenteditable="true"]').first().pressSequentially('New');
  });
});

describe('a script that somebody got into a kept page', () => {
  const injected = '<script>window.stolen = 1</script><img src="data:," alt="" onerror="window.stolen = 2">';
  const screen = withScreen('/faq', {
    fails: true,
    before: async (page) => {
      await page.addInitScript(() => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        document.addEventListener('securitypolicyviolation', (event) =>
          refused.push(event.effectiveDirective),
        );
      });
      await page.route('**/faq', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('<main', `${injected}<main`) });
      });
    },
  });
  test('does not run, and the page’s own do', async () => {
    await hydrated(screen().locator('header a').first());
    await expect
      .poll(() => screen().evaluate(() => (window as unknown as { refused: string[] }).refused.toSorted()))
      .toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem']));
    expect(await screen().evaluate(() => (window as unknown as { stolen?: number }).stolen)).toBeUndefined();
  });
});
