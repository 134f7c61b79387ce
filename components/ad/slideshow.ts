import { wantsStillness } from '@/components/ui/wants-stillness';
import { savesData } from '@/lib/offline/saves-data';

/** Milliseconds. */
export const turnsEvery = 5_000;

export const isMotionUnwanted = () => wantsStillness() || savesData();
