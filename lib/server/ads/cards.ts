import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Picture } from '@/lib/contract/ads';
import { connect } from '@/lib/db/connect';
import { ads } from '@/lib/db/schema';
import { textOf } from '@/lib/format/rich-text';
import { oncePerProcess } from '@/lib/once-per-process';
import { onChange, type Tag } from '../changes';
import { cleanDescription } from './description';
import { picturesOfAd, presentPicture } from './pictures';
import { lineColumns } from './present-line';

// What lists show of an ad, in no language yet. Public ads are held in memory: who has seen a list asks for its ads
// again and again.

type AdRow = typeof ads.$inferSelect;

const columns = {
  id: ads.id,
  title: ads.title,
  ...lineColumns,
  createdAt: ads.createdAt,
  views: ads.views,
  adTypeId: ads.adTypeId,
  priceCents: ads.priceCents,
  askedCents: ads.askedCents,
  askedCurrency: ads.askedCurrency,
  priceType: ads.priceType,
  vat: ads.vat,
  status: ads.status,
  availability: ads.availability,
  promotion: ads.promotion,
  promotedUntil: ads.promotedUntil,
};
export type CardRow = Pick<AdRow, keyof typeof columns>;

type Card = {
  row: CardRow;
  pictures: Picture[];
  /** The description without its marks. */
  text: string;
};

/** Bytes, about: some ten thousand ads. */
const most = 24 * 1024 * 1024;
/** Milliseconds until looks at other processes count here; everything else is told. */
const viewsGoodFor = 60_000;

const memory = oncePerProcess('cards', () => ({
  known: new LRUCache<number, Card>({
    maxSize: most,
    ttl: viewsGoodFor,
    sizeCalculation: ({ text, pictures }) => 1_000 + text.length * 2 + pictures.length * 500,
  }),
  changes: 0,
}));
const { known } = memory;

/** One more look at an ad; nothing else of it has changed. */
export const showViews = (id: number, views: number) => {
  const card = known.peek(id);
  if (card) card.row.views = views;
};

const idIn = (tag: Tag): number => Number(/^ad:(\d+)$/.exec(tag)?.[1] ?? 0);

onChange('cards', (tags) => {
  memory.changes += 1;
  if (tags.includes('reference')) known.clear();
  for (const tag of tags) known.delete(idIn(tag));
});

const read = async (ids: readonly number[]): Promise<Card[]> => {
  const { db } = await connect();
  const changes = memory.changes;
  const rows = await db
    .select({
      ...columns,
      facetBucketId: ads.facetBucketId,
      description: ads.description,
      pictures: picturesOfAd,
    })
    .from(ads)
    .where(inArray(ads.id, [...ids]));
  return rows.map(({ facetBucketId, description, pictures, ...row }) => {
    const text = textOf(cleanDescription(description));
    const card = { row, pictures: pictures.map(presentPicture), text };
    // What changed meanwhile may have changed after it was read.
    if (facetBucketId !== null && changes === memory.changes) known.set(row.id, card);
    return card;
  });
};

/** The cards of these ads, as far as they are there. */
export const readCards = async (ids: readonly number[]): Promise<Map<number, Card>> => {
  const cards = new Map<number, Card>();
  for (const id of ids) {
    const card = known.get(id);
    if (card) cards.set(id, card);
  }
  const others = ids.filter((id) => !cards.has(id));
  if (others.length) for (const card of await read(others)) cards.set(card.row.id, card);
  return cards;
};
