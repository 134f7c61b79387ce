import type { AdCard, Line } from '@/lib/contract/ads';
import { truncate } from '@/lib/format/truncate';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { type Locale, writtenAs } from '@/lib/i18n/locales';

export type Titled = Pick<AdCard, 'title' | 'language' | 'line'>;

const letters = { text: Number.POSITIVE_INFINITY, thirty: 30, twenty: 20 } as const;

/**
 * What stands where a title does, and how it is marked: the seller's title, or where that is in another language than the
 * reader's the machine in a line of his.
 */
export const shownTitle = ({ title, language, line }: Titled, locale: Locale, size: keyof Line = 'text') =>
  line
    ? { text: line[size], written: writtenAs(locale) }
    : { text: truncate(title, letters[size]), written: writtenAs(language) };

/** The same for what is no element: attributes, titles of pages, what is kept or sent. */
export const plainTitle = (ad: Titled, locale: Locale): string =>
  withoutIsolates(shownTitle(ad, locale).text);
