import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { aboutSections, media, reasons, slides, whyChooseItems } from '@/lib/db/schema';
import { mediaFile } from '@/lib/storage/media-url';
import { mediaStore } from '@/lib/storage/stores';
import { transact } from '../transaction';

/** Rows of the operator's and the logo name a picture by its address. */
const shownBySite = [slides, whyChooseItems, reasons, aboutSections].map(
  (table) =>
    sql`not exists (select 1 from ${table} where starts_with(${table.image}, '/media/' || ${media.key} || '-'))`,
);

/**
 * Whether no row names the picture of a row of `media`. A rejected edit keeps its pictures for 30 days, so that its
 * seller can send it again.
 */
export const unused: SQL = sql`
  not exists (select 1 from ad_images i where i.media_key = ${media.key})
  and not exists (select 1 from accounts a where a.id = ${media.accountId} and a.avatar = ${media.key})
  and not exists (
    select 1 from ad_revisions r join ads d on d.id = r.ad_id
     where d.account_id = ${media.accountId} and jsonb_exists(r.fields -> 'images', ${media.key})
       and (r.status = 'pending' or (r.status = 'rejected' and r.decided_at > now() - interval '30 days')))
  and ${sql.join(shownBySite, sql` and `)}
  and not exists (
    select 1 from settings s where s.key = 'logo' and starts_with(s.value #>> '{}', '/media/' || ${media.key} || '-'))`;

/** One at a time decides over the files of a key: who stores them, and who takes away what has no row. */
export const holdKey = (tx: Pick<Database, 'execute'>, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(62002, hashtext(${key}))`);

/**
 * Takes a picture away that nothing uses, row and files; with `before` only one that was stored earlier. Says whether
 * it did. Whoever is just taking it for an ad is waited for, and seen.
 */
export const removePicture = async (key: string, before?: Date): Promise<boolean> => {
  return transact(async (tx) => {
    await holdKey(tx, key);
    const old = before ? lt(media.createdAt, before) : undefined;
    // Held first and looked at after: what others wrote until then is in sight.
    await tx.select({ key: media.key }).from(media).where(eq(media.key, key)).for('update');
    const [row] = await tx
      .delete(media)
      .where(and(eq(media.key, key), unused, old))
      .returning({ widths: media.widths });
    if (!row) return false;
    const store = mediaStore();
    for (const width of row.widths) await store.remove(mediaFile(key, width));
    return true;
  });
};
