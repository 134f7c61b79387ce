import AxeBuilder from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { desktop, phone, withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

const open = withBrowser();
const { url } = await ownSite();

const someAd = async () => (await (await fetch(`${url}/api/v1/ads`)).json()).data[0].id;

describe.each(['', '/ar', '/ckb'])('in the language of "%s/"', (prefix) => {
  test.each([
    ['dark', desktop],
    ['light', phone],
  ] as const)('axe finds nothing on any screen (%s, %o)', async (colorScheme, viewport) => {
    const paths = [
      '/',
      '/ads',
      '/ads?category=1',
      '/ads?search=zzzzzz',
      `/ad/${await someAd()}`,
      '/faq',
      '/pricing',
      '/about-us',
      '/contact-us',
      '/privacy-policy',
      '/nothing-here',
      '/offline',
      '/auth/login',
      '/auth/register',
      '/forgot-password',
      '/favorites',
      // As a seller sees them.
      '/profile',
      '/my-listings',
      '/my-listings?search=zzzzzz',
      '/account-details',
    ];
    const session = await sessionOf('seller@demo.test');
    const all: string[] = [];
    for (const path of paths) {
      const own = /^\/(profile|my-listings|account-details)/.test(path);
      const page = await open(`${prefix}${path}`, {
        ...(own ? session : {}),
        colorScheme,
        viewport,
        reducedMotion: 'reduce',
      });
      if (own) await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${prefix}${path} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
      );
      all.push(...found);
      await page.context().close();
    }
    expect(all).toEqual([]);
  });
});
