import { type SQL, sql } from 'drizzle-orm';
import type { ModeratedAd } from '@/lib/contract/moderation/ads';
import { connect } from '@/lib/db/connect';
import type { Locale } from '@/lib/i18n/locales';
import { foldWords } from '@/lib/text/fold';
import type { AdTexts } from '../../ads/written';
import { nameAds } from '../present';

type LookAlike = ModeratedAd['look_alikes'][number];
type Likeness = LookAlike['alike'][number];
type Asked = { id: number; accountId: number; texts: AdTexts; pictures: readonly string[]; lang: Locale };

const mostOfEach = 6;
const mostShown = 8;
const fewestWords = 2;
const mostWords = 8;

const query = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll("'", "''")}'`).join(' & ');

/** Says the same in its title; also by other sellers, and while it waits. */
const byTitle = ({ id, texts: { title, year, categoryId } }: Asked): SQL | null => {
  const words = [...new Set(foldWords(title))].filter((word) => word.length > 1).slice(0, mostWords);
  if (words.length < fewestWords) return null;
  const all = [...words, `c${categoryId}`, ...(year ? [String(year)] : [])];
  return sql`select id from ads where search @@ ${query(all)}::tsquery and id <> ${id} and deleted_at is null
              limit ${mostOfEach}`;
};

/** The same model of the same year for about the same price. */
const byMachine = ({ id, texts: { carModelId, year, priceCents } }: Asked): SQL | null => {
  if (!carModelId || !year || !priceCents) return null;
  return sql`select id from ads where search @@ ${query([`m${carModelId}`, String(year)])}::tsquery
                and price_cents between ${Math.round(priceCents * 0.97)} and ${Math.round(priceCents * 1.03)}
                and year = ${year} and id <> ${id} and deleted_at is null limit ${mostOfEach}`;
};

/** A photograph that another ad has too, even one that is deleted by now. The project's own drawings are shared. */
const byPictures = ({ id, pictures }: Asked): SQL | null =>
  pictures.length
    ? sql`select distinct i.ad_id as id from ad_images i join media m on m.key = i.media_key
           where i.media_key = any(${sql.param([...pictures])}::text[]) and m.illustration is null
             and i.ad_id <> ${id} limit ${mostOfEach}`
    : null;

/** The same number under another name. Asked on both sides of the account's own number, which may have any count of ads. */
const byPhone = ({ accountId, texts: { phone } }: Asked): SQL | null => {
  if (!phone) return null;
  const side = (than: SQL) =>
    sql`(select id from ads where phone = ${phone} and ${than} and deleted_at is null limit ${mostOfEach})`;
  return sql`${side(sql`account_id < ${accountId}`)} union all ${side(sql`account_id > ${accountId}`)}`;
};

const likenesses: [Likeness, (asked: Asked) => SQL | null][] = [
  ['pictures', byPictures],
  ['phone', byPhone],
  ['title', byTitle],
  ['machine', byMachine],
];

/** Ads that may be the same machine, or the same seller by another name; those that are alike in most ways first. */
export const findLookAlikes = async (asked: Asked): Promise<LookAlike[]> => {
  const { rows } = await connect();
  const alike = new Map<number, Likeness[]>();
  for (const [likeness, find] of likenesses) {
    const found = find(asked);
    if (!found) continue;
    for (const { id } of await rows<{ id: number }>(found)) {
      alike.set(id, [...(alike.get(id) ?? []), likeness]);
    }
  }
  const ids = [...alike.keys()]
    .toSorted((a, b) => (alike.get(b)?.length ?? 0) - (alike.get(a)?.length ?? 0))
    .slice(0, mostShown);
  const named = await nameAds(ids, asked.lang);
  return ids.flatMap((id) => {
    const ad = named.get(id);
    return ad ? [{ ...ad, same_seller: ad.seller.id === asked.accountId, alike: alike.get(id) ?? [] }] : [];
  });
};
