import { and, count, eq } from 'drizzle-orm';
import { mostFavorites } from '@/lib/contract/favorites';
import { ads, favorites } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { holdAccount } from '../accounts/hold';
import { notFound, Refusal } from '../refusal';
import { transact } from '../transaction';

/**
 * Saves an ad or takes it out again: the other way round than it is, or as `wanted` says. Returns whether it is saved.
 * An ad that is not public cannot be saved, but what was saved before can be taken out. Refuses with 404 and 409.
 */
export const turnFavorite = async (
  accountId: number,
  adId: number,
  wanted: boolean | undefined,
  lang: Locale,
): Promise<boolean> => {
  const { gone, noAd, favouritesFull } = messagesOf(lang).adAnswers;
  return transact(async (tx) => {
    // One click of an account after the other, so that fifty at once end where fifty in a row would.
    await holdAccount(tx, accountId, lang);
    const one = and(eq(favorites.accountId, accountId), eq(favorites.adId, adId));
    const [saved] = await tx.select({ id: favorites.id }).from(favorites).where(one);
    if (saved) {
      if (wanted === true) return true;
      await tx.delete(favorites).where(one);
      return false;
    }
    // Held, so that it is not deleted between this look and the row.
    const [ad] = await tx
      .select({ shelfId: ads.shelfId, status: ads.status })
      .from(ads)
      .where(eq(ads.id, adId))
      .for('share');
    if (!ad?.shelfId) throw notFound(ad?.status === 'accept' ? gone : noAd);
    if (wanted === false) return false;
    const [kept] = await tx.select({ n: count() }).from(favorites).where(eq(favorites.accountId, accountId));
    if ((kept?.n ?? 0) >= mostFavorites) throw new Refusal(409, favouritesFull);
    await tx.insert(favorites).values({ accountId, adId });
    return true;
  });
};
