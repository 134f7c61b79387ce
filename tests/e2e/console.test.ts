import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { hydrated, withBrowser } from '../support/browser';
import { runSql } from '../support/own-database';
import { ownSite } from '../support/own-site';
import { drawn } from '../support/pictures';
import { sessionOf } from '../support/session';

const open = withBrowser();
const { url, env, stop } = await ownSite();

let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  session = await sessionOf('moderator@demo.test');
});

const read = async (path: string) => (await fetch(`${url}${path}`)).text();
/** What a visitor is given, at once or a moment after the answer. */
const visitorReads = (path: string, text: string) =>
  expect.poll(() => read(path), { message: path }).toContain(text);

const say = (page: Page, field: string, language: string) =>
  page.getByRole('group', { name: field, exact: true }).getByLabel(language, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const previewOf = (page: Page) => page.frameLocator('iframe[title="How the site draws it"]');
/** As often as it takes, and never past it. */
const tabTo = async (page: Page, aim: Locator) => {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await aim.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
};

/** Small letters alone: another word for each try, which may find what an earlier one left. */
const aWord = () => crypto.randomUUID().replace(/[^a-f]/g, '');

test('a slide, which is read alone, gets another picture and another title, seen before and after it is saved', async () => {
  const page = await open('/moderation/site/slides', session);
  const list = page.getByRole('list', { name: 'Slides' });
  await list.waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/moderation/slides')) asked.push(pathname);
  });
  await list.getByRole('link').first().click();
  const title = say(page, 'Title', 'English');
  await hydrated(title);
  const shown = previewOf(page).locator('.slide img');
  const before = await shown.getAttribute('src');

  const fresh = `Fresh from the console ${aWord()}`;
  await title.fill(fresh);
  await previewOf(page).getByText(fresh).waitFor();
  const picture = { name: 'yard.png', mimeType: 'image/png', buffer: await drawn().png().toBuffer() };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect.poll(() => shown.getAttribute('src')).not.toBe(before);
  const image = (await shown.getAttribute('src')) ?? '';
  // Of some kinds there are thousands: one row is edited without the others.
  expect(asked).toEqual([`/api/v1/moderation/slides/${page.url().split('/').at(-1)}`]);

  // A stray click asks first.
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await save(page).click();
  await list.getByRole('link', { name: fresh }).waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'View on the site' }).waitFor();
  await visitorReads('/', fresh);
  expect(await read('/')).toContain(image);
});

test('with the keyboard alone a question is written in three languages and put in its place', async () => {
  const page = await open('/moderation/site/faqs', session);
  const add = page.getByRole('link', { name: 'New question' });
  await hydrated(add);
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const brings = `Who brings the machine to me, ${aWord()}?`;
  const texts = {
    English: ['Transport', brings, 'A lowbed driver does.'],
    العربية: ['النقل', 'من ينقل الآلية إليّ؟', 'ينقلها سائق لوبد.'],
    'کوردیی ناوەندی': ['گواستنەوە', 'کێ ئامێرەکەم بۆ دەهێنێت؟', 'شۆفێری لۆبێد دەیهێنێت.'],
  };
  await hydrated(say(page, 'Group', 'English'));
  for (const [at, field] of ['Group', 'Question', 'Answer'].entries()) {
    for (const [language, written] of Object.entries(texts)) {
      const input = say(page, field, language);
      await input.waitFor();
      await tabTo(page, input);
      await page.keyboard.insertText(written[at] ?? '');
    }
  }
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');

  const up = page.getByRole('button', { name: /^Move up: / }).and(page.getByRole('button', { name: brings }));
  await up.waitFor();
  const before = await page.locator('[data-row]').count();
  await tabTo(page, up);
  const order = page.waitForResponse((answer) => answer.url().includes('/faqs/order'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText(`Now ${before - 1} of ${before}`).count()).toBe(1);
  expect((await order).status()).toBe(200);

  await visitorReads('/faq', 'A lowbed driver does.');
  await visitorReads('/ar/faq', 'من ينقل الآلية إليّ؟');
  await visitorReads('/ckb/faq', 'شۆفێری لۆبێد دەیهێنێت.');
  const questions = async () => {
    const answer = await fetch(`${url}/api/v1/faq?lang=en`);
    return (await answer.json()).data.map((faq: { title: string }) => faq.title).indexOf(brings);
  };
  await expect.poll(questions).toBe(before - 2);
});

test('a heading of the home page is seen as it will be, saved, and on the site at once', async () => {
  const page = await open('/moderation/site/settings/home', session);
  const heading = say(page, 'Heading above “Why choose us”', 'English');
  await hydrated(heading);
  await heading.fill('');
  await save(page).click();
  await page.getByText('Please fill this in.').waitFor();
  const stay = `Why people stay ${aWord()}`;
  await heading.fill(stay);
  await previewOf(page).getByText(stay).waitFor();
  await save(page).click();
  await visitorReads('/', stay);
  // The form is still there, and knows that it is saved.
  await expect.poll(() => page.getByText('Not saved yet').count()).toBe(0);
  await expect.poll(() => save(page).isEnabled()).toBe(true);
});

test('a word of the street that found nothing finds a brand from then on', async () => {
  const word = `qwzx${aWord()}`;
  const found = async () => (await (await fetch(`${url}/api/v1/ads?search=${word}`)).json()).meta.total;
  expect(await found()).toBe(0);
  const page = await open('/moderation/site/searches', session);
  const miss = page.getByRole('article').filter({ hasText: word });
  const week = page.getByRole('region', { name: 'By week' }).getByRole('listitem').filter({ hasText: word });
  // Each is written by itself after the answer.
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      return [await miss.count(), await week.count()];
    })
    .toEqual([1, 1]);
  await miss.getByRole('button', { name: 'Make a synonym' }).click();
  const meaning = page.getByRole('combobox', { name: 'It means' });
  await meaning.fill('Caterpillar');
  await page.getByRole('option', { name: /^Caterpillar/ }).click();
  await expect.poll(() => miss.count()).toBe(0);
  await expect.poll(found).toBeGreaterThan(0);
});

test('the moderator sees that an ad was opened among those that a search found', async ({ task }) => {
  // Of another search for each try.
  const brand = ['komatsu', 'volvo', 'caterpillar'][task.result?.retryCount ?? 0] ?? '';
  const visitor = await open(`/ads?search=${brand}`);
  await visitor.locator('.list-grid .ad-card-link').first().click();
  await visitor.waitForURL(/\/ad\/\d+$/);
  const page = await open('/moderation/site/searches', session);
  const row = page.getByRole('region', { name: 'By week' }).getByRole('listitem').filter({ hasText: brand });
  const opened = row.locator('div').filter({ hasText: 'Opened' }).locator('dd');
  await expect
    .poll(async () => {
      await page.reload();
      await row.waitFor();
      return opened.textContent();
    })
    .toBe('1');
});

test('a fact that the operator adds is in the form, the filters and the page of an ad at once', async () => {
  // A second try begins anew.
  await runSql({ connectionString: env.DATABASE_URL }, `delete from facts where key = 'bucket_teeth'`);
  await runSql(
    { connectionString: env.DATABASE_URL },
    `delete from sheets where sub_category_id = (select id from sub_categories where slug = 'tractors-under-60-hp')`,
  );
  const names = { English: 'Bucket teeth', العربية: 'أسنان الباكيت', 'کوردیی ناوەندی': 'ددانی باکێت' };
  const sayAll = async (page: Page, field: string, texts: Record<string, string>) => {
    for (const [language, text] of Object.entries(texts)) await say(page, field, language).fill(text);
  };
  const page = await open('/moderation/site/facts/new', session);
  const key = page.getByLabel('Key', { exact: true });
  await hydrated(key);
  await key.fill('bucket_teeth');
  await page.getByLabel('One choice', { exact: true }).check();
  await sayAll(page, 'Name', names);
  await sayAll(page, 'Short name', names);
  const choices = page.getByRole('group', { name: 'Choices', exact: true });
  for (const [n, texts] of [
    { English: 'Bolted', العربية: 'مثبتة ببراغي', 'کوردیی ناوەندی': 'بە برغی' },
    { English: 'Welded', العربية: 'ملحومة', 'کوردیی ناوەندی': 'لەحیمکراو' },
  ].entries()) {
    await choices.getByRole('button', { name: 'Add', exact: true }).last().click();
    const row = choices.getByRole('listitem').nth(n);
    await row.getByLabel('Key', { exact: true }).fill(texts.English.toLowerCase());
    for (const [language, text] of Object.entries(texts))
      await row
        .getByRole('group', { name: 'Name', exact: true })
        .getByLabel(language, { exact: true })
        .fill(text);
  }
  await save(page).click();
  await page.getByRole('list', { name: 'Facts' }).waitFor();

  await page.goto(`${url}/moderation/site/sheets/new`);
  const choose = async (label: string, option: string) => {
    const box = page.getByRole('combobox', { name: label });
    await box.fill(option);
    await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
  };
  await choose('Category', 'Tractors');
  await choose('Sub-category', 'Under 60 hp');
  await choose('Ask for one more', 'Bucket teeth');
  await page.getByRole('checkbox', { name: 'Filter', exact: true }).check();
  await save(page).click();
  await page.getByRole('link', { name: 'Tractors – Under 60 hp' }).waitFor();

  const sheet = await (await fetch(`${url}/api/v1/sub-category?lang=en&per_page=100`)).json();
  const { id, category_id } = sheet.data.find(({ name }: { name: string }) => name === 'Under 60 hp');
  const asked = await (await fetch(`${url}/api/v1/sheet?category=${category_id}&sub_category=${id}`)).json();
  expect(asked.data.facts).toMatchObject([{ key: 'bucket_teeth', is_facet: true, name: 'Bucket teeth' }]);
  const [ad] = await runSql(
    { connectionString: env.DATABASE_URL },
    `update ads set facts = '{"bucket_teeth": "welded"}'
      where id = (select id from ads where sub_category_id = ${id} and facet_bucket_id is not null limit 1) returning id`,
  );
  await visitorReads(`/ckb/ad/${ad?.id}`, 'لەحیمکراو');
  const list = await open(`/ads?category=${category_id}&sub_category=${id}`);
  await list.getByText('Bucket teeth').first().waitFor();
});

test('what was counted of the day is written when the site ends, and is there after it', async () => {
  const page = await open('/moderation/today', session);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.context().close();
  await stop();
  const [counted] = await runSql(
    { connectionString: env.DATABASE_URL },
    'select sum(requests)::int as requests from quarter_figures',
  );
  expect(counted?.requests).toBeGreaterThan(20);
});
