import { asc, eq, inArray } from 'drizzle-orm';
import type { Ad, AdCard, Picture } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { accounts, adImages, adSocials, ads, media } from '@/lib/db/schema';
import { roundPrice } from '@/lib/format/money';
import { formatAmount } from '@/lib/format/numbers';
import { textOf } from '@/lib/format/rich-text';
import { defaultLocale, isLocale, type Locale, type Translated } from '@/lib/i18n/locales';
import { mediaUrl } from '@/lib/storage/media-url';
import type { Catalogue } from '../catalogue/rows';
import { cleanDescription } from './description';

type AdRow = typeof ads.$inferSelect;
type Currency = NonNullable<ReturnType<Catalogue['currencies']['get']>>;
/** What an ad is shown in. */
export type View = { lang: Locale; currency: Currency; catalogue: Catalogue };

const cardColumns = {
  id: ads.id,
  title: ads.title,
  description: ads.description,
  language: ads.language,
  createdAt: ads.createdAt,
  views: ads.views,
  categoryId: ads.categoryId,
  subCategoryId: ads.subCategoryId,
  brandId: ads.brandId,
  carModelId: ads.carModelId,
  modelName: ads.modelName,
  adTypeId: ads.adTypeId,
  stateId: ads.stateId,
  year: ads.year,
  hours: ads.hours,
  distance: ads.distance,
  distanceType: ads.distanceType,
  priceCents: ads.priceCents,
  priceType: ads.priceType,
  vat: ads.vat,
  status: ads.status,
  promotion: ads.promotion,
  promotedUntil: ads.promotedUntil,
};
type CardRow = Pick<AdRow, keyof typeof cardColumns>;

const picturesOf = async (ids: readonly number[]): Promise<Map<number, Picture[]>> => {
  const { db } = await connect();
  const rows = await db
    .select({
      adId: adImages.adId,
      key: media.key,
      width: media.width,
      height: media.height,
      widths: media.widths,
      illustration: media.illustration,
    })
    .from(adImages)
    .innerJoin(media, eq(media.key, adImages.mediaKey))
    .where(inArray(adImages.adId, [...ids]))
    .orderBy(asc(adImages.adId), asc(adImages.position));
  const byAd = new Map<number, Picture[]>(ids.map((id) => [id, []]));
  for (const { adId, key, width, height, widths, illustration } of rows) {
    byAd.get(adId)?.push({
      src: mediaUrl(key, Math.max(...widths)),
      srcset: widths.map((size) => `${mediaUrl(key, size)} ${size}w`).join(', '),
      width,
      height,
      illustration: illustration !== null,
    });
  }
  return byAd;
};

const named = (row: { id: number; name: Translated | string } | undefined, lang: Locale) =>
  row ? { id: row.id, name: typeof row.name === 'string' ? row.name : row.name[lang] } : null;

/** Ends by time; the row is cleared by the next sweep. */
const isPromoted = ({ promotedUntil }: Pick<AdRow, 'promotedUntil'>) =>
  promotedUntil === null || promotedUntil.getTime() > Date.now();

const cardOf = (row: CardRow, pictures: Picture[], { lang, currency, catalogue }: View): AdCard => {
  const price = row.priceCents === null ? null : row.priceCents / 100;
  const unknown = { id: 0, name: '' };
  return {
    id: row.id,
    title: row.title,
    description: textOf(cleanDescription(row.description)),
    language: isLocale(row.language) ? row.language : defaultLocale,
    date: row.createdAt.toISOString(),
    views: row.views,
    images: pictures.map(({ src }) => src),
    pictures,
    category: named(catalogue.categories.get(row.categoryId), lang) ?? unknown,
    sub_category: named(catalogue.subCategories.get(row.subCategoryId ?? 0), lang),
    brand: named(catalogue.brands.get(row.brandId ?? 0), lang),
    car_model:
      named(catalogue.carModels.get(row.carModelId ?? 0), lang) ??
      (row.modelName ? { id: null, name: row.modelName } : null),
    year: row.year,
    ad_type: named(catalogue.adTypes.get(row.adTypeId), lang) ?? unknown,
    state: named(catalogue.states.get(row.stateId ?? 0), lang),
    distance: row.distance,
    distance_type: row.distanceType,
    hours: row.hours,
    price,
    show_price:
      price === null
        ? null
        : formatAmount(roundPrice(price, currency.rate, currency.decimals), currency.decimals),
    currency: currency.code,
    currency_symbol: currency.symbol,
    price_type: row.priceType,
    vat: row.vat,
    status: row.status,
    promotion: isPromoted(row) ? row.promotion : null,
    // Personal marks come from the visitor's own calls; a public answer is the same for everyone.
    is_favourite: false,
    is_wishlisted: false,
  };
};

/** The ads of these ids, in their order; an id that is gone is left out. */
export const presentCards = async (ids: readonly number[], view: View): Promise<AdCard[]> => {
  if (!ids.length) return [];
  const { db } = await connect();
  const [rows, pictures] = await Promise.all([
    db
      .select(cardColumns)
      .from(ads)
      .where(inArray(ads.id, [...ids])),
    picturesOf(ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [cardOf(row, pictures.get(id) ?? [], view)] : [];
  });
};

/** The whole ad with its seller, or null when it is not public. */
export const presentAd = async (id: number, view: View): Promise<Ad | null> => {
  const { db } = await connect();
  const [found] = await db
    .select({ ad: ads, seller: accounts })
    .from(ads)
    .innerJoin(accounts, eq(accounts.id, ads.accountId))
    .where(eq(ads.id, id));
  if (!found || found.ad.shelfId === null) return null;
  const { ad, seller } = found;
  const [pictures, socials] = await Promise.all([
    picturesOf([id]),
    db.select().from(adSocials).where(eq(adSocials.adId, id)).orderBy(asc(adSocials.position)),
  ]);
  return {
    ...cardOf(ad, pictures.get(id) ?? [], view),
    description: cleanDescription(ad.description),
    information: ad.information,
    feature: ad.feature,
    specification: ad.specification,
    zip_code: ad.zipCode,
    phone: ad.phone,
    email: ad.email,
    whatsapp_number: ad.whatsappNumber,
    website_url: ad.websiteUrl,
    video_url: ad.videoUrl,
    lat: ad.lat,
    long: ad.long,
    updated_at: ad.updatedAt.toISOString(),
    socials: socials.map(({ socialMediaId, link }) => ({
      social_media_id: socialMediaId,
      name: view.catalogue.socialMedia.get(socialMediaId ?? 0)?.name[view.lang] ?? null,
      link,
    })),
    app_account: {
      id: seller.id,
      username: seller.username,
      zip_code: seller.zipCode,
      website_url: seller.websiteUrl,
      phone_number: seller.phoneNumber,
      email: seller.email,
      lat: seller.lat,
      long: seller.long,
    },
  };
};
