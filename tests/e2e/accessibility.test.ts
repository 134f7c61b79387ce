import { beforeAll, describe, expect, test } from 'vitest';
import { desktop, phone, slowdown, withBrowser } from '../support/browser';
import { aDay } from '../support/figures';
import { addressIn, type Language } from '../support/languages';
import { lookAt, lookAtLongerWords } from '../support/look';
import { ownSite } from '../support/own-site';
import { loaded, type Reader, readers, type Sight, screensIn } from '../support/screens';
import { sessionOf } from '../support/session';

const open = withBrowser();
const { url, env } = await ownSite();

const ask = async (path: string, reader?: string, body?: object) => {
  const { storageState } = reader ? await sessionFor(reader) : { storageState: { cookies: [] } };
  const answer = await fetch(`${url}/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      cookie: storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-api-key': 'makinar-web',
      'content-type': 'application/json',
    },
  });
  return (await answer.json()).data;
};

const sessions = new Map<string, ReturnType<typeof sessionOf>>();
const sessionFor = (reader: string) => {
  const known = sessions.get(reader) ?? sessionOf(`${reader}@demo.test`);
  sessions.set(reader, known);
  return known;
};

let facts: { ad: number; adsIn: number[]; ownAd: number };
beforeAll(async () => {
  const ads: { id: number; language: string }[] = await ask('/v1/ads?per_page=100');
  const adsIn = ['en', 'ar', 'ckb'].map((one) => ads.find(({ language }) => language === one)?.id ?? 0);
  const [own] = await ask('/auth/my-listings?status=accept', 'seller');
  facts = { ad: adsIn[0] ?? 0, adsIn: adsIn.slice(1), ownAd: own.id };
  const { app_account: seller } = await ask(`/v1/ads/${own.id}`);
  await ask('/v1/chat', 'buyer', {
    to_app_account_id: seller.id,
    ad_id: own.id,
    from_message: 'Is it still there? https://example.com',
  });
  await aDay(env.DATABASE_URL);
});

/** The one in which everything is looked at; in the others, what their words and their direction change. */
const first: Language = 'en';
/** One from left to right, one from right to left, for words that are longer than any of them has. */
const lengthened: Language[] = [first, 'ckb'];

/**
 * Whoever reads it goes from screen to screen on one page. One that comes out different in the browser than on the
 * server, by a number, a date or a plural form, is reported by React on the console, which fails the test.
 */
const walk = async (language: Language, reader: Reader) => {
  const found: string[] = [];
  const page = await open('/robots.txt', {
    ...(reader === 'guest' ? {} : await sessionFor(reader)),
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  for (const { path, sights = [] } of screensIn(language, facts).filter((one) => one.reader === reader)) {
    const look = async (name: string, sight?: Sight) => {
      const seen = await lookAt(page, { ...sight, isTranslation: language !== first });
      found.push(...seen.map((fault) => `${reader} ${path} ${name}: ${fault}`));
    };
    await page.goto(`${url}${addressIn(language, path)}`, { waitUntil: 'load' });
    // Behind a login most is read by the browser.
    if (reader !== 'guest') await loaded(page);
    await look('');
    for (const sight of sights) {
      if (sight.phone) await page.setViewportSize(phone);
      await sight.open(page);
      await look(sight.name, sight);
      await page.setViewportSize(desktop);
    }
    const cut = lengthened.includes(language) ? await lookAtLongerWords(page) : [];
    found.push(...cut.map((fault) => `${reader} ${path} with longer words: ${fault}`));
  }
  return found;
};

describe.each(['en', 'ar', 'ckb'] as const)('in %s', (language) => {
  test(
    'axe finds nothing on any screen, dark or light, nothing is out of sight at 400 %, and no text is cut',
    async () => {
      const found = await Promise.all(readers.map((reader) => walk(language, reader)));
      expect(found.flat()).toEqual([]);
      // Some hundred looks: a machine that is busy takes longer for them than for any other test.
    },
    900_000 * slowdown,
  );
});
