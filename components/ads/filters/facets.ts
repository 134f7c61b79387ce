import type { AdFilters } from '@/lib/ad-filters';
import type { api } from '@/lib/api/browser';
import type { Locale } from '@/lib/i18n/locales';
import type { Measure } from './measure';

// What a kind of machine is asked for beyond the sections that every list has.

/** A fact that lists are filtered by, or that an address asks for, as little of it as the page has to carry. */
export type FactFacet = {
  key: string;
  name: string;
  /** Of a number. */
  measure: Measure | null;
  choices: readonly (readonly [key: string, name: string])[];
};

export type Facets = { core: readonly ('year' | 'hours' | 'distance')[]; facts: readonly FactFacet[] };

/** A choice of a fact by both of their names, "Fuel: Diesel"; a flag has one. `otherwise`: what has no name. */
export const sayChoice = ({ name, choices }: FactFacet, choice: string, otherwise: string): string => {
  const said = choices.find(([key]) => key === choice)?.[1] ?? otherwise;
  return name === said ? said : `${name}: ${said}`;
};

type Kind = Pick<AdFilters, 'category' | 'subCategory'>;

/** Only of one category; a sub-category may have facets of its own. */
export const hasFacets = ({ category }: Kind) => category.length === 1;

export const readFacets = async (
  { category, subCategory, facts }: Kind & Pick<AdFilters, 'facts'>,
  lang: Locale,
  get: typeof api.get,
): Promise<Facets> => {
  const { data } = await get('/v1/sheet', {
    query: {
      lang,
      category: category[0],
      sub_category: subCategory.length === 1 ? subCategory[0] : undefined,
    },
  });
  return {
    core: data.core,
    facts: data.facts
      .filter(({ key, is_facet }) => is_facet || key in facts)
      .map(({ key, kind, name, unit, unit_name, scale, decimals, choices }) => ({
        key,
        name,
        measure: kind === 'number' ? { unit: unit_name, asked: unit ?? '', scale, decimals } : null,
        choices:
          kind === 'flag' ? [['yes', name] as const] : choices.map((one) => [one.key, one.name] as const),
      })),
  };
};
