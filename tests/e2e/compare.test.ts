import { expect, test } from 'vitest';
import { plainTitle } from '@/components/ads/shown-title';
import type { AdCard as Card } from '@/lib/contract/ads';
import { hydrated, phone, withBrowser } from '../support/browser';
import { dictionaries } from '../support/languages';
import { lookAt } from '../support/look';
import { ownSite } from '../support/own-site';
import { logIn } from '../support/session';

const open = withBrowser();
const { url } = await ownSite();

type Ad = Pick<Card, 'id' | 'title' | 'hours' | 'year' | 'language' | 'sub_category' | 'facts' | 'line'>;
const read = async (path: string) => (await (await fetch(`${url}/api/v1${path}`)).json()).data;
const ads: Ad[] = await read('/ads?per_page=100');
const ids = ads.map(({ id }) => id);
const aged = ads.filter(({ hours, year }) => hours !== null && year !== null);

/** Two machines of a kind, and a fact of it that only the first one states. */
const pairs = ads.flatMap((telling) =>
  ads
    .filter(({ sub_category: kind }) => kind && kind.id === telling.sub_category?.id)
    .flatMap((silent) =>
      telling.facts
        .filter(({ key }) => !silent.facts.some((fact) => fact.key === key))
        .map((fact) => ({ telling, silent, fact })),
    ),
);

const draw = async (address: string) => {
  const answer = await fetch(`${url}${address}`);
  return { answer, html: await answer.text() };
};
const columnsOf = (html: string) => html.match(/<th[^>]*class="compare-head"/g)?.length ?? 0;

test.each(['en', 'ar', 'ckb'] as const)(
  'a comparison is drawn on the server in %s, for readers and for no search engine (R255)',
  async (language) => {
    const path = `${language === 'en' ? '' : `/${language}`}/compare?ads=${ids.slice(0, 3).join()}`;
    const { answer, html } = await draw(path);
    expect(answer.status).toBe(200);
    expect(columnsOf(html)).toBe(3);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain(dictionaries[language].compare.onlyDifferences);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Disallow: ${path.split('?')[0]}`);
  },
);

test('an address of anything else says in words what does not stand there, and costs no more (R255)', async () => {
  const [one, two, three, four, five] = ids;
  const { gone: _, ...words } = dictionaries.en.compare;
  const expected: [string, number, string[]][] = [
    ['/compare', 0, [words.empty]],
    ['/compare?ads=', 0, [words.empty]],
    [`/compare?ads=${one}`, 1, [words.single]],
    [`/compare?ads=${one},${two},${one}`, 2, [words.doubled]],
    [`/compare?ads=${[one, two, three, four, five]}`, 4, [words.tooMany]],
    [`/compare?ads=${one},999999999,${two}`, 2, ['1 ad in this link is not there any more.']],
    [`/compare?ads=${one},nonsense,-4,${two}`, 2, ['2 ads in this link are not there any more.']],
    ['/compare?ads=%00%ff', 0, [words.empty, '1 ad in this link is not there any more.']],
    [`/compare?ads=${`${one},`.repeat(300)}`, 1, [words.doubled, words.single]],
  ];
  for (const [address, columns, said] of expected) {
    const { answer, html } = await draw(address);
    expect(answer.status, address).toBe(200);
    expect(columnsOf(html), address).toBe(columns);
    for (const text of said) expect(html, address).toContain(text);
  }
  for (const path of ['/compare/1', '/compare/1-2', '/compare/x'])
    expect((await draw(path)).answer.status, path).toBe(404);
});

test('a buyer adds two ads on the list, compares them, asks what one does not say, and takes it off (R255, R257, R258)', async () => {
  const [pair] = pairs;
  if (!pair) throw new Error('In the demo catalogue some ads say more than others.');
  const { telling: known, silent: unknown, fact } = pair;
  const page = await open(`/ads?search=${encodeURIComponent(`"${known.title}"`)}`);
  const add = (ad: Ad) => page.locator(`[data-compare="${ad.id}"]`).first();
  await add(known).click();
  const tray = page.getByRole('region', { name: 'Ads to compare' });
  await tray.getByText('Choose another one').waitFor();
  await page.goto(`${url}/ad/${unknown.id}`);
  await expect.poll(() => tray.isVisible()).toBe(true);
  await page.locator(`main [data-compare="${unknown.id}"]`).first().click();
  await tray.getByRole('link', { name: 'Compare' }).click();
  await page.waitForURL(`${url}/compare?ads=${known.id},${unknown.id}`);
  const heads = page.getByRole('columnheader');
  await expect.poll(() => heads.count()).toBe(3);
  expect(await lookAt(page)).toEqual([]);

  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: fact.name }) });
  await row.getByRole('link', { name: `Ask the seller: ${fact.name}` }).click();
  await page.waitForURL(/\/auth\/login\?next=/);
  await logIn(page, 'buyer@demo.test');
  await page.waitForURL(new RegExp(`/chat/\\d+/${unknown.id}$`));
  const box = page.locator('textarea[name="message"]');
  const { facts }: Ad = await read(`/ads/${known.id}?lang=${unknown.language}`);
  const asked = facts.find(({ key }) => key === fact.key)?.name ?? '';
  const { question } = dictionaries[unknown.language].compare;
  await expect.poll(() => box.inputValue()).toBe(question.replace('{facts}', asked));
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe(question.replace('{facts}', asked));

  await page.goto(`${url}/compare?ads=${known.id},${unknown.id}`);
  await page.getByRole('link', { name: `Remove from comparison: ${plainTitle(unknown, 'en')}` }).click();
  await page.waitForURL(`${url}/compare?ads=${known.id}`);
  await expect.poll(() => heads.count()).toBe(2);
  await page.goto(`${url}/ads`);
  await tray.getByText('1 ad chosen').waitFor();
});

test('what differs and what is best is said by a sign and a word, and what is alike can be left out (R256)', async () => {
  const [first, second] = aged;
  const other = aged.find(({ hours, year }) => hours !== first?.hours && year !== first?.year) ?? second;
  const page = await open(`/compare?ads=${first?.id},${other?.id}`);
  const hours = page.getByRole('row', { name: /^Hours of use different/ });
  expect(await hours.getByText('Fewest hours').count()).toBe(1);
  const vat = page.locator('.compare-facts tr:not([data-differs], [data-always])');
  expect(await vat.count()).toBeGreaterThan(0);
  await page.getByLabel('Only what differs').check();
  await expect.poll(() => vat.filter({ visible: true }).count()).toBe(0);
  expect(await hours.isVisible()).toBe(true);
});

test('without a script the columns are taken off by their links, and nothing is offered that would do nothing', async () => {
  const [one, two] = ids;
  const page = await open(`/compare?ads=${one},${two}`, { javaScriptEnabled: false, viewport: phone });
  await page.locator('.compare-remove').first().click();
  await page.waitForURL(`${url}/compare?ads=${two}`);
  await page.goto(`${url}/ads`);
  expect(await page.locator('[data-compare]').filter({ visible: true }).count()).toBe(0);
});

test('on a phone two columns are in view, and the heads are swiped with their facts', async () => {
  const page = await open(`/ar/compare?ads=${ids.slice(0, 4)}`, { viewport: phone });
  const facts = page.locator('.compare-facts');
  await hydrated(page.locator('.compare-remove').first());
  const beside = () =>
    page.evaluate(() => {
      const starts = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect().right));
      const seen = starts('.compare-head').filter((right) => right > 8 && right <= innerWidth);
      return {
        seen: seen.length,
        apart: String(starts('.compare-head')) !== String(starts('tr:nth-child(2) > .compare-cell')),
      };
    });
  expect(await beside()).toEqual({ seen: 3, apart: false });
  await facts.evaluate((element) => element.scrollBy({ left: -element.scrollWidth }));
  await expect.poll(() => facts.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-100);
  await expect.poll(beside).toEqual({ seen: 2, apart: false });
});

test('what has no room is cut where it ends, also where lines run from right to left', async () => {
  // The mark that a browser sets at a cut takes its room from the left: "40X LC" would be left of "140X LC".
  for (const [path, selector] of [
    [`compare?ads=${ids.slice(0, 4)}`, '.compare-title'],
    ['ads', '.ad-card-kind'],
  ] as const)
    for (const language of ['ar', 'ckb'] as const) {
      const page = await open(`/${language}/${path}`, { viewport: phone });
      const drawn = await page
        .locator(selector)
        .evaluateAll((found) => found.map((one) => getComputedStyle(one).display));
      expect(new Set(drawn), `${language} ${path}`).toEqual(new Set(['block']));
    }
});
