import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import * as schema from '@/lib/db/schema';
import { brands } from '@/seed/reference/brands';
import { categories } from '@/seed/reference/categories';
import { facts } from '@/seed/reference/facts';
import { models } from '@/seed/reference/models';
import { factsOfModel } from '@/seed/reference/models/facts';
import { otherNamesOf } from '@/seed/reference/models/names';
import { soldModels } from '@/seed/reference/models/sold';
import { adTypes, currencies, socialMedia } from '@/seed/reference/money';
import { categoryNouns, subCategoryNouns } from '@/seed/reference/nouns';
import { states } from '@/seed/reference/places';
import { sheets } from '@/seed/reference/sheets';
import { aboutSections, reasons } from '@/seed/reference/wordings/about';
import { contacts, socialLinks } from '@/seed/reference/wordings/contacts';
import { faqs } from '@/seed/reference/wordings/faqs';
import { slides, whyChoose } from '@/seed/reference/wordings/home';
import { plans } from '@/seed/reference/wordings/plans';
import { settings } from '@/seed/reference/wordings/settings';

/** Addresses of drawn pictures by the key that a wording names them with. */
export type PictureOf = (key: string) => string;

const positioned = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, position) => ({ ...row, position }));

type Tx = Pick<Database, 'insert' | 'select'>;
type KindOf = (
  category: string,
  subCategory: string | null,
) => { categoryId: number; subCategoryId: number | null | undefined };

const seedFacts = async (tx: Tx, kindOf: KindOf) => {
  const savedFacts = await tx
    .insert(schema.facts)
    .values(positioned(facts).map(({ choices: _, ...fact }) => fact))
    .returning({ id: schema.facts.id, key: schema.facts.key });
  const factId = new Map(savedFacts.map(({ key, id }) => [key, id]));
  await tx
    .insert(schema.factChoices)
    .values(
      facts.flatMap(({ key, choices }) =>
        positioned(choices).map((choice) => ({ ...choice, factId: factId.get(key) ?? 0 })),
      ),
    );
  const savedSheets = await tx
    .insert(schema.sheets)
    .values(sheets.map(({ category, subCategory, core }) => ({ ...kindOf(category, subCategory), core })))
    .returning({ id: schema.sheets.id });
  await tx.insert(schema.sheetFacts).values(
    sheets.flatMap((sheet, at) =>
      positioned(sheet.facts).map(({ key, ...row }) => ({
        ...row,
        sheetId: savedSheets[at]?.id ?? 0,
        factId: factId.get(key) ?? 0,
      })),
    ),
  );
};

/** Writes every reference row and wording into an empty database, inside the caller's transaction. */
export const seedReference = async (tx: Tx, pictureOf: PictureOf) => {
  await tx.insert(schema.currencies).values(positioned(currencies));
  await tx
    .insert(schema.states)
    .values(
      positioned(states).map(({ weight: _, aliases, ...state }) => ({ ...state, aliases: [...aliases] })),
    );
  await tx
    .insert(schema.adTypes)
    .values(positioned(adTypes).map((row) => ({ ...row, aliases: [...row.aliases] })));
  await tx.insert(schema.socialMedia).values(positioned(socialMedia));
  await tx
    .insert(schema.plans)
    .values(positioned(plans).map((plan) => ({ ...plan, popular: plan.popular === 1 })));

  const savedCategories = await tx
    .insert(schema.categories)
    .values(
      positioned(categories).map(({ subCategories: _, aliases, ...category }) => ({
        ...category,
        aliases: [...aliases],
        icon: `/icons/categories/${category.slug}.svg`,
        noun: categoryNouns[category.slug],
      })),
    )
    .returning({ id: schema.categories.id, slug: schema.categories.slug });
  const categoryId = new Map(savedCategories.map(({ slug, id }) => [slug, id]));

  const savedSubCategories = await tx
    .insert(schema.subCategories)
    .values(
      categories.flatMap(({ slug, subCategories }) =>
        positioned(subCategories).map((row) => ({
          ...row,
          aliases: [...row.aliases],
          categoryId: categoryId.get(slug) ?? 0,
          noun: subCategoryNouns[slug]?.[row.slug],
        })),
      ),
    )
    .returning();
  const subCategoryId = new Map(
    savedSubCategories.map(({ categoryId: c, slug, id }) => [`${c}/${slug}`, id]),
  );

  await seedFacts(tx, (category, subCategory) => ({
    categoryId: categoryId.get(category) ?? 0,
    subCategoryId:
      subCategory === null ? null : subCategoryId.get(`${categoryId.get(category)}/${subCategory}`),
  }));

  const savedBrands = await tx
    .insert(schema.brands)
    .values(
      positioned(brands).map(({ color: _, aliases, ...brand }) => ({ ...brand, aliases: [...aliases] })),
    )
    .returning({ id: schema.brands.id, slug: schema.brands.slug });
  const brandId = new Map(savedBrands.map(({ slug, id }) => [slug, id]));
  const named = models.map((model) => ({ ...model, aliases: otherNamesOf(model.brand, model.name) }));
  await tx.insert(schema.carModels).values(
    positioned([...named, ...soldModels]).map(({ position, aliases, ...model }) => ({
      brandId: brandId.get(model.brand) ?? 0,
      name: model.name,
      aliases: [...aliases],
      facts: factsOfModel(model),
      categoryId: categoryId.get(model.category),
      subCategoryId: subCategoryId.get(`${categoryId.get(model.category)}/${model.subCategory}`),
      position,
    })),
  );

  const linkOf = (link: string) =>
    link.replace(/category=([a-z-]+)/, (_, slug: string) => `category=${categoryId.get(slug)}`);
  await tx.insert(schema.settings).values(Object.entries(settings).map(([key, value]) => ({ key, value })));
  await tx
    .insert(schema.slides)
    .values(
      positioned(slides).map((row) => ({ ...row, image: pictureOf(row.image), link: linkOf(row.link) })),
    );
  await tx.insert(schema.aboutSections).values(
    positioned(aboutSections).map((row) => ({
      ...row,
      image: pictureOf(row.image),
      link: linkOf(row.link),
    })),
  );
  await tx
    .insert(schema.whyChooseItems)
    .values(positioned(whyChoose).map((row) => ({ ...row, image: pictureOf(row.image) })));
  await tx
    .insert(schema.reasons)
    .values(positioned(reasons).map((row) => ({ ...row, image: pictureOf(row.image) })));
  await tx.insert(schema.faqs).values(positioned(faqs));
  await tx.insert(schema.contacts).values(positioned(contacts));
  await tx.insert(schema.socialLinks).values(positioned(socialLinks));
};

export const isSeeded = async (db: Pick<Database, 'execute'>): Promise<boolean> => {
  const { rows } = (await db.execute(sql`select 1 from currencies limit 1`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
};
