import type { Line } from '@/lib/contract/ads';
import { ads } from '@/lib/db/schema';
import { kindName, small } from '@/lib/facts/kind-name';
import { lineOf } from '@/lib/facts/line';
import { type Machine, nounOf, statedOn, wordOf } from '@/lib/facts/machine';
import { paragraphOf } from '@/lib/facts/paragraph';
import { withInitial } from '@/lib/facts/text';
import { nameOf, sheetFor } from '../catalogue/rows';
import type { View } from './present';

type Shown = Pick<View, 'lang' | 'catalogue'>;

/** The columns of an ad that its line is made of. */
export const lineColumns = {
  language: ads.language,
  adTypeId: ads.adTypeId,
  categoryId: ads.categoryId,
  subCategoryId: ads.subCategoryId,
  brandId: ads.brandId,
  carModelId: ads.carModelId,
  modelName: ads.modelName,
  year: ads.year,
  hours: ads.hours,
  distance: ads.distance,
  distanceType: ads.distanceType,
  stateId: ads.stateId,
  facts: ads.facts,
};
type Lined = Pick<typeof ads.$inferSelect, keyof typeof lineColumns>;
type Stating = Omit<Lined, 'language'>;

const nameless = { en: '', ar: '', ckb: '' };

type Driven = Pick<Stating, 'distance' | 'hours' | 'categoryId' | 'subCategoryId'>;

/**
 * How far it has been driven. A seller is asked for 0 where nothing counts that: so it is read beside hours, and of a kind
 * that is not asked for it. A new car has its 0 km.
 */
export const distanceOf = (ad: Driven, { catalogue }: Pick<Shown, 'catalogue'>): number | null => {
  if (ad.distance !== 0) return ad.distance;
  const { core } = sheetFor(catalogue, ad.categoryId, ad.subCategoryId);
  return !ad.hours && core.includes('distance') ? 0 : null;
};

/** What an ad says of its machine beside the seller's own words. */
export const machineOf = (ad: Stating, { catalogue }: Shown): Machine => {
  const category = catalogue.categories.get(ad.categoryId);
  const subCategory = catalogue.subCategories.get(ad.subCategoryId ?? 0);
  const sheet = sheetFor(catalogue, ad.categoryId, ad.subCategoryId);
  return {
    offer: catalogue.adTypes.get(ad.adTypeId) ?? null,
    noun: subCategory?.noun ?? category?.noun ?? null,
    kind: (subCategory ?? category)?.name ?? nameless,
    brand: catalogue.brands.get(ad.brandId ?? 0)?.name ?? null,
    model: catalogue.carModels.get(ad.carModelId ?? 0)?.name ?? ad.modelName,
    year: ad.year,
    hours: ad.hours,
    distance: distanceOf(ad, { catalogue }),
    distanceUnit: ad.distanceType,
    place: catalogue.states.get(ad.stateId ?? 0)?.name ?? null,
    core: sheet.core,
    facts: statedOn(sheet, ad.facts, catalogue.facts),
  };
};

/**
 * What the machine is called, as a label: "Crawler excavator". A kind that has no word of its own is said after that of
 * its category: "Tractor (under 60 hp)".
 */
export const presentKind = (ad: Stating, shown: Shown): string => {
  const { lang, catalogue } = shown;
  const category = catalogue.categories.get(ad.categoryId);
  const subCategory = catalogue.subCategories.get(ad.subCategoryId ?? 0);
  const categoryName = category ? nameOf(category, lang) : '';
  const subCategoryName = subCategory ? nameOf(subCategory, lang) : undefined;
  const noun = nounOf(machineOf(ad, shown));
  if (!noun) return kindName(categoryName, subCategoryName);
  const word = withInitial(wordOf(noun, lang));
  const hasWord = wordOf(noun, lang) !== (category?.noun && wordOf(category.noun, lang));
  return subCategoryName && !hasWord ? `${word} (${small(subCategoryName)})` : word;
};

/** The machine in one line, whole and in the letters that cards have room for; null where the title can be read as it is. */
export const presentLine = (ad: Lined, shown: Shown): Line | null => {
  if (ad.language === shown.lang) return null;
  const { whole, within } = lineOf(machineOf(ad, shown), shown.lang);
  return { text: whole, thirty: within(30), twenty: within(20) };
};

/** What an ad states as a paragraph. */
export const presentParagraph = (ad: Stating, shown: Shown): string =>
  paragraphOf(machineOf(ad, shown), shown.lang);
