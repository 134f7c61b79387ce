import type { AdCard } from '@/lib/contract/ads';

/** The year of manufacture; ads without the field have it in their model's name ("320D 2014"). */
export const yearOf = ({ year, car_model }: Pick<AdCard, 'year' | 'car_model'>): number | null =>
  year ?? (Number(/\b(?:19|20)\d\d\b/.exec(car_model?.name ?? '')?.[0] ?? 0) || null);

/** "Caterpillar 320D": what the machine is called whatever the seller wrote, or null when it was not said. */
export const machineName = ({ brand, car_model }: Pick<AdCard, 'brand' | 'car_model'>): string | null =>
  [brand?.name, car_model?.name].filter(Boolean).join(' ') || null;
