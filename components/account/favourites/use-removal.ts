import { useState } from 'react';
import { turnFavourite } from '@/components/favourites/favourites';
import { showToast } from '@/components/ui/toast';
import { reasonOf } from '@/lib/api/reason-of';
import { useAsker, useRoom } from '../area/own-room';

/** Ads that were taken out on this screen: gone at once, to be put back until one leaves, back when it failed. */
export const useRemoval = (failed: string) => {
  const asker = useAsker();
  const { rtl } = useRoom();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const mark = (adId: number, out: boolean) =>
    setRemoved((before) => new Set(out ? [...before, adId] : [...before].filter((id) => id !== adId)));

  const turn = async (adId: number, out: boolean) => {
    mark(adId, out);
    try {
      const message = await turnFavourite(adId, !out, asker.lang);
      if (message) void showToast({ type: 'success', text: message, rtl });
    } catch (error) {
      mark(adId, !out);
      void showToast({ type: 'error', text: reasonOf(error, failed), rtl });
    }
  };
  return {
    removed,
    remove: (adId: number) => turn(adId, true),
    putBack: (adId: number) => turn(adId, false),
  };
};
