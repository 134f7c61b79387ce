import { spawn } from 'node:child_process';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hydrated, withBrowser } from '../support/browser';
import { readOutbox } from '../support/mail';
import { ownSite } from '../support/own-site';
import { finished } from '../support/site';

const open = withBrowser();
const { url, dataDir, env } = await ownSite();

const api = async (method: string, path: string, token = '', body?: unknown) => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'x-api-key': 'makinar-web',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
};

// Logged in once each: limits count.
const tokens = new Map<string, Promise<string>>();
const tokenOf = (email: string) => {
  const known =
    tokens.get(email) ??
    api('POST', '/auth/login', '', { email, password: 'demo-password' }).then(({ body }) => body.token);
  tokens.set(email, known);
  return known;
};

const signedIn = async (path: string, email: string, options = {}): Promise<Page> => {
  const page = await open('/faq', options);
  await page.context().addCookies([{ name: 'token', value: await tokenOf(email), url, httpOnly: true }]);
  await page.goto(`${url}${path}`);
  return page;
};
/** Whether a place of the site leads to the ad: its own page, or a list with a link to it. */
const leadsTo = async (place: string, id: number) => {
  const answer = await fetch(`${url}${place}`);
  return answer.status === 200 && (await answer.text()).includes(`/ad/${id}"`);
};
const placesOf = (id: number, word: string) => [`/ad/${id}`, '/', '/ads', `/ads?search=${word}`];

let made = 0;
/** An ad of the demo buyer that waits, and that is gone again after the test. */
const withAd = async (work: (ad: { id: number; title: string; word: string }) => Promise<void>) => {
  const token = await tokenOf('buyer@demo.test');
  made += 1;
  const word = `yardfresh${'abcdefghij'[made]}${Date.now().toString(36).replace(/\d/g, 'q')}`;
  const title = `${word} digger`;
  const [types, categories, states] = await Promise.all(
    ['/v1/ad-type', '/v1/category', '/v1/state'].map(
      async (path) => (await api('GET', path)).body.data[0].id,
    ),
  );
  const written = await api('POST', '/v1/ads', token, {
    ad_type_id: types,
    category_id: categories,
    state_id: states,
    title,
    price: 4_321_000,
    description: 'Stands in the yard and waits for a moderator.',
  });
  expect(written.body).toMatchObject({ status: true, data: { status: 'pending' } });
  const { id } = written.body.data;
  try {
    await work({ id, title, word });
  } finally {
    await api('DELETE', `/v1/ads/${id}`, token);
  }
};

const queueAt = async (id: number, title: string, email = 'moderator@demo.test') => {
  const page = await signedIn(`/moderation/queue?ad=${id}`, email);
  await page.getByRole('heading', { name: title }).waitFor();
  const accept = page.getByRole('button', { name: 'Accept' });
  await hydrated(accept);
  await expect.poll(() => accept.isEnabled()).toBe(true);
  // A key right after an ad came up decides nothing: nobody has looked at it yet.
  await new Promise((resolve) => setTimeout(resolve, 700));
  return page;
};

test('to everyone but moderators the screens are not there, and none of their code is sent', async () => {
  for (const path of [
    '/moderation',
    '/moderation/queue',
    '/ar/moderation/log',
    '/moderation/today',
    '/moderation/ads/1',
    '/moderation/site/slides/1',
  ]) {
    for (const cookie of ['', `token=${await tokenOf('seller@demo.test')}`]) {
      const answer = await fetch(`${url}${path}`, { headers: { cookie } });
      const html = await answer.text();
      expect([answer.status, html.includes('mod-area')], path).toEqual([404, false]);
      const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
      for (const script of scripts) {
        const code = await (await fetch(`${url}${script}`)).text();
        expect(
          /mod-menu|mod-queue|mod-tile|mod-refuse|site-rows|site-form/.test(code),
          `${path} ${script}`,
        ).toBe(false);
      }
    }
  }
});

test.each([
  ['/moderation', 1440],
  ['/ckb/moderation', 1100],
  ['/ar/moderation', 390],
] as const)('the console stands between the edges of the header (%s, %i px)', async (path, width) => {
  const page = await signedIn(path, 'moderator@demo.test', { viewport: { width, height: 900 } });
  await page.locator('.mod-tiles').waitFor();
  const edge = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((part) => {
        const { left, right } = part.getBoundingClientRect();
        const { paddingInlineStart, direction } = getComputedStyle(part);
        return Math.round(
          direction === 'rtl'
            ? right - Number.parseFloat(paddingInlineStart)
            : left + Number.parseFloat(paddingInlineStart),
        );
      });
  expect(await edge('.mod-tiles')).toBe(await edge('.site-head-sign'));
});

test('an ad accepted by a key is public at once, found by search, and its seller is told', async () => {
  await withAd(async ({ id, title, word }) => {
    const places = placesOf(id, word);
    for (const place of places) expect(await leadsTo(place, id), place).toBe(false);
    const page = await queueAt(id, title);

    // While somebody types, letters are letters.
    const search = page.locator('header input[name="search"]').filter({ visible: true });
    await search.pressSequentially('jar');
    expect(await search.inputValue()).toBe('jar');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('heading', { name: title }).click();
    await page.keyboard.press('r');
    await page.getByLabel('In your own words').fill('');
    await page.getByLabel('In your own words').press('a');
    expect(await page.getByLabel('In your own words').inputValue()).toBe('a');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.keyboard.press('a');
    await page.getByText('Accepted. It is public now.').waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).textContent())
      .not.toBe(title);
    for (const place of places) {
      await expect.poll(() => leadsTo(place, id), { message: place }).toBe(true);
    }
    const isTold = async () =>
      (await readOutbox(dataDir, 'buyer@demo.test')).some(
        ({ text }) => text.includes(title) && text.includes(`/ad/${id}`),
      );
    await expect.poll(isTold).toBe(true);
  });
});

test('a rejected ad stays away and its seller reads why; one that is taken down is gone at once', async () => {
  await withAd(async ({ id, title, word }) => {
    const page = await queueAt(id, title);
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject the ad' }).click();
    await dialog.getByText('Choose a reason, or write one.').waitFor();
    await dialog.getByLabel('Price not real').check();
    await dialog.getByLabel('In your own words').fill('Four million for a digger?');
    await dialog.getByText('The price cannot be right.', { exact: false }).waitFor();
    await dialog.getByLabel('In your own words').press('Control+Enter');
    await page.getByText('Rejected. The seller has been told why.').waitFor();
    expect(await leadsTo(`/ad/${id}`, id)).toBe(false);
    const own = await api('GET', `/auth/my-listings?search=${word}`, await tokenOf('buyer@demo.test'));
    expect(own.body.data[0]).toMatchObject({
      status: 'rejected',
      rejection_reason: expect.stringContaining('Four million for a digger?'),
    });
    await page.close();

    const about = await signedIn(`/moderation/ads/${id}`, 'moderator@demo.test');
    await about.getByRole('button', { name: 'Accept after all' }).click();
    await about.getByText('Accepted. It is public now.').waitFor();
    for (const place of placesOf(id, word)) {
      await expect.poll(() => leadsTo(place, id), { message: place }).toBe(true);
    }
    await about.getByRole('button', { name: 'Take down' }).click();
    await about.getByLabel('Not allowed here').check();
    await about.getByRole('button', { name: 'Take the ad down' }).click();
    await about.getByText('Taken down. The seller has been told why.').waitFor();
    for (const place of placesOf(id, word)) {
      await expect.poll(() => leadsTo(place, id), { message: place }).toBe(false);
    }
  });
});

test('of two moderators at one ad the second is told who was faster, and goes on', async () => {
  await withAd(async ({ id, title }) => {
    // Not waited for in one go: meanwhile the site closes connections that are idle.
    const grant = (role: string) =>
      finished(
        spawn(process.execPath, ['scripts/run.mjs', 'grant', 'seller@demo.test', role], {
          env: { ...process.env, ...env },
          stdio: 'ignore',
        }),
      );
    expect(await grant('moderator')).toBe(0);
    try {
      const page = await queueAt(id, title);
      const other = await tokenOf('seller@demo.test');
      const { body } = await api('GET', `/v1/moderation/ads/${id}`, other);
      const { version } = body.data;
      await api('POST', `/v1/moderation/ads/${id}/reject`, other, { version, reasons: ['duplicate'] });
      await page.getByRole('button', { name: 'Accept' }).click();
      const told = page.getByRole('alert').filter({ hasText: 'has rejected it meanwhile.' });
      await told.waitFor();
      expect(await told.textContent()).toContain(title);
      await expect
        .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).textContent())
        .not.toBe(title);
      expect((await api('GET', `/v1/moderation/ads/${id}`, other)).body.data.status).toBe('rejected');
    } finally {
      await grant('member');
    }
  });
});

test('keys go through the queue, explain themselves, and can be switched off', async () => {
  const page = await signedIn('/moderation/queue', 'moderator@demo.test');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await heading.waitFor();
  await hydrated(page.getByRole('button', { name: 'Accept' }));
  const first = await heading.textContent();
  await page.keyboard.press('j');
  await expect.poll(() => heading.textContent()).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(() => heading.textContent()).toBe(first);
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Switch the keys off' }).click();
  await page.getByText('The keys are off.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('r');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
