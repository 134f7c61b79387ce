import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';

/** The operator's links to pages of this site, in the language that the reader is in. */
export const localLinks = (html: string, locale: Locale): string =>
  html.replace(/(<a [^>]*?href=")(\/(?!\/)[^"]*)"/g, (_, start: string, path: string) => {
    return `${start}${localePath(locale, path)}"`;
  });
