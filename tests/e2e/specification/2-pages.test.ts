import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, withScreen } from '../../support/browser';
import { informationPages } from '../../support/information-pages';
import { withOtherApi } from '../../support/other-api';
import { sharedSite } from '../../support/own-site';
import { type ReadPage, readApi, readPage, textOf, textsOf } from '../../support/read';

await sharedSite();

const plain = (html: string) => textOf({ textContent: html.replace(/<[^>]*>/g, ' ') });
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const long = 'Serviced at the dealer. '.repeat(20);

describe('2 FAQ', () => {
  const screen = withScreen('/faq');
  const items = () => screen().locator('details[name="faq"]');

  test('has a search box "Search FAQs...", an "all" chip and one for each category (R87, R134)', async () => {
    const faqs: { category: string }[] = await readApi('/v1/faq');
    expect(await screen().getByPlaceholder('Search FAQs...').count()).toBe(1);
    const chips = await screen().locator('main fieldset button').allTextContents();
    expect(chips).toEqual(['all', ...new Set(faqs.map(({ category }) => category))]);
  });

  test('opens one item at a time, and closes it when it is clicked again (R87)', async () => {
    await hydrated(screen().getByPlaceholder('Search FAQs...'));
    await items().nth(0).locator('summary').click();
    await items().nth(2).locator('summary').click();
    expect(await screen().locator('details[name="faq"][open]').count()).toBe(1);
    expect(await items().nth(2).getAttribute('open')).not.toBeNull();
    await items().nth(2).locator('summary').click();
    expect(await screen().locator('details[name="faq"][open]').count()).toBe(0);
  });

  test('an open item is at most 96 units high (R251)', async () => {
    await items().nth(0).locator('summary').click();
    const panel = items().nth(0).locator('summary + div');
    // A unit is a quarter of a rem, 4 px.
    expect(await panel.evaluate((element) => getComputedStyle(element).maxHeight)).toBe(`${96 * 4}px`);
  });

  test('a question has a title and an answer with its own form (R134)', async () => {
    const [faq] = await readApi('/v1/faq');
    const page = await readPage('/faq');
    const [item] = page.querySelectorAll('details[name="faq"]');
    expect(textOf(item?.querySelector('h2'))).toBe(faq.title);
    expect(plain(item?.querySelector('.rich-text')?.innerHTML ?? '')).toBe(plain(faq.description));
  });
});

describe('2 About', () => {
  let page: ReadPage;
  beforeAll(async () => {
    page = await readPage('/about-us');
  });

  test('has the title and description of the settings (R91)', async () => {
    const { titleAbout, descriptionAbout } = await readApi('/v1/setting');
    expect(textOf(page.querySelector('main h1'))).toBe(titleAbout);
    expect(textOf(page.querySelector('main h1 + p'))).toBe(plain(descriptionAbout));
  });

  test('sections of picture and text take turns, each with its button (R91, R133)', async () => {
    const sections = await readApi('/v1/about-section');
    const shown = [...page.querySelectorAll('main section[aria-labelledby^="about-"]')];
    expect(shown.map((section) => textOf(section.querySelector('h2')))).toEqual(titles(sections));
    const pictureLast = shown.map((section) =>
      / lg:order-last|^lg:order-last/.test(section.querySelector('.picture')?.getAttribute('class') ?? ''),
    );
    expect(pictureLast).toEqual(sections.map((_: unknown, index: number) => index % 2 === 1));
    for (const [index, { ctaText, description }] of sections.entries()) {
      if (ctaText) expect(textsOf(shown[index]?.querySelectorAll('a') ?? [])).toContain(ctaText);
      expect(textOf(shown[index])).toContain(plain(description).slice(0, 40));
    }
  });

  test('the reasons have their heading, their text and a card each (R91, R133)', async () => {
    const { titleReason, descriptionReason } = await readApi('/v1/setting');
    const block = page.querySelector('section[aria-labelledby="reasons"]');
    expect(textOf(block?.querySelector('h2'))).toBe(titleReason);
    expect(textOf(block)).toContain(plain(descriptionReason));
    expect(textsOf(block?.querySelectorAll('h3') ?? [])).toEqual(titles(await readApi('/v1/reason')));
    expect(block?.querySelectorAll('li .picture').length).toBe(block?.querySelectorAll('li').length);
  });
});

describe('2 Pricing', () => {
  let page: ReadPage;
  beforeAll(async () => {
    page = await readPage('/pricing');
  });

  test('the banner says "24/7 Support", "30-day money back guarantee" and "Cancel Any time" (R95)', () => {
    expect(textsOf(page.querySelectorAll('main h1 ~ ul li'))).toEqual([
      '24/7 Support',
      '30-day money back guarantee',
      'Cancel Any time',
    ]);
  });

  test('a card has title, price in US dollars a month, and its Regular, Featured and Top ads (R95, R135)', async () => {
    const plans = await readApi('/v1/plan');
    const cards = [...page.querySelectorAll('main article')];
    expect(cards).toHaveLength(plans.length);
    for (const [index, plan] of plans.entries()) {
      const said = textOf(cards[index]);
      expect(said).toContain(plan.title);
      expect(said).toContain(`$${plan.price.toLocaleString('en-US')}per month`);
      for (const [name, count] of [
        ['Regular', plan.regular],
        ['Featured', plan.featured],
        ['Top', plan.top],
      ])
        expect(said).toContain(`${count.toLocaleString('en-US')} ${name} ad`);
    }
  });

  test('a ribbon marks the popular one, where popular is 1 (R95, R135)', async () => {
    const plans = await readApi('/v1/plan');
    const marked = [...page.querySelectorAll('main article')].map((card) => /Popular/.test(textOf(card)));
    expect(marked).toEqual(plans.map(({ popular }: { popular: number }) => popular === 1));
    expect(marked).toContain(true);
  });

  test('each has a button "Choose Plan" (R9, R95)', () => {
    const buttons = [...page.querySelectorAll('main article')].map((card) =>
      textOf(card.querySelector('a, button')),
    );
    expect(new Set(buttons)).toEqual(new Set(['Choose Plan']));
  });

  test('the card "Enterprise" says "Tailord For Big Seller" and leads to /contact-us1 by "Contact" (R37, R95)', () => {
    const card = page.querySelector('section[aria-labelledby="enterprise"]');
    for (const text of ['Enterprise', 'Tailord For Big Seller', 'For This package Please Contact with Us'])
      expect(textOf(card)).toContain(text);
    expect(textOf(card?.querySelector('a[href="/contact-us1"]'))).toBe('Contact');
  });
});

describe('2 Contact Us', () => {
  let page: ReadPage;
  beforeAll(async () => {
    page = await readPage('/contact-us');
  });

  test('has the headline of the settings, the directors, the company and its address (R99)', async () => {
    const settings = await readApi('/v1/setting');
    expect(textOf(page.querySelector('main h1'))).toBe(settings.titleContact);
    const said = textOf(page.querySelector('main'));
    for (const text of [
      plain(settings.descriptionContact),
      plain(settings.company_details.description),
      textOf({ textContent: settings.address }),
      ...settings.directories.map(({ name }: { name: string }) => name),
    ])
      expect(said).toContain(text);
  });

  test('e-mails are mailto links, phones tel links (R99, R142)', async () => {
    for (const { name } of await readApi('/v1/contact?type=email'))
      expect(textOf(page.querySelector(`main a[href="mailto:${name}"]`))).toBe(name);
    for (const { name } of await readApi('/v1/contact?type=phone'))
      expect(textOf(page.querySelector(`main a[href="tel:${name.replace(/[^\d+]/g, '')}"]`))).toBe(name);
  });

  test('a form asks for name, e-mail, company and message and has "Send Message" (R99)', () => {
    const form = page.querySelector('main form');
    for (const name of ['name', 'email', 'your_company', 'message'])
      expect(form?.querySelector(`[name="${name}"]`), name).toBeTruthy();
    expect(textOf(form?.querySelector('button[type="submit"]'))).toBe('Send Message');
  });
});

describe('2 Information pages', () => {
  test('each has a title, a short description and a whole text, all from the settings (R103)', async () => {
    const settings = await readApi('/v1/setting');
    for (const [path, name] of informationPages) {
      const page = await readPage(path);
      const { title, short_description, description } = settings[name];
      expect(textOf(page.querySelector('main h1'))).toBe(title);
      expect(textOf(page.querySelector('main h1 + p'))).toBe(short_description);
      expect(plain(page.querySelector('main .rich-text')?.innerHTML ?? '')).toBe(plain(description));
    }
  });
});

describe('2 Pages, with what no catalogue has at once', () => {
  const site = withOtherApi({
    '/v1/faq': (rows) => rows.filter((row: any) => row.category === rows[0].category),
    '/v1/reason': (rows) => rows.map((row: any) => ({ ...row, description: long })),
    '/v1/plan': () => [],
    '/v1/setting': (settings) => ({
      ...settings,
      sellingTip: { ...settings.sellingTip, short_description: long },
    }),
  });
  const at = (path: string) => readPage(path, { site: site() });

  test('questions of one category only have no chips (R87)', async () => {
    const page = await at('/faq');
    expect(page.querySelectorAll('details[name="faq"]').length).toBeGreaterThan(0);
    expect(page.querySelector('main fieldset')).toBeNull();
  });

  test('a reason is cut at 120 characters and a full stop (R91, R248)', async () => {
    const cut = textsOf((await at('/about-us')).querySelectorAll('section[aria-labelledby="reasons"] li p'));
    expect(new Set(cut)).toEqual(new Set([`${long.slice(0, 120).replace(/[.\s]+$/, '')}.`]));
  });

  test('without plans it says "No plans available at the moment." (R95)', async () => {
    expect(textOf((await at('/pricing')).querySelector('main'))).toContain(
      'No plans available at the moment.',
    );
  });

  test('a short description is cut at 200 characters and "..." (R103, R248)', async () => {
    expect(textOf((await at('/selling-tips')).querySelector('main h1 + p'))).toBe(
      `${long.slice(0, 200).trimEnd()}...`,
    );
  });
});

describe('8 Error catalogue, where everything fails', () => {
  const site = withOtherApi({ '/v1/faq': () => [], '/v1/reason': () => undefined });
  const screen = withScreen('/about-us', () => Promise.resolve({ site, fails: true }));

  test('a page that cannot be made says "Oops! Something went wrong" and leads home (R234)', async () => {
    await screen().getByRole('heading', { name: 'Oops! Something went wrong', exact: true }).waitFor();
    const text = 'Please try again later or return to the homepage';
    expect(await screen().getByText(text, { exact: true }).isVisible()).toBe(true);
    expect(await screen().getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  });

  test('it says the number of its request, by which the log knows it, although the API is elsewhere', async () => {
    const answer = await screen().goto(`${site()}/about-us`);
    const number = answer?.headers()['x-request-id'] ?? '';
    expect(number).toMatch(/^[0-9a-f-]{36}$/);
    await screen().getByText(number, { exact: true }).waitFor();
  });

  test('a page that is not there has a text of its own (R233, R234)', async () => {
    const page = await readPage('/nothing', { site: site() });
    expect(textOf(page.querySelector('main h1'))).toBe('Not Found 404');
  });

  test('without questions the FAQ says so (R87)', async () => {
    expect(textOf((await readPage('/faq', { site: site() })).querySelector('main'))).toContain(
      'There are no frequently asked questions available at the moment.',
    );
  });
});
