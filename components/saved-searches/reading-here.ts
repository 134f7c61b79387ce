import { isLocale } from '@/lib/i18n/locales';

/** Where, in which language, and in which money if it was chosen, one reads here: what the site tells by mail goes by it. */
export const readingHere = () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [, currency] = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(document.cookie) ?? [];
  const { lang } = document.documentElement;
  return {
    ...(isLocale(lang) ? { locale: lang } : {}),
    ...(timeZone ? { time_zone: timeZone } : {}),
    ...(currency ? { currency } : {}),
  };
};
