import { describe, expect, it } from 'vitest';
import { localeCodes, type Translated } from '@/lib/i18n/locales';
import { smallWords } from '@/lib/server/search/small-words';
import { foldInOrder } from '@/lib/text/fold';
import { brands } from './brands';
import { categories } from './categories';
import { models } from './models';
import { otherNamesOf } from './models/names';
import { soldModels } from './models/sold';
import { adTypes, currencies, socialMedia } from './money';
import { states } from './places';
import { aboutSections, reasons } from './wordings/about';
import { contacts, socialLinks } from './wordings/contacts';
import { faqs } from './wordings/faqs';
import { slides, whyChoose } from './wordings/home';
import { plans } from './wordings/plans';
import { settings } from './wordings/settings';

const subCategories = categories.flatMap((category) => category.subCategories);

/** Every text of a value in three languages, wherever it stands, with the path to it. */
function texts(value: unknown, path = ''): [path: string, text: Translated][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value && 'ckb' in value) return [[path, value as Translated]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}

const wordings = { aboutSections, faqs, plans, reasons, settings, slides, whyChoose };
const everyText = texts({ adTypes, brands, categories, currencies, socialMedia, states, ...wordings });
const everyWording = texts(wordings);

const pages = [
  settings.sellingTip,
  settings.buyAndSell,
  settings.membership,
  settings.bannerAdvertising,
  settings.howToStaySafe,
  settings.termsAndConditions,
  settings.privacyPolicy,
];
const bare = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const tags = (html: string) => html.match(/<[^>]*>/g) ?? [];

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const breaking = (language: keyof Translated, rule: RegExp) =>
  everyText
    .filter(([, text]) => rule.test(text[language]))
    .map(([path, text]) => `${path}: ${text[language]}`);

describe('reference rows', () => {
  it('name each thing once', () => {
    const lists = { adTypes, brands, categories, socialMedia, states, subCategories };
    for (const [list, rows] of Object.entries(lists)) {
      expect(repeated(rows.map((row) => row.slug)), list).toEqual([]);
      for (const language of localeCodes) {
        expect(repeated(rows.map((row) => row.name[language])), `${list} in ${language}`).toEqual([]);
      }
    }
    expect(repeated(currencies.map((currency) => currency.code))).toEqual([]);
    expect(repeated(models.map((model) => `${model.brand} ${model.name}`))).toEqual([]);
  });

  it('have slugs fit for an address', () => {
    const slugs = [...adTypes, ...brands, ...categories, ...socialMedia, ...states, ...subCategories];
    for (const { slug } of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('give every model a brand, a category and a sub-category of that category', () => {
    const tree = new Map(categories.map((one) => [one.slug, one.subCategories.map((inner) => inner.slug)]));
    const known = new Set(brands.map((brand) => brand.slug));
    for (const model of models) {
      expect(known, model.name).toContain(model.brand);
      expect(tree.get(model.category) ?? [], model.name).toContain(model.subCategory);
    }
  });

  it('are models by the names of the trade, in Arabic and in Kurdish letters, for the 300 that sell most', () => {
    const all = [
      ...models.map((one) => ({ ...one, aliases: otherNamesOf(one.brand, one.name) })),
      ...soldModels,
    ];
    expect(repeated(all.map(({ brand, name }) => `${brand} ${name}`.toLowerCase()))).toEqual([]);
    const tree = new Map(categories.map((one) => [one.slug, one.subCategories.map((inner) => inner.slug)]));
    const known = new Set(brands.map((brand) => brand.slug));
    const named = all.filter(({ aliases }) => {
      const arabic = aliases.some((one) => /\p{Script=Arabic}/u.test(one) && !/[یکەێۆڕڵڤگپچژ]/.test(one));
      return arabic && aliases.some((one) => /[یکەێۆڕڵڤگپچژئ]/.test(one));
    });
    expect(named.length).toBeGreaterThan(300);
    for (const { brand, name, category, subCategory, aliases } of all) {
      expect([known.has(brand), tree.get(category)], name).toEqual([
        true,
        expect.arrayContaining([subCategory]),
      ]);
      expect(repeated(aliases), name).toEqual([]);
      expect(aliases, name).not.toContain('');
      expect(
        aliases.filter((one) => /[يىكة]/.test(one) && /[یکەێۆڕڵڤ]/.test(one)),
        name,
      ).toEqual([]);
    }
  });

  it('leave no brand and no category without a model', () => {
    const branded = new Set(models.map((model) => model.brand));
    const filled = new Set(models.map((model) => model.category));
    expect(brands.filter((brand) => !branded.has(brand.slug)).map((brand) => brand.slug)).toEqual([]);
    expect(categories.filter((one) => !filled.has(one.slug)).map((one) => one.slug)).toEqual([]);
  });

  it('give ranges from the lower to the higher', () => {
    for (const { name, years, usage, price, meter } of models) {
      expect(years[0], name).toBeLessThanOrEqual(years[1]);
      expect(years[0], name).toBeGreaterThan(1970);
      expect(price[0], name).toBeGreaterThan(0);
      expect(price[0], name).toBeLessThan(price[1]);
      if (meter === 'none') expect(usage, name).toEqual([0, 0]);
      else expect(usage[0], name).toBeLessThan(usage[1]);
    }
  });

  it('spread the ads over the governorates by shares of 100', () => {
    expect(states).toHaveLength(19);
    expect(states.reduce((sum, state) => sum + state.weight, 0)).toBeCloseTo(100);
  });

  it('paint every brand in a colour', () => {
    for (const brand of brands) expect(brand.color, brand.slug).toMatch(/^#[0-9A-F]{6}$/i);
  });

  it('are called by no word that every search could have', () => {
    const rows = [...brands, ...categories, ...subCategories, ...states, ...adTypes];
    const small = rows.flatMap(({ slug, aliases }) =>
      aliases
        .filter((one) => foldInOrder(one).every((word) => smallWords.has(word)))
        .map((one) => [slug, one]),
    );
    expect(small).toEqual([]);
  });

  it('have aliases that add something, each in one alphabet', () => {
    for (const { slug, name, aliases } of [...brands, ...categories, ...subCategories]) {
      expect(aliases, slug).not.toContain('');
      expect(
        repeated([...aliases, ...Object.values(name)]).filter((one) => aliases.includes(one)),
        slug,
      ).toEqual([]);
      const mixed = aliases.filter((alias) => /[يىكة]/.test(alias) && /[یکەێۆڕڵڤ]/.test(alias));
      expect(mixed, slug).toEqual([]);
    }
  });
});

describe('every text', () => {
  it('stands in all languages, without stray blanks', () => {
    for (const language of localeCodes) {
      expect(breaking(language, /^\s*$|^\s|\s$| {2}/), language).toEqual([]);
    }
  });

  it('is Kurdish in Kurdish letters: no Arabic ي, ى, ك, ة, no ه with a joiner for ە', () => {
    expect(breaking('ckb', /[يىكةأإ]/)).toEqual([]);
    expect(breaking('ckb', /[\u200b-\u200f\u0640\u064b-\u065f\u06be]/)).toEqual([]);
    expect(breaking('ckb', /(^|[^\p{L}])ر/u), 'a Kurdish word never begins with the light ر').toEqual([]);
  });

  it('is Arabic in Arabic letters', () => {
    expect(breaking('ar', /[یکەێۆڕڵڤپچژگھ]/)).toEqual([]);
    expect(breaking('ar', /[\u200b-\u200f\u0640]/)).toEqual([]);
  });

  it('is English without Arabic script', () => {
    expect(breaking('en', /\p{Script=Arabic}/u)).toEqual([]);
  });
});

describe('wordings', () => {
  it('fit where the screens cut them', () => {
    for (const language of localeCodes) {
      const long = (rows: readonly { description: Translated }[], most: number) =>
        rows.map((row) => bare(row.description[language])).filter((text) => text.length > most);
      expect(long(slides, 200), language).toEqual([]);
      expect(long(whyChoose, 100), language).toEqual([]);
      expect(long(reasons, 120), language).toEqual([]);
      const short = pages.map((page) => page.short_description[language]);
      expect(short.filter((text) => text.length < 60 || text.length > 200)).toEqual([]);
    }
  });

  it('leave the full stop of a reason to its card', () => {
    for (const { description } of reasons) {
      for (const language of localeCodes) expect(description[language]).not.toMatch(/[.!؟?]$/);
    }
  });

  it('tell an information page in 250 to 600 words', () => {
    for (const { title, description } of pages) {
      for (const language of localeCodes) {
        const count = bare(description[language]).split(' ').length;
        expect(count, `${title.en} in ${language}`).toBeGreaterThanOrEqual(250);
        expect(count, `${title.en} in ${language}`).toBeLessThanOrEqual(600);
      }
    }
  });

  it('are built alike in every language, of simple elements, with links to pages of this site', () => {
    for (const [path, text] of everyWording) {
      expect(tags(text.ar), path).toEqual(tags(text.en));
      expect(tags(text.ckb), path).toEqual(tags(text.en));
      for (const tag of tags(text.en))
        expect(tag, path).toMatch(/^<(\/?(p|h2|ul|li|strong)|a href="\/[a-z-]+(\/create)?"|\/a)>$/);
    }
  });

  it('close every element that they open, in order', () => {
    for (const [path, text] of everyWording) {
      const open: string[] = [];
      for (const tag of tags(text.en)) {
        const name = /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? '';
        if (!tag.startsWith('</')) open.push(name);
        else expect(open.pop(), path).toBe(name);
      }
      expect(open, path).toEqual([]);
    }
  });

  it('send slides to categories that exist', () => {
    const known = categories.map((category) => `/ads?category=${category.slug}`);
    for (const { link } of slides) expect([...known, '/ad/create']).toContain(link);
  });

  it('ask enough questions in four groups, none twice', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(14);
    expect(new Set(faqs.map((faq) => faq.category)).size).toBe(4);
    expect(repeated(faqs.map((faq) => faq.title.en))).toEqual([]);
  });

  it('recommend one plan', () => {
    expect(plans.filter((plan) => plan.popular === 1).map((plan) => plan.slug)).toEqual(['dealer']);
  });

  it('reach nobody by accident', () => {
    for (const { type, name } of contacts) {
      expect(name).toMatch(type === 'email' ? /@makinar\.test$/ : /^\+964 700 000 00\d\d$/);
    }
    for (const { link } of socialLinks) expect(new URL(link).pathname).toMatch(/makinar$/);
  });
});
