import { RowId } from '@/lib/contract/common';
import { findCaller } from './accounts/sessions';
import { hasPage } from './ads/list';
import { findIsPublic } from './ads/named';
import { findChangeable } from './own-ads/queries';

/** What middleware.ts asks before it chooses a page. */
export const answers = {
  isPublicAd: findIsPublic,
  hasPage,
  mayOpenEdit: async (id: number, request: Request): Promise<boolean> => {
    if (!RowId.safeParse(id).success) return false;
    const caller = await findCaller(request);
    return caller === null || (await findChangeable(id, caller.account)) !== null;
  },
};
