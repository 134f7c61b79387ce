import type { AdFields } from '@/lib/contract/ad-fields';
import type { AdDraft } from '@/lib/contract/own-ads';
import type { ads } from '@/lib/db/schema';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import type { Catalogue } from '../catalogue/rows';
import { cleanDescription } from './description';
import { priceColumns, writtenPrice } from './price';
import type { SocialRow } from './store';

// One form for what a seller says about an ad, whether it stands in the ad's row or waits as an edit of it, so that the
// two can be compared, shown in the form, and put in each other's place.

/**
 * An ad in its seller's words, by the wire's names; what was never said is null. `images` are keys of `media`, the
 * cover first. Plain JSON in a fixed order of keys: this is what stands in `ad_revisions.fields`, and two that say the
 * same are the same text.
 */
export type Written = Omit<AdDraft, 'id' | 'status' | 'is_public' | 'rejection_reason' | 'pictures'> & {
  images: string[];
};

/** The columns of an ad that its seller writes. */
export type AdTexts = Pick<
  typeof ads.$inferSelect,
  | 'title'
  | 'description'
  | 'information'
  | 'feature'
  | 'specification'
  | 'language'
  | 'categoryId'
  | 'subCategoryId'
  | 'brandId'
  | 'carModelId'
  | 'modelName'
  | 'adTypeId'
  | 'stateId'
  | 'year'
  | 'hours'
  | 'distance'
  | 'distanceType'
  | 'priceCents'
  | 'askedCents'
  | 'askedCurrency'
  | 'priceType'
  | 'vat'
  | 'zipCode'
  | 'phone'
  | 'whatsappNumber'
  | 'email'
  | 'websiteUrl'
  | 'videoUrl'
  | 'lat'
  | 'long'
>;

/** Checked fields as the ad that they say. `lang` is that of the request, for one that does not say its own. */
export const writtenFrom = (fields: AdFields, lang: Locale): Written => {
  const onMap = fields.lat !== undefined && fields.long !== undefined;
  return {
    ad_type_id: fields.ad_type_id,
    category_id: fields.category_id,
    sub_category_id: fields.sub_category_id ?? null,
    title: fields.title,
    brand_id: fields.brand_id ?? null,
    model: fields.model ?? null,
    year: fields.year ?? null,
    price: fields.price,
    price_currency: fields.price_currency ?? 'USD',
    price_type: fields.price_type ?? 'negotiable',
    vat: fields.vat ?? 'exclude',
    distance: fields.distance ?? null,
    distance_type: fields.distance_type ?? 'km',
    hours: fields.hours ?? null,
    description: cleanDescription(fields.description),
    information: fields.information ?? '',
    feature: fields.feature ?? '',
    specification: fields.specification ?? '',
    language: fields.language ?? lang,
    state_id: fields.state_id,
    zip_code: fields.zip_code ?? null,
    phone: fields.phone ?? null,
    whatsapp_number: fields.whatsapp_number ?? null,
    email: fields.email ?? null,
    website_url: fields.website_url ?? null,
    lat: onMap ? (fields.lat ?? null) : null,
    long: onMap ? (fields.long ?? null) : null,
    video_url: fields.video_url ?? null,
    images: [...new Set(fields.images)],
    socials: fields.socials
      .map(({ social_media_id = null, link = null }) => ({ social_media_id, link }))
      .filter(({ social_media_id, link }) => social_media_id !== null || link !== null),
  };
};

/** The same of an ad that is stored. */
export const writtenOf = (
  ad: AdTexts,
  images: readonly string[],
  socials: readonly SocialRow[],
  { carModels }: Catalogue,
): Written => ({
  ad_type_id: ad.adTypeId,
  category_id: ad.categoryId,
  sub_category_id: ad.subCategoryId,
  title: ad.title,
  brand_id: ad.brandId,
  model: carModels.get(ad.carModelId ?? 0)?.name ?? ad.modelName,
  year: ad.year,
  ...writtenPrice(ad),
  price_type: ad.priceType,
  vat: ad.vat,
  distance: ad.distance,
  distance_type: ad.distanceType,
  hours: ad.hours,
  description: ad.description,
  information: ad.information,
  feature: ad.feature,
  specification: ad.specification,
  language: isLocale(ad.language) ? ad.language : defaultLocale,
  state_id: ad.stateId,
  zip_code: ad.zipCode,
  phone: ad.phone,
  whatsapp_number: ad.whatsappNumber,
  email: ad.email,
  website_url: ad.websiteUrl,
  lat: ad.lat,
  long: ad.long,
  video_url: ad.videoUrl,
  images: [...images],
  socials: socials.map(({ socialMediaId, link }) => ({ social_media_id: socialMediaId, link })),
});

/** The row of the brand's model of that name, in any case of letters. */
const modelRow = ({ brand_id, model }: Written, { carModels }: Catalogue): number | null => {
  const name = model?.toLowerCase();
  if (brand_id === null || name === undefined) return null;
  for (const row of carModels.values()) {
    if (row.brandId === brand_id && row.name.toLowerCase() === name) return row.id;
  }
  return null;
};

/** What is stored of it. A model that the catalogue does not know stays in the seller's words. */
export const rowsOf = (
  written: Written,
  catalogue: Catalogue,
): { texts: AdTexts; pictures: string[]; socials: SocialRow[] } => {
  const carModelId = modelRow(written, catalogue);
  return {
    texts: {
      title: written.title,
      description: written.description,
      information: written.information,
      feature: written.feature,
      specification: written.specification,
      language: written.language,
      categoryId: written.category_id,
      subCategoryId: written.sub_category_id,
      brandId: written.brand_id,
      carModelId,
      modelName: carModelId === null ? written.model : null,
      adTypeId: written.ad_type_id,
      stateId: written.state_id,
      year: written.year,
      hours: written.hours,
      distance: written.distance,
      distanceType: written.distance_type,
      ...priceColumns(written, catalogue),
      priceType: written.price_type,
      vat: written.vat,
      zipCode: written.zip_code,
      phone: written.phone,
      whatsappNumber: written.whatsapp_number,
      email: written.email,
      websiteUrl: written.website_url,
      videoUrl: written.video_url,
      lat: written.lat,
      long: written.long,
    },
    pictures: written.images,
    socials: written.socials.map(({ social_media_id, link }) => ({ socialMediaId: social_media_id, link })),
  };
};
