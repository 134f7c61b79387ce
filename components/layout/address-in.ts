import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';

type Address = Pick<Location, 'pathname' | 'search'>;

/** The language that an address says, if it says one, and the rest of it. */
const split = (pathname: string) => {
  const [, head = '', ...rest] = pathname.split('/');
  const said = isLocale(head) && locales[head].prefix !== '';
  return { said, path: said ? `/${rest.join('/')}` : pathname };
};

/** The open page at a language's own address, which for English is the plain one. */
export const samePageIn = (locale: Locale, { pathname, search }: Address) =>
  localePath(locale, split(pathname).path) + search;

/** Where to go after a choice: a plain address stays, for there the cookie decides. */
export const addressIn = (language: string, address: Address) =>
  split(address.pathname).said
    ? samePageIn(isLocale(language) ? language : defaultLocale, address)
    : address.pathname + address.search;
