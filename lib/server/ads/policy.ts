import type { accounts, ads } from '@/lib/db/schema';
import { moderates } from '../moderates';

// Who may do what with an ad. Nobody learns of an ad that he may not see: the answer is 404, as for one that never was.

export type Reader = Pick<typeof accounts.$inferSelect, 'id' | 'role' | 'twoStepAt'>;
type AdRow = Pick<typeof ads.$inferSelect, 'accountId' | 'facetBucketId' | 'deletedAt'>;

/** A public ad is in a facet bucket. The others are seen by their owner and by moderators until they are deleted. */
export const maySee = (reader: Reader | null, ad: AdRow): boolean =>
  ad.facetBucketId !== null ||
  (ad.deletedAt === null && reader !== null && (reader.id === ad.accountId || moderates(reader)));

/** Its owner alone changes, deletes and promotes an ad: a moderator accepts or rejects what somebody else wrote. */
export const mayChange = (reader: Reader, ad: Pick<AdRow, 'accountId' | 'deletedAt'>): boolean =>
  ad.accountId === reader.id && ad.deletedAt === null;
