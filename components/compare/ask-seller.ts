import { plainTitle } from '@/components/ads/shown-title';
import type { Ad } from '@/lib/contract/ads';
import { inARow } from '@/lib/facts/text';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import type { Question } from './comparison';

/** The chat with its seller; the questions stand in the box already, in the language in which he wrote the ad. */
export const askSellerPath = (ad: Ad, questions: readonly Question[], locale: Locale): string => {
  const words = messagesOf(ad.language);
  const facts = inARow(
    questions.map(({ question }) => question),
    ad.language,
  );
  const text = facts ? fillIn(words.compare.question, { facts }) : undefined;
  return localePath(locale, paths.chat(ad.app_account.id, ad.id, text));
};

/** What the link there is called: the ad and the facts that it is about. */
export const askSellerName = (ad: Ad, questions: readonly Question[], locale: Locale): string => {
  const about = [...questions.map(({ name }) => name), plainTitle(ad, locale)].join(' · ');
  return `${messagesOf(locale).compare.ask}: ${about}`;
};
