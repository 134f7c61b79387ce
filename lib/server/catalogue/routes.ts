import type { OpenAPIHono } from '@hono/zod-openapi';
import { factRoutes } from '@/lib/contract/facts';
import { referenceRoutes } from '@/lib/contract/reference';
import { statable } from '@/lib/facts/stated';
import { unitName } from '@/lib/facts/text';
import { convert } from '@/lib/facts/units';
import { compareNames } from '@/lib/format/sort-names';
import { type Locale, locales, wordsIn } from '@/lib/i18n/locales';
import { publicCall } from '../calls';
import { notFound } from '../http-error';
import { countBy } from './counts';
import { type FactRow, getCatalogue, sheetFor } from './rows';

type Paged = { per_page: number; page?: number | undefined };
const pageOf = <Row>(rows: Row[], { per_page, page = 1 }: Paged) =>
  rows.slice((page - 1) * per_page, page * per_page);

const byName = <Row extends { name: string }>(rows: Row[], lang: Locale) => {
  const compare = compareNames(lang);
  return rows.sort((a, b) => compare(a.name, b.name));
};

const presentFact = (fact: FactRow, lang: Locale) => ({
  key: fact.key,
  kind: fact.kind,
  name: wordsIn(fact.name, lang),
  short: wordsIn(fact.short, lang),
  unit: fact.unit,
  shown_in: fact.shownIn,
  unit_name: fact.shownIn ? unitName(fact.shownIn, lang) : '',
  scale: fact.unit && fact.shownIn ? convert(1, fact.shownIn, fact.unit) : 1,
  decimals: fact.decimals,
  least: fact.least,
  most: fact.most,
  steps: fact.steps,
  choices: fact.choices.map(({ key, name }) => ({ key, name: wordsIn(name, lang) })),
});

export const addReferenceRoutes = (app: OpenAPIHono) => {
  publicCall(app, referenceRoutes.languages, (c) =>
    c.json({ data: Object.values(locales).map(({ code, name, dir }) => ({ code, name, dir })) }, 200),
  );

  publicCall(app, referenceRoutes.currencies, async (c) => {
    const { lang, ...paged } = c.req.valid('query');
    const { currencies } = await getCatalogue();
    const rows = [...currencies.values()].map(({ code, name, symbol, rate, decimals }) => ({
      name: code,
      title: wordsIn(name, lang),
      symbol,
      rate,
      decimals,
    }));
    return c.json({ data: pageOf(rows, paged) }, 200);
  });

  publicCall(app, referenceRoutes.categories, async (c) => {
    const { lang, ...paged } = c.req.valid('query');
    const [{ categories }, counts] = await Promise.all([getCatalogue(), countBy('category_id')]);
    const rows = [...categories.values()].map(({ id, name, slug, icon }) => ({
      id,
      name: wordsIn(name, lang),
      slug,
      icon,
      count_ads: counts.get(id) ?? 0,
    }));
    return c.json({ data: pageOf(rows, paged) }, 200);
  });

  publicCall(app, referenceRoutes.subCategories, async (c) => {
    const { lang, category_id, ...paged } = c.req.valid('query');
    const [{ subCategories }, counts] = await Promise.all([getCatalogue(), countBy('sub_category_id')]);
    const rows = [...subCategories.values()]
      .filter((row) => !category_id.length || category_id.includes(row.categoryId))
      .map(({ id, name, slug, categoryId }) => ({
        id,
        name: wordsIn(name, lang),
        slug,
        category_id: categoryId,
        count: counts.get(id) ?? 0,
      }));
    return c.json({ data: pageOf(rows, paged) }, 200);
  });

  publicCall(app, referenceRoutes.states, async (c) => {
    const { lang, category, ...paged } = c.req.valid('query');
    const [{ states }, counts] = await Promise.all([getCatalogue(), countBy('state_id', category)]);
    const rows = [...states.values()].map(({ id, name, slug, lat, long }) => ({
      id,
      name: wordsIn(name, lang),
      slug,
      lat,
      long,
      count: counts.get(id) ?? 0,
    }));
    return c.json({ data: pageOf(rows, paged) }, 200);
  });

  publicCall(app, referenceRoutes.adTypes, async (c) => {
    const { lang, category, ...paged } = c.req.valid('query');
    const [{ adTypes }, counts] = await Promise.all([getCatalogue(), countBy('ad_type_id', category)]);
    const rows = [...adTypes.values()].map(({ id, name, slug }) => ({
      id,
      name: wordsIn(name, lang),
      slug,
      count: counts.get(id) ?? 0,
    }));
    return c.json({ data: pageOf(rows, paged) }, 200);
  });

  publicCall(app, referenceRoutes.brands, async (c) => {
    const { lang, category, ...paged } = c.req.valid('query');
    const [{ brands }, counts] = await Promise.all([getCatalogue(), countBy('brand_id', category)]);
    const rows = [...brands.values()]
      .filter(({ id }) => !category.length || counts.has(id))
      .map(({ id, name, slug }) => ({ id, name: wordsIn(name, lang), slug, count: counts.get(id) ?? 0 }));
    return c.json({ data: pageOf(byName(rows, lang), paged) }, 200);
  });

  publicCall(app, referenceRoutes.carModels, async (c) => {
    const { lang, category, brand, ...paged } = c.req.valid('query');
    const [{ carModels }, counts] = await Promise.all([getCatalogue(), countBy('car_model_id', category)]);
    const rows = [...carModels.values()]
      .filter((row) => !brand.length || brand.includes(row.brandId))
      .filter(({ id }) => !category.length || counts.has(id))
      .map(({ id, name, brandId }) => ({ id, name, brand_id: brandId, count: counts.get(id) ?? 0 }));
    return c.json({ data: pageOf(byName(rows, lang), paged) }, 200);
  });

  publicCall(app, referenceRoutes.socialMedia, async (c) => {
    const { lang, ...paged } = c.req.valid('query');
    const { socialMedia } = await getCatalogue();
    const rows = [...socialMedia.values()].map(({ id, name, slug }) => ({
      id,
      name: wordsIn(name, lang),
      slug,
    }));
    return c.json({ data: pageOf(rows, paged) }, 200);
  });

  publicCall(app, factRoutes.facts, async (c) => {
    const { lang, ...paged } = c.req.valid('query');
    const { facts } = await getCatalogue();
    return c.json({ data: pageOf([...facts.values()], paged).map((fact) => presentFact(fact, lang)) }, 200);
  });

  publicCall(app, factRoutes.sheet, async (c) => {
    const { lang, category, sub_category = null } = c.req.valid('query');
    const catalogue = await getCatalogue();
    const { categories, subCategories, facts } = catalogue;
    if (!categories.has(category)) throw notFound();
    if (sub_category !== null && subCategories.get(sub_category)?.categoryId !== category) throw notFound();
    const { core, facts: asked } = sheetFor(catalogue, category, sub_category);
    const rows = asked.flatMap(({ key, isFacet, onCard, inTitle }) => {
      const fact = facts.get(key);
      const marks = { is_facet: isFacet, on_card: onCard, in_title: inTitle };
      return fact ? [{ ...presentFact(fact, lang), ...marks }] : [];
    });
    return c.json({ data: { core, facts: rows } }, 200);
  });

  publicCall(app, factRoutes.model, async (c) => {
    const { carModels, facts: known } = await getCatalogue();
    const model = carModels.get(c.req.valid('param').id);
    if (!model) throw notFound();
    const { id, name, brandId, facts } = model;
    return c.json({ data: { id, name, brand_id: brandId, facts: statable(facts, known) } }, 200);
  });

  publicCall(app, referenceRoutes.plans, async (c) => {
    const { lang, ...paged } = c.req.valid('query');
    const { plans } = await getCatalogue();
    const rows = [...plans.values()].map(({ id, title, price, regular, featured, top, adDays, popular }) => ({
      id,
      title: wordsIn(title, lang),
      price,
      regular,
      featured,
      top,
      ad_days: adDays,
      popular: popular ? (1 as const) : (0 as const),
    }));
    return c.json({ data: pageOf(rows, paged) }, 200);
  });
};
