import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';
import { killRealtime } from '../support/site';

const open = withBrowser();
const { url, dataDir } = await ownSite();
const key = { 'x-api-key': env.apiKey };

type Person = { id: number; token: string };
const logIn = async (name: string): Promise<Person> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.test`, password: 'demo-password' }),
  });
  const { token, data } = (await answer.json()) as any;
  return { id: data.id, token };
};
const ask = async (person: Person, path: string, body?: object) => {
  const answer = await fetch(`${url}/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { ...key, 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
  });
  return (await answer.json()) as any;
};

let buyer: Person;
let seller: Person;
let ads: number[] = [];
beforeAll(async () => {
  [buyer, seller] = [await logIn('buyer'), await logIn('seller')];
  const { data } = await ask(seller, '/auth/my-listings?per_page=20&status=accept');
  ads = data.map(({ id }: { id: number }) => id);
});
/** An ad that no other test here speaks of. */
const anAd = () => ads.shift() ?? 0;
const say = (from: Person, to: Person, ad: number, text: string) =>
  ask(from, '/v1/chat', { to_app_account_id: to.id, ad_id: ad, from_message: text });
const said = async (one: Person, two: Person, ad: number): Promise<string[]> => {
  const { data } = await ask(
    one,
    `/v1/chat/message-to-me?from_app_account_id=${two.id}&ad_id=${ad}&per_page=100`,
  );
  return data.map(({ body }: { body: string }) => body);
};

const openAs = async (person: Person, path: string, size = desktop) => {
  const page = await open('/robots.txt', { viewport: size, hasTouch: size === phone });
  const user = encodeURIComponent(JSON.stringify({ id: person.id, full_name: 'Someone', avatar: null }));
  await page.context().addCookies([
    { name: 'token', value: person.token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'user', value: user, url },
  ]);
  await page.goto(`${url}${path}`);
  return page;
};
const box = (page: Page) => page.locator('textarea[name="message"]');
const bubbles = (page: Page) => page.locator('.chat-words');
const write = async (page: Page, text: string) => {
  await box(page).waitFor();
  await hydrated(box(page));
  await box(page).fill(text);
  await box(page).press('Enter');
};
const connected = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/broadcasting/auth') && answer.ok());

describe('two people', () => {
  test('talk in English and Kurdish, one at a desk and one on a phone, and nothing is lost when the line is cut', async () => {
    const ad = anAd();
    const desk = await openAs(buyer, `/chat/${seller.id}/${ad}`);
    await write(desk, 'Is it still available?');
    await bubbles(desk).getByText('Is it still available?').waitFor();
    await expect.poll(() => said(buyer, seller, ad)).toEqual(['Is it still available?']);
    expect(await box(desk).inputValue()).toBe('');

    const hand = await openAs(seller, `/ckb/chat/${buyer.id}/${ad}`, phone);
    await bubbles(hand).getByText('Is it still available?').waitFor();
    await write(hand, 'بەڵێ، هێشتا ماوە');
    await bubbles(desk).getByText('بەڵێ، هێشتا ماوە').waitFor();
    // The buyer looks at it, and the seller is told.
    await hand.getByText('خوێنرایەوە').first().waitFor({ state: 'attached' });

    // Each sees the other type. It is told to who listens by then, and kept for nobody.
    await expect
      .poll(
        async () => {
          await box(hand).pressSequentially('چو', { delay: 60 });
          return desk.getByText('is typing...').isVisible();
        },
        { interval: 300 },
      )
      .toBe(true);
    await box(hand).fill('');

    killRealtime(dataDir);
    await say(seller, buyer, ad, 'said while the server was away');
    await bubbles(desk).getByText('said while the server was away').waitFor();
    await write(desk, 'and after it');
    await bubbles(hand).getByText('and after it').waitFor();

    const whole = [
      'Is it still available?',
      'بەڵێ، هێشتا ماوە',
      'said while the server was away',
      'and after it',
    ];
    await expect.poll(() => bubbles(desk).allTextContents()).toEqual(whole);
    await expect.poll(() => bubbles(hand).allTextContents()).toEqual(whole);
    expect(await said(buyer, seller, ad)).toEqual(whole);
  });

  test('see who wrote, how much waits and since when in their list, live', async () => {
    const ad = anAd();
    const page = await openAs(seller, '/robots.txt');
    const joined = connected(page);
    await page.goto(`${url}/chat`);
    await say(buyer, seller, ad, 'the first');
    const row = page.locator(`a[href="/chat/${buyer.id}/${ad}"]`);
    await row.getByText('the first').waitFor();
    await joined;
    await say(buyer, seller, ad, 'the second');
    await row.getByText('the second').waitFor();
    await row.getByText('2 unread messages').waitFor({ state: 'attached' });
    await expect.poll(() => page.title()).toMatch(/^\(\d+\) Messages/);
    await row.click();
    await page.getByText('New messages').waitFor();
    await row.getByText('2 unread messages').waitFor({ state: 'detached' });
  });
});

describe('a message', () => {
  test('that is refused is taken out, and its text is back in the box with a way to send it again', async () => {
    const ad = anAd();
    const page = await openAs(buyer, `/chat/${seller.id}/${ad}`);
    let refuse = true;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/chat?*', async (route) => {
      if (!refuse) return route.continue();
      await answered;
      await route.fulfill({ status: 500, json: { status: false, message: 'Something went wrong (1).' } });
    });
    await write(page, 'my long question');
    await page.getByText('Sending…').waitFor();
    await box(page).fill('and one more');
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    answer();
    await page.getByText('Your message was not sent.').waitFor();
    expect(await bubbles(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('my long question\nand one more');
    refuse = false;
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => said(buyer, seller, ad)).toEqual(['my long question\nand one more']);
    await page.getByText('Your message was not sent.').waitFor({ state: 'detached' });
  });

  test('waits for the line with those behind it, and they go out in order, even through a reload', async () => {
    const ad = anAd();
    const page = await openAs(buyer, `/chat/${seller.id}/${ad}`);
    await box(page).waitFor();
    await hydrated(box(page));
    await page.route('**/api/v1/chat?*', (route) => route.abort());
    await page.context().setOffline(true);
    await page.locator('.chat-line').getByText('You are offline.').waitFor();
    for (const text of ['one', 'two', 'three']) await write(page, text);
    await expect.poll(() => page.getByText('Goes out when you are connected again').count()).toBe(3);
    await page.context().setOffline(false);
    await page.unroute('**/api/v1/chat?*');
    await page.reload();
    await expect.poll(() => said(buyer, seller, ad)).toEqual(['one', 'two', 'three']);
    await expect.poll(() => bubbles(page).allTextContents()).toEqual(['one', 'two', 'three']);
  });

  test('may hold a link, which opens elsewhere; nothing in it is markup', async () => {
    const ad = anAd();
    const page = await openAs(buyer, `/chat/${seller.id}/${ad}`);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await box(page).waitFor();
    await hydrated(box(page));
    await box(page).fill('<b>first</b>');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('see https://example.com/a');
    await send.click();
    const link = page.getByRole('link', { name: 'https://example.com/a', exact: true });
    await link.waitFor();
    expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
    await expect.poll(() => said(buyer, seller, ad)).toEqual(['<b>first</b>\nsee https://example.com/a']);
    expect(await bubbles(page).locator('b').count()).toBe(0);
  });
});

describe('a thread', () => {
  test('loads what is older as one scrolls up, and does not move while one reads there', async () => {
    const ad = anAd();
    for (let n = 0; n < 18; n += 1) await say(buyer, seller, ad, `question ${n}\n…\n…`);
    for (let n = 0; n < 18; n += 1) await say(seller, buyer, ad, `answer ${n}\n…\n…`);
    const page = await openAs(buyer, `/chat/${seller.id}/${ad}`);
    await page.getByText('New messages').first().waitFor();
    const scroller = page.locator('.chat-scroll');
    await expect
      .poll(async () => {
        await scroller.evaluate((element) => element.scrollTo(0, 0));
        return bubbles(page).first().textContent();
      })
      .toContain('question 0');
    const where = await scroller.evaluate((element) => element.scrollTop);
    await say(seller, buyer, ad, 'something new');
    await page.getByRole('button', { name: '1 new message' }).click();
    await bubbles(page).getByText('something new').waitFor();
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(where);
    await page.getByRole('button', { name: '1 new message' }).waitFor({ state: 'detached' });
  });

  test('keeps what was begun, warns of paying first, and lets one report and block the other', async () => {
    const ad = anAd();
    // Another try may find him blocked.
    await ask(buyer, '/v1/chat/unblock', { account_id: seller.id });
    await say(buyer, seller, ad, 'hello');
    await say(seller, buyer, ad, 'Send a deposit by Western Union');
    const page = await openAs(buyer, `/chat/${seller.id}/${ad}`);
    await page.getByText('Do not pay in advance').waitFor();
    await hydrated(box(page));
    await box(page).fill('half a thought');
    await page.reload();
    await expect.poll(() => box(page).inputValue()).toBe('half a thought');

    const menu = page.locator('.chat-header summary');
    await hydrated(menu);
    await menu.click();
    await page.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What happened?').fill('Wants money first');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await page.getByText('Our moderators will look at it').waitFor();

    await menu.click();
    await page.getByRole('button', { name: 'Block' }).click();
    await dialog.getByRole('button', { name: 'Block' }).click();
    await page.getByText('You have blocked this person.').waitFor();
    expect((await say(seller, buyer, ad, 'hey')).status).toBe(false);
    await page.locator('.chat-closed').getByRole('button', { name: 'Unblock' }).click();
    await box(page).waitFor();
  });
});

test('a visitor who wants to ask a seller logs in and stands in the conversation', async () => {
  const ad = anAd();
  const page = await open(`/ad/${ad}`);
  await page.getByRole('link', { name: 'Chat' }).first().click();
  await page.waitForURL(/\/auth\/login\?next=/);
  await hydrated(page.getByLabel('E-mail'));
  await page.getByLabel('E-mail').fill('buyer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${url}/chat/${seller.id}/${ad}`);
  await page.getByRole('button', { name: 'Is it still available?' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => said(buyer, seller, ad)).toEqual(['Is it still available?']);
});

test('an address that is no conversation of this member says so', async () => {
  const page = await openAs(seller, `/chat/${buyer.id}/${ads[0]}`);
  await page.getByText('There is no such conversation').waitFor();
});
