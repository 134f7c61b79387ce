import type { RowFilter } from '@/lib/ad-filters';
import type { Catalogue } from '../catalogue/rows';
import { type Names, quality } from './names';
import { isKind, type Part, type RowPart } from './read';

/** The numbers that both have. */
export const overlap = (one: readonly number[], other: readonly number[]) =>
  one.filter((id) => other.includes(id));

export type Relations = { names: Names; catalogue: Catalogue };

/** The models of a part that a brand or a kind beside it allows. */
export const modelsWith = (model: RowPart, other: RowPart, { catalogue }: Relations): number[] =>
  model.ids.filter((id) => {
    const row = catalogue.carModels.get(id);
    if (other.kind === 'brand') return [...other.ids, ...(other.behind ?? [])].includes(row?.brandId ?? 0);
    if (other.kind === 'category') return other.ids.includes(row?.categoryId ?? 0);
    return other.kind !== 'subCategory' || other.ids.includes(row?.subCategoryId ?? 0);
  });

/** How much two parts support each other. */
const support = (one: RowPart, other: RowPart, relations: Relations): number => {
  const { names, catalogue } = relations;
  const pair = (a: RowFilter, b: RowFilter) =>
    one.kind === a && other.kind === b
      ? ([one, other] as const)
      : one.kind === b && other.kind === a
        ? ([other, one] as const)
        : null;
  if (one.kind === other.kind) {
    if (overlap(one.ids, other.ids).length) return one.kind === 'carModel' ? 2 : 0;
    return { category: -6, subCategory: -6, brand: -8, carModel: -12, type: -4, state: -4 }[one.kind];
  }
  const modelAndBrand = pair('carModel', 'brand');
  if (modelAndBrand) return modelsWith(...modelAndBrand, relations).length ? 6 : -14;
  const modelAndKind = pair('carModel', 'category') ?? pair('carModel', 'subCategory');
  if (modelAndKind) {
    if (modelsWith(...modelAndKind, relations).length) return 3;
    // A number is a model of this kind, or none.
    return modelAndKind[0].quality > quality.number + 1 ? -5 : -16;
  }
  const brandAndKind = pair('brand', 'category') ?? pair('brand', 'subCategory');
  if (brandAndKind) {
    const [brand, kind] = brandAndKind;
    const made = (id: number) => names.made.get(id)?.[kind.kind as 'category' | 'subCategory'];
    const brands = [...brand.ids, ...(brand.behind ?? [])];
    return brands.some((id) => kind.ids.some((row) => made(id)?.has(row))) ? 2 : -3;
  }
  const kinds = pair('subCategory', 'category');
  if (kinds) {
    const [sub, category] = kinds;
    return sub.ids.some((id) => category.ids.includes(catalogue.subCategories.get(id)?.categoryId ?? 0))
      ? 2
      : -6;
  }
  // "Parts" beside a machine is what is sold for them; what they are themselves is another name of the same words.
  const [type, machine] = one.kind === 'type' ? [one, other] : [other, one];
  const isForParts =
    type.kind === 'type' &&
    (machine.kind === 'brand' || machine.kind === 'carModel' || isKind(machine)) &&
    type.others.some(({ kind }) => kind === 'category');
  return isForParts ? 4 : 0;
};

const axlesFit = (parts: readonly Part[], { catalogue }: Relations): boolean =>
  parts.some(
    (part) =>
      part.is === 'rows' &&
      (part.kind === 'category' || part.kind === 'subCategory' || part.kind === 'carModel') &&
      part.ids.some((id) => {
        const category =
          part.kind === 'category'
            ? id
            : part.kind === 'subCategory'
              ? catalogue.subCategories.get(id)?.categoryId
              : catalogue.carModels.get(id)?.categoryId;
        return category !== undefined && catalogue.categories.get(category ?? 0)?.slug === 'trucks';
      }),
  );

/** Whether what one part names does not go with what the other does. */
export const isAtOdds = (one: RowPart, other: RowPart, relations: Relations): boolean =>
  one !== other && support(one, other, relations) < 0;

/** Whether kinds are all of one category, or it. */
export const isOf = ({ kind, ids }: RowPart, slug: string, { catalogue }: Relations): boolean =>
  ids.every((id) => {
    const category = kind === 'category' ? id : catalogue.subCategories.get(id)?.categoryId;
    return catalogue.categories.get(category ?? 0)?.slug === slug;
  });

/** What is for a machine, and none. */
export const isAttachment = (one: RowPart, relations: Relations): boolean =>
  isOf(one, 'attachments-and-parts', relations);

/** How much all parts of a reading support each other. */
export const totalSupport = (parts: readonly Part[], relations: Relations): number => {
  const rows = parts.filter((part): part is RowPart => part.is === 'rows');
  const pairs = rows.flatMap((one, at) => rows.slice(at + 1).map((other) => support(one, other, relations)));
  const axles =
    parts.some((part) => part.is === 'figure' && part.figure.kind === 'axles') && axlesFit(parts, relations)
      ? 14
      : 0;
  return pairs.reduce((sum, n) => sum + n, axles);
};
