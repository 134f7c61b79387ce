import type { Metadata } from 'next';
import { machineName } from '@/components/ad/machine-name';
import { plainTitle } from '@/components/ads/shown-title';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { ComparedAd } from './comparison';

/** Comparisons are without end, so no search engine keeps one. */
export const compareMetadata = (compared: readonly ComparedAd[], locale: Locale): Metadata => {
  const { compare } = messagesOf(locale);
  const machines = compared.map(({ ad }) => machineName(ad) ?? plainTitle(ad, locale)).join(' · ');
  return {
    title: machines ? fillIn(compare.titleOf, { machines }) : compare.title,
    robots: { index: false, follow: true },
  };
};
