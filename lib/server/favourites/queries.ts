import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { ads, favourites } from '@/lib/db/schema';

/** What a moderator has taken away is left out; who waited for what is sold or deleted is told so. */
const ofAcceptedAds = (accountId: number) =>
  and(eq(favourites.accountId, accountId), eq(ads.status, 'accept'));

/** A page of an account's favourites whose ads are or were public, newest first, and how many there are. */
export const listFavourites = async (
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: { id: number; adId: number }[]; total: number }> => {
  const { db } = await connect();
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: favourites.id, adId: favourites.adId })
      .from(favourites)
      .innerJoin(ads, eq(ads.id, favourites.adId))
      .where(ofAcceptedAds(accountId))
      .orderBy(desc(favourites.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ n: count() })
      .from(favourites)
      .innerJoin(ads, eq(ads.id, favourites.adId))
      .where(ofAcceptedAds(accountId)),
  ]);
  return { rows, total: counted?.n ?? 0 };
};

/** The numbers of the newest `most` of them. */
export const listFavouriteIds = async (accountId: number, most: number): Promise<number[]> =>
  (await listFavourites(accountId, { limit: most, offset: 0 })).rows.map(({ adId }) => adId);

/** Which of these ads an account has saved. */
export const findSaved = async (accountId: number, adIds: readonly number[]): Promise<Set<number>> => {
  if (!adIds.length) return new Set();
  const { db } = await connect();
  const rows = await db
    .select({ adId: favourites.adId })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), inArray(favourites.adId, [...adIds])));
  return new Set(rows.map(({ adId }) => adId));
};
