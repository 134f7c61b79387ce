import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { adImages, adSocials, ads } from '@/lib/db/schema';
import type { Catalogue } from '../catalogue/rows';
import { knowWords } from '../search/known';
import { wordsOfAd } from '../search/words';
import { snake } from './field-names';
import type { AdTexts } from './written';

type AdRow = typeof ads.$inferSelect;
type OwnWords =
  | 'videoUrl'
  | 'modelName'
  | 'formHash'
  | 'askedCents'
  | 'askedCurrency'
  | 'facts'
  | 'expiresAt';

/** An ad to be stored as it is, by its rows' numbers. Pictures are keys of `media`, the cover first. */
export type NewAd = Omit<AdRow, (typeof madeLater)[number] | OwnWords> &
  Partial<Pick<AdRow, OwnWords>> & { pictures: readonly string[]; socials?: readonly SocialRow[] };

/** A seller's page elsewhere, as it is stored. */
export type SocialRow = { socialMediaId: number | null; link: string | null };

/** What an ad gets only once it is stored, by others than its seller. */
const madeLater = [
  'id',
  'search',
  'facetBucketId',
  'shuffle',
  'updatedAt',
  'deletedAt',
  'promotedUntil',
  'decidedAt',
  'seenPriceCents',
  'availability',
  'remindedDays',
  'purgedAt',
  'soldAt',
] as const satisfies (keyof AdRow)[];

const columns = Object.entries(getTableColumns(ads))
  .filter(([field]) => !madeLater.some((later) => later === field))
  .map(([field, column]) => ({ field: field as keyof NewAd, name: snake(field), type: column.getSQLType() }));

const names = columns.map(({ name }) => name).join(', ');
const typed = columns.map(({ name, type }) => `${name} ${type}`).join(', ');

type RawResult = { rows: { id: number; source_key: string | null }[] };

/**
 * Stores many ads at once, with their pictures and their words; call it inside a transaction.
 * An ad whose source and source key are there already is left as it is. Returns the numbers of the new ones, in order.
 */
export const storeAds = async (
  tx: Pick<Database, 'execute'>,
  batch: readonly NewAd[],
  catalogue: Catalogue,
): Promise<{ id: number; sourceKey: string | null }[]> => {
  if (!batch.length) return [];
  const allWords = new Set<string>();
  const rows = batch.map((ad) => {
    const words = wordsOfAd(ad, catalogue);
    for (const word of words) allWords.add(word);
    const row: Record<string, unknown> = { words: words.join(' ') };
    for (const { name, field } of columns) row[name] = ad[field];
    row.facts ??= {};
    return row;
  });
  const inserted = (await tx.execute(sql`
    insert into ads (${sql.raw(names)}, search, decided_at)
    select ${sql.raw(names)}, array_to_tsvector(string_to_array(words, ' ')),
           case when status = 'pending' then null else created_at end
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (${sql.raw(typed)}, words text))
           with ordinality
     order by ordinality
    on conflict (source, source_key) where source is not null do nothing
    returning id, source_key`)) as unknown as RawResult;

  // Without a conflict every ad came in and in order; with one, source keys tell which did.
  const bySource = new Map(batch.map((ad) => [ad.sourceKey, ad]));
  const stored = inserted.rows.map(({ id, source_key }, index) => ({
    id,
    sourceKey: source_key,
    ad: inserted.rows.length === batch.length ? batch[index] : bySource.get(source_key),
  }));
  const images = stored.flatMap(({ id, ad }) =>
    (ad?.pictures ?? []).map((media_key, position) => ({ ad_id: id, position, media_key })),
  );
  if (images.length) {
    await tx.execute(sql`
      insert into ad_images (ad_id, position, media_key)
      select * from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as r(ad_id int, position int, media_key text)`);
  }
  const socials = stored.flatMap(({ id, ad }) =>
    (ad?.socials ?? []).map(({ socialMediaId, link }, position) => ({
      ad_id: id,
      position,
      social_media_id: socialMediaId,
      link,
    })),
  );
  if (socials.length) {
    await tx.execute(sql`
      insert into ad_socials (ad_id, position, social_media_id, link)
      select * from jsonb_to_recordset(${JSON.stringify(socials)}::jsonb)
        as r(ad_id int, position int, social_media_id int, link text)`);
  }
  await knowWords(tx, allWords);
  return stored.map(({ id, sourceKey }) => ({ id, sourceKey }));
};

type Rewriting = Pick<Database, 'execute' | 'update' | 'delete' | 'insert'>;

/**
 * Puts new words, pictures and social rows in the place of an ad's own, and finds it by them from now on; call it
 * inside a transaction that holds the ad's row. Whatever else the row says (status, views, promotion) stays, but for
 * `also`. A picture that is not stored any more is left out.
 */
export const rewriteAd = async (
  tx: Rewriting,
  id: number,
  {
    texts,
    pictures,
    socials,
  }: { texts: AdTexts; pictures: readonly string[]; socials: readonly SocialRow[] },
  catalogue: Catalogue,
  also: Partial<Pick<AdRow, 'status' | 'rejectionReason' | 'decidedAt' | 'seenPriceCents'>> = {},
): Promise<void> => {
  const words = wordsOfAd(texts, catalogue);
  await tx
    .update(ads)
    .set({
      ...texts,
      ...also,
      updatedAt: new Date(),
      search: sql`array_to_tsvector(${sql.param(words)}::text[])`,
    })
    .where(eq(ads.id, id));
  await tx.delete(adImages).where(eq(adImages.adId, id));
  await tx.execute(sql`
    insert into ad_images (ad_id, position, media_key)
    select ${id}, row_number() over (order by place) - 1, key
      from unnest(${sql.param(pictures)}::text[]) with ordinality asked(key, place) join media using (key)`);
  await tx.delete(adSocials).where(eq(adSocials.adId, id));
  if (socials.length) {
    await tx.insert(adSocials).values(socials.map((social, position) => ({ adId: id, position, ...social })));
  }
  await knowWords(tx, words);
};
