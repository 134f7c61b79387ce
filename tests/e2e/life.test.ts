import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { phone, withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

const secret = 'the secret of a site that is tested, long enough';
/** The links of the site are made here by its secret, which modules read when they are first asked for. */
const linkMaker = async () => {
  vi.resetModules();
  vi.stubEnv('APP_SECRET', secret);
  return (await import('@/lib/server/own-ads/renewal-links')).renewalToken;
};

const open = withBrowser();
const { url } = await ownSite({ APP_SECRET: secret });

const json = { 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
const seller = () => sessionOf('seller@demo.test');

/** An ad of the demo seller that is for sale, by its place among them. */
const adOf = async (cookie: string, at: number): Promise<{ id: number; title: string }> => {
  const answer = await fetch(`${url}/api/auth/my-listings?status=accept&per_page=100`, {
    headers: { cookie },
  });
  const { data } = await answer.json();
  return data.filter(({ availability }: { availability: string }) => availability === 'available')[at];
};
const cookieOf = ({ storageState }: Awaited<ReturnType<typeof seller>>) =>
  storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Where pictures of the screens are put, if somebody wants to look at them. */
const look = process.env.LOOK_DIR;
const shoot = async (page: Awaited<ReturnType<typeof open>>, name: string) => {
  if (!look) return;
  mkdirSync(look, { recursive: true });
  await page.screenshot({ path: path.join(look, `${name}.png`) });
};

describe('a seller says what became of an ad', () => {
  test('with one touch on his listing, and its page says so to everybody', async () => {
    const session = await seller();
    const { id, title } = await adOf(cookieOf(session), 0);
    const visitor = await open(`/ad/${id}`);
    expect(await visitor.getByRole('heading', { name: 'Seller' }).count()).toBeLessThan(2);
    const page = await open('/my-listings?status=accept', session);
    await shoot(page, 'listings-desk');
    await page
      .getByRole('button', { name: `Mark sold: ${title}` })
      .first()
      .click();
    await page.getByRole('alert').filter({ hasText: 'Congratulations' }).waitFor();
    await page.getByRole('button', { name: `For sale again: ${title}` }).waitFor();
    const languages = [
      ['', 'Sold'],
      ['/ar', 'مباع'],
      ['/ckb', 'فرۆشراوە'],
    ] as const;
    for (const [prefix, word] of languages) {
      await expect
        .poll(async () => {
          await visitor.goto(`${url}${prefix}/ad/${id}`);
          return visitor.locator('.life-notice strong').textContent();
        })
        .toBe(word);
      const head = visitor.locator('h1 ~ ul').first();
      expect(await head.locator('li').first().allTextContents()).toEqual([word]);
      expect(await visitor.locator('.life-notice a[href="#ad-similar"]').count()).toBe(1);
      expect(await visitor.locator('#ad-similar').count()).toBe(1);
      await shoot(visitor, `sold${prefix.replace('/', '-')}`);
      const html = await visitor.content();
      expect(html).toContain('https://schema.org/SoldOut');
      expect(html).not.toContain('noindex');
      expect(await visitor.locator('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"]').count()).toBe(0);
      expect(await visitor.locator(`a[href*="/chat/"]`).count()).toBe(0);
    }
  });

  test('with one touch on the page of the ad, on a phone', async () => {
    const session = await seller();
    const { id } = await adOf(cookieOf(session), 0);
    const page = await open(`/ckb/ad/${id}`, { ...session, viewport: phone });
    await shoot(page, 'owner-phone');
    const waysIn = (of: typeof page) => of.locator('main a:is([href*="/chat/"], [href^="tel:"]):visible');
    const edit = (of: typeof page) => of.locator(`.contact-bar a[href$="/ad/${id}/edit"]`);
    await edit(page).waitFor();
    expect(await waysIn(page).count()).toBe(0);
    const bar = page.locator('.owner-bar');
    await bar.getByRole('button').nth(1).click();
    await expect.poll(() => page.locator('.life-notice strong').textContent()).toBe('گیراوە');
    await shoot(page, 'reserved-phone');
    const visitor = await open(`/ad/${id}`, { viewport: phone });
    expect(await visitor.locator('.life-notice strong').textContent()).toBe('Reserved');
    expect(await visitor.locator('.owner-bar').count()).toBe(0);
    // The page is the same for him; only what is seen of it differs.
    expect(await waysIn(visitor).count()).toBeGreaterThan(1);
    expect(await edit(visitor).isVisible()).toBe(false);
  });

  test('that it is deleted, and its address answers 410', async () => {
    const session = await seller();
    const cookie = cookieOf(session);
    const { id } = await adOf(cookie, 0);
    expect((await fetch(`${url}/ad/${id}`)).status).toBe(200);
    await fetch(`${url}/api/v1/ads/${id}`, { method: 'DELETE', headers: { ...json, cookie } });
    await expect.poll(async () => (await fetch(`${url}/ad/${id}`)).status).toBe(410);
    expect((await fetch(`${url}/ad/1999999999`)).status).toBe(404);
  });
});

describe('the link of a mail', () => {
  const links = async () => {
    const cookie = cookieOf(await seller());
    const { id } = await adOf(cookie, 0);
    const renew = () =>
      fetch(`${url}/api/v1/ads/${id}/renew`, { method: 'POST', headers: { ...json, cookie } });
    const { data } = await (await renew()).json();
    return (await linkMaker())(id, new Date(data.expires_at));
  };

  test('renews an ad by a button, once, without a login and without a script', async () => {
    const token = await links();
    const page = await open(`/ar/ad/renew?token=${token}`, { javaScriptEnabled: false, viewport: phone });
    await shoot(page, 'renew-ar');
    await page.goto(`${url}/ad/renew?token=${token}`);
    await page.getByRole('button', { name: 'Renew my ad' }).click();
    await page.getByRole('heading', { name: 'Your ad is renewed' }).waitFor();
    expect(new URL(page.url()).search).toBe('?result=done');
    await page.goto(`${url}/ad/renew?token=${token}`);
    await page.getByRole('button', { name: 'Renew my ad' }).click();
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  });
});
