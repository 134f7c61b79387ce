import { yearChoices } from '@/lib/contract/ad-fields';
import type { Problem } from '@/lib/contract/field-rules';
import type { FactValue } from '@/lib/facts/fact';
import type { Written } from '../ads/written';
import type { Catalogue, FactRow } from '../catalogue/rows';

const wrongValue = ({ kind, least, most, choices }: FactRow, value: FactValue): Problem | null => {
  const isChoice = (key: FactValue) => choices.some((choice) => choice.key === key);
  if (kind === 'flag') return typeof value === 'boolean' ? null : 'unusable';
  if (kind === 'choice') return isChoice(value) ? null : 'choice';
  if (kind === 'choices') return Array.isArray(value) && value.every(isChoice) ? null : 'choice';
  if (!Number.isInteger(value)) return 'wholeNumber';
  return Number(value) < (least ?? Number(value)) || Number(value) > (most ?? Number(value)) ? 'range' : null;
};

/**
 * What is wrong with an ad beyond the form of its fields: rows that do not exist, or do not belong together. A year
 * outside the choices stays where an ad had it before. Pictures are looked at where they are taken.
 */
export const wrongFields = (
  ad: Written,
  { adTypes, categories, subCategories, brands, states, socialMedia, currencies, facts }: Catalogue,
  yearsBefore: readonly (number | null)[] = [],
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
  if (ad.year !== null && !yearChoices().includes(ad.year) && !yearsBefore.includes(ad.year))
    wrong.push(['year', 'year']);
  if (ad.socials.some(({ social_media_id: id }) => id !== null && !socialMedia.has(id)))
    wrong.push(['socials', 'choice']);
  for (const [key, value] of Object.entries(ad.facts)) {
    const fact = facts.get(key);
    const problem = fact ? wrongValue(fact, value) : 'unusable';
    if (problem) wrong.push([`facts.${key}`, problem]);
  }
  return wrong;
};
