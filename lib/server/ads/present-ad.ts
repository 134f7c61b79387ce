import { eq, inArray, sql } from 'drizzle-orm';
import type { Ad, Picture } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { accounts, adSocials, ads } from '@/lib/db/schema';
import { oncePerProcess } from '@/lib/once-per-process';
import { nameOf } from '../catalogue/rows';
import { cleanDescription } from './description';
import { rememberAds, sayOnce } from './memory';
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

const seller = {
  id: accounts.id,
  username: accounts.username,
  zipCode: accounts.zipCode,
  websiteUrl: accounts.websiteUrl,
  phoneNumber: accounts.phoneNumber,
  email: accounts.email,
  lat: accounts.lat,
  long: accounts.long,
};

type AdRow = typeof ads.$inferSelect;
type Whole = {
  row: AdRow;
  seller: Pick<typeof accounts.$inferSelect, keyof typeof seller>;
  pictures: Picture[];
  socials: Social[];
};

/** With their sellers, their texts clean. */
const read = async (ids: readonly number[]): Promise<Whole[]> => {
  if (!ids.length) return [];
  const { db } = await connect();
  const rows = await db
    .select({ row: ads, seller, pictures: picturesOfAd, socials: socialsOfAd })
    .from(ads)
    .innerJoin(accounts, eq(accounts.id, ads.accountId))
    .where(inArray(ads.id, [...ids]));
  return rows.map(({ row, pictures, ...rest }) => ({
    ...rest,
    row: { ...row, description: cleanDescription(row.description) },
    pictures: pictures.map(presentPicture),
  }));
};

const textsOf = ({ description, information, feature, specification }: AdRow): number =>
  description.length + (information?.length ?? 0) + (feature?.length ?? 0) + (specification?.length ?? 0);

/** Some two thousand ads, with what is said of each in every language. */
export const wholeAds = oncePerProcess('whole ads', () =>
  rememberAds<Whole>({
    name: 'whole ads',
    most: 24 * 1024 * 1024,
    weigh: ({ row, pictures }) => 8_000 + textsOf(row) * 2 + pictures.length * 500,
    read,
  }),
);

const say = sayOnce((row: AdRow, shown) => ({
  facts: factsOf(row, shown),
  paragraph: presentParagraph(row, shown),
}));

const present = ({ row: ad, seller, pictures, socials }: Whole, view: View): Ad => ({
  ...cardOf(ad, pictures, view),
  ...say(ad, view),
  price_currency: writtenPrice(ad).price_currency,
  other_price: otherPrice(ad, view.currency, view.catalogue),
  description: ad.description,
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

const byId = (found: readonly Whole[]) => new Map(found.map((whole) => [whole.row.id, whole]));

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
 * left out. Who has an account may be the seller, and sees what he wrote a moment ago. Personal marks are false: a public
 * answer is the same for everyone.
 */
export const presentAds = async (
  ids: readonly number[],
  view: View,
  reader: Reader | null = null,
): Promise<Ad[]> => {
  const found = reader ? byId(await read(ids)) : await wholeAds.get(ids);
  return ids.flatMap((id) => {
    const whole = found.get(id);
    if (!whole || !maySee(reader, whole.row)) return [];
    const ad = present(whole, view);
    return [mayReachSeller(reader, whole.row) ? ad : withoutContact(ad)];
  });
};

/** What is left to say of ads that have no page any more, to who has saved them. */
export const presentGone = async (ids: readonly number[], view: View): Promise<Ad[]> => {
  const found = byId(await read(ids));
  return ids.flatMap((id) => {
    const whole = found.get(id);
    return whole ? [withoutContent(present(whole, view))] : [];
  });
};
