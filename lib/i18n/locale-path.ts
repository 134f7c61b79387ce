import { type Locale, locales } from './locales';

/** A plain path in the address space of a language: `/ads` is `/ar/ads` in Arabic and `/ads` in English. */
export const localePath = (locale: Locale, path: string) => {
  const { prefix } = locales[locale];
  return prefix && path === '/' ? prefix : `${prefix}${path}`;
};

/** No screen: what stands there is the page for unknown addresses. */
export const pathOfNothing = '/404';
