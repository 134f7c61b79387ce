import { and, eq, inArray } from 'drizzle-orm';
import type { Picture } from '@/lib/contract/ads';
import type { NamedAd } from '@/lib/contract/moderation/shapes';
import { connect } from '@/lib/db/connect';
import { accounts, adImages, ads, media } from '@/lib/db/schema';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { presentUser } from '../accounts/present';
import { presentPicture } from '../ads/pictures';
import { lineColumns, presentLine } from '../ads/present-line';
import { getCatalogue, nameOf } from '../catalogue/rows';

/** Stored pictures by their keys; one that is gone is left out. */
export const picturesByKey = async (keys: readonly string[]): Promise<Map<string, Picture>> => {
  if (!keys.length) return new Map();
  const { db } = await connect();
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.key, [...new Set(keys)]));
  return new Map(rows.map((row) => [row.key, presentPicture(row)]));
};

export const localeOf = (code: string): Locale => (isLocale(code) ? code : defaultLocale);

/** Ads as the lists of moderators name them, whatever their status; one that is not there is left out. */
export const nameAds = async (ids: readonly number[], lang: Locale): Promise<Map<number, NamedAd>> => {
  if (!ids.length) return new Map();
  const [{ db }, catalogue] = await Promise.all([connect(), getCatalogue()]);
  const rows = await db
    .select({
      id: ads.id,
      title: ads.title,
      ...lineColumns,
      status: ads.status,
      facetBucketId: ads.facetBucketId,
      availability: ads.availability,
      deletedAt: ads.deletedAt,
      priceCents: ads.priceCents,
      seller: accounts,
      cover: media,
    })
    .from(ads)
    .innerJoin(accounts, eq(accounts.id, ads.accountId))
    .leftJoin(adImages, and(eq(adImages.adId, ads.id), eq(adImages.position, 0)))
    .leftJoin(media, eq(media.key, adImages.mediaKey))
    .where(inArray(ads.id, [...ids]));
  return new Map(
    rows.map(({ seller, cover, ...ad }) => [
      ad.id,
      {
        id: ad.id,
        title: ad.title,
        line: presentLine(ad, { lang, catalogue }),
        language: localeOf(ad.language),
        status: ad.status,
        is_public: ad.facetBucketId !== null,
        availability: ad.availability,
        deleted_at: ad.deletedAt?.toISOString() ?? null,
        picture: cover && presentPicture(cover),
        category: nameOf(catalogue.categories.get(ad.categoryId), lang) ?? '',
        price: ad.priceCents === null ? null : ad.priceCents / 100,
        year: ad.year,
        seller: {
          id: seller.id,
          name: presentUser(seller).full_name,
          blocked: seller.blockedAt !== null,
          locale: localeOf(seller.locale),
        },
      },
    ]),
  );
};
