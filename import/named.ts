import type { Catalogue } from '@/lib/server/catalogue/rows';
import { type ImportCatalogue, indexRows } from './catalogue';
import { findModel, indexOf } from './reference-rows';

/** The kinds of rows that have other names, as the console calls them, by what a file calls one of them. */
const kinds = {
  category: 'categories',
  sub_category: 'sub-categories',
  brand: 'brands',
  model: 'models',
  state: 'states',
  ad_type: 'ad-types',
} as const;

export const namedKinds = Object.keys(kinds) as (keyof typeof kinds)[];
export type Named = (typeof kinds)[keyof typeof kinds];

/** What a name stands in where it is not the only one of its kind. */
type Within = { brand: string; category: string };

/** Finds rows by any name that they have; null where there is none. */
export const namedIn = (known: ImportCatalogue, rows: Catalogue) => {
  const index = indexOf(rows);
  const categories = indexRows(known.categories);
  const [brands, states, adTypes] = [
    indexRows(known.brands),
    indexRows(known.states),
    indexRows(known.adTypes),
  ];
  const brandId = (name: string) => index.brand.get(brands.find(name)?.slug ?? '');
  const subCategoryId = (name: string, category: string) => {
    const within = categories.find(category);
    const sub = indexRows(within?.subCategories ?? []).find(name);
    return index.subCategory.get(`${index.category.get(within?.slug ?? '')}/${sub?.slug}`);
  };
  const ids: Record<Named, (name: string, within: Within) => number | null | undefined> = {
    categories: (name) => index.category.get(categories.find(name)?.slug ?? ''),
    'sub-categories': (name, { category }) => subCategoryId(name, category),
    brands: brandId,
    models: (name, { brand }) => findModel(index, brandId(brand) ?? 0, name),
    states: (name) => index.state.get(states.find(name)?.slug ?? ''),
    'ad-types': (name) => index.adType.get(adTypes.find(name)?.slug ?? ''),
  };
  const tables: Record<Named, ReadonlyMap<number, { aliases: readonly string[] }>> = {
    categories: rows.categories,
    'sub-categories': rows.subCategories,
    brands: rows.brands,
    models: rows.carModels,
    states: rows.states,
    'ad-types': rows.adTypes,
  };
  return (kind: string, name: string, within: Within) => {
    const of = namedKinds.find((one) => one === kind);
    const id = of && ids[kinds[of]](name, within);
    const row = of && tables[kinds[of]].get(id ?? 0);
    return of && id && row ? { of: kinds[of], id, aliases: row.aliases } : null;
  };
};
