import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { codeOf, stepAt } from '@/lib/server/accounts/totp';
import { hydrated, withBrowser } from '../support/browser';
import { runCommand } from '../support/command';
import { ownSite } from '../support/own-site';
import { demoPassword, logIn, sessionOf } from '../support/session';

// On a site whose moderators need two-step login.

const open = withBrowser();
const site = await ownSite({ MODERATORS_NEED_TWO_STEP: 'true' });
const { url } = site;
const moderator = 'moderator@demo.test';

const bytesOf = (base32: string): Buffer => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** As the operator does it, while the site runs. */
const turnOff = (email: string) => runCommand(['two-step', email, 'off'], site.env);

test('a moderator is led to turn it on, and from then on a login asks for a code', async () => {
  // Tried again, it begins where it began.
  await turnOff(moderator);
  const page = await open('/moderation', await sessionOf(moderator));
  await page.waitForURL('**/account-details#two-step');
  const section = page.locator('#two-step');
  await section.getByText('Moderators need it').waitFor();
  await section.getByRole('button', { name: 'Turn it on' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: 'QR code of the key' }).waitFor();
  const key = bytesOf(String(await dialog.locator('bdi').textContent()).replace(/\s/g, ''));
  await dialog.getByLabel('Code from the app').fill(codeOf(key, stepAt(Date.now())));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  await dialog.getByText('Keep your recovery codes').waitFor();
  const first = await dialog.locator('li').allTextContents();
  expect(first).toHaveLength(10);
  const heading = dialog.getByRole('heading', { name: 'Keep your recovery codes' });
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  // They are not shown again: no key and no click that slips takes them away.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await heading.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await section.getByRole('button', { name: 'Turn it off' }).waitFor();

  await section.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByLabel('Code from the app, or a recovery code').fill(first[1] ?? '');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await heading.waitFor();
  const codes = await dialog.locator('li').allTextContents();
  expect(new Set([...first, ...codes]).size).toBe(20);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.goto(`${url}/moderation`);
  await page.locator('main.mod-area').waitFor();

  const elsewhere = await open('/auth/login?next=/moderation');
  await logIn(elsewhere, moderator);
  const code = elsewhere.getByLabel('Code', { exact: true });
  await code.fill('000 000');
  const submit = elsewhere.locator('form[method="post"] [type="submit"]');
  await submit.click();
  await elsewhere.getByText('This code is wrong or was used already').waitFor();
  await code.fill(codes[0]?.toLowerCase() ?? '');
  await submit.click();
  await elsewhere.locator('main.mod-area').waitFor();

  // The console closes at once; the password alone lets in.
  expect((await turnOff(moderator)).stdout).toContain('is off now.');
  expect((await turnOff('nobody@demo.test')).status).toBe(1);
  await sessionOf(moderator);
  await elsewhere.goto(`${url}/moderation`);
  await elsewhere.waitForURL('**/account-details#two-step');
});

test('a member downloads all that is known of him', async () => {
  const page = await open('/account-details', await sessionOf('seller@demo.test'));
  const button = page.getByRole('button', { name: 'Download my data' });
  await hydrated(button);
  await button.click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Current password').fill(demoPassword);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-data.tar.gz');
  const bytes = await readFile(await file.path());
  expect([bytes.length > 10_000, bytes.subarray(0, 2).toString('hex')]).toEqual([true, '1f8b']);
  await dialog.waitFor({ state: 'detached' });
});

test('a member adds a passkey and logs in with it, until he removes it', async () => {
  const page = await open('/account-details', await sessionOf('buyer@demo.test'));
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await device.send('WebAuthn.addVirtualAuthenticator', { options });
  const section = page.getByRole('region', { name: 'Passkeys' });
  const name = `Site phone ${Date.now()}`;
  const own = section.getByRole('listitem').filter({ hasText: name });
  const dialog = page.locator('dialog[open]');
  const add = section.getByRole('button', { name: 'Add a passkey' });
  await hydrated(add);
  await add.click();
  await dialog.getByLabel('Name of the device').fill(name);
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await own.waitFor();
  // The device has one already.
  await add.click();
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('has a passkey for your account already').waitFor();
  await page.keyboard.press('Escape');

  const enter = async () => {
    await page.context().clearCookies();
    await page.goto(`${url}/auth/login?next=/account-details`);
    const button = page.getByRole('button', { name: 'Log in with a passkey' });
    await hydrated(button);
    await button.click();
  };
  await enter();
  await own.getByText('Last used').waitFor();
  await own.getByRole('button').click();
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await own.waitFor({ state: 'detached' });
  await enter();
  await page.getByText('This passkey belongs to no account here').waitFor();
});
