import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { phone, withBrowser } from '../support/browser';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

const secret = 'the secret of a site that is tested, long enough';
/** The links of the site are made here by its secret, which modules read when they are first asked for. */
const linkMaker = async () => {
  vi.resetModules();
  vi.stubEnv('APP_SECRET', secret);
  return (await import('@/lib/server/alerts/stop-links')).stopToken;
};

const open = withBrowser();
const { url } = await ownSite({ APP_SECRET: secret });

const json = { 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
const look = process.env.LOOK_DIR;
const shoot = async (page: Page, name: string) => {
  if (!look) return;
  mkdirSync(look, { recursive: true });
  await page.screenshot({ path: path.join(look, `${name}.png`), fullPage: true });
};

const aBuyer = async () => {
  const session = await sessionOf('buyer@demo.test');
  const cookie = session.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async (address: string) =>
    (await (await fetch(`${url}/api${address}`, { headers: { cookie } })).json()).data;
  const send = (method: 'POST' | 'PUT', address: string, body: object) =>
    fetch(`${url}/api${address}`, { method, headers: { ...json, cookie }, body: JSON.stringify(body) });
  const save = (query: string) => send('POST', '/auth/saved-searches', { query });
  return { session, read, send, save };
};

describe('who gets mails of what is new', () => {
  test('ends them by the link of one, at a click, without a login and without a script', async () => {
    const { session, read, send } = await aBuyer();
    // Another try may find them ended.
    await send('PUT', '/auth/alert-settings', { mails: true });
    const { id: accountId } = await read('/auth/me');
    const token = (await linkMaker())({ accountId, searchId: null });
    const page = await open(`/ar/unsubscribe?token=${token}`, { javaScriptEnabled: false, viewport: phone });
    await shoot(page, 'unsubscribe-ar');
    await page.goto(`${url}/unsubscribe?token=${token}`);
    expect((await read('/auth/alert-settings')).mails).toBe(true);
    await page.getByRole('button', { name: 'Stop the mails' }).click();
    await page.getByRole('heading', { name: 'You get no more of these mails' }).waitFor();
    expect((await read('/auth/alert-settings')).mails).toBe(false);

    const screen = await open('/saved-searches', session);
    const mails = screen.getByRole('checkbox', { name: 'Mails about what is new' });
    await screen.getByText('You get no mails, whatever is chosen for a search.').waitFor();
    await mails.check();
    await expect.poll(async () => (await read('/auth/alert-settings')).mails).toBe(true);
  });

  test('chooses of each search how often and how it is told', async () => {
    const { session, read, save } = await aBuyer();
    await save('category=1&to_price=50000');
    await save('');
    for (const prefix of ['', '/ar', '/ckb']) {
      const page = await open(`${prefix}/saved-searches`, session);
      await page.locator('main select').first().waitFor();
      await shoot(page, `saved-searches${prefix.replace('/', '-')}`);
      await page.setViewportSize(phone);
      await shoot(page, `saved-searches-phone${prefix.replace('/', '-')}`);
    }
    const page = await open('/saved-searches', session);
    const [wide, search] = await read('/auth/saved-searches');
    // A name stands between its isolates, and says prices.
    const oftenOf = ({ name }: { name: string }) =>
      page.getByRole('combobox', {
        name: new RegExp(`How often to tell of .${name.replaceAll(/[^\p{L}\d ]/gu, '.')}`, 'u'),
      });
    const often = oftenOf(search);
    await often.selectOption('At once');
    const row = page.getByRole('listitem').filter({ has: often });
    await row.getByRole('checkbox', { name: 'By notification' }).uncheck();
    const found = async () =>
      (await read('/auth/saved-searches')).find(({ id }: { id: number }) => id === search.id);
    await expect.poll(found).toMatchObject({ frequency: 'at_once', by_mail: true, by_push: false });
    expect(await oftenOf(wide).getByRole('option').allTextContents()).toEqual(['Daily', 'Weekly', 'Never']);
  });
});
