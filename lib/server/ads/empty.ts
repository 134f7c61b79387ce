import { type AnyColumn, sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { adImages, adRevisions, adSocials, ads } from '@/lib/db/schema';

type Tx = Pick<Database, 'update' | 'delete'>;

const noWords = {
  description: '',
  information: '',
  feature: '',
  specification: '',
  videoUrl: null,
  search: sql`''::tsvector`,
};

const nobodyToReach = {
  phone: null,
  whatsappNumber: null,
  email: null,
  websiteUrl: null,
  zipCode: null,
  lat: null,
  long: null,
};

/**
 * Takes everything from ads but their titles and what kind of things they were: words, pictures, changes and whatever
 * tells how to reach somebody. The files of the pictures are left to the sweep.
 */
export const emptyAds = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (!ids.length) return;
  const isAmong = (column: AnyColumn) => sql`${column} = any(${sql.param([...ids])}::int[])`;
  await tx.delete(adRevisions).where(isAmong(adRevisions.adId));
  await tx.delete(adImages).where(isAmong(adImages.adId));
  await tx.delete(adSocials).where(isAmong(adSocials.adId));
  await tx
    .update(ads)
    .set({ ...noWords, ...nobodyToReach })
    .where(isAmong(ads.id));
};
