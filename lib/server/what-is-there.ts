import { sql } from 'drizzle-orm';
import type { AdFilters } from '@/lib/ad-filters';
import { RowId } from '@/lib/contract/common';
import { connect } from '@/lib/db/connect';
import { fromReplica } from '@/lib/db/replica';
import { findCaller } from './accounts/sessions';
import { hasPage } from './ads/list';
import { findPageOfAd } from './ads/named';
import { findChangeable } from './own-ads/queries';

/** What middleware.ts asks before it chooses a page. */
export const answers = {
  databaseAnswers: async (): Promise<boolean> => {
    const { rows } = await connect();
    return (await rows(sql`select 1`)).length > 0;
  },
  pageOfAd: (id: number) => fromReplica(() => findPageOfAd(id)),
  hasPage: (filters: AdFilters) => fromReplica(() => hasPage(filters)),
  mayOpenEdit: async (id: number, request: Request): Promise<boolean> => {
    if (!RowId.safeParse(id).success) return false;
    const caller = await findCaller(request);
    return caller === null || (await findChangeable(id, caller.account)) !== null;
  },
};
