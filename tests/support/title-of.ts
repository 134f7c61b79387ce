import type { AdCard } from '@/lib/contract/ads';
import { withoutIsolates } from '@/lib/i18n/fill-in';

/** What an ad is headed by in the language that it was asked for in. */
export const titleOf = ({ title, line }: Pick<AdCard, 'title' | 'line'>): string =>
  line ? withoutIsolates(line.text) : title;
