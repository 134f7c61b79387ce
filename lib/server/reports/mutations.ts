import { eq, sql } from 'drizzle-orm';
import { ads, reports } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { notFound } from '../http-error';
import { transact } from '../transaction';

/** Tells the moderators of a public ad. While the member's last report of it is open, that one is said anew. */
export const reportAd = async (
  accountId: number,
  adId: number,
  note: string,
  lang: Locale,
): Promise<void> => {
  await transact(async (tx) => {
    const [ad] = await tx
      .select({ facetBucketId: ads.facetBucketId, status: ads.status })
      .from(ads)
      .where(eq(ads.id, adId))
      .for('share');
    const { gone, noAd } = messagesOf(lang).adAnswers;
    if (!ad?.facetBucketId) throw notFound(ad?.status === 'accept' ? gone : noAd);
    await tx
      .insert(reports)
      .values({ accountId, adId, note })
      .onConflictDoUpdate({
        target: [reports.adId, reports.accountId],
        targetWhere: sql`status = 'open'`,
        set: { note },
      });
  });
};
