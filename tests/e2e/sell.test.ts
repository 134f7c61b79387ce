import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import en from '../../messages/en.json';
import { hydrated, phone, withBrowser } from '../support/browser';
import { addressIn, dictionaries, type Language } from '../support/languages';
import { ownSite } from '../support/own-site';
import { addPhotos, choose, fillIn, photo, submit } from '../support/sell-page';
import { logIn, sessionOf } from '../support/session';

const open = withBrowser();
const { url } = await ownSite();
/** The form, as a seller who is signed in finds it. */
const openForm = async (
  path = '/ad/create',
  language: Language = 'en',
  options: BrowserContextOptions = {},
) => {
  const address = addressIn(language, path);
  const page = await open(`/auth/login?next=${encodeURIComponent(address)}`, options);
  await logIn(page);
  await page.waitForURL(url + address);
  await hydrated(page.getByLabel(dictionaries[language].adForm.fields.title, { exact: true }));
  return page;
};

const said = (language: Language) => dictionaries[language].adForm;

/** What the API has of the newest ad of whoever is signed in. */
const newest = (page: Page) =>
  page.evaluate(async () => {
    const { data } = await (await fetch('/api/auth/my-listings')).json();
    const draft = await (await fetch(`/api/auth/my-listings/${data[0].id}`)).json();
    return draft.data;
  });

/** What a moderator does to it. */
const accept = async (page: Page, id: number) => {
  const { storageState } = await sessionOf('moderator@demo.test');
  const token = storageState.cookies.find(({ name }) => name === 'token')?.value;
  const headers = { 'x-api-key': 'makinar-web', authorization: `Bearer ${token}` };
  const ad = await (await page.request.get(`${url}/api/v1/moderation/ads/${id}`, { headers })).json();
  const answer = await page.request.post(`${url}/api/v1/moderation/ads/${id}/accept`, {
    headers,
    data: { version: ad.data.version },
  });
  expect(answer.status()).toBe(200);
};

describe('a seller', () => {
  test('writes an ad with photographs, sees it wait for a moderator, and changes it (R8, R119, R156, R157)', async () => {
    const page = await openForm();
    await fillIn(page, 'Caterpillar 320D excavator');
    await addPhotos(page, ['orange', 'teal', 'gray']);
    await page.getByRole('button', { name: 'Move forward: Photograph 2 of 3' }).click();
    await page.getByText('Photograph is now 1 of 3').waitFor();
    const { video_url, lat } = en.adForm.fields;
    await page.getByRole('textbox', { name: video_url }).fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByText('Play video').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByLabel(lat, { exact: true }).inputValue()).not.toBe('');
    const keys = await page.evaluate(() => {
      const draft = Object.keys(localStorage).find((key) => key.startsWith('makinar:ad:new'));
      return JSON.parse(localStorage.getItem(draft ?? '') ?? '{}').photos.map(
        ({ key }: { key: string }) => key,
      );
    });
    await submit(page);
    // First what stands there for five seconds only.
    await page.getByRole('alert').getByRole('link', { name: 'My Listings' }).waitFor();
    await page.waitForURL(`${url}/`);
    const ad = await newest(page);
    expect(ad).toMatchObject({
      title: 'Caterpillar 320D excavator',
      status: 'pending',
      price: 85_000,
      distance: 12_500,
      model: '320D',
      language: 'en',
      socials: [],
    });
    expect(ad.pictures.map(({ key }: { key: string }) => key)).toEqual(keys);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('makinar:ad'))),
    ).toEqual([]);

    await page.goto(`${url}/ad/${ad.id}/edit`);
    const title = page.getByLabel('Title', { exact: true });
    await title.waitFor();
    expect(await title.inputValue()).toBe('Caterpillar 320D excavator');
    await page.getByText('Pending').first().waitFor();
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(3);
    await page.getByRole('button', { name: 'Remove: Photograph 3 of 3' }).click();
    await title.fill('Caterpillar 320D, one owner');
    await submit(page);
    await page.waitForURL(`${url}/my-listings`);
    const changed = await newest(page);
    expect(changed).toMatchObject({ id: ad.id, title: 'Caterpillar 320D, one owner' });
    expect(changed.pictures).toHaveLength(2);
  });

  test('states what buyers of the kind ask, and is found by it', async () => {
    const page = await openForm();
    await fillIn(page, 'Caterpillar 320D, 5,230 h, customs paid');
    const facts = page.locator('#ad-facts');
    const weight = facts.getByLabel('Operating weight', { exact: true });
    // The catalogue knows the model.
    await expect.poll(() => weight.inputValue()).toBe('21');
    await weight.fill('٢١٫٦');
    const title = page.locator('#ad-product');
    await title.getByRole('button', { name: /Customs.*Add/ }).click();
    await title.getByRole('button', { name: /Hours of use.*Add/ }).click();
    expect(await page.getByLabel('Hours of use', { exact: true }).inputValue()).toBe('5230');
    await facts.getByText('More details').click();
    await facts
      .getByRole('group', { name: /^Quick coupler/ })
      .getByLabel('Hydraulic')
      .check();
    await addPhotos(page, ['orange']);
    await submit(page);
    await page.waitForURL(`${url}/`);
    const ad = await newest(page);
    expect(ad.facts).toEqual({ weight: 21_600, power: 148, customs: 'paid', quick_coupler: 'hydraulic' });

    await accept(page, ad.id);
    const { category_id, sub_category_id } = ad;
    const kind = `category=${category_id}&sub_category=${sub_category_id}`;
    const own = page.locator(`.list-grid a[href="/ad/${ad.id}"]`).first();
    await page.goto(`${url}/ads?${kind}&weight=21550-21650&hours=5000-5500&customs=paid`);
    await own.waitFor();
    await page.goto(`${url}/ads?${kind}&weight=21650-21700`);
    await page.locator('h1').waitFor();
    expect(await own.count()).toBe(0);
  });

  test('of an old ad finds what its own text says, and takes it with one tap', async () => {
    const page = await openForm();
    const id = await page.evaluate(async () => {
      const headers = { 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
      const { data } = await (await fetch('/api/auth/my-listings?status=accept')).json();
      const { data: old } = await (await fetch(`/api/auth/my-listings/${data[0].id}`)).json();
      const body = JSON.stringify({
        ...old,
        images: old.pictures.map(({ key }: { key: string }) => key),
        facts: {},
        category_id: 1,
        sub_category_id: null,
        title: 'Komatsu excavator',
        description: 'Operating weight: 22 t, customs paid.',
      });
      await fetch(`/api/v1/ads/${old.id}`, { method: 'PUT', headers, body });
      return old.id;
    });
    await page.goto(`${url}/ad/${id}/edit`);
    const texts = page.locator('#ad-texts');
    await texts.getByRole('button', { name: 'Add all' }).click();
    await expect
      .poll(() => page.locator('#ad-facts').getByLabel('Operating weight', { exact: true }).inputValue())
      .toBe('22');
  });

  test('writes one on a telephone, in Kurdish', async () => {
    const page = await openForm('/ad/create', 'ckb', { viewport: phone, hasTouch: true, isMobile: true });
    const { fields, social } = said('ckb');
    await fillIn(page, 'حەفارەی کاتەرپیلەر زۆر پاک', 'ckb');
    await addPhotos(page, ['navy', 'olive'], 'ckb');
    await choose(page, social.platform, 0);
    await page.getByLabel(social.link, { exact: true }).fill('https://facebook.com/yard');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await page.getByLabel(fields.price, { exact: true }).inputValue()).toBe('٨٥٬٠٠٠');
    await submit(page, 'ckb');
    await page.waitForURL(`${url}/ckb`);
    expect(await newest(page)).toMatchObject({
      title: 'حەفارەی کاتەرپیلەر زۆر پاک',
      price: 85_000,
      language: 'ckb',
      socials: [{ social_media_id: expect.any(Number), link: 'https://facebook.com/yard' }],
    });
  });

  test('fills in everything before he logs in, and finds it all when he comes back', async () => {
    const page = await open(addressIn('ar', '/ad/create'));
    const words = said('ar');
    const title = page.getByLabel(words.fields.title, { exact: true });
    await hydrated(title);
    await page.getByText(words.login.note).waitFor();
    await title.fill('شفل كوماتسو نظيف');
    await page.getByLabel(words.photos.choose).setInputFiles([await photo('maroon')]);
    // Before that the page would ask whether to leave it.
    await page.locator('[data-photo]').getByText(words.photos.held, { exact: true }).waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: words.login.login }).click();
    await page.waitForURL(/\/auth\/login/);
    await logIn(page);
    await page.waitForURL(`${url}/ar/ad/create`);
    await page.getByText(words.draft.kept).waitFor();
    expect(await title.inputValue()).toBe('شفل كوماتسو نظيف');
    // The photograph waited on the device and goes out by itself.
    await page.locator('[data-photo]').getByText(words.photos.sent, { exact: true }).waitFor();
    await fillIn(page, 'شفل كوماتسو نظيف جدا', 'ar');
    await submit(page, 'ar');
    await page.waitForURL(`${url}/ar`);
    expect(await newest(page)).toMatchObject({ title: 'شفل كوماتسو نظيف جدا', language: 'ar' });
  });

  test('whose session ends while he writes loses nothing', async () => {
    const page = await openForm();
    await fillIn(page, 'Grader with ripper');
    await addPhotos(page, ['purple']);
    await page.context().clearCookies({ name: 'token' });
    await submit(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Your session has ended', { exact: false }).waitFor();
    await dialog.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(/\/auth\/login/);
    await logIn(page);
    await page.waitForURL(`${url}/ad/create`);
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toBe('Grader with ripper');
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(1);
    await page.getByText('All filled in').waitFor();
    await submit(page);
    await page.waitForURL(`${url}/`);
  });

  test('sends a photograph again that was lost on the way (R206)', async () => {
    const page = await openForm();
    let lost = 0;
    await page.route('**/api/upload**', (route) => {
      lost += 1;
      return lost === 1 ? route.abort('connectionreset') : route.fallback();
    });
    await page.getByLabel('Choose photographs').setInputFiles([await photo('pink'), await photo('red')]);
    const tiles = page.locator('[data-photo]');
    await tiles.getByText('Not sent').waitFor();
    await tiles.getByText('Sent', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try again: Photograph 1 of 2' }).click();
    await expect.poll(() => tiles.getByText('Sent', { exact: true }).count()).toBe(2);
  });

  test('puts the pin where the machine stands, without a mouse and without tiles', async () => {
    const page = await openForm();
    const lat = page.getByLabel('Latitude', { exact: true });
    const long = page.getByLabel('Longitude', { exact: true });
    await expect.poll(() => lat.inputValue()).not.toBe('');
    const before = [await lat.inputValue(), await long.inputValue()];
    expect(await lat.isVisible(), 'nobody is asked for degrees').toBe(false);
    await page.locator('.place-map').scrollIntoViewIfNeeded();
    const pin = page.getByTitle('Place of the machine');
    await pin.waitFor();
    await pin.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => lat.inputValue()).not.toBe(before[0]);
    expect(Number(await lat.inputValue())).toBeGreaterThan(Number(before[0]));
    expect(Number(await long.inputValue())).toBeLessThan(Number(before[1]));
  });
});

test('an ad of someone else has no edit screen', async () => {
  const page = await open(`/auth/login?next=${encodeURIComponent('/ad/1/edit')}`);
  await logIn(page, 'buyer@demo.test');
  await page.getByRole('heading', { name: en.notFound.title }).waitFor();
});

test('without a script the screen says that it needs one', async () => {
  const page = await open('/ar/ad/create', { javaScriptEnabled: false });
  const note = page.locator('noscript p');
  await note.waitFor();
  expect(await note.textContent()).toContain('JavaScript');
});
