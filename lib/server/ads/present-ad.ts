import { eq, inArray, sql } from 'drizzle-orm';
import type { Ad } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { accounts, adSocials, ads } from '@/lib/db/schema';
import { nameOf } from '../catalogue/rows';
import { cleanDescription } from './description';
import { picturesOfAd, presentPicture } from './pictures';
import { mayReachSeller, maySee, type Reader } from './policy';
import { cardOf, type View } from './present';
import { factsOf } from './present-facts';
import { presentParagraph } from './present-line';
import { otherPrice, writtenPrice } from './price';

type Social = { socialMediaId: number | null; link: string | null };

const socialsOfAd = sql<Social[]>`(
  select coalesce(json_agg(json_build_object('socialMediaId', s.social_media_id, 'link', s.link) order by s.position), '[]')
    from ${adSocials} s where s.ad_id = ads.id)`;

/** The ads of these ids that there are, with their sellers, in their order. */
const readWhole = async (ids: readonly number[]) => {
  if (!ids.length) return [];
  const { db } = await connect();
  const rows = await db
    .select({ ad: ads, seller: accounts, pictures: picturesOfAd, socials: socialsOfAd })
    .from(ads)
    .innerJoin(accounts, eq(accounts.id, ads.accountId))
    .where(inArray(ads.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.ad.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
type Whole = Awaited<ReturnType<typeof readWhole>>[number];

const present = ({ ad, seller, pictures, socials }: Whole, view: View): Ad => ({
  ...cardOf(ad, pictures.map(presentPicture), view),
  price_currency: writtenPrice(ad).price_currency,
  other_price: otherPrice(ad, view.currency, view.catalogue),
  description: cleanDescription(ad.description),
  facts: factsOf(ad, view),
  paragraph: presentParagraph(ad, view),
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
  sold_at: ad.soldAt?.toISOString() ?? null,
  socials: socials.map(({ socialMediaId, link }) => ({
    social_media_id: socialMediaId,
    name: nameOf(view.catalogue.socialMedia.get(socialMediaId ?? 0), view.lang),
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
});

const withoutContact = (ad: Ad): Ad => ({
  ...ad,
  zip_code: null,
  phone: null,
  email: null,
  whatsapp_number: null,
  website_url: null,
  lat: null,
  long: null,
  socials: [],
  app_account: {
    ...ad.app_account,
    zip_code: null,
    website_url: null,
    phone_number: null,
    email: null,
    lat: null,
    long: null,
  },
});

/** What was taken off the site says its title and what kind of thing it was. */
const withoutContent = (ad: Ad): Ad => ({
  ...withoutContact(ad),
  description: '',
  paragraph: '',
  information: '',
  feature: '',
  specification: '',
  facts: [],
  images: [],
  pictures: [],
  video_url: null,
  price: null,
  show_price: null,
  other_price: null,
  promotion: null,
});

/**
 * The whole ads of these ids with their sellers, in their order; one that is gone, or that the reader may not see, is
 * left out. Personal marks are false: a public answer is the same for everyone.
 */
export const presentAds = async (
  ids: readonly number[],
  view: View,
  reader: Reader | null = null,
): Promise<Ad[]> => {
  const rows = await readWhole(ids);
  return rows
    .filter(({ ad }) => maySee(reader, ad))
    .map((row) => (mayReachSeller(reader, row.ad) ? present(row, view) : withoutContact(present(row, view))));
};

/** What is left to say of ads that have no page any more, to who has saved them. */
export const presentGone = async (ids: readonly number[], view: View): Promise<Ad[]> =>
  (await readWhole(ids)).map((row) => withoutContent(present(row, view)));
