import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { AdCard } from '@/lib/contract/ads';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { hydrated, phone, withScreen } from '../../support/browser';
import { empty, fail, hold } from '../../support/network';
import { withOtherApi } from '../../support/other-api';
import { sharedSite } from '../../support/own-site';
import { readApi, readPage, textOf, textsOf } from '../../support/read';

const { url } = await sharedSite();
const adCalls = '**/api/v1/ads?**';

type Row = { id: number; name: string; slug: string; count?: number };

const cards = (page: Page) =>
  page
    .locator('.list-grid a.ad-card-link')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));
const idsOf = async (query: string): Promise<number[]> =>
  (await readApi(`/v1/ads?${query}`)).map(({ id }: { id: number }) => id);
const section = (page: Page, title: string) =>
  page.locator('details.filter-section', {
    has: page.locator('summary', { hasText: new RegExp(`^${title}`) }),
  });
const box = (page: Page, title: string, n = 0) => section(page, title).getByRole('checkbox').nth(n);
const toggle = async (page: Page, title: string, n = 0) => {
  if ((await section(page, title).getAttribute('open')) === null)
    await section(page, title).locator('summary').click();
  await box(page, title, n).click();
};
const askedFor = (page: Page) => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/ads?')) calls.push(new URL(request.url()));
  });
  return calls;
};

/** Whatever a timer has changed stands on the screen then; it is drawn by messages, which no clock holds up. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });

describe('2 Ad list', () => {
  const screen = withScreen('/ads');
  const handles = () => screen().locator('input[type=range]');

  test('opens with four ads, and "See More" adds four (R73, R245)', async () => {
    expect(await cards(screen())).toEqual(await idsOf('per_page=4'));
    const more = screen().getByRole('link', { name: 'See More' });
    await hydrated(more);
    // Nothing has to be scrolled to, for then more would come by itself.
    await screen().setViewportSize({ width: 1440, height: 2_600 });
    await more.click();
    await expect.poll(() => cards(screen())).toEqual(await idsOf('per_page=8'));
    await more.click();
    await expect.poll(() => cards(screen())).toEqual(await idsOf('per_page=12'));
    await screen().setViewportSize({ width: 1440, height: 900 });
  });

  test('a card shows a heart and 20 characters of the title (R73, R248)', async () => {
    const ads = await readApi('/v1/ads?per_page=12');
    const titles = await screen().locator('.list-grid .ad-card-title').allTextContents();
    for (const [index, title] of titles.entries()) {
      const { title: whole, line }: AdCard = ads[index];
      if (line) expect(title).toBe(withoutIsolates(line.twenty));
      else expect(title).toBe(whole.length > 20 ? `${whole.slice(0, 20)}…` : whole);
    }
    expect(titles.some((title) => title.endsWith('…'))).toBe(true);
    expect(await screen().locator('.list-grid .ad-card-heart[data-favourite]').count()).toBe(titles.length);
  });

  test('up to five cards stand in a row (R73, R245)', async () => {
    const columns = () =>
      screen()
        .locator('.list-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    for (const width of [1440, 1920, 2560]) {
      await screen().setViewportSize({ width, height: 900 });
      expect(await columns()).toBeLessThanOrEqual(5);
    }
    expect(await columns()).toBe(5);
    await screen().setViewportSize({ width: 1440, height: 900 });
  });

  test('filters are brands, ad types and states with their numbers, a price and a search (R73)', async () => {
    for (const title of ['Brand', 'Ad type', 'State', 'Price'])
      expect(await section(screen(), title).count()).toBe(1);
    expect(await screen().locator('#ad-filters').getByRole('searchbox', { name: 'Search' }).count()).toBe(1);
    const brands: Row[] = await readApi('/v1/brand');
    const offered = await section(screen(), 'Brand').locator('.filter-options label').allTextContents();
    for (const { name, count } of brands.filter((brand) =>
      offered.some((text) => text.startsWith(brand.name)),
    ))
      expect(offered).toContain(`${name}${count?.toLocaleString('en-US')}`);
  });

  test('the price slider goes from 100 to 1,000,000 and starts at 0 and 100 (R246)', async () => {
    const [low, high] = [handles().first(), handles().last()];
    expect([await low.inputValue(), await high.inputValue()]).toEqual(['0', '100']);
    expect([await low.getAttribute('min'), await low.getAttribute('max')]).toEqual(['0', '100']);
    expect(await low.getAttribute('aria-valuetext')).toMatch(/^\u2066?\$100\u2069?$/);
    expect(await high.getAttribute('aria-valuetext')).toMatch(/^\u2066?\$1,000,000\u2069?$/);
  });

  test('its handles stay one apart, whichever is pushed (R154, R246)', async () => {
    const [low, high] = [handles().first(), handles().last()];
    await low.focus();
    await screen().keyboard.press('End');
    expect(await low.inputValue()).toBe('99');
    await high.focus();
    await screen().keyboard.press('Home');
    expect(await high.inputValue()).toBe('100');
    await low.focus();
    await screen().keyboard.press('Home');
    await high.focus();
    await screen().keyboard.press('Home');
    expect([await low.inputValue(), await high.inputValue()]).toEqual(['0', '1']);
  });

  test('choosing a brand offers its models; other brands take models away that are not theirs (R73, R154)', async () => {
    const brands: Row[] = await readApi('/v1/brand');
    const id = (slug: string) => brands.find((brand) => brand.slug === slug)?.id;
    const models: Row[] = await readApi(`/v1/car-model?brand=${id('caterpillar')}`);
    const model = models.find(({ count = 0 }) => count > 0);
    await screen().goto(`${url}/ads?brand=${id('caterpillar')},${id('komatsu')}&car_model=${model?.id}`);
    await expect.poll(() => section(screen(), 'Model').count()).toBe(1);
    const caterpillar = section(screen(), 'Brand').getByLabel('Caterpillar').first();
    await hydrated(caterpillar);
    await caterpillar.click();
    await screen().waitForURL((address) => !address.search.includes('car_model'));
    expect(await caterpillar.isChecked()).toBe(false);
    expect(screen().url()).toContain(`brand=${id('komatsu')}`);
  });

  test('"Clear All" resets brands, models, ad types and the price, and the slider to 0 and 100 (R73, R154)', async () => {
    // Nothing has to be scrolled to, for then more would come by itself.
    await screen().setViewportSize({ width: 1440, height: 5_000 });
    await toggle(screen(), 'Ad type');
    await handles().first().focus();
    await screen().keyboard.press('ArrowRight');
    await screen().waitForURL(/from_price=/);
    await screen().getByRole('button', { name: 'Clear All' }).first().click();
    await screen().waitForURL(`${url}/ads`);
    const ends = () => Promise.all([handles().first().inputValue(), handles().last().inputValue()]);
    await expect.poll(ends).toEqual(['0', '100']);
    await expect.poll(() => screen().locator('#ad-filters input:checked').count()).toBe(0);
    await expect.poll(() => cards(screen())).toEqual(await idsOf('per_page=4'));
    await screen().setViewportSize({ width: 1440, height: 900 });
  });

  test('eight skeletons stand there while the ads come (R73, R244)', async () => {
    const go = await hold(screen(), adCalls);
    await toggle(screen(), 'Category');
    await expect.poll(() => screen().locator('.list-grid[aria-busy] > *').count()).toBe(8);
    go();
    await expect.poll(() => screen().locator('.list-grid[aria-busy]').count()).toBe(0);
    await screen().unroute(adCalls);
  });

  test('where there is nothing it says "No ads available." (R73)', async () => {
    await empty(screen(), adCalls);
    await toggle(screen(), 'Category', 1);
    await screen().getByText('No ads available.', { exact: true }).waitFor();
    await screen().unroute(adCalls);
  });

  test('what fails says "Failed to load ads." (R73, R221)', async () => {
    await fail(screen(), adCalls);
    await toggle(screen(), 'Category', 2);
    await screen().getByRole('alert').getByText('Failed to load ads.', { exact: true }).waitFor();
    await screen().unroute(adCalls);
  });

  test('so does a call that is cut, one that does not end, and one whose answer is no JSON (R237)', async () => {
    const failed = screen().getByRole('alert').getByText('Failed to load ads.', { exact: true });
    const faults: ((route: Route) => Promise<void> | void)[] = [
      (route) => route.abort('connectionreset'),
      () => {},
      (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to our network</h1>' }),
    ];
    for (const [n, fault] of faults.entries()) {
      let asked = 0;
      await screen().route(adCalls, (route) => {
        asked += 1;
        return fault(route);
      });
      await toggle(screen(), 'Category', 3 + n);
      // Until then it is the last failure that stands there.
      await expect.poll(() => asked).toBeGreaterThan(0);
      // As long as nobody answers: 15 s.
      await expect.poll(() => screen().locator('.list-grid[aria-busy]').count()).toBe(0);
      await failed.waitFor();
      await screen().unroute(adCalls);
    }
    await screen().getByRole('button', { name: 'Try again' }).click();
    await failed.waitFor({ state: 'detached' });
  });
});

describe('2 Ad list, as its reads are asked for', () => {
  const screen = withScreen('/ads', { before: (page) => page.clock.install() });

  test('several quick choices are one request, 450 ms after the last (R203, R247)', async () => {
    await hydrated(box(screen(), 'Category'));
    await screen().clock.pauseAt(Date.now() + 60_000);
    const calls = askedFor(screen());
    for (const n of [0, 1, 2]) {
      await box(screen(), 'Category', n).click();
      await screen().clock.runFor(300);
    }
    await screen().clock.runFor(149);
    await drawn(screen());
    expect(await screen().locator('.list-grid-waiting').count()).toBe(1);
    expect(calls).toHaveLength(0);
    await screen().clock.runFor(1);
    await expect.poll(() => screen().locator('.list-grid-waiting').count()).toBe(0);
    await expect.poll(() => calls.length).toBe(1);
    const checked = await screen()
      .locator('#ad-filters input:checked')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(calls[0]?.searchParams.get('category')?.split(',').toSorted()).toEqual(checked.toSorted());
  });

  test('a request names language, category, state, search, brands, models, prices and types (R141, R203)', async () => {
    await screen().clock.resume();
    const [brand, other]: Row[] = await readApi('/v1/brand');
    const query = `brand=${brand?.id},${other?.id}&state=1&type=1,2&search=cat&from_price=1000&to_price=90000`;
    await screen().goto(`${url}/ads?${query}`);
    const calls = askedFor(screen());
    await hydrated(box(screen(), 'Category'));
    await box(screen(), 'Category').click();
    await expect.poll(() => calls.length).toBe(1);
    const ids = [brand?.id ?? 0, other?.id ?? 0].toSorted((a, b) => a - b);
    expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toMatchObject({
      ...{
        lang: 'en',
        currency: 'USD',
        per_page: '4',
        sort: expect.any(String),
        category: expect.any(String),
      },
      ...{ brand: ids.join(), state: '1', type: '1,2', search: 'cat' },
      ...{ from_price: '1000', to_price: '90000' },
    });
  });

  test('what was read a moment ago is read from memory, later it is asked for anew (R212)', async () => {
    await screen().goto(`${url}/ads`);
    await hydrated(box(screen(), 'Category'));
    const calls = askedFor(screen());
    const turn = async () => {
      await box(screen(), 'Category').click();
      await expect.poll(() => screen().locator('.list-grid-waiting, .list-grid[aria-busy]').count()).toBe(0);
    };
    // However long the browser takes for it, all of this is the same moment.
    const moment = Date.now();
    await screen().clock.setFixedTime(moment);
    await turn();
    await expect.poll(() => calls.length).toBe(1);
    await turn();
    const before = calls.length;
    await turn();
    expect(calls.length).toBe(before);
    await screen().clock.setFixedTime(moment + 6_000);
    await turn();
    await turn();
    await expect.poll(() => calls.length).toBeGreaterThan(before);
  });
});

describe('2 Ad list, left for a while', () => {
  const screen = withScreen('/ads', { before: (page) => page.clock.install() });

  test('is asked for anew when one comes back to it, and when the line is back (R212)', async () => {
    await screen().reload();
    await hydrated(box(screen(), 'Category'));
    const calls = askedFor(screen());
    await box(screen(), 'Category').click();
    await expect
      .poll(() => cards(screen()))
      .toEqual(await idsOf(`per_page=4&category=${await box(screen(), 'Category').inputValue()}`));
    expect(calls).toHaveLength(1);
    await screen().clock.fastForward(6_000);
    const read = screen().waitForResponse(adCalls);
    await screen().evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await (await read).finished();
    await drawn(screen());
    expect(calls).toHaveLength(2);
    await screen().clock.fastForward(6_000);
    await screen().context().setOffline(true);
    await expect.poll(() => screen().evaluate(() => navigator.onLine)).toBe(false);
    await screen().context().setOffline(false);
    await expect.poll(() => calls.length).toBe(3);
  });
});

describe('2 Ad list, on a small screen', () => {
  const screen = withScreen('/ads', { viewport: phone, hasTouch: true, isMobile: true });

  test('a "Filters" toggle shows the panel (R73)', async () => {
    const button = screen().getByRole('button', { name: 'Filters', exact: false });
    await hydrated(button);
    expect(await screen().locator('#ad-filters').isVisible()).toBe(false);
    await button.click();
    await screen().getByRole('dialog', { name: 'Filters' }).waitFor();
    await screen().getByRole('button', { name: 'Close filters' }).click();
    await expect.poll(() => screen().locator('#ad-filters').isVisible()).toBe(false);
  });

  test('narrower than 640 px the list is asked for by the hundred (R245)', async () => {
    const calls = askedFor(screen());
    await screen().evaluate(() => window.scrollBy(0, 900));
    await expect.poll(async () => (await cards(screen())).length).toBe(100);
    expect(calls.map((call) => call.searchParams.get('per_page'))).toEqual(['100']);
    expect((await cards(screen())).toSorted()).toEqual((await idsOf('per_page=100')).toSorted());
  });
});

describe('2 Ad list, with what no catalogue has at once', () => {
  const site = withOtherApi({
    '/v1/brand': () => undefined,
    '/v1/state': () => [],
    '/v1/ads': () => [],
  });
  const screen = withScreen('/ads', { site });

  test('a section says "Loading brands..." until it knows, and "No states found." where there are none (R73, R225)', async () => {
    const page = await readPage('/ads', { site: site() });
    const said = textsOf(page.querySelectorAll('details.filter-section'));
    expect(said.find((text) => text.startsWith('Brand'))).toContain('Loading brands...');
    expect(said.find((text) => text.startsWith('State'))).toContain('No states found.');
  });

  test('a section whose options fail says "Error loading brands" (R73, R225)', async () => {
    await section(screen(), 'Brand')
      .getByRole('alert')
      .getByText('Error loading brands', { exact: false })
      .waitFor();
  });

  test('without ads it says "No ads available." (R73)', async () => {
    expect(textOf((await readPage('/ads', { site: site() })).querySelector('main'))).toContain(
      'No ads available.',
    );
  });
});
