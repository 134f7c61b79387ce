import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { cutTitles } from '../support/cut-titles';
import { sharedSite } from '../support/own-site';
import { holdScripts, openEarlyWith, openUnusedWith } from '../support/unused';

/** All of a few ads in view: what is asked for by hand comes without a scroll. */
const tall = { width: 1440, height: 5_000 };
const open = withBrowser();
const { url } = await sharedSite();

type Row = { id: number; name: string; slug: string; count?: number };
const read = async (path: string) => (await fetch(`${url}/api${path}`)).json();
const adsOf = async (query: string): Promise<number[]> =>
  (await read(`/v1/ads?${query}`)).data.map((ad: { id: number }) => ad.id);

const cards = (page: Page) =>
  page
    .locator('.list-grid a[href*="/ad/"].ad-card-link')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));
const section = (page: Page, title: string) =>
  page.locator('details.filter-section', { has: page.locator('summary', { hasText: title }) });
const choose = async (page: Page, title: string, option: string) => {
  const box = section(page, title);
  if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
  const named = box.getByLabel(option, { exact: false });
  if ((await named.count()) === 0) await box.getByRole('button', { name: /^Show all/ }).click();
  await hydrated(named.first());
  await named.first().check();
};
const seeMore = async (page: Page) => {
  const link = page.getByRole('link', { name: 'See More' });
  await hydrated(link);
  await link.click();
};

describe('a suggestion', () => {
  const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const model = async () => {
    const { data } = await read('/v1/suggestions?q=hilux');
    return data.find(({ kind }: { kind: string }) => kind === 'car_model');
  };

  test('of the header leads to the ads behind it, and what was searched for is offered again', async () => {
    const { id, name, parent, count } = await model();
    const page = await open('/faq');
    const field = page.locator('header input[name="search"]');
    await field.pressSequentially('hilux 2018');
    await expect.poll(() => field.getAttribute('role')).toBe('combobox');
    await field.press('Enter');
    await page.waitForURL(/\/ads\?search=hilux/);
    await field.fill('hilux');
    await expect.poll(() => options(page).first().textContent()).toBe('hilux 2018');
    await options(page).filter({ hasText: name }).filter({ hasText: parent.name }).first().click();
    await page.waitForURL(new RegExp(`/ads\\?brand=${parent.id}&car_model=${id}$`));
    await page.getByRole('heading', { level: 2, name: `${count} ads` }).waitFor();
    expect(await field.inputValue()).toBe('');
    await field.click();
    await expect.poll(() => options(page).allTextContents()).toEqual(['hilux 2018', 'Clear your searches']);
  });

  test('of the filters narrows the list that is open, on a phone inside of their sheet', async () => {
    const { id, name, parent, count } = await model();
    const page = await open('/ads?sort=price_asc', { viewport: phone });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.locator('#ad-filters input[name="search"]').pressSequentially('hilux');
    await options(page).filter({ hasText: name }).filter({ hasText: parent.name }).first().click();
    await page.waitForURL(new RegExp(`/ads\\?brand=${parent.id}&car_model=${id}&sort=price_asc$`));
    await page.getByRole('button', { name: `Show ${count} ads` }).click();
    await page.getByRole('link', { name: `Remove filter: ${name}` }).waitFor();
  });
});

describe('words that were understood', () => {
  test('stand above the list part by part, each a way to the list without it, also without script', async () => {
    const page = await open('/ads?search=toyota+hilux&sort=price_asc', { javaScriptEnabled: false });
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
    expect(await chips.allTextContents()).toEqual(['Toyota', 'Hilux']);
    await page.getByRole('link', { name: 'Remove filter: Hilux' }).click();
    await page.waitForURL(/\/ads\?search=toyota&sort=price_asc$/);
    expect(await chips.allTextContents()).toEqual(['Toyota']);
    await chips.click();
    await page.waitForURL(/\/ads\?sort=price_asc$/);
  });

  test('that no ad has all of lead on without each of them, and what was put right leads back', async () => {
    const page = await open('/ads?search=toyota+under+5+%24');
    await page.getByRole('heading', { name: /^No ad has all of this/ }).waitFor();
    const { meta } = await read('/v1/ads?search=toyota');
    const way = page.getByRole('link', { name: /^Without .*5/ });
    expect(await way.textContent()).toContain(`${meta.total} ads`);
    await way.click();
    await page.waitForURL(/\/ads\?search=toyota$/);
    await page.goto(`${url}/ads?search=toyota+zzzqqq`);
    await page.getByText(/^No ad has all of this. Also shown without: .*zzzqqq/).waitFor();
    expect(await cards(page)).toEqual(await adsOf('per_page=4&search=toyota'));
    await page.goto(`${url}/ads?search=catterpilar`);
    await page.getByRole('link', { name: /as typed$/ }).click();
    await page.waitForURL(/search=%22catterpilar%22/);
    await page.getByText('No ads available.').waitFor();
  });
});

describe('the list of ads', () => {
  test('is whole without script: filters are a form, and See More leads to the next page', async () => {
    const page = await open('/ads', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'See More' }).click();
    await page.waitForURL(/\/ads\?page=2$/);
    expect(await cards(page)).toEqual(await adsOf('per_page=4&page=2'));
    await page.goto(`${url}/ads`);
    await section(page, 'Category').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Show ads' }).last().click();
    await page.waitForURL(/\/ads\?.*category=\d+/);
    const category = new URL(page.url()).searchParams.get('category');
    expect(await cards(page)).toEqual(await adsOf(`per_page=4&category=${category}`));
  });

  test('a chosen filter changes the results and the address, and Back brings the former ones', async () => {
    const page = await open('/ads', { viewport: tall });
    const before = await cards(page);
    const [caterpillar] = (await read('/v1/brand')).data.filter(({ slug }: Row) => slug === 'caterpillar');
    await choose(page, 'Brand', 'Caterpillar');
    await page.waitForURL(new RegExp(`brand=${caterpillar.id}`));
    await expect.poll(() => cards(page)).toEqual(await adsOf(`per_page=4&brand=${caterpillar.id}`));
    await page.getByRole('link', { name: /Remove filter: Caterpillar/ }).waitFor();
    await page.goBack();
    await expect.poll(() => cards(page)).toEqual(before);
    await expect.poll(() => section(page, 'Brand').getByLabel('Caterpillar').first().isChecked()).toBe(false);
    await page.goForward();
    await expect.poll(() => cards(page)).toEqual(await adsOf(`per_page=4&brand=${caterpillar.id}`));
  });

  test('coming back from an ad finds the list as long as it was left', async () => {
    const page = await open('/ads', { viewport: tall });
    await seeMore(page);
    await expect.poll(async () => (await cards(page)).length).toBe(8);
    const eight = await cards(page);
    await page.locator(`.list-grid a[href="/ad/${eight[6]}"].ad-card-link`).click();
    await page.waitForURL(/\/ad\/\d+$/);
    await page.goBack();
    await page.waitForURL(`${url}/ads`);
    await expect.poll(() => cards(page)).toEqual(eight);
  });

  test('coming back finds the place where the list was left', async () => {
    const page = await open('/ads');
    await hydrated(page.getByRole('link', { name: 'See More' }));
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await cards(page)).length).toBeGreaterThanOrEqual(24);
    const place = () => page.evaluate(() => window.scrollY);
    const card = page.locator('.list-grid .ad-card-link').nth(12);
    await card.scrollIntoViewIfNeeded();
    const left = await place();
    expect(left).toBeGreaterThan(400);
    await card.click();
    await page.waitForURL(/\/ad\/\d+$/);
    await page.goBack();
    await page.waitForURL(`${url}/ads`);
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(5);
  });

  test.each([desktop, phone])(
    'goes on by itself while one scrolls, and waits to be asked after a hundred ($width px)',
    async (viewport) => {
      const page = await open('/ads', { viewport });
      const more = page.getByRole('link', { name: 'See More' });
      await hydrated(more);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 3_000);
          return (await page.locator('.see-more').getAttribute('data-follows')) === null;
        })
        .toBe(true);
      const shown = await cards(page);
      expect(shown.length).toBeGreaterThanOrEqual(100);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.slice(0, 100)).toEqual(await adsOf('per_page=100'));
    },
  );

  test('its filters and its order stay in reach of a phone that scrolls, below the search', async () => {
    const page = await open('/ckb/ads', { viewport: phone });
    const top = (of: string) =>
      page.locator(of).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await page.evaluate(() => document.fonts.ready);
    expect(await top('.list-grid')).toBeLessThan(225);
    // Not past the end of a list that begins with four ads: they go with it there.
    const scrolled = async () => {
      await page.evaluate(() => window.scrollTo(0, 500));
      return page.evaluate(() => window.scrollY);
    };
    await expect.poll(scrolled).toBe(500);
    await expect.poll(() => top('.site-head-search')).toBe(0);
    const below = async () => {
      const header = await page.locator('.site-header').boundingBox();
      return Math.abs((await top('.list-toolbar')) - ((header?.y ?? 0) + (header?.height ?? 0)));
    };
    await expect.poll(below).toBeLessThanOrEqual(1);
  });

  test.each(['', '/ar', '/ckb'])(
    'its header is low on a narrow phone, and what sticks of it and the list is two rows: at %s/ads',
    async (language) => {
      const page = await open(`${language}/ads?category=1`, { viewport: { width: 360, height: 740 } });
      const box = (of: string) =>
        page.locator(of).evaluate((part) => {
          const { height, left, right } = part.getBoundingClientRect();
          return { height, left, right };
        });
      await page.evaluate(() => document.fonts.ready);
      expect((await box('.site-header')).height).toBeLessThan(125);
      expect((await box('.list-toolbar')).height).toBeLessThan(55);
      // The sign and the language leave each other room.
      const [sign, button] = [await box('.site-header .logo'), await box('.preferences-button')];
      expect(language ? sign.left - button.right : button.left - sign.right).toBeGreaterThan(7);
    },
  );

  test('its words and its trail follow what is chosen', async () => {
    const page = await open('/ads');
    await choose(page, 'Category', 'Cars');
    await page.waitForURL(/category=\d+/);
    await page.getByRole('heading', { level: 1, name: 'Cars for sale' }).waitFor();
    await page.getByRole('navigation').getByText('Cars for sale').waitFor();
    await expect.poll(() => page.title()).toMatch(/^Cars for sale \| /);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Machinery and vehicles for sale' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Machinery and vehicles for sale \| /);
  });

  test('is for search engines where it is one of a few kinds, and each page is its own', async () => {
    const robots = async (address: string) =>
      /<meta name="robots" content="([^"]*)"/.exec(await (await fetch(`${url}${address}`)).text())?.[1];
    const [first] = (await read('/v1/category')).data as Row[];
    expect(await robots('/ads')).toBeUndefined();
    expect(await robots(`/ads?category=${first?.id}`)).toBeUndefined();
    expect(await robots('/ads?sort=asc')).toBe('noindex, follow');
    expect(await robots('/ads?search=cat')).toBe('noindex, follow');
    const second = await (await fetch(`${url}/ads?page=2`)).text();
    expect(/<link rel="canonical" href="([^"]*)"/.exec(second)?.[1]).toMatch(/\/ads\?page=2$/);
    expect((await fetch(`${url}/ads?page=9999`)).status).toBe(404);
  });

  test('a misspelt search shows what was found instead', async () => {
    const page = await open('/ads?search=excvator');
    await page.getByText('excavator', { exact: false }).first().waitFor();
    expect((await cards(page)).length).toBe(4);
  });

  test('on a phone the filters are a sheet that keeps the focus and says how many ads it will show', async () => {
    const page = await open('/ads', { viewport: phone, hasTouch: true, isMobile: true });
    const filters = page.getByRole('button', { name: 'Filters', exact: false });
    await hydrated(filters);
    await filters.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.waitFor();
    await section(page, 'Category').getByRole('checkbox').first().check();
    await page.waitForURL(/category=/);
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ ads?$/ });
    const said = async () => Number((await show.textContent())?.replace(/\D/g, ''));
    const category = new URL(page.url()).searchParams.get('category');
    const { meta } = await read(`/v1/ads?category=${category}&from_price=30000`);
    expect(meta.total).toBeLessThan(await said());
    // While one types, the field still has the focus.
    const from = section(page, 'Price').getByLabel('From', { exact: true });
    await from.pressSequentially('30000');
    await expect.poll(said).toBe(meta.total);
    expect(await from.evaluate((field) => field === document.activeElement)).toBe(true);
    await show.click();
    await sheet.waitFor({ state: 'detached' });
  });
});

describe('a list that nobody has used yet', () => {
  const isWaiting = (page: Page) => page.locator('#ad-list[data-waits]').count();

  const openUnused = openUnusedWith(open);

  test('stays as it was drawn, and asks for none of its code', async () => {
    const page = await openUnused('/ads?search=toyota');
    const scripts = await holdScripts(page);
    await page.waitForTimeout(1_000);
    expect([await isWaiting(page), scripts.asked()]).toEqual([1, 0]);
    expect(await page.locator('header input[name="search"]').inputValue()).toBe('toyota');
    await page.mouse.wheel(0, 10);
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    scripts.comes();
    await expect.poll(() => isWaiting(page)).toBe(0);
  });

  test('does what was pressed before its code was there', async () => {
    const page = await openUnused('/ads', phone);
    const scripts = await holdScripts(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    scripts.comes();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  });

  test('takes what was chosen and written before its code was there, and hearts and links do what they do', async () => {
    const page = await openUnused('/ads');
    const scripts = await holdScripts(page);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price_asc');
    await page.locator('#ad-filters').getByLabel('From', { exact: true }).first().fill('5000');
    await page.locator('#ad-filters input[name="category"]').first().click();
    await page.locator('.list-grid a[data-favourite]').first().click();
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    expect(page.url()).toBe(`${url}/ads`);
    scripts.comes();
    await page.waitForURL(/category=\d+.*from_price=5000.*sort=price_asc/);
    await page.locator('[data-favourite][aria-pressed="true"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/ads');
  });

  test('follows its links meanwhile, and says what was opened for a search', async () => {
    const page = await openUnused('/ads?search=toyota');
    await holdScripts(page);
    const told = page.waitForRequest('**/api/v1/searches/click');
    const link = page.locator('.list-grid .ad-card-link').first();
    const address = await link.getAttribute('href');
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await link.click({ noWaitAfter: true });
    expect((await asked).url()).toBe(url + address);
    expect((await told).postDataJSON()).toEqual({ search: 'toyota' });
  });

  test('whose code does not come stays as it is, and asks again when it is used again', async () => {
    const page = await openUnused('/ads', phone);
    let fails = true;
    await page.route('**/_next/static/**/*.js', (route) => (fails ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Filters' }).click();
    await failed;
    expect(await cards(page)).toHaveLength(4);
    fails = false;
    await page.mouse.wheel(0, 10);
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  });
});

describe('pressed before any script is there,', () => {
  test('hearts and comparisons lead nowhere, and are on once their scripts have come', async () => {
    const { page, comes } = await openEarlyWith(open)('/ads');
    const hearts = page.locator('.list-grid a[data-favourite]');
    const compare = page.locator('.list-grid button[data-compare]').nth(1);
    for (const nth of [0, 1]) await hearts.nth(nth).click();
    await compare.click();
    // A link would be on its way by now.
    await page.waitForTimeout(500);
    expect(page.url()).toBe(`${url}/ads`);
    comes();
    for (const pressed of [hearts.nth(0), hearts.nth(1), compare])
      await expect.poll(() => pressed.getAttribute('aria-pressed')).toBe('true');
    expect(page.url()).toBe(`${url}/ads`);
  });
});

describe('a header that nobody has used yet', () => {
  const openUnused = openUnusedWith(open);

  test('asks for none of its code, and opens the dialog that was asked for before it was there', async () => {
    const page = await openUnused('/faq', phone);
    const scripts = await holdScripts(page);
    await page.waitForTimeout(1_000);
    expect([await page.locator('header [data-waits]').count(), scripts.asked()]).toEqual([2, 0]);
    await page.locator('.preferences-button').click();
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    scripts.comes();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();
  });

  test('opens the dialog that was asked for without a line as soon as the line is back', async () => {
    const page = await openUnused('/faq', phone);
    await page.context().setOffline(true);
    let failed = 0;
    page.on('requestfailed', () => {
      failed += 1;
    });
    // By a key: a pointer that rests on the page is a sign whenever something moves below it.
    await page.locator('.preferences-button').press('Enter');
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.waitForTimeout(1_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();
  });

  test('tells a member at once what waits to be read', async () => {
    const page = await openUnused('/faq');
    const user = encodeURIComponent(JSON.stringify({ id: 7, full_name: 'Rojin' }));
    await page.context().addCookies([{ name: 'user', value: user, url }]);
    await page.route('**/api/v1/chat/unread*', (route) =>
      route.fulfill({ json: { status: true, message: '', data: { unread: 3 } } }),
    );
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => location.reload());
    await loaded;
    await page.getByRole('link', { name: 'Messages: 3 unread messages' }).waitFor();
    expect(await page.locator('#site-preferences[data-waits]').count()).toBe(1);
  });
});

describe('the header', () => {
  test.each(['', '/ar', '/ckb'])(
    'leaves room to search, says what the site is for, and names its language before the codes ("%s/")',
    async (prefix) => {
      const page = await open(`${prefix}/ads`, { viewport: desktop });
      const field = page.locator('.site-head-search input[name=search]');
      const width = async () => Math.round((await field.boundingBox())?.width ?? 0);
      // What has no room in the button is on a second line, which is not seen.
      const languageStandsWhole = () =>
        page.locator('.preferences-name').evaluate((name) => {
          const [own, button] = [name, name.parentElement].map((one) => one?.getBoundingClientRect());
          if (!own || !button || own.width === 0 || name.scrollWidth > name.clientWidth + 1) return false;
          const isWithin = own.top >= button.top - 1 && own.bottom <= button.bottom + 1;
          return isWithin && own.left >= button.left - 1 && own.right <= button.right + 1;
        });
      await page.evaluate(() => document.fonts.ready);
      expect(await width()).toBeGreaterThan(500);
      expect(await languageStandsWhole()).toBe(true);
      const { tagline } = (await read(`/v1/setting?lang=${prefix.slice(1) || 'en'}`)).data;
      await page.setViewportSize({ width: 768, height: 900 });
      expect(await page.locator('.site-head-sign').getByText(tagline).isVisible()).toBe(true);
      await page.setViewportSize(phone);
      expect(await languageStandsWhole()).toBe(true);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await width()).toBeGreaterThan(140);
    },
  );

  test.each([
    [768, 4],
    [700, 2],
  ])('at %i px full rows of cards stand below it', async (width, columns) => {
    const page = await open('/ads', { viewport: { width, height: 900 } });
    const tops = await page
      .locator('.list-grid > .ad-card')
      .evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });

  test('on a phone what was chosen stands below it in one row, which scrolls', async () => {
    const { data } = await read('/v1/brand');
    const brands = data.slice(0, 8).map(({ id }: Row) => id);
    const page = await open(`/ads?brand=${brands}`, { viewport: { width: 360, height: 800 } });
    const chips = page.getByRole('list', { name: 'Active filters' });
    const row = await chips.evaluate((list) => ({
      tops: new Set([...list.children].map((chip) => Math.round(chip.getBoundingClientRect().top))).size,
      scrolls: list.scrollWidth > list.clientWidth,
      page: document.documentElement.scrollWidth,
    }));
    expect(row).toEqual({ tops: 1, scrolls: true, page: 360 });
  });
});

describe('a card of the list', () => {
  test.each([
    ['', 390],
    ['/ckb', 390],
    ['', 768],
    ['/ar', 1440],
    ['', 1600],
  ])(
    'is as tall as its row, no lower than its skeleton, has no hole, and cuts neither price nor title ("%s/", %i px)',
    async (prefix, width) => {
      const page = await open('/', { viewport: { width, height: 900 } });
      await page.context().addCookies([{ name: 'currency', value: 'IQD', url }]);
      await page.goto(`${url}${prefix}/ads?sort=price_desc`);
      const rows = () =>
        page.locator('.list-grid > .ad-card').evaluateAll((all) => {
          const boxes = all.map((card) => card.getBoundingClientRect());
          return [...new Set(boxes.map(({ top }) => top))].map((row) => [
            ...new Set(boxes.filter(({ top }) => top === row).map(({ height }) => Math.round(height))),
          ]);
        });
      // Letters that come later may be as tall as others, and wider.
      await page.evaluate(() => document.fonts.ready);
      const cut = await page
        .locator('.ad-card-price > strong')
        .evaluateAll((prices) => prices.filter((price) => price.scrollWidth > price.clientWidth).length);
      expect(cut).toBe(0);
      expect(await cutTitles(page)).toEqual([]);
      // Between what is written: a line that is there but says nothing is a hole, too.
      const gaps = await page.locator('.list-grid .ad-card-body').evaluateAll((bodies) =>
        bodies.map((body) => {
          const written = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          const lines: DOMRect[] = [];
          while (written.nextNode()) {
            let block = written.currentNode.parentElement;
            while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
            if (block) lines.push(block.getBoundingClientRect());
          }
          lines.sort((a, b) => a.top - b.top);
          let bottom = lines[0]?.top ?? 0;
          return lines.map((line) => {
            const gap = Math.round(line.top - bottom);
            bottom = Math.max(bottom, line.bottom);
            return gap;
          });
        }),
      );
      for (const between of gaps) expect(Math.max(...between)).toBe(4);
      const cards = await rows();
      for (const heights of cards) expect(heights).toHaveLength(1);
      await page.route('**/api/v1/ads?**', () => {});
      const sort = page.locator('select[name=sort]');
      await hydrated(sort);
      await sort.selectOption('asc');
      await page.locator('.list-grid[aria-busy]').waitFor();
      const lowest = Math.min(...cards.flat());
      // What is said after the price is a line more.
      for (const [height = 0] of await rows()) expect(lowest - height).toBeOneOf([0, 22, 23]);
    },
  );
});

describe('the price slider', () => {
  test.each([
    ['', 1],
    ['/ar', -1],
    ['/ckb', -1],
  ] as const)('follows the direction of the page "%s/"', async (prefix, direction) => {
    const page = await open(`${prefix}/ads`, { viewport: tall });
    const [low, high] = [page.locator('input[type=range]').first(), page.locator('input[type=range]').last()];
    await hydrated(low);
    await page.evaluate(() => document.fonts.ready);
    const box = await low.boundingBox();
    if (!box) throw new Error('There is no slider.');
    // The lower handle stands where the page begins; a drag towards the other side raises it.
    const start = direction === 1 ? box.x + 14 : box.x + box.width - 14;
    await page.mouse.move(start, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(start + direction * box.width * 0.4, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    const raised = Number(await low.inputValue());
    expect(raised).toBeGreaterThan(25);
    expect(raised).toBeLessThan(55);
    await page.waitForURL(/from_price=\d+/);
    await low.focus();
    await page.keyboard.press(direction === 1 ? 'ArrowRight' : 'ArrowLeft');
    expect(Number(await low.inputValue())).toBe(raised + 1);
    // The handles stay one apart, whichever is pushed.
    await high.focus();
    await page.keyboard.press('Home');
    expect(Number(await high.inputValue())).toBe(Number(await low.inputValue()) + 1);
  });

  test('its fields speak the visitor’s currency, and the address US dollars', async () => {
    const page = await open('/');
    await page.context().addCookies([{ name: 'currency', value: 'IQD', url }]);
    await page.goto(`${url}/ads`);
    const from = page.getByLabel('From', { exact: true });
    await hydrated(from);
    await from.fill('١٣٬١٠٠٬٠٠٠');
    await page.keyboard.press('Enter');
    await page.waitForURL(/from_price=\d+/);
    const dollars = Number(new URL(page.url()).searchParams.get('from_price'));
    const rate = (await read('/v1/currency')).data.find(({ name }: Row) => name === 'IQD').rate;
    expect(Math.abs(dollars - 13_100_000 / rate)).toBeLessThan(2);
  });
});

test('A buyer on a phone opens an excavator of 18 to 25 t under 6,000 h in Erbil with three taps', async () => {
  const page = await open('/', { viewport: phone, hasTouch: true });
  await page.locator('header input[name="search"]').tap();
  await page.keyboard.type('excavator 18-25 t under 6000 h erbil');
  // The key of the phone's keyboard that sends.
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ads\?search=/);
  await page.locator('.list-grid a.ad-card-link').first().tap();
  await page.waitForURL(/\/ad\/\d+$/);
  const { data } = await read(`/v1/ads/${page.url().split('/').at(-1)}`);
  const weight = data.facts.find(({ key }: { key: string }) => key === 'weight').value;
  expect([data.state.name, data.hours < 6_000, weight >= 18_000, weight <= 25_000]).toEqual([
    'Erbil',
    true,
    true,
    true,
  ]);
});
