import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ad } from '@/lib/contract/ads';
import { desktop, hydrated, phone, withScreen } from '../../support/browser';
import { fail, hold } from '../../support/network';
import { withOtherApi } from '../../support/other-api';
import { ownSite } from '../../support/own-site';
import { closedTextOf, type ReadPage, readApi, readPage, textOf } from '../../support/read';
import { sessionOf } from '../../support/session';
import { titleOf } from '../../support/title-of';

const { url } = await ownSite();

const adWith = async (wanted: (ad: Ad) => boolean): Promise<Ad> => {
  const listed: Ad[] = await readApi('/v1/ads?per_page=100');
  return readApi(`/v1/ads/${listed.find(wanted)?.id}`);
};

describe('2 Ad detail', () => {
  let ad: Ad;
  let page: ReadPage;
  const find = () =>
    adWith(
      (one) =>
        one.pictures.length >= 4 &&
        one.price_type === 'negotiable' &&
        one.price !== null &&
        one.hours !== null,
    );
  beforeAll(async () => {
    ad = await find();
    page = await readPage(`/ad/${ad.id}`);
  });
  const facts = () =>
    Object.fromEntries(
      [...page.querySelectorAll('main dl > div')].map((row) => [
        textOf(row.querySelector('dt')),
        textOf(row.querySelector('dd')),
      ]),
    );

  test('shows date, state and view count (R77)', () => {
    const head = textOf(page.querySelector('main header'));
    expect(page.querySelector('main header time')?.getAttribute('datetime')).toBe(ad.date);
    const day = new Date(ad.date).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'Asia/Baghdad',
    });
    expect(head).toContain(`Published ${day}`);
    expect(head).toContain(ad.state?.name);
    expect(head).toMatch(new RegExp(`${ad.views.toLocaleString('en-US')} views?`));
  });

  test('shows title and description (R77)', () => {
    expect(textOf(page.querySelector('main h1'))).toBe(titleOf(ad).replace(/\s+/g, ' ').trim());
    const first =
      ad.description
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split('\n')[0] ?? '';
    expect(closedTextOf(page.querySelector('#ad-description')?.parentElement ?? null)).toContain(
      textOf({ textContent: first }),
    );
  });

  test('shows category and sub-category, brand, year of manufacture and hours of use (R77)', () => {
    const shown = facts();
    expect(shown).toMatchObject({ Category: ad.category.name, Brand: ad.brand?.name });
    if (ad.sub_category) expect(shown['Sub-category']).toBe(ad.sub_category.name);
    if (ad.year) expect(shown['Year of manufacture']).toBe(String(ad.year));
    expect(shown['Hours of use']?.replaceAll('\u00a0', ' ')).toContain(ad.hours?.toLocaleString('en-US'));
  });

  test('its price is in dollars and followed by its type in brackets (R77, R252)', () => {
    const box = page.querySelector('section[aria-label="Price"]');
    expect(textOf(box?.querySelector('p'))).toBe(`$${ad.show_price} (negotiable)`);
  });

  test('a fixed price stands bare (R252)', async () => {
    const fixed = await adWith(({ price, price_type }) => price !== null && price_type === 'fix');
    const box = (await readPage(`/ad/${fixed.id}`)).querySelector('section[aria-label="Price"]');
    expect(textOf(box?.querySelector('p'))).toBe(`$${fixed.show_price}`);
  });

  test('a gallery shows every picture, and a thumbnail of each (R77)', () => {
    expect(page.querySelectorAll('main li[id^="picture-"]')).toHaveLength(ad.pictures.length);
    expect(page.querySelectorAll('main a[href^="#picture-"]')).toHaveLength(ad.pictures.length);
  });

  test('the seller’s panel has username, zip code and website (R77, R136)', () => {
    const panel = page.querySelector('section[aria-labelledby="seller"]');
    expect(textOf(panel)).toContain(ad.app_account.username);
    const zip = ad.app_account.zip_code ?? ad.zip_code;
    if (zip) expect(textOf(panel)).toContain(zip);
    const website = ad.website_url ?? ad.app_account.website_url;
    expect(Boolean(panel?.querySelector('a[target="_blank"][href^="http"]'))).toBe(
      Boolean(website ?? ad.whatsapp_number),
    );
  });

  test('it leads to a chat about this ad, to the phone where there is one, and to an e-mail (R77)', () => {
    const panel = page.querySelector('section[aria-labelledby="seller"]');
    expect(textOf(panel?.querySelector(`a[href="/chat/${ad.app_account.id}/${ad.id}"]`))).toBe('Chat');
    expect(Boolean(panel?.querySelector('a[href^="tel:"]'))).toBe(
      Boolean(ad.phone ?? ad.app_account.phone_number),
    );
    expect(textOf(panel?.querySelector('a[href^="mailto:"] span'))).toBe('Email');
  });

  test('there are "Add to favourites", "Report ad" and buttons to share on two networks (R77)', () => {
    const said = textOf(page.querySelector('main'));
    expect(said).toContain('Add to favourites');
    expect(said).toContain('Report ad');
    const shared = [...page.querySelectorAll('ul[aria-label="Share"] a[target="_blank"]')];
    expect(shared.map((link) => new URL(link.getAttribute('href') ?? '').host)).toEqual([
      'www.facebook.com',
      't.me',
    ]);
  });

  test('a map shows where the seller is (R77)', () => {
    const place = page.querySelector('section[aria-labelledby="ad-place"]');
    const { lat, long } = { lat: ad.lat ?? ad.app_account.lat, long: ad.long ?? ad.app_account.long };
    if (lat !== null && long !== null)
      expect(place?.querySelector('a[href*="openstreetmap"]')?.getAttribute('href')).toContain(
        `mlat=${lat}&mlon=${long}`,
      );
    expect(textOf(place)).toContain(ad.state?.name);
  });
});

describe('2 Ad detail, of an ad that says little', () => {
  const site = withOtherApi({
    '/v1/ads/{id}': (ad) => ({
      ...ad,
      ...{ state: null, phone: null, year: null, car_model: { id: 1, name: '320D 2014' } },
      app_account: { ...ad.app_account, phone_number: null },
    }),
  });
  let page: ReadPage;
  beforeAll(async () => {
    const [ad] = await readApi('/v1/ads');
    page = await readPage(`/ad/${ad.id}`, { site: site() });
  });

  test('a state that is not known is "N/A" (R77)', () => {
    expect(textOf(page.querySelector('main header'))).toContain('N/A');
  });

  test('the year of manufacture is taken from the name of the model (R77)', () => {
    const row = [...page.querySelectorAll('main dl > div')].find((one) =>
      textOf(one).startsWith('Year of manufacture'),
    );
    expect(textOf(row?.querySelector('dd'))).toBe('2014');
  });

  test('without a phone there is no phone link (R77)', () => {
    expect(page.querySelector('section[aria-labelledby="seller"] a[href^="tel:"]')).toBeNull();
  });
});

/** Counts how often the gallery goes on, which glides by the browser’s own time. */
const countTurns = (page: Page) =>
  page.addInitScript(() => {
    const own = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function scrollTo(this: Element, ...given: unknown[]) {
      const { dataset } = document.documentElement;
      if (this.querySelector('#picture-1')) dataset.turns = String(Number(dataset.turns ?? 0) + 1);
      Reflect.apply(own, this, given);
    };
  });

describe('2 Ad detail, its pictures', () => {
  const screen = withScreen(async () => `/ad/${(await adWith(({ pictures }) => pictures.length >= 4)).id}`, {
    before: async (page) => {
      await page.clock.install();
      await countTurns(page);
    },
  });
  const inView = () =>
    screen()
      .locator('ul[aria-label="All pictures"]')
      .evaluate((strip) =>
        Math.round(
          strip.getBoundingClientRect().width /
            (strip.querySelector('li')?.getBoundingClientRect().width ?? 1),
        ),
      );
  const turns = () => screen().evaluate(() => Number(document.documentElement.dataset.turns ?? 0));

  test('the thumbnails stand three in view on a phone, four on a desk (R77)', async () => {
    await screen().setViewportSize(phone);
    expect(await inView()).toBe(3);
    await screen().setViewportSize(desktop);
    expect(await inView()).toBe(4);
  });

  test('the gallery goes on every 5 s (R77, R247)', async () => {
    await screen().getByRole('button', { name: 'Pause the slideshow' }).waitFor();
    await screen().mouse.move(2, 2);
    await screen().evaluate(() => window.scrollTo(0, 0));
    await screen().clock.pauseAt(Date.now() + 60_000);
    const before = await turns();
    for (let n = 0; n < 60 && (await turns()) === before; n += 1) await screen().clock.runFor(100);
    expect(await turns()).toBe(before + 1);
    await screen().clock.runFor(4_800);
    expect(await turns()).toBe(before + 1);
    await screen().clock.runFor(200);
    expect(await turns()).toBe(before + 2);
  });
});

const person = async (email: string) => {
  const { storageState } = await sessionOf(email);
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
  const ask = async (path: string, body?: object): Promise<any> =>
    (
      await fetch(`${url}/api${path}`, {
        headers,
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })
    ).json();
  return { storageState, ask, me: (await ask('/auth/me')).data };
};

describe('2 Chat', () => {
  let buyer: Awaited<ReturnType<typeof person>>;
  let seller: Awaited<ReturnType<typeof person>>;
  let ad: Ad;
  const screen = withScreen(
    async () => {
      [buyer, seller] = [await person('buyer@demo.test'), await person('seller@demo.test')];
      [ad] = (await seller.ask('/auth/my-listings?status=accept')).data;
      return `/chat/${seller.me.id}/${ad.id}`;
    },
    async () => ({ ...(await sessionOf('buyer@demo.test')), before: (page: Page) => page.clock.install() }),
  );
  const box = () => screen().locator('textarea[name="message"]');
  const send = () => screen().getByRole('button', { name: 'Send', exact: true });
  const bubbles = () => screen().locator('.chat-words');
  const said = async () =>
    (
      await buyer.ask(
        `/v1/chat/message-to-me?from_app_account_id=${seller.me.id}&ad_id=${ad.id}&per_page=100`,
      )
    ).data;
  const atEnd = () =>
    screen()
      .locator('.chat-scroll')
      .evaluate((thread) => thread.scrollHeight - thread.scrollTop - thread.clientHeight);

  test('the header shows the seller and the number of the ad (R83)', async () => {
    await screen().locator('.chat-header').getByRole('heading', { name: seller.me.username }).waitFor();
    await screen().locator('.chat-header').getByText(`Ad no. ${ad.id}`).waitFor();
  });

  test('the text box says "Write a message... (Enter to send, Shift+Enter for newline)" (R83)', async () => {
    await box().waitFor();
    await hydrated(box());
    expect(await box().getAttribute('placeholder')).toBe(
      'Write a message... (Enter to send, Shift+Enter for newline)',
    );
  });

  test('nothing, and blanks alone, cannot be sent (R168)', async () => {
    expect(await send().isDisabled()).toBe(true);
    await box().fill('  \n ');
    expect(await send().isDisabled()).toBe(true);
    await box().press('Enter');
    expect(await bubbles().count()).toBe(0);
    await box().fill('');
  });

  test('that one types is shown for 900 ms (R83, R247)', async () => {
    await screen().clock.pauseAt(Date.now() + 60_000);
    const typing = screen().getByText('You are typing...', { exact: true });
    await box().fill('Is it');
    await typing.waitFor();
    await screen().clock.runFor(899);
    expect(await typing.count()).toBe(1);
    await screen().clock.runFor(1);
    await expect.poll(() => typing.count()).toBe(0);
    await screen().clock.resume();
  });

  test('a message stands there at once as "Sending…", without a tick, and no other can be sent meanwhile (R140, R151, R168)', async () => {
    const go = await hold(screen(), '**/api/v1/chat?**');
    await box().fill('Is it still available?');
    const sent = screen().waitForRequest('**/api/v1/chat?**');
    await box().press('Enter');
    const bubble = screen().locator('.chat-bubble', { hasText: 'Is it still available?' });
    await bubble.getByText('Sending…').waitFor();
    expect(await bubble.locator('.chat-meta svg').count()).toBe(0);
    expect((await sent).postDataJSON()).toMatchObject({
      ...{ id: expect.stringMatching(/^temp-/), to_app_account_id: seller.me.id, ad_id: ad.id },
      from_message: 'Is it still available?',
    });
    await box().fill('and more');
    expect(await send().isDisabled()).toBe(true);
    await box().fill('');
    go();
    await bubble.getByText('Sending…').waitFor({ state: 'detached' });
    await screen().unroute('**/api/v1/chat?**');
  });

  test('once it is stored the thread is read again, and it has a tick (R151)', async () => {
    // Reading 7: without a full load of the page.
    await expect
      .poll(async () => (await said()).map(({ body }: any) => body))
      .toEqual(['Is it still available?']);
    await expect.poll(() => screen().locator('.chat-bubble .chat-meta svg').count()).toBe(1);
    expect(await bubbles().count()).toBe(1);
  });

  test('Shift and Enter make a new line, Enter sends (R83)', async () => {
    await box().fill('one');
    await box().press('Shift+Enter');
    await box().pressSequentially('two');
    await box().press('Enter');
    await expect.poll(async () => (await said()).at(-1)?.body).toBe('one\ntwo');
  });

  test('the button sends, too (R83)', async () => {
    await box().fill('by the button');
    await send().click();
    await expect.poll(async () => (await said()).at(-1)?.body).toBe('by the button');
  });

  test('what fails is taken out of the thread (R151, R226)', async () => {
    const before = await bubbles().count();
    await fail(screen(), '**/api/v1/chat?**');
    await box().fill('lost');
    await box().press('Enter');
    await screen().getByText('Your message was not sent.').waitFor();
    expect(await bubbles().count()).toBe(before);
    await screen().unroute('**/api/v1/chat?**');
    await box().fill('');
  });

  const answers: string[] = [];
  test('what the other says appears live, once and in the order of time (R151, R214)', async () => {
    // At a second try the first answer stands there already.
    answers.push(`It is, since ${answers.length + 1}.`);
    const answer = answers.at(-1) ?? '';
    await seller.ask('/v1/chat', { to_app_account_id: buyer.me.id, ad_id: ad.id, from_message: answer });
    await bubbles().getByText(answer, { exact: true }).waitFor();
    await screen().reload();
    const all = (await said()).map(({ body }: any) => body);
    await expect.poll(() => bubbles().allTextContents()).toEqual(all);
    expect(all).toEqual(['Is it still available?', 'one\ntwo', 'by the button', ...answers]);
  });

  test('the thread stands at its end, and goes there when something is added (R83)', async () => {
    for (let n = 0; n < 12; n += 1)
      await seller.ask('/v1/chat', {
        to_app_account_id: buyer.me.id,
        ad_id: ad.id,
        from_message: `line ${n}\n…\n…\n…`,
      });
    await bubbles().getByText('line 11').waitFor();
    await box().waitFor();
    await hydrated(box());
    await box().fill('the last word');
    await box().press('Enter');
    await bubbles().getByText('the last word').waitFor();
    await expect.poll(atEnd).toBeLessThan(5);
  });
});
