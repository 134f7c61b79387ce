import { expect, test } from 'vitest';
import { hydrated, phone, withBrowser } from '../support/browser';
import { readOutbox } from '../support/mail';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

const open = withBrowser();
const { url, dataDir } = await ownSite();

const written = { name: 'Hêro Karim', email: 'hero@example.com', your_company: 'Yard Ltd', message: 'سڵاو!' };

test('a visitor writes to the site: nothing typed is lost on the way, and it arrives with the moderators and by mail (R99)', async () => {
  const page = await open('/contact-us', { viewport: phone });
  const form = page.locator('form[aria-labelledby="write-to-us"]');
  await hydrated(form);
  const send = form.getByRole('button', { name: 'Send Message' });
  const typed = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(written).map(async (name) => [name, await form.locator(`[name="${name}"]`).inputValue()]),
      ),
    );

  await send.click();
  await expect.poll(() => form.getByText('Please fill this in.').count()).toBe(3);
  expect(await form.locator(':focus').getAttribute('name')).toBe('name');

  for (const [name, text] of Object.entries(written)) await form.locator(`[name="${name}"]`).fill(text);
  const message = `${written.message} ${Date.now()}`;
  await form.locator('[name="message"]').fill(message);
  const all = { ...written, message };

  const call = '**/api/v1/contact-message*';
  const alert = form.getByRole('alert');
  await page.route(call, (route) => route.abort());
  await send.click();
  await expect.poll(() => alert.textContent()).toContain('it is still here');
  await page.unroute(call);
  await page.route(call, (route) =>
    route.fulfill({ status: 429, json: { status: false, message: 'You have written five times.' } }),
  );
  await send.click();
  await expect.poll(() => alert.textContent()).toBe('You have written five times.');
  await page.unroute(call);
  expect(await typed()).toEqual(all);

  await send.click();
  await expect.poll(() => page.getByRole('heading', { name: 'Your message has arrived' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Write another message' }).click();
  expect((await typed()).message).toBe('');

  const moderator = await open('/moderation/messages', await sessionOf('moderator@demo.test'));
  const kept = moderator.getByRole('article').filter({ hasText: message });
  await expect.poll(() => kept.textContent()).toMatch(/Hêro Karim[\s\S]*Yard Ltd[\s\S]*hero@example\.com/);
  const address = await fetch(`${url}/api/v1/contact?type=email`).then(async (answer) => {
    const { data } = await answer.json();
    return data[0].name as string;
  });
  await expect
    .poll(
      async () => (await readOutbox(dataDir, address)).filter(({ text }) => text.includes(message)).length,
    )
    .toBe(1);

  // Who is logged in finds himself in the form.
  await moderator.goto(`${url}/contact-us`);
  await expect.poll(() => moderator.locator('[name="email"]').inputValue()).toBe('moderator@demo.test');
  expect(await moderator.locator('[name="name"]').inputValue()).not.toBe('');
});
