import { asc, eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/connect';
import { adImages, adSocials, type ads } from '@/lib/db/schema';
import type { Catalogue } from '../catalogue/rows';
import { type Written, writtenOf } from './written';

/** An ad as it stands in its own rows. */
export const readWritten = async (
  db: Pick<Database, 'select'>,
  ad: typeof ads.$inferSelect,
  catalogue: Catalogue,
): Promise<Written> => {
  const images = await db
    .select({ key: adImages.mediaKey })
    .from(adImages)
    .where(eq(adImages.adId, ad.id))
    .orderBy(asc(adImages.position));
  const socials = await db
    .select()
    .from(adSocials)
    .where(eq(adSocials.adId, ad.id))
    .orderBy(asc(adSocials.position));
  return writtenOf(
    ad,
    images.map(({ key }) => key),
    socials,
    catalogue,
  );
};
