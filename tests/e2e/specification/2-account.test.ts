import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, withBrowser, withScreen } from '../../support/browser';
import { withoutFirstData } from '../../support/first-data';
import { fail, hold } from '../../support/network';
import { ownSite } from '../../support/own-site';
import { type ReadPage, readPage, textOf, textsOf } from '../../support/read';
import { addPhotos, fillIn, photo } from '../../support/sell-page';
import { logIn, sessionOf } from '../../support/session';
import { titleOf } from '../../support/title-of';

const open = withBrowser();
const { url, env } = await ownSite();

const fieldsOf = (page: ReadPage) =>
  textsOf(page.querySelectorAll('main form label')).map((label) => label.replace(/ \*$/, ''));
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, ...rest }) => [name, rest]));
const ask = async (page: Page, path: string) => (await page.request.get(`${url}/api${path}`)).json();
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();

describe('2 Login', () => {
  const screen = withScreen('/auth/login?next=/');
  const button = () => screen().locator('main form').getByRole('button').last();
  const fill = async (email: string, password: string) => {
    await hydrated(screen().locator('main form'));
    await screen().getByLabel('E-mail').fill(email);
    await screen().getByLabel('Password', { exact: true }).fill(password);
  };
  const said = (text: string) =>
    screen().locator('main form').getByRole('alert').getByText(text, { exact: true }).waitFor();

  test('its title is "Login" and its subtitle "You can login to your account" (R65)', async () => {
    const page = await readPage('/auth/login');
    expect(textOf(page.querySelector('main h1'))).toBe('Login');
    expect(textOf(page.querySelector('main h1 + p'))).toBe('You can login to your account');
  });

  test('it asks for e-mail and password, and both are required (R65, R130, R163)', async () => {
    const page = await readPage('/auth/login');
    expect(fieldsOf(page)).toEqual(['E-mail', 'Password']);
    await hydrated(screen().locator('main form'));
    await button().click();
    await expect.poll(() => screen().getByText('Please fill this in.').count()).toBe(2);
  });

  test('"Forgot Password?" leads to /forgot-password, "Create an account" to /auth/register (R24, R65)', async () => {
    const page = await readPage('/auth/login');
    expect(textOf(page.querySelector('main a[href="/forgot-password"]'))).toBe('Forgot Password?');
    expect(textOf(page.querySelector('main a[href="/auth/register"]'))).toBe('Create an account');
  });

  test('the e-mail is a field for one, the password is hidden until "Show password" and after "Hide password" (R163)', async () => {
    expect(await screen().getByLabel('E-mail').getAttribute('type')).toBe('email');
    const password = screen().getByLabel('Password', { exact: true });
    await password.fill('typed');
    expect(await password.getAttribute('type')).toBe('password');
    await screen().getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await screen().getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  test('a refusal is said in the server’s words (R220)', async () => {
    await fill('seller@demo.test', 'not this one');
    await button().click();
    await said('E-mail or password is wrong.');
    expect(await button().isEnabled()).toBe(true);
    expect(new URL(screen().url()).pathname).toBe('/auth/login');
  });

  test('a failure without words of the server is said in its own (R220)', async () => {
    await screen().route('**/api/auth/login**', (route) => route.fulfill({ status: 413, body: 'no JSON' }));
    await button().click();
    await said('Payload Too Large');
    await screen().unroute('**/api/auth/login**');
  });

  test('any other failure says "Login failed. Please try again." (R220)', async () => {
    await screen().route('**/api/auth/login**', (route) => route.abort());
    await button().click();
    await said('Login failed. Please try again.');
    await screen().unroute('**/api/auth/login**');
  });

  test('the button says "Login", and "Logging in..." and rests while it is busy (R65, R156)', async () => {
    await fill('seller@demo.test', 'demo-password');
    expect(await button().textContent()).toBe('Login');
    const go = await hold(screen(), '**/api/auth/login**');
    await button().click();
    await screen().getByRole('button', { name: 'Logging in...' }).waitFor();
    expect(await button().isDisabled()).toBe(true);
    go();
    await screen().waitForURL(`${url}/`);
  });

  test('success goes to / and keeps token and user in cookies for 7 days (R65, R123, R146, R242)', async () => {
    const { data: me } = await ask(screen(), '/auth/me');
    await screen().getByRole('banner').getByText(me.full_name).first().waitFor();
    const { token, user } = await cookiesOf(screen());
    for (const cookie of [token, user]) {
      expect(cookie?.value).toBeTruthy();
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    }
    // Reading 2: no script may read the token.
    expect([token?.httpOnly, user?.httpOnly]).toEqual([true, false]);
  });

  test('a member of an account reaches what is guarded (R146, R176)', async () => {
    await screen().goto(`${url}/profile`);
    await screen().getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await screen().getByText('seller@demo.test').waitFor();
  });

  test('a red "Logout" removes both cookies and goes to / (R107, R146, R190)', async () => {
    const logout = screen().locator('main, nav').getByRole('button', { name: 'Logout' }).last();
    const red = await screen().evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--bad').trim(),
    );
    expect(red).not.toBe('');
    expect(await logout.evaluate((element) => element.classList.contains('text-bad'))).toBe(true);
    await logout.click();
    await screen().waitForURL(`${url}/`);
    await screen().getByRole('link', { name: 'Login | Register' }).first().waitFor();
    const left = await cookiesOf(screen());
    expect([left.token, left.user]).toEqual([undefined, undefined]);
  });
});

describe('2 Register and Account Details', () => {
  const screen = withScreen('/auth/register');
  const form = () => screen().locator('main form');
  const cv = () => screen().getByLabel('CV', { exact: true });
  const pdf = { name: 'Rebaz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

  test('registration asks for everything that an account has (R69, R129)', async () => {
    const page = await readPage('/auth/register');
    const asked = [...page.querySelectorAll('main form input')]
      .map((field) => field.getAttribute('name'))
      .filter(Boolean);
    expect(asked).toEqual(
      expect.arrayContaining([
        ...['username', 'first_name', 'last_name', 'email', 'password', 'password_confirmation'],
        ...['phone_number', 'whatsapp_number', 'website_url', 'zip_code', 'lat', 'long'],
      ]),
    );
    await expect.poll(() => screen().getByLabel('State').count()).toBe(1);
    expect(await screen().getByRole('button', { name: 'Use my location' }).count()).toBe(1);
    expect(await cv().count()).toBe(1);
    expect(await screen().getByLabel('Profile picture').count()).toBe(1);
  });

  test('the avatar is shown before it is sent (R69)', async () => {
    await hydrated(form());
    await screen()
      .getByLabel('Profile picture')
      .setInputFiles(await photo('teal', 400, 400));
    await screen().getByAltText('Your picture as it will be shown').waitFor();
  });

  test('a CV of another type is refused: "File type not allowed. Allowed: ..." (R167, R231)', async () => {
    await cv().setInputFiles({
      name: 'cv.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    });
    await screen()
      .getByRole('alert')
      .getByText('File type not allowed. Allowed: .pdf, .doc, .docx, .txt')
      .waitFor();
  });

  test('a CV over 1 MB is refused: "File is too large. Max 2MB" (R167, R231, R243)', async () => {
    await cv().setInputFiles({ ...pdf, buffer: Buffer.alloc(1024 * 1024 + 1) });
    await screen().getByRole('alert').getByText('File is too large. Max 2MB').waitFor();
    await cv().setInputFiles({ ...pdf, buffer: Buffer.alloc(1024 * 1024) });
    await screen().getByText('Rebaz.pdf').first().waitFor();
  });

  test('a CV can be dropped, and a PDF is shown (R69)', async () => {
    const dropped = await screen().evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.4\n%%EOF'], 'Dropped.pdf', { type: 'application/pdf' }));
      return data;
    });
    await screen().locator('.cv-drop').dispatchEvent('drop', { dataTransfer: dropped });
    await screen().getByText('Dropped.pdf').first().waitFor();
    const preview = screen().getByRole('link', { name: 'Open it in a new tab' });
    expect(await preview.getAttribute('href')).toMatch(/^blob:/);
  });

  test('passwords that differ are told "Passwords must match" (R164)', async () => {
    await screen().getByLabel('Password', { exact: true }).fill('seven red diggers');
    await screen().getByLabel('Repeat the password').fill('seven red digger');
    await screen().getByRole('button', { name: 'Register' }).click();
    await form().getByText('Passwords must match').waitFor();
  });

  test('what the server says of a field stands under it, and in a toast (R227)', async () => {
    await screen().getByLabel('Username').fill('demo-buyer');
    await screen().getByLabel('E-mail').fill('rebaz@example.com');
    await screen().getByLabel('Repeat the password').fill('seven red diggers');
    await screen().getByLabel('First name').fill('Rebaz');
    await screen().getByLabel('Last name').fill('Aziz');
    await screen().getByRole('button', { name: 'Register' }).click();
    // It stays as long as the pointer is on it.
    await screen().locator('.Toastify__toast--error').first().hover();
    const field = screen().getByLabel('Username');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const note = await field.getAttribute('aria-describedby');
    expect(await screen().locator(`[id="${note}"]`).textContent()).toContain('This username is taken.');
  });

  test('the toast stands at the top right for 5 seconds (R227, R229, R249)', async () => {
    const box = await screen().locator('.Toastify__toast--error').first().boundingBox();
    expect(box?.y ?? 999).toBeLessThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
    const life = screen()
      .locator('.Toastify__toast--error .Toastify__progress-bar[style*="animation-duration"]')
      .first();
    expect(await life.evaluate((bar) => (bar as HTMLElement).style.animationDuration)).toBe('5000ms');
  });

  test('the button says "Register", and "Processing..." and rests while it is busy (R69, R156)', async () => {
    await screen().getByLabel('Username').fill('rebaz.aziz');
    const go = await hold(screen(), '**/api/auth/register**');
    await screen().getByRole('button', { name: 'Register' }).click();
    const busy = screen().getByRole('button', { name: 'Processing...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    go();
  });

  test('success goes to / with a toast (R69, R156, R227)', async () => {
    await screen()
      .locator('.Toastify__toast--success')
      .getByText('Your account is ready.', { exact: false })
      .waitFor();
    await screen().waitForURL(`${url}/`);
    await screen().getByRole('banner').getByText('Rebaz Aziz').first().waitFor();
    expect((await ask(screen(), '/auth/me')).data).toMatchObject({ username: 'rebaz.aziz', has_cv: true });
  });

  test('the same fields stand in Account Details, filled in (R69)', async () => {
    await screen().goto(`${url}/account-details`);
    await expect.poll(() => screen().getByLabel('Username').inputValue()).toBe('rebaz.aziz');
    expect(await cv().count()).toBe(1);
    await expect.poll(() => screen().getByLabel('State').count()).toBe(1);
    await screen().getByLabel('First name').fill('Shwan');
  });

  test('a change goes to / with a toast, a failed one says so (R156, R227)', async () => {
    const save = screen().getByRole('button', { name: 'Save changes' });
    await fail(screen(), '**/api/auth/update/**', '');
    await save.click();
    await toast(screen(), 'Your account could not be saved. Please try again.').waitFor();
    await screen().unroute('**/api/auth/update/**');
    await save.click();
    await toast(screen(), 'Your account is saved.').waitFor();
    await screen().waitForURL(`${url}/`);
  });
});

describe('2 Profile', () => {
  const screen = withScreen('/profile', () => sessionOf('seller@demo.test'));

  test('the side menu is called "My Account", has the account’s links and marks the one that is open (R43, R107)', async () => {
    const menu = screen().getByRole('navigation', { name: 'My Account' });
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      expect.arrayContaining(['/profile', '/my-listings', '/favorites', '/account-details']),
    );
    expect(await menu.locator('[aria-current="page"]').getAttribute('href')).toBe('/profile');
  });

  test('the card of the user has avatar, username and e-mail (R107, R128)', async () => {
    const { data: me } = await ask(screen(), '/auth/me');
    const card = screen().locator('main section').filter({ hasText: me.email });
    await card.getByText(me.username, { exact: true }).waitFor();
    expect(await card.locator('img, svg').first().isVisible()).toBe(true);
  });

  test('four counters say Total, Published, Pending and Reject Listing (R107, R139)', async () => {
    const counts = await ask(screen(), '/auth/my-listing-count');
    const all = counts.count_accept + counts.count_pending + counts.count_reject;
    for (const [name, count] of [
      ['Total Listing', all],
      ['Published Listing', counts.count_accept],
      ['Pending Listing', counts.count_pending],
      ['Reject Listing', counts.count_reject],
    ] as const) {
      const counter = screen().getByRole('link', { name: new RegExp(`${name}$`) });
      await expect.poll(() => counter.textContent()).toBe(`${count.toLocaleString('en-US')}${name}`);
    }
  });
});

describe('2 My Listings', () => {
  const screen = withScreen('/favorites', () => sessionOf('seller@demo.test'));
  const cards = () => screen().locator('main').getByRole('article');

  test('says that they are loading (R111)', async () => {
    const go = await hold(screen(), '**/api/auth/my-listings?**');
    const menu = screen().getByRole('navigation', { name: 'My Account' });
    await withoutFirstData(env.DATABASE_URL, async () => {
      await menu.getByRole('link', { name: 'My Listings' }).click();
      await screen().getByRole('status').filter({ hasText: 'Loading your listings...' }).waitFor();
    });
    go();
    await cards().first().waitFor();
    await screen().unroute('**/api/auth/my-listings?**');
  });

  test('a card says everything of a listing (R111)', async () => {
    const { data } = await ask(screen(), '/auth/my-listings');
    const [ad] = data;
    const said = textOf({ textContent: await cards().first().textContent() });
    for (const text of [
      ad.title.replace(/\s+/g, ' '),
      ad.category.name,
      ad.sub_category?.name,
      ad.ad_type.name,
      ad.state?.name,
    ])
      if (text) expect(said).toContain(text);
    for (const name of ['Brand', 'Model', 'Ad type', 'State', 'Distance', 'VAT', 'Date', 'Views'])
      expect(said).toContain(name);
    expect(await cards().first().locator('.listing-strip .picture').count()).toBe(
      Math.max(1, ad.pictures.length),
    );
  });

  test('each has the buttons Edit, Delete and Promote (R111)', async () => {
    for (const name of [/^Edit/, /^Delete/, /^Promote/])
      expect(
        await cards()
          .first()
          .getByRole('button', { name })
          .or(cards().first().getByRole('link', { name }))
          .count(),
      ).toBe(1);
  });

  test('the search box says "Search listings..." and finds; where nothing is found it says "No listings found" (R111)', async () => {
    const search = screen().getByPlaceholder('Search listings...');
    await hydrated(search);
    await search.fill('zzzz nothing like it');
    await screen().getByText('No listings found', { exact: true }).waitFor();
    await search.fill('Caterpillar');
    await screen().waitForURL(/search=Caterpillar/);
    await cards().first().waitFor();
    const { meta } = await ask(screen(), '/auth/my-listings?search=Caterpillar');
    await expect.poll(() => cards().count()).toBe(Math.min(12, meta.total));
  });

  test('a status is Published in green, Pending in yellow, Rejected in red (R111, R155)', async () => {
    // The tones of the badge, by the names of their colours in the look of the site.
    for (const [status, word, tone] of [
      ['accept', 'Published', 'good'],
      ['pending', 'Pending', 'warning'],
      ['rejected', 'Rejected', 'bad'],
    ] as const) {
      await screen().goto(`${url}/my-listings?status=${status}`);
      const badge = cards().first().getByText(word, { exact: true });
      await badge.waitFor();
      expect(await badge.getAttribute('class')).toContain(tone);
    }
  });
});

describe('2 My Listings and Favourites, of a member who has none', () => {
  const screen = withScreen('/my-listings', () => sessionOf('buyer@demo.test'));

  test('says "No listings found" and "You haven\'t created any listings yet." (R111)', async () => {
    await screen().getByText('No listings found', { exact: true }).waitFor();
    expect(
      await screen().getByText("You haven't created any listings yet.", { exact: true }).isVisible(),
    ).toBe(true);
  });

  test('says "No favourites yet", what to do, and leads to /ads by "Browse Listings" (R115)', async () => {
    await screen()
      .getByRole('navigation', { name: 'My Account' })
      .getByRole('link', { name: 'My Favourites' })
      .click();
    await screen().getByText('No favourites yet', { exact: true }).waitFor();
    expect(
      await screen().getByText('Start saving your favorite equipment listings!', { exact: true }).isVisible(),
    ).toBe(true);
    expect(await screen().getByRole('link', { name: 'Browse Listings' }).getAttribute('href')).toBe('/ads');
  });
});

describe('2 Favourites', () => {
  let ads: any[];
  const screen = withScreen('/ads', async () => {
    ads = (await (await fetch(`${url}/api/v1/ads?per_page=40`)).json()).data.filter(
      ({ pictures, year, hours }: any) => pictures.length > 1 && year && hours !== null,
    );
    return sessionOf('moderator@demo.test');
  });
  const card = () => screen().locator('main').getByRole('article').first();

  test('a heart turns red and a toast says the server’s words at the top right for 5 s (R73, R152, R207, R229, R249)', async () => {
    const heart = screen().locator('.list-grid a[data-favourite]').first();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    expect(await heart.getAttribute('data-on')).toBeNull();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await toast(screen(), 'Added to your favourites.').waitFor();
    const bar = screen().locator('.Toastify__progress-bar[style*="animation-duration"]').first();
    expect(await bar.evaluate((element) => (element as HTMLElement).style.animationDuration)).toBe('5000ms');
    const [red = 0, green = 0, blue = 0] = await heart
      .locator('svg')
      .evaluate((icon) => (getComputedStyle(icon).color.match(/[\d.]+/g) ?? []).map(Number));
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await heart.click();
    await toast(screen(), 'Removed from your favourites.').waitFor();
  });

  test('the title is "My Favourites", with the number of items (R115)', async () => {
    await screen().request.post(`${url}/api/v1/favorite`, {
      headers: { 'x-api-key': 'makinar-web' },
      data: { ad_id: ads[0].id },
    });
    await screen().goto(`${url}/favorites`);
    await screen().getByRole('heading', { name: 'My Favourites', level: 1 }).waitFor();
    await screen().getByRole('status').filter({ hasText: '1 item' }).waitFor();
  });

  test('a card says what there is to know of the ad, and how to reach its seller (R115, R138)', async () => {
    const { data } = await ask(screen(), '/auth/my-favourite');
    const { ad } = data[0];
    const said = textOf({ textContent: await card().textContent() });
    for (const text of [titleOf(ad).replace(/\s+/g, ' '), `+${ad.pictures.length - 1}`, String(ad.year)])
      expect(said).toContain(text);
    // What is not known of a machine is no fact.
    for (const [name, known] of [
      ['Year', ad.year],
      ['Distance', ad.distance],
      ['Hours', ad.hours],
      ['Zip code', ad.zip_code],
      ['Date', ad.date],
      ['Views', ad.views],
    ] as const)
      expect(said.includes(name), name).toBe(known !== null);
    for (const [name, value] of [
      ['Phone', ad.phone],
      ['E-mail', ad.email],
      ['WhatsApp', ad.whatsapp_number],
    ])
      expect(
        await card()
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .count(),
      ).toBe(value ? 1 : 0);
  });

  test('"View Details" leads to the ad, "Remove" takes it out (R115, R207)', async () => {
    expect(
      await card()
        .getByRole('link', { name: /^View Details/ })
        .getAttribute('href'),
    ).toBe(`/ad/${ads[0].id}`);
    await card()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await screen().getByText('No favourites yet', { exact: true }).waitFor();
    await expect.poll(async () => (await ask(screen(), '/auth/my-favourite')).data).toEqual([]);
  });

  test('what was read before a write is read anew after it (R150)', async () => {
    const menu = screen().getByRole('navigation', { name: 'My Account' });
    await screen().getByRole('link', { name: 'All Ads' }).first().click();
    const heart = screen().locator('.list-grid a[data-favourite]').first();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await toast(screen(), 'Added to your favourites.').waitFor();
    await screen().locator('header .member-only summary').first().click();
    await screen().locator('header .member-only details a[href="/favorites"]').first().click();
    await menu.waitFor();
    await card().waitFor();
  });
});

describe('2 Create Ad', () => {
  const screen = withScreen('/ad/create', () => sessionOf('seller@demo.test'));
  const form = () => screen().locator('main form');
  const button = () => form().locator('.ad-form-bar button[type="submit"]');
  const posts = '**/api/v1/ads?**';
  const answer = async (status: number, json: object) =>
    screen().route(posts, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback(),
    );

  test('has seven sections, from Ad Type to Social Media (R119)', async () => {
    const page = await readPage('/ad/create');
    expect(textsOf(page.querySelectorAll('main form h2, main form legend'))).toEqual(
      expect.arrayContaining([
        ...['Ad Type', 'Product Information', 'Additional Details', 'Images', 'Video URL'],
        ...['Content Details', 'Social Media'],
      ]),
    );
  });

  test('asks for every field of an ad, four of them as text areas (R119, R137)', async () => {
    for (const name of [
      ...[
        'Ad type',
        'Category',
        'Sub-category',
        'Title',
        'Brand',
        'Price',
        'Price type',
        'Model',
        'Year',
        'VAT',
      ],
      ...['Distance driven', 'Description', 'Information', 'Features', 'Specification', 'State', 'Zip code'],
      ...[
        'Phone',
        'WhatsApp number',
        'Website',
        'E-mail',
        'Latitude',
        'Longitude',
        'Video URL',
        'Platform',
        'Link',
      ],
    ])
      await expect
        .poll(() => form().getByLabel(name, { exact: true }).count(), { message: name })
        .toBeGreaterThan(0);
    expect(await form().locator('textarea').count()).toBe(4);
  });

  test('says that buyers can search by brand and by model (R137)', async () => {
    await screen().getByText('Buyers can search by brand.', { exact: true }).waitFor();
    await screen().getByText('Buyers can search by model.', { exact: false }).waitFor();
  });

  test('offers the latest 30 years, ending at this one (R165, R243)', async () => {
    const year = screen().getByRole('combobox', { name: 'Year', exact: true });
    await hydrated(year);
    await year.click();
    const offered = screen().getByRole('listbox').getByRole('option');
    const now = new Date().getUTCFullYear();
    await expect
      .poll(() => offered.allTextContents())
      .toEqual(Array.from({ length: 30 }, (_, n) => String(now - n)));
  });

  test('a dropdown’s menu is 300 high at most (R250)', async () => {
    const menu = await screen().getByRole('listbox').boundingBox();
    expect(Math.round(menu?.height ?? 0)).toBe(300);
    await screen().keyboard.press('Escape');
  });

  test('all fields but the video and the social rows are required (R165)', async () => {
    await fillIn(screen(), 'Grader by the book');
    await addPhotos(screen(), ['orange', 'teal']);
    await screen().getByText('All filled in', { exact: true }).waitFor();
    const zip = screen().getByLabel('Zip code', { exact: true });
    const said = await zip.inputValue();
    await zip.fill('');
    await screen().getByRole('button', { name: '1 field to go' }).waitFor();
    await zip.fill(said);
  });

  test('what the server says of a field stands under it (R165, R228)', async () => {
    await answer(422, { status: false, message: 'x', errors: { title: ['This title is said too often.'] } });
    await button().click();
    const title = screen().getByLabel('Title', { exact: true });
    await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
    const note = await title.getAttribute('aria-describedby');
    expect(await screen().locator(`[id="${note}"]`).textContent()).toContain('This title is said too often.');
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    await screen().unroute(posts);
  });

  test('otherwise its message stands under the button (R228)', async () => {
    await answer(409, { status: false, message: 'Your plan is full.' });
    await button().click();
    const note = form().getByRole('alert').getByText('Your plan is full.', { exact: true });
    await note.waitFor();
    const [box, bar] = [await note.boundingBox(), await button().boundingBox()];
    expect(box?.y ?? 0).toBeGreaterThan(bar?.y ?? 0);
    await screen().unroute(posts);
  });

  test('otherwise it says "Ad creation failed. Please try again." (R228)', async () => {
    await screen().route(posts, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await button().click();
    await form()
      .getByRole('alert')
      .getByText('Ad creation failed. Please try again.', { exact: true })
      .waitFor();
    await screen().unroute(posts);
  });

  test('the button says "Submit Ad", and "Submitting..." and rests while it is busy (R119, R156)', async () => {
    expect(textOf({ textContent: await button().textContent() })).toBe('Submit Ad');
    const go = await hold(screen(), posts);
    const sent = screen().waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/v1/ads?'),
    );
    await button().click();
    await expect.poll(() => button().textContent()).toBe('Submitting...');
    expect(await button().isDisabled()).toBe(true);
    // Nothing that is empty is sent (R165).
    const form = (await sent).postData() ?? '';
    expect(form).toContain('name="images[]"');
    expect(form).not.toContain('name="video_url"');
    expect(form).not.toMatch(/\r\n\r\n(null)?\r\n--/);
    go();
  });

  test('success goes to / (R156, R205)', async () => {
    await screen().waitForURL(`${url}/`);
    const { data } = await ask(screen(), '/auth/my-listings');
    expect(data[0]).toMatchObject({ title: 'Grader by the book', status: 'pending' });
  });

  test('the ad waits, and nobody else sees it (R10)', async () => {
    const { data } = await ask(screen(), '/auth/my-listings');
    expect((await fetch(`${url}/ad/${data[0].id}`)).status).toBe(404);
  });
});

test('2 Roles and permissions · a member keeps out of what is not his: the console is not there (R178)', async () => {
  const page = await open('/auth/login?next=/moderation');
  await logIn(page, 'buyer@demo.test');
  await page.getByRole('heading', { name: 'Not Found 404' }).waitFor();
});
