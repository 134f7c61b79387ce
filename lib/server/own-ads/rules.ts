import { yearChoices } from '@/lib/contract/ad-fields';
import type { Problem } from '@/lib/contract/field-rules';
import type { Written } from '../ads/written';
import type { Catalogue } from '../catalogue/rows';

/**
 * What is wrong with an ad beyond the form of its fields: rows that do not exist, or do not belong together. A year
 * outside the choices stays where an ad had it before. Pictures are looked at where they are taken.
 */
export const wrongFields = (
  ad: Written,
  { adTypes, categories, subCategories, brands, states, socialMedia, currencies }: Catalogue,
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
  return wrong;
};
