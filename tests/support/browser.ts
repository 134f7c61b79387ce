import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { saidByOwnSite, urlOfOwnSite } from './own-site';

const firstOf = (...files: (string | undefined)[]) => files.find((file) => file && existsSync(file));

const executables = {
  /** All of it, with what belongs to its windows: it shows notifications. */
  whole: firstOf(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ),
  /** The same without windows, at two thirds of the cost. */
  shell: firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'),
};
type Kind = keyof typeof executables;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/**
 * Waits until React has taken the element over, by itself or in a part that it took as it stands
 * (components/ui/static-part.tsx): a key pressed earlier is heard by nobody. A part that waits to be used
 * (components/ui/late-hydration.tsx) is used as by somebody who scrolls.
 */
export const hydrated = async (locator: Locator): Promise<void> => {
  const isTaken = (element: Element) => {
    window.dispatchEvent(new Event('scroll'));
    for (let at: Element | null = element; at; at = at.parentElement) {
      const [, props] = Object.entries(at).find(([key]) => key.startsWith('__reactProps')) ?? [];
      if (props) return at === element || props.dangerouslySetInnerHTML !== undefined;
    }
    return false;
  };
  await expect.poll(() => locator.evaluate(isTaken)).toBe(true);
};

/**
 * What the map asks for lies outside; no test needs a network. The browser refuses it by itself: a request that a test
 * has to answer for takes the browser's cache away, and its time.
 */
const inside = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

// For each process, which runs file after file; they end with it. Pages share nothing but their browser.
const browsers = new Map<Kind, Promise<Browser>>();
const launch = (kind: Kind) => {
  const executablePath = executables[kind] ?? executables.whole;
  const browser =
    browsers.get(kind) ??
    chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', inside] });
  browsers.set(kind, browser);
  return browser;
};

/** Whether React has taken the page over, or never will. */
export const isTakenOver = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
    if (!name) return !document.documentElement.innerHTML.includes('/_next/static/');
    return !(document as any)[name].stateNode.current.memoizedState.isDehydrated;
  });

/** As somebody does who scrolls: parts that wait to be used (components/ui/late-hydration.tsx) wait no longer. */
const use = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('scroll'));
    return document.querySelector('[data-waits]') !== null;
  });

/**
 * Nobody but a test presses a button as soon as it is drawn: wherever the page goes, it is used, and waited for as
 * `hydrated` waits for one element. A page that React never gets is what some tests look at, so nothing fails here.
 */
const waitForReact = (page: Page) => {
  for (const going of ['goto', 'reload', 'goBack', 'waitForURL'] as const) {
    const go = page[going].bind(page) as (...given: unknown[]) => Promise<unknown>;
    const wait = async (...given: unknown[]) => {
      const answer = await go(...given);
      const taken = async () => expect([await use(page), await isTakenOver(page)]).toEqual([false, true]);
      await vi.waitFor(taken, { timeout: 15_000 }).catch(() => {});
      return answer;
    };
    Object.assign(page, { [going]: wait });
  }
};

/** How many times slower than this machine the browser's is (CPU_SLOWDOWN=4). */
export const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1);
/** Milliseconds until what is waited for is taken not to come. */
const patience = 60_000 * slowdown;

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** A page whose own complaints are collected in `errors`. */
const newPage = async (
  options: BrowserContextOptions,
  address: string,
  errors: string[],
  kind: Kind = 'shell',
) => {
  const context = await (await launch(kind)).newContext({ viewport: desktop, ...options });
  context.setDefaultTimeout(patience);
  // A page may be closed before it is slow.
  if (slowdown > 1) context.on('page', (page) => void slowDown(page).catch(() => {}));
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForReact(page);
  page.on('pageerror', (error) => errors.push(`${address}: ${error.message}`));
  page.on('console', (message) => {
    // A blocked tile, an unknown page or a line that is cut is reported by the browser itself, not by us.
    const itself =
      /^Failed to load resource|^WebSocket connection to .* failed: Error in connection|when fetching the script\.$/;
    if (message.type() === 'error' && !itself.test(message.text())) {
      errors.push(`${address}: ${message.text()}`);
    }
  });
  return page;
};

const expectNoErrors = (seen: string[]) => {
  expect(seen, seen.length > 0 ? `The site said last:\n${saidByOwnSite()}` : '').toEqual([]);
};

const closesWithin = 20_000;

/** Chromium at times never says that it has closed a context that was just going to another page; it ends with the browser. */
const close = async (context: BrowserContext) => {
  const closed = context.close().then(() => true);
  if (await Promise.race([closed, wait(closesWithin, false, { ref: false })])) return;
  console.warn(`A page did not close: ${context.pages().map((page) => page.url())}`);
};

/**
 * A browser for the tests of this file; `open` gives a page whose errors fail the test that saw them. `urlOf` says which
 * site it looks at, if not the file's own.
 */
export const withBrowser = (urlOf = urlOfOwnSite, kind: Kind = 'shell') => {
  // While the site starts.
  void launch(kind);
  let errors: string[] = [];
  let open: BrowserContext[] = [];
  afterEach(async () => {
    const seen = errors;
    const left = open;
    [errors, open] = [[], []];
    await Promise.all(left.map(close));
    expectNoErrors(seen);
  });

  return async (address: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await newPage(options, address, errors, kind);
    open.push(page.context());
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

/**
 * For a page that several tests look at: one that is tried again begins where it began before, at that address and size,
 * and without what it had laid over the calls of the page.
 */
const startsOf = (page: Page) => {
  const routes: Parameters<Page['route']>[] = [];
  const route = page.route.bind(page);
  page.route = (...given) => {
    routes.push(given);
    return route(...given);
  };
  let [url, size] = [page.url(), page.viewportSize()];
  return async (isTriedAgain: boolean) => {
    if (!isTriedAgain) [url, size] = [page.url(), page.viewportSize()];
    else {
      for (const [calls, handler] of routes) await page.unroute(calls, handler);
      if (size) await page.setViewportSize(size);
      // The same address with another fragment would load nothing.
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'load' });
    }
    routes.length = 0;
  };
};

/** One screen that all tests of a `describe` look at, one after the other. Its errors fail the test that saw them. */
export const withScreen = (
  address: string | (() => Promise<string>),
  options: Screen | (() => Promise<Screen>) = {},
) => {
  const errors: string[] = [];
  let page: Page | undefined;
  let start: ReturnType<typeof startsOf> | undefined;
  beforeAll(async () => {
    const path = typeof address === 'string' ? address : await address();
    const { before, site, fails, ...rest } = typeof options === 'function' ? await options() : options;
    const url = (site ?? urlOfOwnSite)();
    page = await newPage(rest, path, fails ? [] : errors);
    await before?.(page);
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    start = startsOf(page);
  });
  beforeEach(async ({ task }) => {
    await start?.((task.result?.retryCount ?? 0) > 0);
  });
  afterEach(() => {
    expectNoErrors(errors.splice(0));
  });
  afterAll(() => page && close(page.context()));

  return () => {
    if (!page) throw new Error('The screen is not open.');
    return page;
  };
};
