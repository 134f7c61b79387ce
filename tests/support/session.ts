import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrated } from './browser';
import { urlOfOwnSite } from './own-site';

export const demoPassword = 'demo-password';

/** On the screen for it, in any language. */
export const logIn = async (page: Page, email = 'seller@demo.test', password = demoPassword) => {
  const form = page.locator('form[method="post"]');
  await hydrated(form);
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole('button').last().click();
};

/** The cookies of a new session, as a browser that is about to be opened takes them. */
export const sessionOf = async (email: string, password = demoPassword) => {
  const answer = await fetch(`${urlOfOwnSite()}/api/auth/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'makinar-web', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: pair.startsWith('token'),
      secure: false,
      sameSite: 'Lax' as const,
    };
  });
  return { storageState: { cookies, origins: [] } };
};
