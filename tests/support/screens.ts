import type { Page } from 'playwright';
import { hydrated } from './browser';
import { dictionaries, type Language } from './languages';

// Every screen of the product and what can be opened on it, for tests that look at all of them.

export const readers = ['guest', 'seller', 'moderator'] as const;
export type Reader = (typeof readers)[number];

export type Sight = {
  name: string;
  /** Brings it up on the screen as it was left by the one before. */
  open: (page: Page) => Promise<unknown>;
  /** What came up, if the rest of the screen is as it was. */
  part?: string;
  /** Only there on a phone. */
  phone?: boolean;
};
export type Screen = { path: string; reader: Reader; sights?: Sight[] };

const dialog = 'dialog[open]';

/** Waits until the browser has read what the screen shows. */
export const loaded = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .animate-pulse'));

const press = async (page: Page, selector: string, at = 0) => {
  const button = page.locator(selector).nth(at);
  await button.waitFor();
  await hydrated(button);
  await button.click();
};
/** Opens a dialog by a button. Whatever dialog was open before is closed. */
const dialogBy = (name: string, selector: string, at = 0): Sight => ({
  name,
  part: dialog,
  open: async (page) => {
    await close(page);
    await press(page, selector, at);
    await page.locator(dialog).waitFor();
  },
});
const close = async (page: Page) => {
  if (await page.locator(dialog).count()) await page.keyboard.press('Escape');
};

/** A form that is sent empty says at its fields what is missing. */
const sentEmpty: Sight = {
  name: 'sent empty',
  open: async (page) => {
    await press(page, 'main form[method="post"] [type="submit"]');
    await page.locator('[aria-invalid="true"]').first().waitFor();
  },
};

type Facts = {
  ad: number;
  /** Ads in the other languages. */
  adsIn: readonly number[];
  ownAd: number;
};

export const screensIn = (language: Language, { ad, adsIn, ownAd }: Facts): Screen[] => {
  const words = dictionaries[language];
  const guest = (path: string, ...sights: Sight[]): Screen => ({ path, reader: 'guest', sights });
  const seller = (path: string, ...sights: Sight[]): Screen => ({ path, reader: 'seller', sights });
  const moderator = (path: string, ...sights: Sight[]): Screen => ({ path, reader: 'moderator', sights });
  return [
    guest(
      '/',
      {
        name: 'a dropdown open',
        part: '#home-title ~ search',
        open: async (page) => {
          await page.locator('#home-state_id').focus();
          await page.locator('input#home-state_id').waitFor();
          await page.keyboard.press('ArrowDown');
          await page.getByRole('listbox').waitFor();
        },
      },
      {
        ...dialogBy('language and currency', 'header button[aria-haspopup="dialog"]'),
        open: async (page) => {
          await page.keyboard.press('Escape');
          await press(page, 'header button[aria-haspopup="dialog"]');
          await page.locator(`${dialog} [role="combobox"]`).first().press('ArrowDown');
          await page.getByRole('listbox').waitFor();
        },
      },
      {
        name: 'the menu',
        phone: true,
        part: 'header',
        open: async (page) => {
          await page.reload();
          await press(page, `summary[aria-label="${words.layout.menu}"]`);
        },
      },
    ),
    guest(
      '/ads?category=1',
      {
        name: 'the filters',
        phone: true,
        part: '#ad-filters',
        open: async (page) => {
          await press(page, '[aria-controls="ad-filters"]');
          await page.locator('.filter-sheet[data-open]').waitFor();
        },
      },
      {
        name: 'that fail',
        open: async (page) => {
          await page.keyboard.press('Escape');
          await page.route('**/api/v1/ads?*', (route) => route.abort());
          await page.locator('select[name="sort"]').selectOption('price_asc');
          await page.locator('main [role="alert"]').waitFor();
          await page.unroute('**/api/v1/ads?*');
        },
      },
    ),
    guest('/ads?search=zzzzzz'),
    guest('/ads?search=toyota+zzzzzz', {
      name: 'suggestions',
      part: 'header search',
      open: async (page) => {
        await page.locator('header input[name="search"]').fill('cat');
        await page.getByRole('listbox').waitFor();
        await page.keyboard.press('ArrowDown');
      },
    }),
    guest(`/ad/${ad}`, dialogBy('pictures over the whole screen', 'main ul li > a')),
    // Written in another language than the first.
    ...adsIn.map((one) => guest(`/ad/${one}`)),
    guest(`/compare?ads=${[ad, ...adsIn].join()}`),
    guest('/compare'),
    guest('/faq', {
      name: 'an answer, and nothing found',
      open: async (page) => {
        await page.locator('main summary').first().click();
        await hydrated(page.locator('main input[type="search"]'));
        await page.locator('main input[type="search"]').fill('zzzzzz');
      },
    }),
    guest('/pricing'),
    guest('/about-us'),
    guest('/contact-us', sentEmpty),
    guest('/privacy-policy'),
    guest('/nothing-here'),
    guest('/offline'),
    guest('/auth/login', sentEmpty),
    guest('/auth/register', sentEmpty),
    guest('/auth/confirm?token=nothing'),
    guest('/forgot-password', sentEmpty),
    guest('/forgot-password?token=nothing'),
    guest('/favorites'),
    guest('/ad/create'),

    seller('/profile', {
      name: 'the menu of the account',
      part: 'header',
      open: (page) => press(page, `summary[aria-label^="${words.layout.accountMenu}"]`),
    }),
    seller('/favorites'),
    guest('/saved-searches'),
    seller('/saved-searches'),
    guest('/alerts'),
    guest('/unsubscribe'),
    seller('/alerts'),
    seller(
      '/my-listings?status=accept',
      dialogBy('promote', '.listing-actions:last-child .listing-action', 2),
      dialogBy('delete', '.listing-actions:last-child .listing-action', 1),
    ),
    seller('/my-listings?search=zzzzzz'),
    seller('/account-details', dialogBy('close the account', '#close-account ~ button')),
    seller('/pricing', dialogBy('ask for a plan', 'main a[href*="%23plan-"][role="button"]')),
    seller(`/ad/${ad}`, dialogBy('report', 'main a[href*="%23report"][role="button"]')),
    seller('/ad/create', sentEmpty),
    seller(`/ad/${ownAd}/edit`),
    seller('/chat'),
    seller(
      '/chat',
      {
        name: 'a conversation',
        open: async (page) => {
          await press(page, '.chat-row');
          await page.locator('.chat-words').first().waitFor();
        },
      },
      {
        name: 'its menu',
        part: '.chat-header',
        open: (page) => press(page, '.chat-header summary'),
      },
      dialogBy('report a person', '.chat-header .menu-link', 1),
    ),

    moderator('/moderation'),
    moderator('/moderation/today'),
    moderator(
      '/moderation/queue',
      {
        name: 'why not',
        part: dialog,
        open: async (page) => {
          await page.locator('.mod-queue-detail h2').waitFor();
          await page.keyboard.press('r');
          await page.locator(dialog).waitFor();
          await page.locator(`${dialog} [type="submit"]`).click();
        },
      },
      {
        name: 'keys',
        part: dialog,
        open: async (page) => {
          await close(page);
          await page.keyboard.press('?');
          await page.locator(dialog).waitFor();
        },
      },
    ),
    moderator(`/moderation/ads/${ad}`),
    moderator('/moderation/reports'),
    moderator('/moderation/accounts'),
    moderator('/moderation/accounts/1'),
    moderator('/moderation/subscriptions'),
    moderator('/moderation/messages'),
    moderator('/moderation/dead-letters'),
    moderator('/moderation/deleted'),
    moderator('/moderation/log'),
    moderator('/moderation/site'),
    moderator('/moderation/site/models'),
    moderator('/moderation/site/slides', dialogBy('remove', '.site-row-tools button:last-child')),
    moderator('/moderation/site/slides/1'),
    moderator('/moderation/site/plans/1'),
    moderator('/moderation/site/categories/1'),
    moderator('/moderation/site/facts/1'),
    moderator('/moderation/site/sheets/1'),
    moderator('/moderation/site/settings/home'),
    moderator('/moderation/site/settings/privacyPolicy'),
    moderator('/moderation/site/searches'),
  ];
};
