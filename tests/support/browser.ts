import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { urlOfOwnSite } from './own-site';

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file && existsSync(file));

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** What the map asks for lies outside; tests answer for it, so that none of them needs a network. */
const keepInside = async (page: Page, url: string) => {
  await page.route(
    (address) => !address.href.startsWith(url) && /^https?:/.test(address.href),
    (route) => route.abort(),
  );
};

/** Waits until React has taken the element over: a key pressed earlier is heard by nobody. */
export const hydrated = async (locator: Locator): Promise<void> => {
  await expect
    .poll(() =>
      locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
};

/**
 * A browser for the tests of this file; `open` gives a page whose errors fail the test that saw them. `urlOf` says which
 * site it looks at, if not the file's own.
 */
export const withBrowser = (urlOf = urlOfOwnSite) => {
  let browser: Browser | undefined;
  let errors: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox'],
    });
  });
  afterEach(async () => {
    const seen = errors;
    errors = [];
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    expect(seen).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (address: string, options: BrowserContextOptions = {}): Promise<Page> => {
    if (!browser) throw new Error('The browser is not open.');
    const context = await browser.newContext({ viewport: desktop, ...options });
    const page = await context.newPage();
    await keepInside(page, urlOf());
    page.on('pageerror', (error) => errors.push(`${address}: ${error.message}`));
    page.on('console', (message) => {
      // A blocked tile, an unknown page or a line that is cut is reported by the browser itself, not by us.
      const itself = /^Failed to load resource|^WebSocket connection to .* failed: Error in connection/;
      if (message.type() === 'error' && !itself.test(message.text())) {
        errors.push(`${address}: ${message.text()}`);
      }
    });
    await page.goto(`${urlOf()}${address}`, { waitUntil: 'load' });
    return page;
  };
};
