import type { AdCard } from '@/lib/contract/ads';

/** The year of manufacture; ads without the field have it in their model's name ("320D 2014"). */
export const yearOf = ({ year, car_model }: Pick<AdCard, 'year' | 'car_model'>): number | null =>
  year ?? (Number(/\b(?:19|20)\d\d\b/.exec(car_model?.name ?? '')?.[0] ?? 0) || null);

/** "Caterpillar 320D": what the machine is called whatever the seller wrote, or null when it was not said. */
export const machineName = ({ brand, car_model }: Pick<AdCard, 'brand' | 'car_model'>): string | null =>
  [brand?.name, car_model?.name].filter(Boolean).join(' ') || null;

/** As it is written within a sentence of English; other scripts have no small letters. */
export const small = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;

/** The name of a kind with what it is a kind of, where it alone names no machine: "Tractors (under 60 hp)". */
export const kindName = (category: string, subCategory: string | undefined): string => {
  if (subCategory === undefined) return category;
  const isSize = /\d/.test(subCategory);
  return isSize ? `${category} (${small(subCategory)})` : subCategory;
};

/** The narrowest kind that the ad stands in. */
export const kindOf = ({ sub_category, category }: Pick<AdCard, 'sub_category' | 'category'>) =>
  kindName(category.name, sub_category?.name);
