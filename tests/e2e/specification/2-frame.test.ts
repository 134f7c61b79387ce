import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, withScreen } from '../../support/browser';
import { misfits } from '../../support/fits';
import { informationPages } from '../../support/information-pages';
import { ownSite } from '../../support/own-site';
import { type ReadPage, readApi, readPage, textOf, textsOf } from '../../support/read';
import { sessionOf } from '../../support/session';
import { titleOf } from '../../support/title-of';

const { url } = await ownSite();

const get = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });
const headingOf = async (path: string) => textOf((await readPage(path)).querySelector('h1'));
const shownAds = async (path: string) =>
  [...(await readPage(path)).querySelectorAll('.list-grid a.ad-card-link')].map((link) =>
    Number(link.getAttribute('href')?.split('/').at(-1)),
  );
const idsOf = async (query: string): Promise<number[]> =>
  (await readApi(`/v1/ads?per_page=4&${query}`)).map(({ id }: { id: number }) => id);

const publicScreens = ['/', '/ads', '/pricing', '/faq', '/about-us', '/contact-us', '/privacy-policy'];

describe('1 What the product does and for whom', () => {
  test('a visitor opens every public screen, and the doors to an account (R7)', async () => {
    const [ad] = await readApi('/v1/ads');
    for (const path of [...publicScreens, `/ad/${ad.id}`, '/auth/register', '/auth/login'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test('sellers see the plans (R9)', async () => {
    const plans = await readApi('/v1/plan');
    const names = textsOf((await readPage('/pricing')).querySelectorAll('main article h2'));
    expect(names).toEqual(expect.arrayContaining(plans.map(({ title }: { title: string }) => title)));
  });

  test('the site speaks English, Arabic and Central Kurdish, the last two from right to left (R11)', async () => {
    for (const [path, lang, dir] of [
      ['/', 'en', 'ltr'],
      ['/ar', 'ar', 'rtl'],
      ['/ckb', 'ckb', 'rtl'],
    ] as const) {
      const { documentElement } = await readPage(path);
      expect([documentElement.getAttribute('lang'), documentElement.getAttribute('dir')]).toEqual([
        lang,
        dir,
      ]);
    }
  });

  test('where nothing was chosen, or nothing that is known, the language is English (R11)', async () => {
    for (const headers of [{ cookie: '' }, { cookie: 'lang=XX' }])
      expect((await readPage('/', { headers })).documentElement.getAttribute('lang')).toBe('en');
  });

  test('company name, tagline, titles and descriptions are those of the site settings (R12)', async () => {
    const settings = await readApi('/v1/setting');
    const page = await readPage('/');
    const said = textOf(page.body);
    for (const name of ['tagline', 'titleSite', 'descriptionSite', 'titleWhy', 'descriptionWhy'])
      expect(said, name).toContain(settings[name]);
    expect(page.title).toContain(settings.company_name);
  });

  test('the home page says "Welcome to {brand}" and invites to search thousands of heavy machines (R13)', async () => {
    const { company_name } = await readApi('/v1/setting');
    const page = await readPage('/');
    expect(textOf(page.querySelector('h1'))).toBe(`Welcome to ${company_name}`);
    expect(textOf(page.querySelector('h1 + p'))).toMatch(/^Search thousands of heavy machine/);
  });
});

describe('2 Route table', () => {
  // biome-ignore format: a table is read line by line
  const rows = [
    ['/ is the home page (R21)', '/', /^Welcome to /],
    ['/auth/login is the login (R22)', '/auth/login', /^Login$/],
    ['/auth/register is the registration (R23)', '/auth/register', /^Create an account$/],
    ['/forgot-password leads to a new password (R24)', '/forgot-password', /^Forgot Password\?$/],
    ['/ads is the list of ads (R25)', '/ads', /^Machinery and vehicles for sale$/],
    ['/ad/create is the form for an ad, open to a visitor (R27)', '/ad/create', /^Create Ad$/],
    ['/favorites are the favourites, open to a visitor (R28)', '/favorites', /^My Favourites$/],
    ['/account-details is the account, open to a visitor (R29)', '/account-details', /^Account Details$/],
    ['/faq is an information screen (R33)', '/faq', /^Frequently asked questions$/],
    ['/pricing is an information screen (R33)', '/pricing', /^Pricing$/],
  ] as const;
  test.each(rows)('%s', async (_, path, heading) => {
    expect((await get(path)).status).toBe(200);
    expect(await headingOf(path)).toMatch(heading);
  });

  test('/about-us and /contact-us are information screens (R33)', async () => {
    const { titleAbout, titleContact } = await readApi('/v1/setting');
    expect(await headingOf('/about-us')).toBe(titleAbout);
    expect(await headingOf('/contact-us')).toBe(titleContact);
  });

  test('/ad/{id} is an ad (R26)', async () => {
    const [ad] = await readApi('/v1/ads');
    expect(await headingOf(`/ad/${ad.id}`)).toBe(titleOf(ad).replace(/\s+/g, ' ').trim());
  });

  test('seven addresses are information pages (R34)', async () => {
    const settings = await readApi('/v1/setting');
    for (const [path, name] of informationPages) expect(await headingOf(path)).toBe(settings[name].title);
  });

  // The pages of an account open for a visitor and ask for the login there.
  const guarded = [
    ['/profile asks for a login first (R30, R37, R177, R232)', '/profile'],
    ['/my-listings asks for a login first (R31, R37, R177, R232)', '/my-listings'],
    ['/chat/{sellerId}/{adId} asks for a login first (R32, R37, R177, R232)', '/chat/1/2'],
    ['in another language, too, the login comes first (R37, R232)', '/ar/profile'],
  ] as const;
  test.each(guarded)('%s', async (_, path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(307);
    expect(headers.get('location')).toContain(`/auth/login?next=${encodeURIComponent(path)}`);
  });

  test('any other address says "Not Found 404" (R35, R233)', async () => {
    expect((await get('/nothing-here')).status).toBe(404);
    expect(await headingOf('/nothing-here')).toBe('Not Found 404');
  });

  test('/contact-us1, as it is spelled, leads to /contact-us for good (R37)', async () => {
    const { status, headers } = await get('/contact-us1');
    expect([status, new URL(headers.get('location') ?? '', url).pathname]).toEqual([308, '/contact-us']);
  });

  test('the list is narrowed by category, category_id, state_id and search in its address (R37)', async () => {
    const [category] = await readApi('/v1/category');
    const [state] = await readApi('/v1/state');
    expect(await shownAds(`/ads?category=${category.id}`)).toEqual(await idsOf(`category=${category.id}`));
    expect(await shownAds(`/ads?category_id=${category.id}&state_id=${state.id}&search=caterpillar`)).toEqual(
      await idsOf(`category=${category.id}&state=${state.id}&search=caterpillar`),
    );
    expect(await shownAds('/ads?search=caterpillar')).toEqual(await idsOf('search=caterpillar'));
  });
});

/** The addresses of links, as they stand in the page. */
const hrefs = (part: ReturnType<ReadPage['querySelector']>) =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
const linkTo = (page: ReadPage, path: string, within = '') =>
  page.querySelector(`${within} a[href="${path}"]`);

describe('2 Site layout', () => {
  let page: ReadPage;
  beforeAll(async () => {
    page = await readPage('/faq');
  });

  test('social links stand in the top bar by icon and name, and open a new tab (R41, R126)', async () => {
    const socials = await readApi('/v1/social-link');
    expect(socials.length).toBeGreaterThan(0);
    for (const { link, name, icon } of socials) {
      const shown = linkTo(page, link);
      expect([shown?.getAttribute('target'), shown?.getAttribute('title')]).toEqual(['_blank', name]);
      expect(shown?.innerHTML).toContain(icon.split('/').at(-1).replace(/\..*$/, ''));
    }
  });

  test('the top bar leads to /about-us and /pricing (R41)', () => {
    const header = page.querySelector('header');
    expect(hrefs(header)).toEqual(expect.arrayContaining(['/about-us', '/pricing']));
  });

  test('a button shows the language and currency, EN and USD at first (R41, R124, R242)', async () => {
    const button = (of: ReadPage) => textOf(of.querySelector('button[aria-haspopup="dialog"]'));
    expect(button(page)).toBe('English · EN | USD');
    const chosen = await readPage('/faq', { headers: { cookie: 'lang=CKB; currency=IQD' } });
    expect(button(chosen)).toBe('کوردی · CKB | IQD');
  });

  test('a strip of categories with their icons, 10 units wide, leads to the list (R42, R251)', async () => {
    const strip = page.querySelector('.category-strip');
    const categories = await readApi('/v1/category?per_page=100');
    expect(hrefs(strip)).toEqual(categories.map(({ id }: { id: number }) => `/ads?category=${id}`));
    expect(textsOf(strip?.querySelectorAll('a') ?? [])).toEqual(
      categories.map(({ name }: { name: string }) => name),
    );
    // A unit is a quarter of a rem, 4 px.
    const widths = [...(strip?.querySelectorAll('img, svg') ?? [])].map((icon) => icon.getAttribute('width'));
    expect(new Set(widths)).toEqual(new Set(['40']));
    expect(widths).toHaveLength(categories.length);
  });

  test('the header has the logo and tagline of the settings (R42)', async () => {
    const { company_name, tagline } = await readApi('/v1/setting');
    const home = [...page.querySelectorAll('header a[href="/"]')].find((link) => link.querySelector('.logo'));
    expect(home?.querySelector('.logo')?.getAttribute('aria-label')).toBe(company_name);
    expect(textOf(home)).toContain(tagline);
  });

  test('"Place Your Ad" leads to /ad/create (R42)', () => {
    expect(textOf(linkTo(page, '/ad/create', 'header'))).toBe('Place Your Ad');
  });

  test('a visitor is offered "Login | Register", which leads to /auth/login (R42)', () => {
    expect(textOf(linkTo(page, '/auth/login', 'header'))).toBe('Login | Register');
  });

  test('the account menu leads to Dashboard, listings, favourites and details (R43)', () => {
    const toProfile = page.querySelectorAll('header .member-only a[href="/profile"]');
    expect(textsOf(toProfile)).toContain('Dashboard');
    for (const path of ['/my-listings', '/favorites', '/account-details'])
      expect(linkTo(page, path, 'header .member-only'), path).toBeTruthy();
  });

  test('header and footer lead to every other screen (R44)', () => {
    const all = [...hrefs(page.querySelector('header')), ...hrefs(page.querySelector('footer'))];
    expect(all).toEqual(
      expect.arrayContaining([
        ...['/', '/about-us', '/contact-us', '/ads', '/faq', '/how-to-stay-safe', '/terms-and-conditions'],
        ...['/privacy-policy', '/selling-tips', '/buy-sell', '/membership', '/banner-advertising'],
      ]),
    );
    expect(textOf(linkTo(page, '/ads', 'header'))).toBe('All Ads');
  });

  test('the footer has the logo, the title and the description of the site (R45)', async () => {
    const { company_name, titleSite, descriptionSite } = await readApi('/v1/setting');
    const footer = page.querySelector('footer');
    expect(footer?.querySelector('.logo')?.getAttribute('aria-label')).toBe(company_name);
    expect(textOf(footer)).toContain(titleSite);
    expect(textOf(footer)).toContain(descriptionSite);
  });

  test('the footer has three columns: How to Sell, Information, Help & Support (R45)', () => {
    expect(textsOf(page.querySelectorAll('footer h2'))).toEqual([
      'How to Sell',
      'Information',
      'Help & Support',
    ]);
  });

  test('the footer ends with the current year and "All rights reserved." (R45)', () => {
    expect(textOf(page.querySelector('footer'))).toMatch(
      new RegExp(`© ${new Date().getFullYear()} .*All rights reserved\\.`),
    );
  });

  test('every screen stands in this frame (R41, R42, R45)', async () => {
    for (const path of ['/', '/ads', '/auth/login', '/favorites', '/nothing-here']) {
      const one = await readPage(path);
      for (const part of ['.category-strip', 'header a[href="/ad/create"]', 'footer h2'])
        expect(one.querySelector(part), `${path} ${part}`).toBeTruthy();
    }
  });
});

describe('2 Site layout, of a member', () => {
  const screen = withScreen('/faq', () => sessionOf('buyer@demo.test'));

  test('shows the full name and the avatar instead, and the way to /profile (R42, R43, R146)', async () => {
    const page = screen();
    const entry = page.getByRole('banner').getByText('Demo Buyer').first();
    await entry.waitFor();
    expect(await page.getByRole('link', { name: 'Login | Register' }).first().isVisible()).toBe(false);
    const menu = page.locator('.member-only details');
    expect(await menu.locator('summary img, summary svg').first().isVisible()).toBe(true);
    await entry.click();
    await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Demo Buyer' }).getAttribute('href')).toBe('/profile');
  });

  test('on the narrowest phones has room for all of it, with the language and the currency whole (R41)', async () => {
    const page = screen();
    for (const language of ['/ckb', '/ar', '']) {
      await page.goto(`${url}${language}/faq`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const { cut, gaps } = await page.evaluate(() => {
          const codes = document.querySelector('.preferences-button > [dir="ltr"]');
          const boxes = ['.site-header .logo', '.preferences-button', '.site-head-account', '.site-head-menu']
            .flatMap((part) => document.querySelector(part)?.getBoundingClientRect() ?? [])
            .sort((one, other) => one.left - other.left);
          return {
            cut: codes ? codes.scrollWidth - codes.clientWidth : null,
            gaps: boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? left))),
          };
        });
        const where = `${language}/faq at ${width}`;
        expect([where, cut, gaps.length, Math.min(...gaps) >= 0]).toEqual([where, 0, 3, true]);
      }
    }
  });
});

describe('2 Language and currency dialog', () => {
  const screen = withScreen('/faq');
  const dialog = () => screen().getByRole('dialog', { name: 'Language & Currency' });
  const field = (name: string) => dialog().getByRole('combobox', { name });
  const openDialog = async () => {
    if (await dialog().isVisible()) return;
    const button = screen().getByRole('button', { name: /EN.*USD/ });
    await hydrated(button);
    await button.click();
    await dialog().waitFor();
  };

  test('it is called "Language & Currency" and has Cancel and "Save changes" (R41, R49)', async () => {
    await openDialog();
    await dialog().getByRole('heading', { name: 'Language & Currency' }).waitFor();
    expect(await dialog().getByRole('button', { name: 'Save changes' }).isVisible()).toBe(true);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'hidden' });
  });

  test('a language is offered as its name and code, a currency as its name (R49, R125)', async () => {
    await openDialog();
    const languages: { code: string; name: string }[] = await readApi('/v1/languages');
    await field('Language').click();
    const offered = () => screen().getByRole('option').allTextContents();
    await expect.poll(offered).toEqual(languages.map(({ code, name }) => `${name} - ${code.toUpperCase()}`));
    await screen().keyboard.press('Escape');
    const currencies: { name: string }[] = await readApi('/v1/currency');
    await field('Currency').click();
    await expect.poll(offered).toEqual(currencies.map(({ name }) => name));
    await screen().keyboard.press('Escape');
  });

  test('emptied dropdowns say "Select Language" and "Select Currency" (R49)', async () => {
    await openDialog();
    for (const [name, placeholder] of [
      ['Language', 'Select Language'],
      ['Currency', 'Select Currency'],
    ] as const) {
      await field(name).press('Backspace');
      await dialog().getByText(placeholder, { exact: true }).waitFor();
    }
  });

  test('it closes on Escape, on a click beside it and by its close button (R49, R147)', async () => {
    for (const close of [
      () => screen().keyboard.press('Escape'),
      () => screen().mouse.click(5, 5),
      () => dialog().getByRole('button', { name: 'Close' }).click(),
    ]) {
      await openDialog();
      await dialog().getByRole('button', { name: 'Cancel' }).focus();
      await close();
      await dialog().waitFor({ state: 'hidden' });
    }
  });

  test('it keeps the keyboard’s focus inside and the page behind still (R49)', async () => {
    await openDialog();
    for (let n = 0; n < 12; n += 1) {
      await screen().keyboard.press('Tab');
      // The browser's own bars are a stop on the way round a modal dialog.
      const inside = () =>
        document.activeElement === document.body || !!document.activeElement?.closest('dialog');
      expect(await screen().evaluate(inside)).toBe(true);
    }
    await screen().mouse.move(20, 700);
    await screen().mouse.wheel(0, 600);
    await screen().mouse.wheel(0, 600);
    expect(await screen().evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    expect(await screen().evaluate(() => window.scrollY)).toBe(0);
  });

  test('without a choice there is nothing to correct: empty is stored as empty (R170)', async () => {
    await openDialog();
    await field('Currency').press('Backspace');
    const loaded = screen().waitForEvent('load');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await loaded;
    const cookies = await screen().context().cookies();
    expect(cookies.find(({ name }) => name === 'currency')?.value).toBe('');
    await screen()
      .getByRole('button', { name: /EN.*USD/ })
      .waitFor();
  });

  test('saving keeps both in cookies for 30 days and loads the whole page anew (R124, R147, R242)', async () => {
    await openDialog();
    await field('Language').click();
    await screen().getByRole('option', { name: /CKB/ }).click();
    await field('Currency').click();
    await screen().getByRole('option', { name: 'IQD' }).click();
    const loaded = screen().waitForEvent('load');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await loaded;
    expect(await screen().locator('html').getAttribute('dir')).toBe('rtl');
    expect(await dialog().isVisible()).toBe(false);
    const cookies = await screen().context().cookies();
    for (const [name, value] of [
      ['lang', 'ckb'],
      ['currency', 'IQD'],
    ]) {
      const cookie = cookies.find((one) => one.name === name);
      expect(cookie?.value).toBe(value);
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
    }
    await screen().goto(`${url}/`);
    expect(await screen().locator('html').getAttribute('lang')).toBe('ckb');
  });

  test('where the lists cannot be had, nothing is said about it (R235)', async () => {
    // The dialog's lists come with the page, so no call is made that could fail.
    const calls: string[] = [];
    screen().on('request', (request) => calls.push(request.url()));
    await screen().goto(`${url}/faq`);
    await screen().getByRole('button', { name: /IQD/ }).first().click();
    await screen().locator('dialog[open]').waitFor();
    expect(calls.filter((call) => /\/v1\/(languages|currency)/.test(call))).toEqual([]);
  });
});

describe('2 Category grid on the layout grid', () => {
  const screen = withScreen('/nothing-here');

  test('has two columns on a small screen, three on a medium and five on a large one (R54)', async () => {
    // Reading 32: of pages without a home layout.
    const grid = screen().locator('nav[aria-labelledby="category-tiles"] ul');
    for (const [width, columns] of [
      [390, 2],
      [768, 3],
      [1280, 5],
    ] as const) {
      await screen().setViewportSize({ width, height: 900 });
      const tracks = () =>
        grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      await expect.poll(tracks).toBe(columns);
    }
    // On the narrowest phone no name of a category breaks inside a word.
    await screen().setViewportSize({ width: 360, height: 800 });
    expect(await misfits(screen())).toEqual([]);
  });
});
