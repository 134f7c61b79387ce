import type { Page } from 'playwright';
import { expect } from 'vitest';
import { desktop, isTakenOver, type withBrowser } from './browser';
import { urlOfOwnSite } from './own-site';

// Pages that nobody has used yet: what waits for a first sign there (components/ui/late-hydration.tsx) still waits.

/** Opens a page as a visitor gets it who does nothing. */
export const openUnusedWith =
  (open: ReturnType<typeof withBrowser>) =>
  async (path: string, viewport = desktop): Promise<Page> => {
    const page = await open('/robots.txt', { viewport });
    await page.goto('about:blank');
    const loaded = page.waitForEvent('load');
    await page.evaluate((address) => location.assign(address), urlOfOwnSite() + path);
    await loaded;
    await expect.poll(() => isTakenOver(page)).toBe(true);
    return page;
  };

/** Opens a page on a line that is so slow that it is drawn, and none of its scripts is there until `comes` is called. */
export const openEarlyWith =
  (open: ReturnType<typeof withBrowser>) =>
  async (path: string, viewport = desktop) => {
    const page = await open('/robots.txt', { viewport });
    const scripts = await holdScripts(page);
    await page.evaluate((address) => location.assign(address), urlOfOwnSite() + path);
    await page.locator('main').waitFor();
    return { page, ...scripts };
  };

/** From now on scripts come only once `comes` is called. */
export const holdScripts = async (page: Page) => {
  let asked = 0;
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { asked: () => asked, comes };
};
