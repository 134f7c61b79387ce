import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import ckb from '@/messages/ckb.json';
import en from '@/messages/en.json';
import { hydrated, phone, withBrowser } from '../support/browser';
import { withoutFirstData } from '../support/first-data';
import { ownSite } from '../support/own-site';
import { readPage, textOf } from '../support/read';
import { demoPassword as password, sessionOf } from '../support/session';

const open = withBrowser();
const { url, env } = await ownSite();

const json = { 'x-api-key': 'makinar-web', 'content-type': 'application/json' };

const buyer = () => sessionOf('buyer@demo.test');
const seller = () => sessionOf('seller@demo.test');

const ask = async (page: Page, path: string) => (await page.request.get(`${url}/api${path}`)).json();
const send = (page: Page, method: 'post' | 'delete', path: string, data?: unknown) =>
  page.request[method](`${url}/api${path}`, { headers: json, data });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text }).first();

let people = 0;
const freshEmail = () => {
  people += 1;
  return `own${Date.now()}x${people}@example.com`;
};
/** Registered by the API: the form has its own test, and only a few may register from one address. */
const aMember = async () => {
  const email = freshEmail();
  const secret = 'seven green cranes';
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      username: email.split('@')[0],
      email,
      password: secret,
      password_confirmation: secret,
      first_name: 'Rebaz',
      last_name: 'Aziz',
    }),
  });
  expect(answer.status).toBe(200);
  return { email, secret };
};

let shared: ReturnType<typeof aMember> | undefined;
// Another try begins with another one, who has nothing of what an earlier try left.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') shared = undefined;
});
/** One member for most of these tests, with a new session and without favourites. */
const member = async () => {
  shared ??= aMember();
  const { email, secret } = await shared;
  const session = await sessionOf(email, secret);
  const cookie = session.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { data } = await (await fetch(`${url}/api/auth/my-favourite/ids`, { headers: { cookie } })).json();
  for (const ad_id of data) {
    const body = JSON.stringify({ ad_id, favourite: false });
    await fetch(`${url}/api/v1/favorite`, { method: 'POST', headers: { ...json, cookie }, body });
  }
  return { email, secret, storageState: session.storageState };
};

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#b08020' } })
    .jpeg()
    .toBuffer();

/** Waits for a moderator then; answers with its number. */
const postAd = async (page: Page, title: string): Promise<number> => {
  const rows = await Promise.all(
    ['/v1/ad-type', '/v1/category', '/v1/state', '/v1/brand'].map(
      async (path) => (await ask(page, path)).data[0].id,
    ),
  );
  const [ad_type_id, category_id, state_id, brand_id] = rows;
  const sub_category_id = (await ask(page, `/v1/sub-category?category_id=${category_id}`)).data[0].id;
  const upload = await page.request.post(`${url}/api/upload`, {
    headers: { 'x-api-key': 'makinar-web', 'content-type': 'image/jpeg' },
    data: await picture(),
  });
  const images = (await upload.json()).data.map(({ key }: { key: string }) => key);
  const answer = await send(page, 'post', '/v1/ads', {
    ...{ ad_type_id, category_id, sub_category_id, state_id, brand_id, title, images },
    ...{ model: 'Own word', year: 2020, price: '28500', price_type: 'fix', vat: 'include', distance: 1200 },
    ...{
      description: 'Runs well.',
      information: 'In the yard.',
      feature: 'Cabin',
      specification: '6 cylinders',
    },
    ...{ zip_code: '44001', phone: '+9647701234567', whatsapp_number: '+9647701234567' },
    ...{ email: 'yard@example.com', website_url: 'https://example.com', lat: 36.19, long: 44.01 },
  });
  const body = await answer.json();
  expect(body).toMatchObject({ status: true });
  return body.data.id;
};

describe('what a screen of an account shows first', () => {
  const mainOf = async (path: string, cookies: { name: string; value: string }[]) => {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const main = (await readPage(path, { headers: { cookie } })).querySelector('main');
    const { headers } = await fetch(url + path, { headers: { cookie, rsc: '1' } });
    return {
      text: textOf(main),
      waits: main?.querySelectorAll('[aria-busy="true"]').length,
      kept: headers.get('cache-control'),
    };
  };

  test('stands in the page, in the language of the address, and only for its owner', async () => {
    const { cookies } = (await seller()).storageState;
    const headers = { authorization: `Bearer ${cookies.find(({ name }) => name === 'token')?.value}` };
    const read = async (path: string) => (await fetch(`${url}/api${path}`, { headers })).json();
    const { count_pending } = await read('/auth/my-listing-count');
    const titleOfFirst = async (query: string) =>
      (await read(`/auth/my-listings${query}`)).data[0].title.replace(/\s+/g, ' ');
    for (const [path, text] of [
      ['/profile', `${count_pending}Pending Listing`],
      ['/ar/profile', 'seller@demo.test'],
      ['/my-listings', await titleOfFirst('')],
      ['/my-listings?status=rejected', await titleOfFirst('?status=rejected')],
      ['/my-listings?search=Caterpillar', await titleOfFirst('?search=Caterpillar')],
      ['/favorites', en.account.favourites.emptyTitle],
      ['/saved-searches', en.account.savedSearches.emptyTitle],
      ['/ckb/alerts', ckb.account.alerts.emptyTitle],
    ] as const) {
      // What is read late is left to the browser, as on a site that has just been started.
      await expect.poll(async () => (await mainOf(path, cookies)).text, { message: path }).toContain(text);
      const { waits, kept } = await mainOf(path, cookies);
      expect([waits, kept], path).toEqual([0, 'private, no-store']);
    }
    const ended = cookies.map((cookie) => (cookie.name === 'token' ? { ...cookie, value: 'x' } : cookie));
    for (const path of ['/profile', '/my-listings']) {
      const { text: said, waits } = await mainOf(path, ended);
      expect(said, path).not.toContain('Pending');
      expect(waits, path).toBe(1);
    }
  });

  test('is not asked for again by the browser, and what was taken out since does not come back with Back', async () => {
    const page = await open('/faq', await member());
    const id = (await ask(page, '/v1/ads?per_page=1')).data[0].id;
    await send(page, 'post', '/v1/favorite', { ad_id: id });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/auth\/(my-favourite\?|me\b)/.test(request.url())) asked.push(request.url());
    });
    await page.goto(`${url}/favorites`);
    const card = page.locator('main').getByRole('article');
    const remove = card.getByRole('button', { name: /^Remove/ });
    await hydrated(remove);
    expect(asked).toEqual([]);
    await remove.click();
    await page.getByText('No favourites yet').waitFor();
    await expect.poll(async () => (await ask(page, '/auth/my-favourite/ids')).data).toEqual([]);
    const menu = page.getByRole('navigation', { name: 'My Account' });
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.goBack();
    await page.getByText('No favourites yet').waitFor();
    expect(await card.count()).toBe(0);
  });
});

describe('the dashboard', () => {
  test('counts the listings of the seller, and each number leads to them', async () => {
    const page = await open('/profile', await seller());
    const counts = await ask(page, '/auth/my-listing-count');
    const all = counts.count_accept + counts.count_pending + counts.count_reject;
    const counter = (name: string) => page.getByRole('link', { name: new RegExp(`${name}$`) });
    for (const [name, count] of [
      ['Total Listing', all],
      ['Published Listing', counts.count_accept],
      ['Pending Listing', counts.count_pending],
      ['Reject Listing', counts.count_reject],
    ] as const) {
      await expect.poll(() => counter(name).textContent()).toBe(`${count.toLocaleString('en-US')}${name}`);
    }
    await page.getByText('seller@demo.test').waitFor();
    await counter('Pending Listing').click();
    await page.waitForURL(/\/my-listings\?status=pending$/);
    const cards = page.locator('main').getByRole('article');
    await expect.poll(() => cards.count()).toBe(Math.min(12, counts.count_pending));
    await expect
      .poll(() => cards.getByText('Pending', { exact: true }).count())
      .toBe(Math.min(12, counts.count_pending));
  });

  test('shows what a moderator sent back, in his words', async () => {
    const page = await open('/profile', await seller());
    const { data } = await ask(page, '/auth/my-listings?status=rejected&per_page=3');
    const section = page.getByRole('region', { name: 'Needs another look' });
    for (const { rejection_reason } of data) await section.getByText(rejection_reason).first().waitFor();
    const edit = section.getByRole('link', { name: /^Edit and send again/ }).first();
    expect(await edit.getAttribute('href')).toBe(`/ad/${data[0].id}/edit`);
  });
});

describe('my listings', () => {
  test('are searched as one types, narrowed by status, and all shown again', async () => {
    const page = await open('/my-listings', await seller());
    const cards = page.locator('main').getByRole('article');
    await expect.poll(() => cards.count()).toBe(12);
    const search = page.getByRole('searchbox', { name: 'Search listings...' });
    await hydrated(search);
    const { data } = await ask(page, '/auth/my-listings?search=Caterpillar&per_page=100');
    await search.fill('Caterpillar');
    await page.waitForURL(/search=Caterpillar/);
    await page
      .getByRole('status')
      .filter({ hasText: `${data.length} listing` })
      .waitFor();
    await expect.poll(() => cards.count()).toBe(Math.min(12, data.length));

    await search.fill('zzzz nothing like it');
    await page.getByText('No listings found').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => cards.count()).toBe(12);
    await page.getByRole('button', { name: 'See More' }).click();
    await expect.poll(() => cards.count()).toBe(24);
    await page.getByRole('link', { name: /^Rejected/ }).click();
    await page.waitForURL(/status=rejected/);
    await cards.getByText('Why it was rejected').first().waitFor();
  });

  test('say so when they do not load, and load when asked again', async () => {
    const page = await open('/favorites', await seller());
    await page.route('**/api/auth/my-listings?*', (route) => route.abort());
    await withoutFirstData(env.DATABASE_URL, async () => {
      await page.getByRole('link', { name: 'My Listings' }).first().click();
      await page.getByText('Failed to load your listings.').waitFor();
    });
    await page.unroute('**/api/auth/my-listings?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main').getByRole('article').first().waitFor();
  });

  test('a new seller sees that he has none; one that he deletes is gone at once, and back when that fails', async () => {
    const page = await open('/my-listings', await member());
    await page.getByText("You haven't created any listings yet.").waitFor();
    await postAd(page, 'Grader to be deleted');
    await page.reload();
    const card = page.getByRole('article', { name: 'Grader to be deleted' });
    await card.getByText('Pending', { exact: true }).waitFor();
    expect(await card.getByRole('link', { name: /^Edit/ }).getAttribute('href')).toMatch(/^\/ad\/\d+\/edit$/);

    await card.getByRole('button', { name: /^Promote/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Only a published listing can be promoted.', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.route('**/api/v1/ads/*', (route) => route.abort());
    await card.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByText('leaves the site at once', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Delete listing' }).click();
    await toast(page, 'That did not work.').waitFor();
    await card.waitFor();

    await page.unroute('**/api/v1/ads/*');
    await card.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await card.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Delete listing' }).click();
    await page.getByText("You haven't created any listings yet.").waitFor();
    // The screen says so before the server has heard of it.
    await expect.poll(() => ask(page, '/auth/my-listing-count')).toMatchObject({ count_pending: 0 });
  });
});

test('a seller without promotions is shown the plans; with one he promotes a listing, and sees until when', async () => {
  const page = await open('/my-listings', await member());
  const title = 'Roller to be promoted';
  const id = await postAd(page, title);
  const moderator = await open('/', await sessionOf('moderator@demo.test'));
  const { version } = (await ask(moderator, `/v1/moderation/ads/${id}`)).data;
  expect((await send(moderator, 'post', `/v1/moderation/ads/${id}/accept`, { version })).status()).toBe(200);
  const card = page.getByRole('article', { name: title });
  await page.reload();
  await card.getByText('Published', { exact: true }).waitFor();
  await card.getByRole('button', { name: /^Promote/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See the plans' }).click();
  await page.waitForURL(`${url}/pricing`);

  const plans = (await ask(page, '/v1/plan')).data;
  const dealer = plans.find((plan: { top: number }) => plan.top > 0);
  await send(page, 'post', '/auth/subscription', { plan_id: dealer.id });

  const requests = (await ask(moderator, '/v1/moderation/subscriptions')).data;
  const { email } = (await ask(page, '/auth/me')).data;
  const request = requests.find(({ account }: { account: { email: string } }) => account.email === email);
  expect(
    (await send(moderator, 'post', `/v1/moderation/subscriptions/${request.id}/activate`)).status(),
  ).toBe(200);
  const { top } = (await ask(page, '/auth/subscription')).data;
  await page.goto(`${url}/my-listings`);
  await card.getByText('Published', { exact: true }).waitFor();
  await card.getByRole('button', { name: /^Promote/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Top/ }).check();
  await dialog.getByRole('button', { name: 'Promote' }).click();
  await card.getByText(/^Top until/).waitFor();
  await page.goto(`${url}/profile`);
  await page.getByText(`${top.total - top.used - 1} of ${top.total} left`).waitFor();
  await page.goto(`${url}/ad/${id}`);
  await page.getByRole('main').getByText('Top', { exact: true }).first().waitFor();
  expect((await send(page, 'delete', `/v1/ads/${id}`)).status()).toBe(200);
});

describe.each([
  ['', 'My Favourites', 'Remove', 'Undo', 'No favourites yet'],
  ['/ckb', 'دڵخوازەکانم', 'لابردن', 'گەڕاندنەوە', 'هێشتا هیچ دڵخوازێک نییە'],
])('favourites, on a phone, in the language of "%s/"', (prefix, title, remove, undo, none) => {
  test('a heart is set on a card, stands in the list, and is taken out and put back there', async () => {
    const page = await open(`${prefix}/ads`, { ...(await member()), viewport: phone, hasTouch: true });
    const heart = page.locator('.list-grid a[data-favourite][aria-pressed="false"]').first();
    const id = await heart.getAttribute('data-favourite');
    await heart.tap();
    const same = page.locator(`.list-grid [data-favourite="${id}"]`);
    await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(async () => (await ask(page, '/auth/my-favourite/ids')).data).toEqual([Number(id)]);
    await page.getByRole('alert').first().waitFor();

    // The same heart elsewhere knows it, too.
    await page.goto(`${url}${prefix}/ad/${id}`);
    await page.locator(`a[data-favourite="${id}"][aria-pressed="true"]`).first().waitFor();

    await page.goto(`${url}${prefix}/favorites`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    const card = page.locator('main').getByRole('article');
    expect(await card.getByRole('link').last().getAttribute('href')).toBe(`${prefix}/ad/${id}`);
    await card.getByRole('button', { name: new RegExp(`^${remove}`) }).tap();
    await page.getByText(none).waitFor();
    await expect.poll(async () => (await ask(page, '/auth/my-favourite/ids')).data).toEqual([]);
    await page.getByRole('button', { name: undo }).tap();
    await card.waitFor();
    await expect.poll(async () => (await ask(page, '/auth/my-favourite/ids')).data).toEqual([Number(id)]);

    await page.route('**/api/v1/favorite*', (route) => route.abort());
    await card.getByRole('button', { name: new RegExp(`^${remove}`) }).tap();
    await card.waitFor();
    expect((await ask(page, '/auth/my-favourite/ids')).data).toEqual([Number(id)]);
  });
});

describe('a heart', () => {
  test('turns back when the server cannot be reached, and says so', async () => {
    const page = await open('/ads', await buyer());
    const heart = page.locator('.list-grid a[data-favourite][aria-pressed="false"]').first();
    const same = page.locator(`.list-grid [data-favourite="${await heart.getAttribute('data-favourite')}"]`);
    await page.route('**/api/v1/favorite*', (route) => route.abort());
    await same.focus();
    await page.keyboard.press('Space');
    await toast(page, 'The favourite could not be saved.').waitFor();
    await expect.poll(() => same.getAttribute('aria-pressed')).toBe('false');
  });

  test('of a visitor is kept on the device, and joins his account when he logs in', async () => {
    const { email, secret } = await member();
    const page = await open('/ads?sort=price_desc');
    const heart = page.locator('.list-grid a[data-favourite]').nth(1);
    const id = await heart.getAttribute('data-favourite');
    await hydrated(page.locator('header summary').first());
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${url}/auth/login?next=%2Fads%3Fsort%3Dprice_desc`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`${url}/ads?sort=price_desc`);
    await page.locator(`.list-grid [data-favourite="${id}"][aria-pressed="true"]`).waitFor();
    await expect.poll(async () => (await ask(page, '/auth/my-favourite/ids')).data).toEqual([Number(id)]);
  });
});

describe('the report dialog', () => {
  test('opens after a login in between, keeps what was typed, and empties when it was sent (R79, R153, R169, R208, R230)', async () => {
    const [{ id }] = (await (await fetch(`${url}/api/v1/ads?sort=price_asc`)).json()).data;
    const page = await open(`/ad/${id}`);
    await page.getByRole('link', { name: 'Report ad' }).click();
    await page.waitForURL(/\/auth\/login/);
    await page.getByLabel('E-mail').fill('buyer@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report ad' });
    await dialog.waitFor();
    const note = dialog.getByLabel('Note');
    await dialog.getByRole('button', { name: 'Already sold' }).click();
    expect(await note.inputValue()).toBe('Already sold');

    const report = page.getByRole('button', { name: 'Report ad' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await leave();
      await dialog.waitFor({ state: 'hidden' });
      await report.click();
      await expect.poll(() => note.inputValue()).toBe('Already sold');
    }
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await toast(page, 'This is a success message!').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await report.click();
    await expect.poll(() => note.inputValue()).toBe('');
  });
});

test('a member asks for a plan, sees it on the card and on the dashboard, and takes it back', async () => {
  const page = await open('/pricing', await member());
  await page.getByText('Your plan', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Choose Plan: Fleet' }).click();
  const dialog = page.getByRole('dialog', { name: /Fleet/ });
  await dialog.getByRole('button', { name: 'Ask for this plan' }).click();
  await page.getByText('Requested', { exact: true }).waitFor();
  await page.goto(`${url}/profile`);
  await page.getByText(/You asked for “.?Fleet.?” on/).waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await ask(page, '/auth/subscription')).data.requested).toBeNull();
  await page.getByText(/You asked for/).waitFor({ state: 'detached' });
});

describe('account details', () => {
  test('open for a visitor, who logs in right there', async () => {
    const page = await open('/ar/favorites', { viewport: phone, hasTouch: true });
    await page.getByLabel('البريد الإلكتروني').fill('buyer@demo.test');
    await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
    await page.locator('main').getByRole('button', { name: 'تسجيل الدخول', exact: true }).tap();
    await page.getByRole('status').first().waitFor();
    await page.locator('main form').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/ar/favorites');
  });

  test('take a picture and a CV, refuse what is no CV, and change name and password', async () => {
    const { email, secret } = await aMember();
    const { storageState } = await sessionOf(email, secret);
    const page = await open('/account-details', { storageState });
    const pdf = { name: 'Rebaz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
    const cv = page.getByLabel('CV', { exact: true });
    await hydrated(cv);
    await cv.setInputFiles({
      name: 'cv.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    });
    await page.getByText('File type not allowed. Allowed: .pdf, .doc, .docx, .txt').waitFor();
    await cv.setInputFiles({ ...pdf, buffer: Buffer.alloc(1024 * 1024 + 1) });
    await page.getByText('File is too large. Max 2MB').waitFor();
    await cv.setInputFiles(pdf);
    await page.getByRole('link', { name: 'Open it in a new tab' }).waitFor();
    await page
      .getByLabel('Profile picture')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await page.getByAltText('Your picture as it will be shown').waitFor();

    await page.getByLabel('First name').fill('Shwan');
    await page.getByLabel('New password').fill('eight blue dozers');
    await page.getByLabel('Repeat the password').fill('eight blue dozers');
    await page.getByLabel('Current password').fill('not this one');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('This is not your current password.').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('current_password');
    await page.getByLabel('Current password').fill(secret);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Your account is saved.').waitFor();
    await page.waitForURL(`${url}/`);
    await page.getByRole('banner').getByText('Shwan Aziz').first().waitFor();
    await page.locator('header summary img').first().waitFor();
    expect((await ask(page, '/auth/me')).data).toMatchObject({ has_cv: true, cv_name: 'Rebaz.pdf' });

    await page.goto(`${url}/account-details`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Download .?Rebaz\.pdf/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Rebaz.pdf');

    await sessionOf(email, 'eight blue dozers');
    await sessionOf(email, 'eight blue dozers');
    await page.reload();
    const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(3);
    await sessions.first().getByText('This device').waitFor();
    await sessions.nth(1).getByRole('button', { name: /^End/ }).click();
    await expect.poll(() => sessions.count()).toBe(2);
    await page.getByRole('button', { name: 'End all others' }).click();
    await expect.poll(() => sessions.count()).toBe(1);
    await expect.poll(async () => (await ask(page, '/auth/sessions')).data.length).toBe(1);

    await page.getByRole('button', { name: 'Close my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close your account' });
    await dialog.getByLabel('Current password').fill('eight blue dozers');
    await dialog.getByRole('button', { name: 'Close it for good' }).click();
    await page.waitForURL(`${url}/`);
    await page.getByRole('link', { name: 'Login | Register' }).first().waitFor();
  });
});
