import { inArray, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { accounts, brands, carModels } from '@/lib/db/schema';
import { localeCodes, type Translated } from '@/lib/i18n/locales';
import type { Catalogue } from '@/lib/server/catalogue/rows';
import { type ImportedAd, mostNames } from './ad';
import { nameKey } from './catalogue';

export type Index = {
  category: Map<string, number>;
  subCategory: Map<string, number>;
  brand: Map<string, number>;
  model: Map<string, number>;
  /** By their other names, however they are spelled. */
  modelAlias: Map<string, number>;
  adType: Map<string, number>;
  state: Map<string, number>;
};

const modelKey = (brandId: number, name: string) => `${brandId}/${name.toLowerCase()}`;
const aliasKey = (brandId: number, name: string) => `${brandId}/${nameKey(name)}`;

/** The model of a make that is called so, or else has it as another name. */
export const findModel = ({ model, modelAlias }: Index, brandId: number, name: string): number | null =>
  model.get(modelKey(brandId, name)) ?? modelAlias.get(aliasKey(brandId, name)) ?? null;

const slugs = (rows: ReadonlyMap<number, { id: number; slug: string }>) =>
  new Map([...rows.values()].map(({ slug, id }) => [slug, id]));

// Kept with the catalogue that it was made of: thousands of models are not gone through for every batch.
const indexes = new WeakMap<Catalogue, Index>();

export const indexOf = (catalogue: Catalogue): Index => {
  const kept = indexes.get(catalogue);
  if (kept) return kept;
  const index: Index = {
    category: slugs(catalogue.categories),
    brand: slugs(catalogue.brands),
    adType: slugs(catalogue.adTypes),
    state: slugs(catalogue.states),
    subCategory: new Map(
      [...catalogue.subCategories.values()].map(({ categoryId, slug, id }) => [`${categoryId}/${slug}`, id]),
    ),
    model: new Map(
      [...catalogue.carModels.values()].map(({ brandId, name, id }) => [modelKey(brandId, name), id]),
    ),
    modelAlias: new Map(
      [...catalogue.carModels.values()].flatMap(({ brandId, aliases, id }) =>
        aliases.map((alias) => [aliasKey(brandId, alias), id] as const),
      ),
    ),
  };
  indexes.set(catalogue, index);
  return index;
};

/** The account that ads of a source belong to. Nobody can log in to it. */
export const accountOf = async (db: Database, source: string, name: string): Promise<number> => {
  const username = `import-${source}`;
  const find = () =>
    db.select({ id: accounts.id }).from(accounts).where(sql`lower(${accounts.username}) = ${username}`);
  const [there] = await find();
  if (there) return there.id;
  await db
    .insert(accounts)
    .values({ username, email: `${username}@import.invalid`, firstName: name })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The account ${username} could not be made.`);
  return made.id;
};

const everywhere = (name: string) =>
  Object.fromEntries(localeCodes.map((code) => [code, name])) as Translated;

const together = (names: readonly string[] = [], more: readonly string[] = []) =>
  [...new Set([...names, ...more])].slice(0, mostNames);

/** Behind the rows of the operator, which are numbered from 0. */
const addedPosition = 10_000;

/** Adds makes and models that a batch brings, with their other names, and makes them known to the catalogue in hand. */
export const addRows = async (
  db: Database,
  ads: readonly ImportedAd[],
  catalogue: Catalogue,
  index: Index,
) => {
  const newBrands = new Map<string, Pick<typeof brands.$inferInsert, 'name' | 'aliases'>>();
  for (const { brand } of ads) {
    if (brand?.add && !index.brand.has(brand.slug))
      newBrands.set(brand.slug, {
        name: everywhere(brand.name),
        aliases: together(newBrands.get(brand.slug)?.aliases, brand.names),
      });
  }
  if (newBrands.size) {
    const rows = await db
      .insert(brands)
      .values([...newBrands].map(([slug, row]) => ({ slug, ...row, position: addedPosition })))
      // Another process may have added it meanwhile; its row is returned then.
      .onConflictDoUpdate({ target: brands.slug, set: { slug: sql`excluded.slug` } })
      .returning();
    for (const row of rows) {
      catalogue.brands.set(row.id, row);
      index.brand.set(row.slug, row.id);
    }
  }
  const newModels = new Map<string, typeof carModels.$inferInsert>();
  const newAliases = new Set<string>();
  for (const { brand, model, category } of ads) {
    const brandId = index.brand.get(brand?.slug ?? '');
    if (!model?.add || !brandId || findModel(index, brandId, model.name)) continue;
    const key = modelKey(brandId, model.name);
    if (!newModels.has(key) && newAliases.has(aliasKey(brandId, model.name))) continue;
    for (const alias of model.names ?? []) newAliases.add(aliasKey(brandId, alias));
    newModels.set(key, {
      brandId,
      name: model.name,
      aliases: together(newModels.get(key)?.aliases, model.names),
      categoryId: index.category.get(category) ?? null,
      position: addedPosition,
    });
  }
  if (newModels.size) {
    const wanted = [...newModels.values()];
    let rows = await db.insert(carModels).values(wanted).onConflictDoNothing().returning();
    if (rows.length < wanted.length) {
      const brandIds = [...new Set(wanted.map(({ brandId }) => brandId))];
      rows = await db.select().from(carModels).where(inArray(carModels.brandId, brandIds));
    }
    for (const row of rows) {
      catalogue.carModels.set(row.id, row);
      index.model.set(modelKey(row.brandId, row.name), row.id);
      for (const alias of row.aliases) index.modelAlias.set(aliasKey(row.brandId, alias), row.id);
    }
  }
};
