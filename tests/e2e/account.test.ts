import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { phone, withBrowser } from '../support/browser';
import { readOutbox } from '../support/mail';
import { ownSite } from '../support/own-site';

const open = withBrowser();
const { url, dataDir } = await ownSite();

const logIn = async (page: Page, email: string, password = 'demo-password') => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, ...rest }) => [name, rest]));

describe('a visitor with an account', () => {
  test('logs in where he was sent to, sees his name, and logs out', async () => {
    const page = await open('/auth/login?next=/faq');
    await logIn(page, 'buyer@demo.test');
    await page.waitForURL(`${url}/faq`);
    const entry = page.getByRole('banner').getByText('Demo Buyer').first();
    await entry.waitFor();
    const { token, user } = await cookiesOf(page);
    expect([token?.httpOnly, token?.sameSite, user?.httpOnly]).toEqual([true, 'Lax', false]);
    expect(await page.content()).not.toContain(token?.value);
    expect(await page.evaluate(() => document.cookie)).not.toContain('token=');

    // Who is in needs no login, and no other account.
    for (const screen of ['login', 'register']) {
      await page.goto(`${url}/auth/${screen}?next=/faq`);
      await page.waitForURL(`${url}/faq`);
    }
    await page.goto(`${url}/ckb/auth/register`);
    await page.waitForURL(`${url}/ckb`);
    await page.goto(`${url}/faq`);
    await entry.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${url}/`);
    await page.getByRole('link', { name: 'Login | Register' }).first().waitFor();
    expect(await cookiesOf(page)).not.toHaveProperty('token');
    const { status } = await fetch(`${url}/api/auth/me`, {
      headers: { authorization: `Bearer ${token?.value}` },
    });
    expect(status).toBe(401);
  });

  test('can log out on a phone', async () => {
    const page = await open('/auth/login', { viewport: phone });
    await logIn(page, 'seller@demo.test');
    await page.waitForURL(`${url}/`);
    await page.locator('header summary').first().click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login | Register' }).first().waitFor();
  });

  test('is sent to no other site, whatever the address says', async () => {
    for (const next of [
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ]) {
      const page = await open(`/auth/login?next=${encodeURIComponent(next)}`);
      await logIn(page, 'moderator@demo.test');
      await page.waitForURL(`${url}/`);
      await page.close();
    }
  });
});

test('without a script the screen says that it needs one', async () => {
  const page = await open('/ckb/auth/login', { javaScriptEnabled: false });
  const note = page.locator('noscript p');
  await note.waitFor();
  expect(await note.textContent()).toContain('چوونەژوورەوە پێویستی بە JavaScript هەیە');
});

test('a visitor registers, is shown what is missing first, confirms his address and sets a new password', async () => {
  const page = await open('/auth/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Please fill this in.').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');

  // Another try is another person.
  const username = `dilan.hama${crypto.randomUUID().slice(0, 6)}`;
  const email = `${username}@example.com`;
  await page.getByLabel('Username').fill('demo-buyer');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('ten blue tractors');
  await page.getByLabel('Repeat the password').fill('ten blue tracks');
  await page.getByLabel('First name').fill('Dilan');
  await page.getByLabel('Last name').fill('Hama');
  await page.getByLabel('Phone number').fill('0770 123 4567');
  await page.getByLabel('State').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Passwords must match').waitFor();
  await page.getByLabel('Repeat the password').fill('ten blue tractors');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('This username is taken. Choose another one.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`${url}/`);
  await page.getByText('Your account is ready.', { exact: false }).waitFor();
  await page.getByRole('banner').getByText('Dilan Hama').first().waitFor();

  const linkTo = (path: string) =>
    vi.waitFor(async () => {
      const mails = await readOutbox(dataDir, email);
      const link = mails
        .map(({ text }) => new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0])
        .find(Boolean);
      if (!link) throw new Error(`No mail with ${path} yet`);
      return link;
    }, 15_000);
  await page.goto(`${url}${await linkTo('/auth/confirm')}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();

  await page.goto(`${url}/forgot-password`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  await page.goto(`${url}${await linkTo('/forgot-password')}`);
  await page.getByLabel('New password').fill('nine red graders');
  await page.getByLabel('Repeat the password').fill('nine red graders');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, email, 'nine red graders');
  await page.waitForURL(`${url}/`);
  await page.getByRole('banner').getByText('Dilan Hama').first().waitFor();
});

test('what a visitor says of his own address does not widen a limit', async () => {
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const { status } = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'x-api-key': 'makinar-web',
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${n}`,
      },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'guess' }),
    });
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
});
