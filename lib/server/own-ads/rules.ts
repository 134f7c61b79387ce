import { yearChoices } from '@/lib/contract/ad-fields';
import type { Problem } from '@/lib/contract/field-rules';
import type { FactValues } from '@/lib/facts/fact';
import { faultsIn } from '@/lib/facts/stated';
import type { Written } from '../ads/written';
import type { Catalogue } from '../catalogue/rows';

/** What an ad said before, in its own row or in the edit that waited. */
export type Before = { year: number | null; facts: FactValues };

/**
 * What is wrong with an ad beyond the form of its fields: rows that do not exist, or do not belong together. A year
 * outside the choices and facts that are asked no longer stay where an ad had them before. Pictures are looked at where
 * they are taken.
 */
export const wrongFields = (
  ad: Written,
  { adTypes, categories, subCategories, brands, states, socialMedia, currencies, facts }: Catalogue,
  before: readonly Before[] = [],
): [field: string, problem: Problem][] => {
  const wrong: [string, Problem][] = [];
  if (!adTypes.has(ad.ad_type_id)) wrong.push(['ad_type_id', 'choice']);
  if (!categories.has(ad.category_id)) wrong.push(['category_id', 'choice']);
  else if (
    ad.sub_category_id !== null &&
    subCategories.get(ad.sub_category_id)?.categoryId !== ad.category_id
  )
    wrong.push(['sub_category_id', 'subCategory']);
  if (ad.brand_id !== null && !brands.has(ad.brand_id)) wrong.push(['brand_id', 'choice']);
  if (!currencies.has(ad.price_currency)) wrong.push(['price_currency', 'choice']);
  if (ad.state_id !== null && !states.has(ad.state_id)) wrong.push(['state_id', 'state']);
  const yearStood = before.some(({ year }) => year === ad.year);
  if (ad.year !== null && !yearChoices().includes(ad.year) && !yearStood) wrong.push(['year', 'year']);
  if (ad.socials.some(({ social_media_id: id }) => id !== null && !socialMedia.has(id)))
    wrong.push(['socials', 'choice']);
  const stated = before.map(({ facts }) => facts);
  for (const [key, fault] of faultsIn(ad.facts, facts, stated)) wrong.push([`facts.${key}`, fault]);
  return wrong;
};
