import type { accounts, ads } from '@/lib/db/schema';
import { moderates } from '../moderates';
import { hasPage, type Standing } from './availability';

// Who may do what with an ad. Nobody learns of an ad that he may not see: the answer is 404, as for one that never was.

export type Reader = Pick<typeof accounts.$inferSelect, 'id' | 'role' | 'twoStepAt'>;
type AdRow = Pick<typeof ads.$inferSelect, 'accountId' | 'facetBucketId' | 'deletedAt'>;

const isOwnOrModerated = (reader: Reader | null, ad: Pick<AdRow, 'accountId'>): boolean =>
  reader !== null && (reader.id === ad.accountId || moderates(reader));

/** What has a page is for everybody; the others are seen by their owner and by moderators until they are deleted. */
export const maySee = (reader: Reader | null, ad: AdRow & Standing): boolean =>
  hasPage(ad) || (ad.deletedAt === null && isOwnOrModerated(reader, ad));

/** Nobody is asked for what cannot be had: how to reach its seller is said of an ad that is listed. */
export const mayReachSeller = (reader: Reader | null, ad: AdRow): boolean =>
  ad.facetBucketId !== null || isOwnOrModerated(reader, ad);

/** Its owner alone changes, deletes and promotes an ad: a moderator accepts or rejects what somebody else wrote. */
export const mayChange = (reader: Reader, ad: Pick<AdRow, 'accountId' | 'deletedAt'>): boolean =>
  ad.accountId === reader.id && ad.deletedAt === null;
