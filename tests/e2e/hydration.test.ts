import { describe, expect, test } from 'vitest';
import { phone, withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

// Numbers, dates and plural forms differ between Node and browsers; a page that comes out different in the browser
// is reported by React on the console, which fails the test.

const open = withBrowser();
const { url } = await ownSite();

const adOfEach = async () => {
  const { data } = await (await fetch(`${url}/api/v1/ads?per_page=100`)).json();
  return ['en', 'ar', 'ckb'].map(
    (language) => data.find((ad: { language: string }) => ad.language === language).id,
  );
};

describe.each(['', '/ar', '/ckb'])('in the language of "%s/"', (prefix) => {
  test('every screen is the same in the browser as on the server', async () => {
    const ads = await adOfEach();
    for (const path of [
      '/',
      '/ads',
      '/ads?category=1&sort=price_asc',
      ...ads.map((id) => `/ad/${id}`),
      '/faq',
      '/pricing',
      '/contact-us',
      '/about-us',
      '/auth/login',
      '/auth/register',
      '/forgot-password',
    ]) {
      const page = await open(`${prefix}${path}`);
      await page.waitForLoadState('networkidle');
      await page.close();
    }
  });

  test('so is every screen of an account, and none scrolls sideways on a phone', async () => {
    const session = await sessionOf('seller@demo.test');
    for (const path of ['/profile', '/my-listings', '/favorites', '/account-details', '/pricing', '/ads']) {
      const page = await open(`${prefix}${path}`, { ...session, viewport: phone });
      await page.waitForLoadState('networkidle');
      for (const width of [390, 320, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, `${prefix}${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.context().close();
    }
  });

  test('no screen scrolls sideways, on a phone or on a desk', async () => {
    const [id] = await adOfEach();
    for (const path of ['/', '/ads', `/ad/${id}`]) {
      const page = await open(`${prefix}${path}`, { viewport: phone });
      for (const width of [390, 320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, `${prefix}${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.context().close();
    }
  });
});
