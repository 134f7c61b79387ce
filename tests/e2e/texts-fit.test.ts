import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, hydrated, phone, withBrowser } from '../support/browser';
import { lengthen, misfits } from '../support/fits';
import { addressIn, dictionaries, type Language } from '../support/languages';
import { ownSite } from '../support/own-site';
import { sessionOf } from '../support/session';

// Nothing is cut, sticks out or lies on something else: in three languages, on a phone and on a desk, and with words
// that are longer by two fifths, as those of the next language may be.

const open = withBrowser();
const { url } = await ownSite();

const seller = await sessionOf('seller@demo.test');
const buyer = await sessionOf('buyer@demo.test');
const moderator = await sessionOf('moderator@demo.test');
type Session = typeof seller;

const ask = async (path: string, { storageState }: Session, body?: object) => {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'x-api-key': 'makinar-web', 'content-type': 'application/json' };
  const answer = await fetch(
    `${url}/api${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()).data;
};

const [sellerId, buyerId] = [(await ask('/auth/me', seller)).id, (await ask('/auth/me', buyer)).id];
const [own] = (await ask('/auth/my-listings', seller)).filter(
  ({ status }: { status: string }) => status === 'accept',
);
const [waiting] = await ask('/v1/moderation/queue', moderator);
await ask('/v1/chat', buyer, {
  to_app_account_id: sellerId,
  ad_id: own.id,
  from_message: 'سڵاو، ئایا هێشتا ماوە؟ Is it 85,000 $?',
});

type Screen = readonly [path: string, opens?: (page: Page, language: Language) => Promise<void>];

const openPreferences = async (page: Page) => {
  await page.locator('[aria-haspopup="dialog"]').first().click();
  await page.getByRole('dialog').waitFor();
};
const openFilters = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: dictionaries[language].ads.filters }).click();
};
const askToRemove = async (page: Page, language: Language) => {
  const { delete: remove } = dictionaries[language].account.listings.card;
  await page
    .getByRole('button', { name: new RegExp(`^${remove}`) })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

const visited: readonly Screen[] = [
  ['/', openPreferences],
  ['/ads?brand=1,2&from_price=5000&sort=price_desc', openFilters],
  ['/ads?search=zzzzzz'],
  [`/ad/${own.id}`],
  ['/faq'],
  ['/about-us'],
  ['/pricing'],
  ['/contact-us'],
  // The seven information pages are one screen; this is the one with the most words in it.
  ['/terms-and-conditions'],
  ['/nothing-here'],
  ['/offline'],
  ['/auth/login'],
  ['/auth/register'],
  ['/auth/confirm?token=x'],
  ['/forgot-password'],
  ['/forgot-password?token=x'],
  ['/favorites'],
];
const ofSellers: readonly Screen[] = [
  ['/profile'],
  ['/my-listings', askToRemove],
  ['/favorites'],
  ['/account-details'],
  ['/ad/create'],
  [`/ad/${own.id}/edit`],
  ['/chat'],
  [`/chat/${buyerId}/${own.id}`],
];
const ofModerators: readonly Screen[] = [
  ['/moderation'],
  ['/moderation/queue'],
  [`/moderation/ads/${waiting.id}`],
  ['/moderation/reports'],
  ['/moderation/accounts'],
  [`/moderation/accounts/${sellerId}`],
  ['/moderation/subscriptions'],
  ['/moderation/messages'],
  ['/moderation/deleted'],
  ['/moderation/log'],
];

/** What stays wrong: carousels and the map need a moment after a change of width. */
const lastingFaults = async (page: Page): Promise<string[]> => {
  const until = Date.now() + 1_500;
  let found = await misfits(page);
  while (found.length > 0 && Date.now() < until) found = await misfits(page);
  return found;
};

/** One visit shows a screen four times: on a phone and on a desk, then with longer words on both. */
const faultsOn = async (page: Page, opens: Screen[1], language: Language) => {
  const faults: string[] = [];
  const look = async (how: string) => {
    faults.push(...(await lastingFaults(page)).map((fault) => `${how}: ${fault}`));
  };
  await look('on a phone');
  // Words that change under React before it has taken over would be an error of their own.
  await hydrated(page.locator('main *').last());
  if (opens) {
    await opens(page, language);
    await look('on a phone, opened');
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(desktop);
  await look('on a desk');
  await lengthen(page);
  await look('on a desk, with longer words');
  await page.setViewportSize(phone);
  await look('on a phone, with longer words');
  return faults;
};

describe.each(Object.keys(dictionaries) as Language[])('in %s', (language) => {
  test.each([
    ['a visitor', visited, {}],
    ['a seller', ofSellers, seller],
    ['a moderator', ofModerators, moderator],
  ] as const)('every text that %s reads stands whole', async (_who, screens, session) => {
    const page = await open(addressIn(language, '/offline'), {
      ...session,
      viewport: phone,
      reducedMotion: 'reduce',
    });
    const all: string[] = [];
    for (const [path, opens] of screens) {
      await page.setViewportSize(phone);
      await page.goto(`${url}${addressIn(language, path)}`, {
        waitUntil: 'storageState' in session ? 'networkidle' : 'load',
      });
      all.push(...(await faultsOn(page, opens, language)).map((fault) => `${path} ${fault}`));
    }
    expect(all).toEqual([]);
  });
});
