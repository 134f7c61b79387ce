import type { Sheet } from '@/lib/contract/facts';
import { canHave } from '../../form/facts/fact-value';
import type { AdValues, TextName } from '../values';

/** A field of the form that buyers find ads by. */
export type FoundBy = Extract<TextName, 'price' | 'brand_id' | 'state_id' | 'year' | 'hours' | 'distance'>;

/** What would help next: a field, photographs, the kind of machine, or a fact. */
export type Advice =
  | { of: 'category_id' | 'images' | FoundBy }
  | { of: 'fact'; key: string; name: string; isFirst: boolean };

type Part = { advice: Advice; weight: number; isThere: boolean };

/*
 * How much each is worth, in the order in which buyers use it: a picture as much as the first facet of the sheet, then
 * one less for each facet behind it. What stands above the facets of every list comes between.
 */
const most = 10;
const weights: Record<FoundBy, number> = {
  price: 9,
  year: 8,
  hours: 8,
  distance: 8,
  state_id: 7,
  brand_id: 7,
};

const partsOf = (values: AdValues, photos: number, { core, facts }: Sheet): Part[] => {
  const field = (name: FoundBy): Part => ({
    advice: { of: name },
    weight: weights[name],
    isThere: values[name].trim() !== '',
  });
  const facets = facts
    .filter(({ is_facet }) => is_facet)
    .map((fact, at): Part => {
      const value = values.facts[fact.key];
      return {
        advice: { of: 'fact', key: fact.key, name: fact.name, isFirst: at === 0 },
        weight: Math.max(1, most - at),
        isThere: value !== undefined && canHave(fact, value),
      };
    });
  return [
    { advice: { of: 'images' }, weight: most, isThere: photos > 0 },
    ...facets,
    ...(['price', ...core, 'state_id', 'brand_id'] as const).map(field),
  ];
};

/**
 * How much of what buyers find machines of this kind by an ad says, of 100, and what would help it most. Without a kind
 * nobody finds it.
 */
export const findabilityOf = (
  values: AdValues,
  photos: number,
  sheet: Sheet | null,
): { percent: number; next: Advice | null } => {
  if (!sheet) return { percent: 0, next: { of: 'category_id' } };
  const parts = partsOf(values, photos, sheet);
  const sum = (some: readonly Part[]) => some.reduce((total, { weight }) => total + weight, 0);
  const missing = parts.filter(({ isThere }) => !isThere);
  const first = missing.reduce<Part | null>(
    (best, part) => (best && best.weight >= part.weight ? best : part),
    null,
  );
  return {
    percent: Math.floor((100 * (sum(parts) - sum(missing))) / sum(parts)),
    next: first?.advice ?? null,
  };
};
