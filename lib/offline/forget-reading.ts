import { forgetSeenAds } from './seen-ads';
import { tellWorker } from './told';

/** Forgets which ads were looked at on this device, and the pages and pictures that were kept of them. */
export const forgetReading = async (): Promise<void> => {
  forgetSeenAds();
  await tellWorker({ type: 'forget' }).catch(() => {});
};
