import { beforeAll, describe, expect, test } from 'vitest';
import type { Ad } from '@/lib/contract/ads';
import { hydrated, phone, withBrowser } from '../support/browser';
import { sharedSite } from '../support/own-site';
import { closedTextOf, readPage } from '../support/read';
import { titleOf } from '../support/title-of';
import { holdScripts, openEarlyWith, openUnusedWith } from '../support/unused';

const open = withBrowser();
const { url } = await sharedSite();

let ad: Ad;
beforeAll(async () => {
  const read = async (path: string) => (await (await fetch(`${url}/api${path}`)).json()).data;
  const listed: Ad[] = await read('/v1/ads?per_page=50');
  const wanted = listed.find(
    (one) => one.pictures.length >= 3 && one.price !== null && one.language !== 'en',
  );
  ad = await read(`/v1/ads/${wanted?.id}`);
});

describe('the page of an ad', () => {
  test.each([
    { path: (id: number) => `/ad/${id}`, forward: 'ArrowRight' },
    { path: (id: number) => `/ckb/ad/${id}`, forward: 'ArrowLeft' },
  ])('lets a buyer look through the pictures in his own direction ($forward)', async ({ path, forward }) => {
    const page = await open(path(ad.id), { reducedMotion: 'reduce' });
    const shown = page.locator('a[href^="#picture-"][aria-current="true"]');
    const number = () => shown.getAttribute('href');

    await hydrated(page.locator('#picture-1 a'));
    await page.locator('#picture-1 a').focus();
    await page.keyboard.press(forward);
    await expect.poll(number).toBe('#picture-2');
    await page.locator('a[href="#picture-3"]').click();
    await expect.poll(number).toBe('#picture-3');

    await page.locator('#picture-3 a').click();
    const dialog = page.locator('dialog[open]');
    await expect.poll(() => dialog.locator('bdi').textContent()).toMatch(/^3 \//);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open] img').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('picture-3');
  });

  test.each(['', '/ar'])(
    'says under the pictures what is asked first and what is offered, before all that is to be read or done (%s)',
    async (language) => {
      const parts = ['#gallery', '#ad-key-facts', '#ad-head', '#ad-summary', '#ad-offer', '#ad-machine'];
      const placesOn = async (viewport: { width: number; height: number }) => {
        const page = await open(`${language}/ad/${ad.id}`, { viewport });
        const inOrder = await page
          .locator(parts.join())
          .evaluateAll((found) => found.map(({ id }) => `#${id}`));
        expect(inOrder).toEqual(parts);
        const tops = await Promise.all(
          parts.map(async (part) => (await page.locator(part).boundingBox())?.y),
        );
        return Object.fromEntries(parts.map((part, at) => [part, tops[at] ?? 0]));
      };
      const onPhone = await placesOn({ width: 390, height: 844 });
      expect(Object.values(onPhone)).toEqual(Object.values(onPhone).sort((a, b) => a - b));
      const wide = await placesOn({ width: 1440, height: 900 });
      expect(wide['#ad-key-facts']).toBeGreaterThan(wide['#gallery'] ?? 0);
      expect(wide['#ad-summary']).toBeGreaterThan(wide['#ad-key-facts'] ?? 0);
      expect(wide['#ad-summary']).toBeLessThan(wide['#ad-machine'] ?? 0);
      expect(wide['#ad-summary']).toBeLessThan((wide['#ad-key-facts'] ?? 0) + 120);
    },
  );

  test('stops moving when it is asked to, and does not begin where less motion is wanted', async () => {
    const page = await open(`/ad/${ad.id}`);
    await page.getByRole('button', { name: 'Pause the slideshow' }).click();
    await page.getByRole('button', { name: 'Start the slideshow' }).waitFor();

    const still = await open(`/ad/${ad.id}`, { reducedMotion: 'reduce' });
    await still.getByRole('button', { name: 'Start the slideshow' }).waitFor();
  });

  test('tells what a word of the trade means by the browser alone, with keys and by touch', async () => {
    const { data: terms } = await (await fetch(`${url}/api/v1/ads/${ad.id}/glossary?lang=en`)).json();
    const page = await open(`/ad/${ad.id}`, { javaScriptEnabled: false, hasTouch: true });
    const words = page.locator('.term');
    const meaning = page.locator('.term-meaning:popover-open');
    await expect.poll(() => words.count()).toBe(terms.length);

    await words.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => meaning.locator('b').textContent()).toBe(terms[0].name);
    expect(await meaning.getAttribute('lang')).toBe('en');
    await page.keyboard.press('Escape');
    await expect.poll(() => meaning.count()).toBe(0);

    await words.last().tap();
    await expect.poll(() => meaning.locator('b').textContent()).toBe(terms.at(-1).name);
    await page.locator('h1').tap();
    await expect.poll(() => meaning.count()).toBe(0);
  });

  test('is whole without script', async () => {
    const page = await open(`/ar/ad/${ad.id}`, { javaScriptEnabled: false });
    const { data: inArabic } = await (await fetch(`${url}/api/v1/ads/${ad.id}?lang=ar`)).json();
    await expect.poll(() => page.locator('h1').textContent()).toBe(titleOf(inArabic));
    const text = closedTextOf((await readPage(`/ar/ad/${ad.id}`)).querySelector('main'));
    expect(text).toContain(ad.description.split('\n')[0]?.trim());
    expect(text).toContain(ad.app_account.username);
    expect(await page.locator('main img').count()).toBeGreaterThanOrEqual(ad.pictures.length);
    // A button that could do nothing is not shown.
    expect(await page.locator('main button:visible:not([popovertarget])').count()).toBe(0);
    expect(await page.locator(`a[href="/ar/chat/${ad.app_account.id}/${ad.id}"]`).count()).toBeGreaterThan(0);
  });

  test('says the same price to a reader and to a search engine, in every currency', async () => {
    for (const currency of ['USD', 'IQD', 'ZZZ']) {
      const html = await (
        await fetch(`${url}/ad/${ad.id}`, { headers: { cookie: `currency=${currency}` } })
      ).text();
      const [, price, said] = /"price":"([\d.]+)","priceCurrency":"(\w+)"/.exec(html) ?? [];
      expect(said).toBe(currency === 'ZZZ' ? 'USD' : currency);
      const grouped = Number(price).toLocaleString('en', { maximumFractionDigits: 3 });
      expect(html.replaceAll('\u00a0', ' ')).toContain(`${said === 'USD' ? '$' : 'IQD '}${grouped}`);
    }
  });

  test('keeps price, chat and call at hand on a phone', async () => {
    const page = await open(`/ad/${ad.id}`, { viewport: phone });
    const bar = page.getByRole('region', { name: 'Contact the seller' });
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height);
    expect(await bar.getByRole('link', { name: 'Chat' }).getAttribute('href')).toBe(
      `/chat/${ad.app_account.id}/${ad.id}`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test.each(['/ar', '/ckb'])(
    'breaks neither price nor word in that bar, in dinars on a narrow phone ("%s/")',
    async (prefix) => {
      const page = await open('/', { viewport: { width: 360, height: 760 } });
      await page.context().addCookies([{ name: 'currency', value: 'IQD', url }]);
      await page.goto(`${url}${prefix}/ad/${ad.id}`);
      const wide = await page.locator('.contact-bar').evaluate((bar) => ({
        bar: bar.scrollWidth - bar.clientWidth,
        // Words that break make a button or the price taller than a line.
        parts: [...bar.querySelectorAll('.price-figure, a')]
          .filter((part) => part.getClientRects().length)
          .map((part) => [part.getBoundingClientRect().height, part.scrollWidth - part.clientWidth]),
      }));
      expect(wide.bar).toBeLessThanOrEqual(0);
      for (const [height = 0, over] of wide.parts) {
        expect(height).toBeLessThan(50);
        expect(over).toBeLessThanOrEqual(0);
      }
    },
  );

  test('draws the place where no map can be had', async () => {
    const page = await open(`/ad/${ad.id}`);
    const place = page.getByRole('region', { name: 'Location' });
    const tile = page.waitForEvent('requestfailed', (request) => !request.url().startsWith(url));
    await place.scrollIntoViewIfNeeded();
    await tile;
    await expect.poll(() => place.textContent()).toMatch(/\d+\.\d{3}° N, \d+\.\d{3}° E/);
    expect(await place.getByRole('link', { name: 'Open in OpenStreetMap' }).getAttribute('href')).toContain(
      'https://www.openstreetmap.org/?mlat=',
    );
  });
});

describe('a gallery that nobody has used yet', () => {
  const openUnused = openUnusedWith(open);

  test('asks for none of its code, and goes on by itself when its first turn is due', async () => {
    const page = await openUnused(`/ad/${ad.id}`);
    expect(await page.locator('#gallery[data-waits]').count()).toBe(1);
    await page.getByRole('button', { name: 'Pause the slideshow' }).waitFor();
    await page.locator('a[href="#picture-2"][aria-current="true"]').waitFor();
    expect(await page.locator('#gallery[data-waits]').count()).toBe(0);
  });

  test('enlarges the picture that was pressed before its code was there, and stops', async () => {
    const page = await openUnused(`/ad/${ad.id}`, phone);
    const scripts = await holdScripts(page);
    await page.locator('#picture-1 a').click();
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    expect([page.url(), await page.locator('dialog[open]').count()]).toEqual([`${url}/ad/${ad.id}`, 0]);
    scripts.comes();
    await page.locator('dialog[open] img').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start the slideshow' }).waitFor();
  });

  test('takes each step that is asked of it, before its code is there and while it is on its way', async () => {
    const page = await openUnused(`/ad/${ad.id}`);
    const scripts = await holdScripts(page);
    const next = page.getByRole('button', { name: 'Next picture' });
    await next.click();
    await next.click();
    scripts.comes();
    await page.locator('a[href="#picture-3"][aria-current="true"]').waitFor();
    await page.getByRole('button', { name: 'Previous picture' }).dblclick();
    await page.locator('a[href="#picture-1"][aria-current="true"]').waitFor();
  });

  test('shows the picture whose thumbnail was pressed, and does not go on from a strip that was swiped', async () => {
    const page = await openUnused(`/ad/${ad.id}`);
    const scripts = await holdScripts(page);
    await page.locator('a[href="#picture-3"]').click();
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    scripts.comes();
    await page.locator('a[href="#picture-3"][aria-current="true"]').waitFor();
    expect(page.url()).toBe(`${url}/ad/${ad.id}`);

    const swiped = await openUnused(`/ad/${ad.id}`, phone);
    await swiped.locator('.gallery-strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
    await swiped.getByRole('button', { name: 'Start the slideshow' }).waitFor();
    await swiped.locator('a[href="#picture-2"][aria-current="true"]').waitFor();
  });
});

describe('the actions of an ad that nobody has used yet', () => {
  const openUnused = openUnusedWith(open);
  const openEarly = openEarlyWith(open);

  test('do what was asked for before their code was there: a report leads a visitor to the login', async () => {
    const page = await openUnused(`/ad/${ad.id}`);
    expect(await page.locator('main [data-waits]').count()).toBeGreaterThan(2);
    const scripts = await holdScripts(page);
    await page.locator('#ad-report a').click();
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    expect(page.url()).toBe(`${url}/ad/${ad.id}`);
    scripts.comes();
    await page.waitForURL(`${url}/auth/login?next=*`);
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/ad/${ad.id}#report`);
  });

  test('do what was asked for when there was no script at all', async () => {
    const { page, comes } = await openEarly(`/ad/${ad.id}`);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-was-printed', '');
    });
    const switches = [page.locator('main a[data-favourite]'), page.locator('main button[data-compare]')];
    for (const one of switches) await one.first().click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('.preferences-button').click();
    comes();
    for (const one of switches)
      await expect.poll(() => one.first().getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('dialog', { name: 'Language & Currency' }).waitFor();
    await page.locator('body[data-was-printed]').waitFor();
  });

  test('are let be on the page that was gone on to', async () => {
    const page = await openUnused(`/ad/${ad.id}`);
    const scripts = await holdScripts(page);
    await page.locator('.preferences-button').click();
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    await page.evaluate(() => history.pushState(null, '', '/faq'));
    scripts.comes();
    await expect.poll(() => page.locator('#site-preferences[data-waits]').count()).toBe(0);
    await page.waitForTimeout(500);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('what search engines are told', () => {
  test('robots.txt closes what is personal in every language and names the sitemap', async () => {
    const robots = await (await fetch(`${url}/robots.txt`)).text();
    for (const path of ['/chat', '/profile', '/ad/create', '/auth', '/api']) {
      expect(robots).toContain(`Disallow: ${path}\n`);
    }
    expect(robots).toContain('Disallow: /ckb/favorites');
    expect(robots).not.toMatch(/Disallow: \/(ads)?\n/);
    expect(robots).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
  });

  test('every address of the sitemaps is a page of its own', async () => {
    const addresses = async (file: string) =>
      [...(await (await fetch(file)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
        new URL(address.replaceAll('&amp;', '&')).href.replace(new URL(address).origin, url),
      );
    const files = await addresses(`${url}/sitemap.xml`);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      const found = await addresses(file);
      expect(found.length).toBeLessThan(50_000);
      expect(new Set(found).size).toBe(found.length);
      for (const address of [found[0], found.at(-1)]) {
        const page = await fetch(address ?? '', { redirect: 'manual' });
        expect([address, page.status]).toEqual([address, 200]);
        const text = (await page.text()).replaceAll('&amp;', '&');
        expect(text).toContain('rel="canonical"');
        expect(text, address).not.toContain('noindex');
      }
    }
  });

  test('a list of one kind by one choice of a fact is in the sitemap, kept and for search engines', async () => {
    const sitemap = await (await fetch(`${url}/sitemap-lists.xml`)).text();
    const lists = [...sitemap.matchAll(/<loc>[^<]*?(\/ads\?[^<]*)<\/loc>/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    );
    const path = lists.find((one) => /^\/ads\?category=\d+&fuel=diesel$/.test(one));
    await (await fetch(`${url}${path}`)).text();
    const kept = await fetch(`${url}${path}`);
    expect([path, kept.headers.get('x-nextjs-cache')]).toEqual([path, 'HIT']);
    const page = await kept.text();
    expect(page).toMatch(/<title>[^<]+ · Fuel: Diesel \| /);
    expect(page).not.toContain('noindex');
    // A flag's "no" has no name that would tell it from the list of the kind.
    expect(lists.filter((one) => one.endsWith('=no'))).toEqual([]);
  });

  test('a shared ad has a picture of the right size, and the site’s own where it has none', async () => {
    const picture = await fetch(`${url}/og/ar/ad/${ad.id}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toContain('public');
    const none = await fetch(`${url}/og/en/ad/999999999`, { redirect: 'manual' });
    expect([none.status, none.headers.get('location')]).toEqual([302, '/og-default.png']);
  });
});

test('a look at an ad is counted from the browser, for the page itself is kept', async () => {
  const page = await open('/robots.txt');
  const counted = page.waitForResponse('**/view');
  await page.goto(`${url}/ad/${ad.id}`);
  const answer = await counted;
  expect([answer.url(), answer.status()]).toEqual([`${url}/api/v1/ads/${ad.id}/view`, 200]);
});
