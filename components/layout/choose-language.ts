import type { Locale } from '@/lib/i18n/locales';
import { samePageIn } from './address-in';
import { keepPreference } from './keep-preference';

/** Goes to the page that is open in another language, and stays in that one. */
export const chooseLanguage = (language: Locale): void => {
  keepPreference('lang', language);
  location.assign(samePageIn(language, location));
};
