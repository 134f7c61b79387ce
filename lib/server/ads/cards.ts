import { inArray } from 'drizzle-orm';
import type { Picture } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { textOf } from '@/lib/format/rich-text';
import { oncePerProcess } from '@/lib/once-per-process';
import { cleanDescription } from './description';
import { rememberAds } from './memory';
import { picturesOfAd, presentPicture } from './pictures';
import { lineColumns } from './present-line';

// What lists show of an ad, in no language yet.

type AdRow = typeof ads.$inferSelect;

const columns = {
  id: ads.id,
  title: ads.title,
  ...lineColumns,
  createdAt: ads.createdAt,
  views: ads.views,
  priceCents: ads.priceCents,
  askedCents: ads.askedCents,
  askedCurrency: ads.askedCurrency,
  priceType: ads.priceType,
  vat: ads.vat,
  status: ads.status,
  availability: ads.availability,
  promotion: ads.promotion,
  promotedUntil: ads.promotedUntil,
  facetBucketId: ads.facetBucketId,
};
export type CardRow = Pick<AdRow, keyof typeof columns>;

type Card = {
  row: CardRow;
  pictures: Picture[];
  /** The description without its marks. */
  text: string;
};

const read = async (ids: readonly number[]): Promise<Card[]> => {
  const { db } = await connect();
  const rows = await db
    .select({ ...columns, description: ads.description, pictures: picturesOfAd })
    .from(ads)
    .where(inArray(ads.id, [...ids]));
  return rows.map(({ description, pictures, ...row }) => ({
    row,
    pictures: pictures.map(presentPicture),
    text: textOf(cleanDescription(description)),
  }));
};

/** Some eight thousand ads. What is said of one in each language (present.ts) is counted with it. */
export const cards = oncePerProcess('cards', () =>
  rememberAds<Card>({
    name: 'cards',
    most: 32 * 1024 * 1024,
    weigh: ({ text, pictures }) => 3_000 + text.length * 2 + pictures.length * 500,
    read,
  }),
);
