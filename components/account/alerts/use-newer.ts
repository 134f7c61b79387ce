import { useEffect } from 'react';
import { useUnreadAlerts } from '@/lib/api/unread';
import { useAsker } from '../area/own-room';

/** What came after a screen was read is read as soon as the bell counts it. */
export const useNewer = (refetch: (options: { cancelRefetch: boolean }) => unknown) => {
  const unread = useUnreadAlerts(useAsker().userId);
  useEffect(() => {
    if (unread) refetch({ cancelRefetch: false });
  }, [unread, refetch]);
};
