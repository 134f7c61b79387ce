import type { Ad } from '@/lib/contract/ads';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import { namesOf } from './comparison';

/** The chat with its seller; the box asks for these facts already, in the language in which he wrote the ad. */
export const askSellerPath = (ad: Ad, missing: readonly string[], locale: Locale): string => {
  const question = missing.length
    ? fillIn(messagesOf(ad.language).compare.question, { facts: namesOf(missing, ad.language) })
    : undefined;
  return localePath(locale, paths.chat(ad.app_account.id, ad.id, question));
};
