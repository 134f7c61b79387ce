import { eq } from 'drizzle-orm';
import { type Availability, type Mover, moves, soldPageDays } from '@/lib/contract/availability';
import type { Database } from '@/lib/db/connect';
import { adSales, ads } from '@/lib/db/schema';
import type { Tag } from '../changes';
import { findActingPlan } from '../subscriptions/queries';
import { readStoredSettings } from '../wordings/stored-settings';
import { adChanged } from './events';

// The life of an ad on the market, beside what moderators say of it; who moves it where is a table of the contract.

type AdRow = typeof ads.$inferSelect;
type Tx = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

const day = 86_400_000;

export type Standing = Pick<AdRow, 'status' | 'availability' | 'soldAt' | 'deletedAt'>;

/** Whether everybody may open its page: what is listed, and for a while what was. */
export const hasPage = ({ status, availability, soldAt, deletedAt }: Standing, now = new Date()): boolean =>
  deletedAt === null &&
  status === 'accept' &&
  (availability !== 'sold' || (soldAt !== null && now.getTime() < soldAt.getTime() + soldPageDays * day));

/** Until when an ad of this seller is listed that is published or renewed now: as the setting says, or a plan that gives more. */
export const nextExpiry = async (
  tx: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<Date> => {
  const days = Number(new Map(await readStoredSettings(tx)).get('ad_days'));
  const { plan } = await findActingPlan(tx, accountId);
  return new Date(now.getTime() + Math.max(days, plan?.adDays ?? 0) * day);
};

type Sale = { priceCents: number | null; buyerId: number | null };
type Move = { to: Availability; by: Mover; now: Date; sale?: Sale };

/**
 * Takes an accepted ad, whose row is held, to another state with what follows: a sale is written down, or forgotten, and
 * an ad that comes back after its end has a new period. Returns what to announce after the commit, null where that is
 * not for `by` to do.
 */
export const moveAd = async (
  tx: Tx,
  ad: AdRow,
  { to, by, now, sale }: Move,
): Promise<readonly Tag[] | null> => {
  if (ad.status !== 'accept' || moves[ad.availability][to] !== by) return null;
  const isOver = ad.expiresAt !== null && ad.expiresAt <= now;
  const renewed =
    to === 'available' && isOver
      ? { expiresAt: await nextExpiry(tx, ad.accountId, now), remindedDays: null }
      : {};
  await tx
    .update(ads)
    .set({ availability: to, soldAt: to === 'sold' ? now : null, ...renewed })
    .where(eq(ads.id, ad.id));
  if (ad.availability === 'sold') await tx.delete(adSales).where(eq(adSales.adId, ad.id));
  if (to === 'sold' && sale) await tx.insert(adSales).values({ adId: ad.id, ...sale });
  await adChanged(tx, { adId: ad.id, kind: to === 'available' ? 'back' : to });
  return ['ads', `ad:${ad.id}`];
};
