import type { Metadata } from 'next';
import { machineName } from '@/components/ad/machine-name';
import type { Ad } from '@/lib/contract/ads';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

/** Comparisons are without end, so no search engine keeps one. */
export const compareMetadata = (ads: readonly Ad[], locale: Locale): Metadata => {
  const { compare } = messagesOf(locale);
  const machines = ads.map((ad) => machineName(ad) ?? ad.title).join(' · ');
  return {
    title: machines ? fillIn(compare.titleOf, { machines }) : compare.title,
    robots: { index: false, follow: true },
  };
};
