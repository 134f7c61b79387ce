import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
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

// One for each file of tests, which runs in a process of its own.
let browser: Promise<Browser> | undefined;
const launch = () => {
  browser ??= chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  return browser;
};
afterAll(async () => (await browser)?.close());

/** A page whose own complaints are collected in `errors`. */
const newPage = async (context: BrowserContext, site: string, address: string, errors: string[]) => {
  const page = await context.newPage();
  await keepInside(page, site);
  page.on('pageerror', (error) => errors.push(`${address}: ${error.message}`));
  page.on('console', (message) => {
    // A blocked tile, an unknown page or a line that is cut is reported by the browser itself, not by us.
    const itself = /^Failed to load resource|^WebSocket connection to .* failed: Error in connection/;
    if (message.type() === 'error' && !itself.test(message.text())) {
      errors.push(`${address}: ${message.text()}`);
    }
  });
  return page;
};

/**
 * A browser for the tests of this file; `open` gives a page whose errors fail the test that saw them. `urlOf` says which
 * site it looks at, if not the file's own.
 */
export const withBrowser = (urlOf = urlOfOwnSite) => {
  // While the site starts.
  void launch();
  let errors: string[] = [];
  let open: BrowserContext[] = [];
  afterEach(async () => {
    const seen = errors;
    const left = open;
    [errors, open] = [[], []];
    await Promise.all(left.map((context) => context.close()));
    expect(seen).toEqual([]);
  });

  return async (address: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await (await launch()).newContext({ viewport: desktop, ...options });
    open.push(context);
    const page = await newPage(context, urlOf(), address, errors);
    await page.goto(`${urlOf()}${address}`, { waitUntil: 'load' });
    return page;
  };
};

type Screen = BrowserContextOptions & {
  /** Which site it is on, if not the file's own. */
  site?: () => string;
  /** What goes wrong on it is what is looked at. */
  fails?: boolean;
  /** Before anything is loaded: a clock that is moved by hand, a call that is answered. */
  before?: (page: Page) => Promise<unknown>;
};

/** One screen that all tests of a `describe` look at, one after the other. Its errors fail the test that saw them. */
export const withScreen = (
  address: string | (() => Promise<string>),
  options: Screen | (() => Promise<Screen>) = {},
) => {
  const errors: string[] = [];
  let page: Page | undefined;
  beforeAll(async () => {
    const path = typeof address === 'string' ? address : await address();
    const { before, site, fails, ...rest } = typeof options === 'function' ? await options() : options;
    const url = (site ?? urlOfOwnSite)();
    const context = await (await launch()).newContext({ viewport: desktop, ...rest });
    page = await newPage(context, url, path, fails ? [] : errors);
    await before?.(page);
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
  });
  afterEach(() => {
    const seen = errors.splice(0);
    expect(seen).toEqual([]);
  });
  afterAll(() => page?.context().close());

  return () => {
    if (!page) throw new Error('The screen is not open.');
    return page;
  };
};
