import { and, count, eq } from 'drizzle-orm';
import { mostFavourites } from '@/lib/contract/favourites';
import { ads, favourites } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { holdAccount } from '../accounts/hold';
import { HttpError, notFound } from '../http-error';
import { transact } from '../transaction';

/**
 * Saves an ad or takes it out again: the other way round than it is, or as `wanted` says. Returns whether it is saved.
 * An ad that is not public cannot be saved, but what was saved before can be taken out. Refuses with 404 and 409.
 */
export const turnFavourite = async (
  accountId: number,
  adId: number,
  wanted: boolean | undefined,
  lang: Locale,
): Promise<boolean> => {
  const { gone, noAd, favouritesFull } = messagesOf(lang).adAnswers;
  return transact(async (tx) => {
    // One click of an account after the other, so that fifty at once end where fifty in a row would.
    await holdAccount(tx, accountId, lang);
    const one = and(eq(favourites.accountId, accountId), eq(favourites.adId, adId));
    const [saved] = await tx.select({ id: favourites.id }).from(favourites).where(one);
    if (saved) {
      if (wanted === true) return true;
      await tx.delete(favourites).where(one);
      return false;
    }
    // Held, so that it is not deleted between this look and the row.
    const [ad] = await tx
      .select({ facetBucketId: ads.facetBucketId, status: ads.status })
      .from(ads)
      .where(eq(ads.id, adId))
      .for('share');
    if (!ad?.facetBucketId) throw notFound(ad?.status === 'accept' ? gone : noAd);
    if (wanted === false) return false;
    const [kept] = await tx
      .select({ n: count() })
      .from(favourites)
      .where(eq(favourites.accountId, accountId));
    if ((kept?.n ?? 0) >= mostFavourites) throw new HttpError(409, favouritesFull);
    await tx.insert(favourites).values({ accountId, adId });
    return true;
  });
};
